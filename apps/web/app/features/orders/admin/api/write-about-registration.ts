import { messageFamily, addStaffNote } from '@sangamam/contract/orders/admin/registration-care-endpoints';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/** Writes a note that only staff read. */
export const useNoteRegistration = createMutationHook(
  addStaffNote,
  (orderId: string) => (note: string) => ({ params: { orderId }, body: { note } }),
  { refreshes: 'everything' },
);

/** Asks the family by email. */
export const useAskRegistration = createMutationHook(
  messageFamily,
  (orderId: string) => (question: string) => ({ params: { orderId }, body: { question } }),
  { refreshes: 'everything' },
);
