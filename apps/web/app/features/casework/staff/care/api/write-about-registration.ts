import { messageFamily } from '@sangamam/contract/casework/care/registration-care-endpoints';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/** Asks the family by email. */
export const useAskRegistration = createMutationHook(
  messageFamily,
  (orderId: string) => (question: string) => ({ params: { orderId }, body: { question } }),
  { refreshes: 'everything' },
);
