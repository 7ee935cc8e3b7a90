import type { CancellationTerms } from '@sangamam/contract/conventions/cancellation/cancellation-terms';
import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import type { CancelEstimate } from '@sangamam/contract/orders/cancel/cancel-estimate';

import { inTransaction, type Context } from '#server/db/context.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { cancellationTermsOf } from '#server/features/orders/order/cancellation-terms-of.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import { requireOwnOrderById } from '#server/features/orders/order/require-own-order.ts';
import { selectedPeople } from '#server/features/orders/participants/selected-people.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { feeByTerms } from '../refunds/fee-by-terms.ts';
import { listMoneyAtStake } from './cancel-read-model.ts';

/** What the cancellation of a registration, with its add-on orders, keeps and gives back by the terms of `at`. */
export async function estimateCancellation(ctx: Context, order: OrderRow, at: Date): Promise<CancelEstimate> {
  const convention = await conventionById(ctx, order.conventionId);
  const currency = order.currency ?? 'USD';
  const day = calendarDateIn(convention.timeZone, at);
  const money = await listMoneyAtStake(ctx.db, order.id);
  const sum = (rows: typeof money, column: 'held' | 'missing') =>
    rows.reduce((total, row) => total + row[column], 0);
  const expected = sum(
    money.filter(({ orderId }) => orderId === order.id),
    'missing',
  );
  const fee = await feeByTerms(ctx, order, { day, currency, convention, expected });
  const paid = sum(money, 'held');
  const reported = sum(money, 'missing');
  return {
    currency,
    day,
    people: fee?.people ?? (await selectedPeople(ctx, order.id)).length,
    paid,
    reported,
    kept: fee ? Math.min(paid + reported, Math.max(0, fee.total - fee.keptElsewhere)) : null,
    until: fee?.until ?? null,
  };
}

/**
 * What a cancellation of one of the actor's registrations would give back today.
 *
 * @throws ORDER_NOT_FOUND
 */
export function readOwnEstimate(
  ctx: Context,
  actor: Actor,
  orderId: string,
): Promise<CancelEstimate & { terms: CancellationTerms }> {
  return inTransaction(ctx, async (ctx) => {
    const order = await requireOwnOrderById(ctx, actor, orderId);
    const terms = cancellationTermsOf(order, await conventionById(ctx, order.conventionId));
    return { ...(await estimateCancellation(ctx, order, ctx.now())), terms };
  });
}
