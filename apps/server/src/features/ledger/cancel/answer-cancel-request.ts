import { paymentMethodFacts } from '@sangamam/contract/ledger/terms/payment-methods';

import * as quicker from '#phrases/audit/conflicts.ts';
import type { Context } from '#server/db/context.ts';
import { inExplainedTransaction } from '#server/features/audit/explain-conflict.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { declineLockedRequest, requestToAnswer } from '#server/features/orders/cancel/answered-request.ts';
import { cancelLocked } from '#server/features/orders/decisions/decide-registration.ts';
import {
  mailCancelDeclined,
  mailCancelledAsAsked,
} from '#server/features/orders/mails/cancel-request-mails.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import { lockOrder } from '#server/features/orders/order/require-own-order.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { lockPayment } from '../decisions/locked-payment.ts';
import { createRefund } from '../refunds/create-refund.ts';
import { proposeRefund } from '../refunds/propose-refund.ts';
import { listPaymentsCancelledAt } from './cancel-read-model.ts';
import { estimateCancellation } from './estimate-cancellation.ts';

interface OfRequest {
  orderId: string;
  /** The request that staff saw: never another one that the family made meanwhile. */
  requestId: string;
}

/**
 * Cancels a registration as its family asked, with its add-on orders, and enters the refunds that the treasurer approves: they
 * keep what the terms kept on the day of the request. Without terms nothing was promised, and the money stands as refund due.
 * Idempotent: a repeated call returns the first result.
 *
 * @param answer what the family reads with it; may be empty
 * @throws ORDER_NOT_FOUND, TRANSITION_NOT_POSSIBLE when the request was taken back or answered otherwise, CONFLICT when it
 *   was granted with other words
 */
export function cancelAsAsked(
  ctx: Context,
  actor: Actor,
  { orderId, requestId, answer }: OfRequest & { answer: string },
): Promise<OrderRow> {
  return inExplainedTransaction(ctx, actor, contested(orderId), async (ctx) => {
    const order = await lockOrder(ctx, orderId);
    const given = { outcome: 'CANCELLED', answer } as const;
    const { request, isAnswered } = await requestToAnswer(ctx, order, requestId, given);
    if (isAnswered) return order;
    const estimate = await estimateCancellation(ctx, order, request.askedAt);
    const cancelled = await cancelLocked(ctx, actor, order, answer || null, (ctx, cancelled) =>
      mailCancelledAsAsked(ctx, cancelled, { estimate }),
    );
    const refunded = estimate.kept === null ? null : await prepareRefunds(ctx, actor, cancelled);
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'order.cancelled-as-asked',
      entityId: orderId,
      after: { keptFee: estimate.kept, refunded },
    });
    return cancelled;
  });
}

/**
 * Declines what a family asked, with a reason that it reads. It may ask again. Idempotent: a repeated call returns the first
 * result.
 *
 * @throws ORDER_NOT_FOUND, TRANSITION_NOT_POSSIBLE when the request was taken back or answered otherwise, CONFLICT when it
 *   was declined with another reason
 */
export function declineCancelRequest(
  ctx: Context,
  actor: Actor,
  { orderId, requestId, reason }: OfRequest & { reason: string },
): Promise<OrderRow> {
  return inExplainedTransaction(ctx, actor, contested(orderId), async (ctx) => {
    const order = await lockOrder(ctx, orderId);
    const given = { outcome: 'DECLINED', answer: reason } as const;
    const { request, isAnswered } = await requestToAnswer(ctx, order, requestId, given);
    if (isAnswered) return order;
    await declineLockedRequest(ctx, actor, orderId, reason);
    await mailCancelDeclined(ctx, order, { request, reason });
    return order;
  });
}

const contested = (orderId: string) =>
  [{ entity: 'order', entityId: orderId, words: quicker.withCancelRequest }] as const;

/** Enters a refund of everything that is held for what was cancelled; returns what the family gets, whole dollars. */
async function prepareRefunds(ctx: Context, actor: Actor, { id, cancelledAt }: OrderRow): Promise<number> {
  let refunded = 0;
  for (const payment of cancelledAt ? await listPaymentsCancelledAt(ctx.db, id, cancelledAt) : []) {
    const locked = await lockPayment(ctx, payment.id);
    const { refundable, amount, kept } = await proposeRefund(ctx, locked);
    if (refundable === 0) continue;
    await createRefund(ctx, actor, {
      paymentId: payment.id,
      amount,
      keptFee: kept?.fee ?? 0,
      keptFeeReason: kept?.reason ?? '',
      method: paymentMethodFacts[locked.payment.method].refundedBy,
      refundableBefore: refundable,
    });
    refunded += amount;
  }
  return refunded;
}
