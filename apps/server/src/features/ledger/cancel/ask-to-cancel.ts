import type { OwnCancelRequest } from '@sangamam/contract/orders/cancel/cancel-request';

import { inTransaction, type Context } from '#server/db/context.ts';
import {
  requireMayAskToCancel,
  storeCancelRequest,
} from '#server/features/orders/cancel/own-cancel-request.ts';
import { presentOwnCancelRequest } from '#server/features/orders/cancel/read-cancel-requests.ts';
import { mailCancelAsked } from '#server/features/orders/mails/cancel-request-mails.ts';
import { requireOwnOrderById } from '#server/features/orders/order/require-own-order.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { estimateCancellation } from './estimate-cancellation.ts';

/**
 * Asks for the cancellation of one of the actor's registrations that was paid, as long as its convention takes requests. What
 * the terms keep today is kept later, however long staff take. Idempotent: while a request waits, a repeated call returns it.
 *
 * @param keptSeen the fee that the family saw
 * @throws ORDER_NOT_FOUND, TRANSITION_NOT_POSSIBLE, CANCEL_REQUESTS_CLOSED, KEPT_FEE_CHANGED
 */
export function askToCancel(
  ctx: Context,
  actor: Actor,
  { orderId, reason, keptSeen }: { orderId: string; reason: string; keptSeen: number | null },
): Promise<{ cancelRequest: OwnCancelRequest | null }> {
  return inTransaction(ctx, async (ctx) => {
    const order = await requireOwnOrderById(ctx, actor, orderId, { lock: true });
    const waiting = await requireMayAskToCancel(ctx, order);
    if (waiting) return { cancelRequest: presentOwnCancelRequest(waiting) };
    const askedAt = ctx.now();
    const estimate = await estimateCancellation(ctx, order, askedAt);
    if (estimate.kept !== keptSeen) throw new AppError('KEPT_FEE_CHANGED');
    const keptFee = estimate.kept;
    const request = await storeCancelRequest(ctx, actor, orderId, { askedAt, reason, keptFee });
    await mailCancelAsked(ctx, order, { request, estimate });
    return { cancelRequest: presentOwnCancelRequest(request) };
  });
}
