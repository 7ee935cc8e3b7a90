import { submitForApproval, submitForApprovalById } from '@sangamam/contract/orders/order-endpoints';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';
import { isRefusal } from '#web/lib/api/api-error.ts';
import type { RegistrationKey } from '#web/domain/orders/registration-key.ts';

interface Submission {
  /** The total shown, in whole dollars of the order's currency; the server submits at no other. */
  expectedTotal: number;
  /** Whether the public list may show the adults; only of a registration. */
  listPublicly?: boolean;
}

/** Idempotent: a repeated call returns the first result, so a lost response goes unnoticed. */
const onceMore = {
  retry: (failures: number, error: Error) => failures < 1 && isRefusal(error, 'UNREACHABLE'),
  retryDelay: 500,
};

/**
 * Sends the registration for approval. The caller refreshes the orders afterwards, so that the next page is shown before
 * this one rerenders.
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
