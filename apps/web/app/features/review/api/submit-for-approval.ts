import { submitForApproval, submitForApprovalById } from '@sangamam/contract/orders/order-endpoints';
import { useMutation } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import type { RegistrationOf } from '#web/lib/query/order-keys.ts';

interface Submission {
  /** The total that was shown, whole dollars of the order's currency; the server submits at no other. */
  expectedTotal: number;
}

/**
 * Sends the registration for approval. Whoever calls it refreshes the orders afterwards: the page that it leads to must
 * come before the one that it leaves is drawn anew.
 */
export function useSubmitForApproval(of: RegistrationOf) {
  return useMutation({
    mutationFn: (submission: Submission) =>
      callEndpoint(submitForApproval, { query: { ...of }, body: submission }),
  });
}

/** The same for an add-on order, which only its id tells apart. */
export function useSubmitAddonOrder(orderId: string) {
  return useMutation({
    mutationFn: (submission: Submission) =>
      callEndpoint(submitForApprovalById, { params: { orderId }, body: submission }),
  });
}
