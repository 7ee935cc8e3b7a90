import * as endpoints from '@sangamam/contract/ledger/refunds/refund-admin-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';
import {
  approveRefund,
  discardRefund,
  donateRefund,
  failRefund,
  finishRefund,
} from '#server/features/ledger/refunds/decide-refund.ts';
import { listRefunds, readRefund } from '#server/features/ledger/refunds/list-refunds.ts';
import {
  listUncoveredRefunds,
  readRefundTotals,
} from '#server/features/ledger/refunds/list-uncovered-refunds.ts';
import { readRefundProposal } from '#server/features/ledger/refunds/propose-refund.ts';
import type { RefundEntity } from '#server/features/ledger/post.ts';

import { createRefundByMethod, sendRefundByMethod } from './refund-by-method.ts';

/** Refunds as the treasurer enters, sends and finishes them. */
export function refundAdminRoutes(app: FastifyInstance, ctx: Context): void {
  const shown = async (refund: Promise<RefundEntity>) => readRefund(ctx, (await refund).id);
  bindEndpoint(app, endpoints.listRefunds, ({ query }) => listRefunds(ctx, query));
  bindEndpoint(app, endpoints.listUncoveredRefunds, ({ actor, query }) =>
    listUncoveredRefunds(ctx, actor, query),
  );
  bindEndpoint(app, endpoints.getRefundTotals, ({ query }) => readRefundTotals(ctx, query.conventionId));
  bindEndpoint(app, endpoints.getRefundProposal, ({ params }) => readRefundProposal(ctx, params.paymentId));
  bindEndpoint(app, endpoints.createRefund, ({ actor, body }) =>
    shown(createRefundByMethod(ctx, actor, body)),
  );
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
