import { startPaypalPayment } from '@sangamam/contract/collection/paypal/paypal-endpoints';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/** Asks where the family approves its payment at PayPal. */
export const useStartPaypalPayment = createMutationHook(startPaypalPayment, (orderId: string) => () => ({
  params: { orderId },
}));
