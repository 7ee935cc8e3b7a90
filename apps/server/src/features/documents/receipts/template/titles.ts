import * as phrases from '#phrases/documents/receipts.ts';

import type { ReceiptContent } from '../content/receipt-content.ts';

const titles: Record<ReceiptContent['kind'], string> = {
  registration: phrases.registrationReceipt,
  addons: phrases.addonReceipt,
  all: phrases.allReceipts,
  'check-in': phrases.checkInSheet,
};

/** What kind of document it is, for people. */
export function titleOf({ kind }: Pick<ReceiptContent, 'kind'>): string {
  return titles[kind];
}
