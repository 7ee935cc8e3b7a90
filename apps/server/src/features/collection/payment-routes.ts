import type { FastifyInstance } from 'fastify';
import * as endpoints from '@sangamam/contract/collection/reporting/payment-endpoints';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { readPaymentSummary, readTreasurer } from './reporting/read-payment-summary.ts';
import { reportPayment } from './reporting/report-payment.ts';

/** The family's payment endpoints (SPEC §7 Order). */
export function paymentRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.getPaymentSummary, ({ actor, params, query }) =>
    readPaymentSummary(ctx, actor, params.orderId, query.language),
  );
  bindEndpoint(app, endpoints.getTreasurer, ({ actor, params }) => readTreasurer(ctx, actor, params.orderId));
  bindEndpoint(app, endpoints.reportZellePayment, ({ actor, params, body }) =>
    reportPayment(ctx, actor, {
      orderId: params.orderId,
      method: 'CHASE',
      payerEmail: body.chaseTransferEmail,
    }),
  );
  bindEndpoint(app, endpoints.reportChequePayment, ({ actor, params }) =>
    reportPayment(ctx, actor, { orderId: params.orderId, method: 'CHEQUE' }),
  );
}
