import type { CancelOutcome } from '@sangamam/contract/orders/cancel/cancel-request';

import type { Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { holdsCapacity, type OrderRow } from '../order/order-facts.ts';
import { touchOrder } from '../order/touch-order.ts';
import {
  closeOpenCancelRequest,
  findCancelRequest,
  type CancelRequestRow,
} from './cancel-request-repository.ts';

/** A request to cancel, and whether it has the answer that is being given already. */
export interface RequestToAnswer {
  request: CancelRequestRow;
  isAnswered: boolean;
}

/**
 * The request of a locked order that staff answer. A repeated answer finds it answered.
 *
 * @throws TRANSITION_NOT_POSSIBLE when it was taken back or answered otherwise, or the order was rejected or cancelled
 *   meanwhile; CONFLICT when the family got other words
 */
export async function requestToAnswer(
  ctx: Context,
  order: OrderRow,
  requestId: string,
  { outcome, answer }: { outcome: Exclude<CancelOutcome, 'TAKEN_BACK'>; answer: string },
): Promise<RequestToAnswer> {
  const request = await findCancelRequest(ctx.db, requestId);
  if (request?.orderId !== order.id) throw new AppError('TRANSITION_NOT_POSSIBLE');
  if (request.outcome === null && holdsCapacity(order)) return { request, isAnswered: false };
  if (request.outcome !== outcome) throw new AppError('TRANSITION_NOT_POSSIBLE');
  if (request.answer !== answer) throw new AppError('CONFLICT');
  return { request, isAnswered: true };
}

/** Declines the request of a locked order, with a reason that the family reads. */
export async function declineLockedRequest(
  ctx: Context,
  actor: Actor,
  orderId: string,
  reason: string,
): Promise<void> {
  const closedAt = ctx.now();
  await closeOpenCancelRequest(ctx.db, orderId, {
    outcome: 'DECLINED',
    closedAt,
    closedBy: actor.userId,
    answer: reason,
  });
  await touchOrder(ctx, orderId);
  await recordAudit(ctx, {
    actorId: actor.userId,
    action: 'order.cancel-declined',
    entityId: orderId,
    reason,
  });
}
