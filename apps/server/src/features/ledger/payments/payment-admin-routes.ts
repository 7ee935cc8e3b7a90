import * as endpoints from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import * as care from '@sangamam/contract/ledger/payments/payment-care-endpoints';
import * as filters from '@sangamam/contract/ledger/payments/payment-filters';
import * as corrections from '@sangamam/contract/ledger/decisions/correction-endpoints';
import * as together from '@sangamam/contract/ledger/decisions/receive-and-approve-endpoints';
import { undoPaymentDecision as undoEndpoint } from '@sangamam/contract/ledger/undo/undo-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindCare } from '#server/features/casework/care/bind-care.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import {
  approvePayment,
  declinePayment,
  receivePayment,
  rejectPayment,
} from '../decisions/decide-payment.ts';
import { moveMoney } from '../decisions/move-money.ts';
import { correctPayment, reversePayment } from '../decisions/corrections.ts';
import { receiveAndApprove, receiveAndApproveEach } from '../decisions/receive-and-approve.ts';
import { undoPaymentDecision } from '../undo/undo-payment-decision.ts';
import { countPaymentViews } from './count-payment-views.ts';
import { listPayments } from './list-payments.ts';
import { notePayment, paymentKind, readPaymentCareHistory } from './payment-care.ts';
import { readPaymentTotals } from './read-payment-totals.ts';

/** Payments as the treasurer lists and decides them. */
export function paymentAdminRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.listPayments, ({ actor, query }) => listPayments(ctx, actor, query));
  bindCare(app, ctx, care.careOfPayments, paymentKind, notePayment);
  bindEndpoint(app, care.getPaymentCareHistory, ({ params }) =>
    readPaymentCareHistory(ctx, params.paymentId),
  );
  bindEndpoint(app, endpoints.getPaymentTotals, ({ query }) => readPaymentTotals(ctx, query.conventionId));
  bindEndpoint(app, filters.countPaymentViews, ({ actor, query }) =>
    countPaymentViews(ctx, actor, query.conventionId),
  );
  bindEndpoint(app, endpoints.receivePayment, ({ actor, params, body }) =>
    receivePayment(ctx, actor, params.paymentId, body),
  );
  bindEndpoint(app, endpoints.approvePayment, ({ actor, params, body }) =>
    approvePayment(ctx, actor, params.paymentId, body?.reason),
  );
  bindEndpoint(app, together.receiveAndApprovePayment, ({ actor, params, body }) =>
    receiveAndApprove(ctx, actor, params.paymentId, body),
  );
  bindEndpoint(app, together.receiveAndApprovePayments, ({ actor, body }) =>
    receiveAndApproveEach(ctx, actor, body.payments),
  );
  bindEndpoint(app, endpoints.declinePayment, ({ actor, params, body }) =>
    declinePayment(ctx, actor, params.paymentId, body.reason),
  );
  bindEndpoint(app, endpoints.rejectPayment, ({ actor, params, body }) =>
    rejectPayment(ctx, actor, params.paymentId, body.reason),
  );
  bindEndpoint(app, undoEndpoint, ({ actor, params, body }) =>
    undoPaymentDecision(ctx, actor, { ...params, ...body }),
  );
  bindEndpoint(app, corrections.reversePayment, ({ actor, params, body }) =>
    reversePayment(ctx, actor, params.paymentId, body),
  );
  bindEndpoint(app, corrections.correctPayment, ({ actor, params, body }) =>
    correctPayment(ctx, actor, params.paymentId, body),
  );
  bindEndpoint(app, corrections.moveMoney, ({ actor, params, body }) =>
    moveMoney(ctx, actor, params.paymentId, body),
  );
}
