import * as endpoints from '@sangamam/contract/collection/paypal/paypal-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindWebhook } from '#server/http/endpoints/bind-webhook.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { receiveWebhook } from './receive-webhook.ts';
import { returnFromPaypal } from './return-from-paypal.ts';
import { startPaypalPayment } from './start-paypal-payment.ts';

/** Payment by PayPal (SPEC §4, §7). */
export function paypalRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.startPaypalPayment, ({ actor, params }) =>
    startPaypalPayment(ctx, actor, params.orderId),
  );
  bindEndpoint(app, endpoints.returnFromPaypal, ({ params, body }) =>
    returnFromPaypal(ctx, { orderId: params.orderId, token: body.token }),
  );
  bindWebhook(app, endpoints.paypalWebhook, (call) => receiveWebhook(ctx, call));
}
