import {
  enterDiscountCode,
  removeDiscountCode,
} from '@sangamam/contract/conventions/discounts/discount-endpoints';

import { ordersGroup } from '#web/domain/orders/registration-key.ts';
import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

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
