import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import {
  mayAskToCancel,
  takesCancelRequests,
  type OwnCancelRequest,
} from '@sangamam/contract/orders/cancel/cancel-request';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { whoActed, type Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { hasPaidAddonOrder } from '../order/addon-order-repository.ts';
import { isAddonOrder, statusOf, type OrderRow } from '../order/order-facts.ts';
import { requireOwnOrderById } from '../order/require-own-order.ts';
import { touchOrder } from '../order/touch-order.ts';
import {
  closeOpenCancelRequest,
  findLatestCancelRequest,
  insertCancelRequest,
  type CancelRequestRow,
} from './cancel-request-repository.ts';

/**
 * Requires that the family may ask for the cancellation of its locked order now. Returns the request that waits already.
 *
 * @throws TRANSITION_NOT_POSSIBLE, CANCEL_REQUESTS_CLOSED after the last day, unless a request waits
 */
export async function requireMayAskToCancel(
  ctx: Context,
  order: OrderRow,
): Promise<CancelRequestRow | undefined> {
  const { registrationStatus, paymentStatus } = order;
  const may = mayAskToCancel({
    status: statusOf(order),
    registrationStatus,
    paymentStatus,
    isAddonOrder: isAddonOrder(order),
    hasPaidAddons: await hasPaidAddonOrder(ctx.db, order.id),
  });
  if (!may) throw new AppError('TRANSITION_NOT_POSSIBLE');
  const latest = await findLatestCancelRequest(ctx.db, order.id);
  if (latest?.closedAt === null) return latest;
  const { cancelRequestsUntil, timeZone } = await conventionById(ctx, order.conventionId);
  if (!takesCancelRequests(cancelRequestsUntil, calendarDateIn(timeZone, ctx.now())))
    throw new AppError('CANCEL_REQUESTS_CLOSED');
  return undefined;
}

/** Stores a request for a locked order, with what the terms keep at that instant. */
export async function storeCancelRequest(
  ctx: Context,
  actor: Actor,
  orderId: string,
  { askedAt, reason, keptFee }: Pick<CancelRequestRow, 'askedAt' | 'reason' | 'keptFee'>,
): Promise<CancelRequestRow> {
  const request = await insertCancelRequest(ctx.db, {
    orderId,
    askedBy: actor.userId,
    askedAt,
    reason,
    keptFee,
  });
  await touchOrder(ctx, orderId);
  await recordAudit(ctx, {
    actorId: whoActed(actor),
    action: 'order.cancel-asked',
    entityId: orderId,
    after: { keptFee },
    ...(reason !== '' && { reason }),
  });
  return request;
}

/**
 * Takes a request back that nobody has answered. Idempotent.
 *
 * @throws ORDER_NOT_FOUND, TRANSITION_NOT_POSSIBLE when staff answered it, and without one
 */
export function takeCancelRequestBack(
  ctx: Context,
  actor: Actor,
  orderId: string,
): Promise<{ cancelRequest: OwnCancelRequest | null }> {
  return inTransaction(ctx, async (ctx) => {
    await requireOwnOrderById(ctx, actor, orderId, { lock: true });
    const latest = await findLatestCancelRequest(ctx.db, orderId);
    if (latest?.outcome === 'TAKEN_BACK') return { cancelRequest: null };
    if (latest?.closedAt !== null) throw new AppError('TRANSITION_NOT_POSSIBLE');
    await closeOpenCancelRequest(ctx.db, orderId, {
      outcome: 'TAKEN_BACK',
      closedAt: ctx.now(),
      closedBy: actor.userId,
    });
    await touchOrder(ctx, orderId);
    await recordAudit(ctx, {
      actorId: whoActed(actor),
      action: 'order.cancel-request-taken-back',
      entityId: orderId,
    });
    return { cancelRequest: null };
  });
}
