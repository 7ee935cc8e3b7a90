import { netOf } from '@sangamam/contract/orders/pricing/adjustment-line';
import { priceIn } from '@sangamam/contract/orders/pricing/price-list';

import { cancelledByFamily, changeUndone } from '#phrases/orders/amendments.ts';
import type { Context } from '#server/db/context.ts';
import { reopenChangeRequest } from '#server/features/orders/amendments/change-requests.ts';
import { asksForChange } from '#server/features/orders/amendments/asks-for-change.ts';
import { endChildOrder } from '#server/features/orders/amendments/end-child-order.ts';
import { planTakeBack } from '#server/features/orders/amendments/plan-take-back.ts';
import { storeAmendment } from '#server/features/orders/amendments/store-amendment.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import { findLatestAmendment } from '#server/features/orders/amendments/find-latest-amendment.ts';
import { lockOrder } from '#server/features/orders/order/require-own-order.ts';
import type { Actor, AnyActor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { balancesAround, repricePayment } from '../adjustments/reprice-payment.ts';
import { findOpenPayment, hasMoneyLeftSince, updateDueDate } from '../payment-repository.ts';

/**
 * Takes a change back whose difference its family does not pay: it cancels the order that asks for it. The caller has
 * locked that order, with its registration. Returns false for an order that is of no change.
 *
 * @throws TRANSITION_NOT_POSSIBLE when the registration changed since, SOLD_OUT
 */
export async function takeUnpaidChangeBack(
  ctx: Context,
  actor: Actor,
  { id, parentOrderId }: { id: string; parentOrderId: string },
): Promise<boolean> {
  if (!(await asksForChange(ctx, id))) return false;
  const latest = await findLatestAmendment(ctx, parentOrderId);
  if (latest?.childOrderId !== id) throw new AppError('TRANSITION_NOT_POSSIBLE');
  try {
    const order = await lockOrder(ctx, parentOrderId);
    await takeBackAmendment(ctx, actor, order, { reason: cancelledByFamily, isTold: true });
    return true;
  } catch (error) {
    // The family has nothing newer to look at, as CONFLICT would say.
    throw error instanceof AppError && error.errors[0]?.code === 'CONFLICT'
      ? new AppError('TRANSITION_NOT_POSSIBLE')
      : error;
  }
}

/** Undoes the last change of a locked registration, which its family has not been told of. */
export function undoAmendment(ctx: Context, actor: AnyActor, order: OrderRow): Promise<OrderRow> {
  return takeBackAmendment(ctx, actor, order, { reason: changeUndone, isTold: false });
}

/**
 * Takes the last change of a locked registration back by one that reverses it: people, package, add-ons and special request
 * are as before, at the old prices, places are exchanged, and the order by which the difference was to be paid ends. The
 * family is told if it was told of the change.
 *
 * @throws CONFLICT when the price changed since, money is on the way for that order, or what the change gave back has left
 *   the payment; TRANSITION_NOT_POSSIBLE, SOLD_OUT
 */
export async function takeBackAmendment(
  ctx: Context,
  actor: AnyActor,
  locked: OrderRow,
  { reason, isTold }: { reason: string; isTold: boolean },
): Promise<OrderRow> {
  const { planned, amendment } = await planTakeBack(ctx, locked, reason);
  const { order, lines, added } = planned;
  if (amendment.childOrderId !== null) await endChildOrder(ctx, actor, amendment.childOrderId, reason);
  const payment = await findOpenPayment(ctx.db, order.id);
  const net = priceIn(planned.currency, netOf([...lines, ...added]));
  const { before, after } = await balancesAround(ctx, order, payment, net);
  if (payment?.state === 'PAYMENT_APPROVED' && after.net > before.net) {
    const isGone = await hasMoneyLeftSince(ctx.db, payment.id, amendment.createdAt);
    if (isGone) throw new AppError('CONFLICT');
  }
  if (payment && after.net !== before.net) await repricePayment(ctx, actor, { payment, after });
  if (planned.dueDate) await updateDueDate(ctx.db, planned.dueDate.paymentId, planned.dueDate.to);
  const { order: restored } = await storeAmendment(ctx, actor, planned, {
    reason,
    carriedOver: 0,
    after,
    takesBack: { number: amendment.number, isTold },
  });
  if (!isTold) await reopenChangeRequest(ctx, order.id, amendment.number);
  return restored;
}
