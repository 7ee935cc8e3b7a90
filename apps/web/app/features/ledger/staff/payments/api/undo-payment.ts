import { undoPaymentDecision } from '@sangamam/contract/ledger/undo/undo-endpoints';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/** Undoes a decision about a payment within its minute. */
export const useUndoPayment = createMutationHook(
  undoPaymentDecision,
  () =>
    ({ paymentId, decisionId }: { paymentId: string; decisionId: string }) => ({
      params: { paymentId },
      body: { decisionId },
    }),
  { refreshes: 'everything' },
);
