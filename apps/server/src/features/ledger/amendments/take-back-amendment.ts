import { netOf } from '@sangamam/contract/orders/pricing/adjustment-line';
import { priceIn } from '@sangamam/contract/orders/pricing/price-list';

import { changeUndone } from '#phrases/orders/amendments.ts';
import type { Context } from '#server/db/context.ts';
import { reopenChangeRequest } from '#server/features/orders/amendments/change-requests.ts';
import { endChildOrder } from '#server/features/orders/amendments/end-child-order.ts';
import { planTakeBack } from '#server/features/orders/amendments/plan-take-back.ts';
import { storeAmendment } from '#server/features/orders/amendments/store-amendment.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import type { AnyActor } from '#server/http/access/actor.ts';

import { balancesAround, repricePayment } from '../adjustments/reprice-payment.ts';
import { findOpenPayment } from '../payment-repository.ts';

/** Undoes the last change of a locked registration, which its family has not been told of. */
export function undoAmendment(ctx: Context, actor: AnyActor, order: OrderRow): Promise<OrderRow> {
  return takeBackAmendment(ctx, actor, order, { reason: changeUndone, isTold: false });
}

/**
 * Takes the last change of a locked registration back by one that reverses it: people, package, add-ons and special request
 * are as before, at the old prices, places are exchanged, and the order by which the difference was to be paid ends. The
 * family is told if it was told of the change.
 *
 * @throws CONFLICT when the price changed since, or money is on the way for that order; TRANSITION_NOT_POSSIBLE, SOLD_OUT
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
  const net = priceIn(order.currency, netOf([...lines, ...added]));
  const { before, after } = await balancesAround(ctx, order, payment, net);
  if (payment && after.net !== before.net) await repricePayment(ctx, actor, { payment, after });
  const { order: restored } = await storeAmendment(ctx, actor, planned, {
    reason,
    carriedOver: 0,
    after,
    takesBack: { number: amendment.number, isTold },
  });
  if (!isTold) await reopenChangeRequest(ctx, order.id, amendment.number);
  return restored;
}
