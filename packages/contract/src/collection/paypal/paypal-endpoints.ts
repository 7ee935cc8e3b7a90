import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { defineWebhook } from '../../http/webhook-endpoint.ts';
import { resource } from '../../http/resource.ts';

const tag = 'Payments';

const params = z.object({ orderId: entityId });

const paypal = resource({
  path: '/v1/order/{orderId}/payment/paypal',
  tag: 'Payments',
  access: 'registrant',
  params: params,
  errors: ['ORDER_NOT_FOUND', 'PAYPAL_UNAVAILABLE'],
});

/** Starts a payment by PayPal; `redirectUrl` is where the family approves it (SPEC §4, §7). */
export const startPaypalPayment = paypal.post('', {
  summary: 'Start a payment by PayPal',
  limit: 'paypal',
  data: z.object({ redirectUrl: z.url() }),
  errors: ['PAYMENT_NOT_POSSIBLE'],
});

/** What became of a family's visit to PayPal. */
export const paypalOutcomes = ['RECEIVED', 'PENDING', 'DECLINED', 'NOT_APPROVED', 'NOT_CHARGED'] as const;
export type PaypalOutcome = (typeof paypalOutcomes)[number];

/**
 * Takes the money that a payer has approved. PayPal's id of the order, which its redirect brings, is the only key, so
 * that a payer who returns on a device without a session still pays. Idempotent.
 */
export const returnFromPaypal = paypal.post('/return', {
  summary: 'Come back from PayPal',
  access: 'anonymous',
  limit: 'paypal',
  body: z.strictObject({ token: z.string().regex(/^[A-Z0-9]{5,40}$/u) }),
  data: z.object({ orderId: z.string(), outcome: z.enum(paypalOutcomes) }),
});

/** PayPal reports what happened to an order or its money. */
export const paypalWebhook = defineWebhook({
  path: '/v1/webhooks/paypal',
  summary: 'PayPal reports an event',
  tag,
  limit: 'paypal-webhook',
  errors: ['FORBIDDEN', 'PAYPAL_UNAVAILABLE'],
});
