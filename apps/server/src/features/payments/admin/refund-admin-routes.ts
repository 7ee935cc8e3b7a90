import * as endpoints from '@sangamam/contract/payments/admin/refund-admin-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { sendRefundByMethod } from '../paypal/send-refund-by-method.ts';
import { createRefund } from '../refunds/create-refund.ts';
import {
  approveRefund,
  discardRefund,
  donateRefund,
  failRefund,
  finishRefund,
} from '../refunds/decide-refund.ts';
import type { RefundEntity } from '../refunds/refund-repository.ts';
import { listRefunds, readRefund } from './list-refunds.ts';
import { listUncoveredRefunds, readRefundTotals } from './list-uncovered-refunds.ts';

/** Refunds as the treasurer enters, sends and finishes them. */
export function refundAdminRoutes(app: FastifyInstance, ctx: Context): void {
  const shown = async (refund: Promise<RefundEntity>) => readRefund(ctx, (await refund).id);
  bindEndpoint(app, endpoints.listRefunds, ({ query }) => listRefunds(ctx, query));
  bindEndpoint(app, endpoints.listUncoveredRefunds, ({ query }) => listUncoveredRefunds(ctx, query));
  bindEndpoint(app, endpoints.getRefundTotals, ({ query }) => readRefundTotals(ctx, query.conventionId));
  bindEndpoint(app, endpoints.createRefund, ({ actor, body }) => shown(createRefund(ctx, actor, body)));
  bindEndpoint(app, endpoints.approveRefund, ({ actor, params, body }) =>
    shown(approveRefund(ctx, actor, params.refundId, body)),
  );
  bindEndpoint(app, endpoints.sendRefund, ({ actor, params, body }) =>
    shown(sendRefundByMethod(ctx, actor, params.refundId, body)),
  );
  bindEndpoint(app, endpoints.finishRefund, ({ actor, params, body }) =>
    shown(finishRefund(ctx, actor, params.refundId, body)),
  );
  bindEndpoint(app, endpoints.failRefund, ({ actor, params, body }) =>
    shown(failRefund(ctx, actor, params.refundId, body)),
  );
  bindEndpoint(app, endpoints.donateRefund, ({ actor, params, body }) =>
    shown(donateRefund(ctx, actor, params.refundId, body)),
  );
  bindEndpoint(app, endpoints.discardRefund, ({ actor, params, body }) =>
    shown(discardRefund(ctx, actor, params.refundId, body)),
  );
}
