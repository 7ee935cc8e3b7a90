import { submitForApproval, submitForApprovalById } from '@sangamam/contract/orders/order-endpoints';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';
import { isRefusal } from '#web/lib/api/api-error.ts';
import type { RegistrationKey } from '#web/domain/orders/registration-key.ts';

interface Submission {
  /** The total that was shown, whole dollars of the order's currency; the server submits at no other. */
  expectedTotal: number;
}

/** A repeat answers what the first one brought about: where only the answer was lost, nobody needs to know. */
const onceMore = {
  retry: (failures: number, error: Error) => failures < 1 && isRefusal(error, 'UNREACHABLE'),
  retryDelay: 500,
};

/**
 * Sends the registration for approval. Whoever calls it refreshes the orders afterwards: the page that it leads to must
 * come before the one that it leaves is drawn anew.
 */
export const useSubmitForApproval = createMutationHook(
  submitForApproval,
  (key: RegistrationKey) => (submission: Submission) => ({ query: { ...key }, body: submission }),
  onceMore,
);

/** The same for an add-on order, which only its id tells apart. */
export const useSubmitAddonOrder = createMutationHook(
  submitForApprovalById,
  (orderId: string) => (submission: Submission) => ({ params: { orderId }, body: submission }),
  onceMore,
);
