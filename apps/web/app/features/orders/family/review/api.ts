import { getAddonReview } from '@sangamam/contract/orders/addon-orders/addon-order-endpoints';
import {
  enterDiscountCode,
  removeDiscountCode,
} from '@sangamam/contract/conventions/discounts/discount-endpoints';
import {
  getReviewById,
  submitForApproval,
  submitForApprovalById,
} from '@sangamam/contract/orders/order-endpoints';

import { ordersGroup, type RegistrationKey } from '#web/domain/orders/registration-key.ts';
import { createQueryHook, createMutationHook } from '#web/lib/query/endpoint-hooks.ts';
import { isRefusal } from '#web/lib/api/api-error.ts';

/** What the review of an add-on order shows. */
export const useAddonReview = createQueryHook(
  getAddonReview,
  (orderId: string) => ({ params: { orderId } }),
  { group: ordersGroup },
);

const refreshes = [ordersGroup];

/** Enters a discount code for an order that is not sent yet. */
export const useEnterDiscountCode = createMutationHook(
  enterDiscountCode,
  (orderId: string) => (body: { code: string }) => ({ params: { orderId }, body }),
  { refreshes },
);

/** Removes the code of an order again. */
export const useRemoveDiscountCode = createMutationHook(
  removeDiscountCode,
  (orderId: string) => () => ({ params: { orderId } }),
  { refreshes },
);

/** What the review of an order shows. */
export const useReview = createQueryHook(getReviewById, (orderId: string) => ({ params: { orderId } }), {
  group: ordersGroup,
});

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
