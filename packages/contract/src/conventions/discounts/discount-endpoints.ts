import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { review } from '../../orders/order.ts';
import { discountRefusals } from './discount-refusal.ts';
import { discountCodeForm } from './typed-code.ts';
import { resource } from '../../http/resource.ts';

const params = z.object({ orderId: entityId });

const discountCode = resource({
  path: '/v1/order/{orderId}/discount-code',
  tag: 'Orders',
  access: 'registrant',
  params: params,
});

/**
 * Enters a discount code for one of your orders that is not sent yet; it replaces an earlier one. Nothing is used of the
 * code before the order is submitted. Answers the review with its new lines and total.
 */
export const enterDiscountCode = discountCode.post('', {
  summary: 'Enter a discount code',
  limit: 'discount-code',
  body: discountCodeForm,
  data: review,
  errors: ['ORDER_NOT_FOUND', 'ORDER_LOCKED', ...discountRefusals],
});

/** Removes the discount code from one of your orders that is not sent yet. Idempotent. */
export const removeDiscountCode = discountCode.delete('', {
  summary: 'Remove the discount code',
  data: review,
  errors: ['ORDER_NOT_FOUND', 'ORDER_LOCKED'],
});
