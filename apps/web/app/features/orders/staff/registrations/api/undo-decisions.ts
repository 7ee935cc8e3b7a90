import { undoRegistrationDecisions } from '@sangamam/contract/orders/decisions/undo/undo-endpoints';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/** Undoes decisions about registrations; returns a result for each. */
export const useUndoDecisions = createMutationHook(
  undoRegistrationDecisions,
  () => (decisions: { orderId: string; decisionId: string }[]) => ({ body: { decisions } }),
  { refreshes: 'everything' },
);
