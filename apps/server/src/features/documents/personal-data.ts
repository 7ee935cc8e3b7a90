import { consents, familyPictures, walletDevices, walletPasses } from '#server/db/schema/schema.ts';
import type { PersonalData } from '#server/features/personal-data/personal-data.ts';
import { ofOrder, staffAction } from '#server/features/personal-data/policy.ts';

import { forgetReceipts } from './receipts/making/receipt-file.ts';

/** The files of consent forms and pictures are those of the feature `files`, which exports and erases them. */
export const documentsPersonalData: PersonalData = {
  tables: [
    // What a phone or Google has of a pass is out of reach once the rows are gone.
    ofOrder(walletPasses, {
      exported: 'walletPasses',
      only: ['orderId', 'serial', 'atGoogle', 'changedAt', 'createdAt'],
      onErasure: 'deleted',
    }),
    ofOrder(walletDevices, {
      exported: 'walletDevices',
      only: ['orderId', 'deviceId', 'createdAt'],
      onErasure: 'cascades',
    }),
    ofOrder(consents, {
      people: { responsibleId: 'moves', minorId: 'moves', decidedBy: staffAction },
      exported: 'consents',
      without: ['revision'],
      onErasure: 'deleted',
    }),
    ofOrder(familyPictures, {
      people: { decidedBy: staffAction },
      exported: 'familyPictures',
      without: ['revision'],
      onErasure: 'deleted',
    }),
  ],
  // Receipts are made on request and kept for minutes in memory, never stored. What another process keeps cannot be
  // opened after an erasure: the address of a family needs its account, and the content is another one.
  erase: (_ctx, { orderIds }) => {
    forgetReceipts(orderIds);
    return Promise.resolve();
  },
};
