import { submitForApproval, submitForApprovalById } from '@sangamam/contract/orders/order-endpoints';
import { useMutation } from '@tanstack/react-query';

import { isRefusal } from '#web/lib/api/api-error.ts';
import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import type { RegistrationOf } from '#web/domain/orders/order-keys.ts';

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
export function useSubmitForApproval(of: RegistrationOf) {
  return useMutation({
    mutationFn: (submission: Submission) =>
      callEndpoint(submitForApproval, { query: { ...of }, body: submission }),
    ...onceMore,
  });
}

/** The same for an add-on order, which only its id tells apart. */
export function useSubmitAddonOrder(orderId: string) {
  return useMutation({
    mutationFn: (submission: Submission) =>
      callEndpoint(submitForApprovalById, { params: { orderId }, body: submission }),
    ...onceMore,
  });
}
