import type { PersonalData } from '#server/features/personal-data/personal-data.ts';

import { forgetReceipts } from './making/receipt-file.ts';

/**
 * Receipts are made on request and kept for minutes in memory, never stored. What another process keeps cannot be
 * opened after an erasure: the address of a family needs its account, and the content is another one.
 */
export const receiptsPersonalData: PersonalData = {
  claims: {},
  erase: (_ctx, { orderIds }) => {
    forgetReceipts(orderIds);
    return Promise.resolve();
  },
};
