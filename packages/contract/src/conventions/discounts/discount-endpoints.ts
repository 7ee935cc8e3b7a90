import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { review } from '../../orders/order.ts';
import { discountRefusals } from './discount-refusal.ts';
import { discountCodeForm } from './typed-code.ts';

const tag = 'Orders';
const params = z.object({ orderId: entityId });

/**
 * Enters a discount code for one of your orders that is not sent yet; it replaces an earlier one. Nothing is used of the
 * code before the order is submitted. Answers the review with its new lines and total.
 */
export const enterDiscountCode = defineEndpoint({
  method: 'POST',
  path: '/v1/order/{orderId}/discount-code',
  summary: 'Enter a discount code',
  tag,
  access: 'registrant',
  limit: 'discount-code',
  params,
  body: discountCodeForm,
  data: review,
  errors: ['ORDER_NOT_FOUND', 'ORDER_LOCKED', ...discountRefusals],
});

/** Removes the discount code from one of your orders that is not sent yet. Idempotent. */
export const removeDiscountCode = defineEndpoint({
  method: 'DELETE',
  path: '/v1/order/{orderId}/discount-code',
  summary: 'Remove the discount code',
  tag,
  access: 'registrant',
  params,
  data: review,
  errors: ['ORDER_NOT_FOUND', 'ORDER_LOCKED'],
});
