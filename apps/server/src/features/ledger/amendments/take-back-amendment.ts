import { reverseLines } from '@sangamam/contract/orders/amendments/reverse-lines';
import { netOf } from '@sangamam/contract/orders/pricing/adjustment-line';
import { priceIn } from '@sangamam/contract/orders/pricing/price-list';

import { amendmentTitles, changeUndone } from '#phrases/orders/amendments.ts';
import type { Context } from '#server/db/context.ts';
import { findConvention } from '#server/features/conventions/find-convention.ts';
import { amendPeople } from '#server/features/orders/amendments/amended-people.ts';
import { endChildOrder } from '#server/features/orders/amendments/end-child-order.ts';
import { findLatestAmendment } from '#server/features/orders/amendments/find-latest-amendment.ts';
import { requireAmendable } from '#server/features/orders/amendments/plan-amendment.ts';
import { storeAmendment } from '#server/features/orders/amendments/store-amendment.ts';
import { listOrderPeople } from '#server/features/orders/participants/participant-read-model.ts';
import { listSubmittedLines } from '#server/features/orders/selection/order-lines-repository.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import type { AnyActor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

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
  const order = requireAmendable(locked);
  const convention = await findConvention(ctx, order.conventionId);
  if (!convention) throw new Error(`Order ${order.id} without its convention`);
  const lines = await listSubmittedLines(ctx.db, order.id);
  const amendment = await findLatestAmendment(ctx, order.id);
  const span = amendment && { first: amendment.firstPosition, count: amendment.lineCount };
  if (!span || lines.length !== span.first + span.count) throw new AppError('CONFLICT');
  const { record, number, childOrderId } = amendment;
  if (childOrderId !== null) await endChildOrder(ctx, actor, childOrderId, reason);
  const added = reverseLines(lines, span, { takenOff: amendmentTitles.takenOff, note: reason });
  const people = amendPeople(
    await listOrderPeople(ctx.db, order.id),
    { join: [], attend: record.left, leave: record.joined },
    convention.startDate,
  );
  const net = priceIn(order.currency, netOf([...lines, ...added]));
  const payment = await findOpenPayment(ctx.db, order.id);
  const { before, after } = await balancesAround(ctx, order, payment, net);
  if (payment && after.net !== before.net) await repricePayment(ctx, actor, { payment, after });
  const planned = {
    order,
    people,
    lines,
    added,
    difference: netOf(added),
    packageId: record.package?.from ?? order.packageId,
    specialRequest: record.requestBefore ?? order.specialRequest,
  };
  const { order: restored } = await storeAmendment(ctx, actor, planned, {
    reason,
    carriedOver: 0,
    after,
    takesBack: { number, isTold },
  });
  return restored;
}
