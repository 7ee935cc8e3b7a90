import type {
  AmendmentOutcome,
  amendmentSettlement,
} from '@sangamam/contract/orders/amendments/amendment-endpoints';
import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import type { Balance } from '@sangamam/contract/ledger/balance/balance';
import { netOf } from '@sangamam/contract/orders/pricing/adjustment-line';
import { priceIn } from '@sangamam/contract/orders/pricing/price-list';
import type { z } from 'zod';

import type { Context } from '#server/db/context.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { concernsOf } from '#server/features/orders/amendments/concerns.ts';
import { countAmendments } from '#server/features/orders/amendments/count-amendments.ts';
import {
  planAmendment,
  type Brought,
  type PlannedAmendment,
  type WantedChange,
} from '#server/features/orders/amendments/plan-amendment.ts';
import { storeAmendment } from '#server/features/orders/amendments/store-amendment.ts';
import { factsOf, statusOf, type OrderRow } from '#server/features/orders/order/order-facts.ts';
import { lineInWords } from '#server/features/orders/pricing/lines-of-order.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { balancesAround, repricePayment } from '../adjustments/reprice-payment.ts';
import { findOpenPayment, updateDueDate, type PaymentRow } from '../payment-repository.ts';

/** What a registration is to become, and how the difference is settled. */
export interface WantedAmendment {
  change: WantedChange;
  /** What comes from a registration that is merged into it. */
  brought?: Brought | undefined;
  settlement: z.output<typeof amendmentSettlement>;
}

/** What was seen before the change was sent: how many amendments there were, and the price in whole dollars. */
export interface SeenOrder {
  amendments: number;
  netBefore: number;
}

/** An amendment with what it does to the money. */
export interface SettledAmendment {
  planned: PlannedAmendment;
  payment: PaymentRow | undefined;
  before: Balance;
  after: Balance;
  /** Whole dollars that are paid with an order of its own. */
  carriedOver: number;
}

/**
 * The one computation of preview and change, of a locked order.
 *
 * @throws as `planAmendment`
 */
export async function settleAmendment(
  ctx: Context,
  order: OrderRow,
  wanted: WantedAmendment & { reason: string },
): Promise<SettledAmendment> {
  const payment = await findOpenPayment(ctx.db, order.id);
  const planned = {
    ...(await planAmendment(ctx, order, wanted)),
    dueDate: await otherDueDate(ctx, { order, payment, to: wanted.change.dueDate }),
  };
  const { currency } = planned;
  const rise = priceIn(currency, planned.difference);
  const isSettled = order.paymentStatus === 'PAYMENT_APPROVED' || statusOf(order) === 'CONFIRMED';
  const carriedOver = isSettled ? Math.max(0, rise) : 0;
  const net = priceIn(currency, netOf([...planned.lines, ...planned.added])) - carriedOver;
  const balances = await balancesAround(ctx, order, payment, net);
  const after = planned.dueDate ? { ...balances.after, dueDate: planned.dueDate.to } : balances.after;
  return { planned, payment, carriedOver, before: balances.before, after };
}

/** @throws NO_OPEN_PAYMENT, DUE_DATE_PAST */
async function otherDueDate(
  ctx: Context,
  { order, payment, to }: { order: OrderRow; payment: PaymentRow | undefined; to: string | undefined },
): Promise<PlannedAmendment['dueDate']> {
  if (to === undefined) return undefined;
  if (!payment || payment.state === 'PAYMENT_APPROVED') throw new AppError('NO_OPEN_PAYMENT');
  const { timeZone } = await conventionById(ctx, order.conventionId);
  if (to < calendarDateIn(timeZone, ctx.now()))
    throw new AppError('DUE_DATE_PAST', { field: 'change.dueDate' });
  return { paymentId: payment.id, from: payment.dueDate, to };
}

/** @throws CONFLICT when the order changed since it was seen */
export async function refuseUnlessAsSeen(ctx: Context, order: OrderRow, seen: SeenOrder): Promise<void> {
  const isAsSeen =
    (await countAmendments(ctx, order.id)) === seen.amendments && factsOf(order).net === seen.netBefore;
  if (!isAsSeen) throw new AppError('CONFLICT');
}

/**
 * Stores what was worked out, with the open payment at the new price. Returns the order by which the difference is paid.
 *
 * @throws USER_EXIST, SOLD_OUT
 */
export async function storeSettled(
  ctx: Context,
  actor: Actor,
  { payment, before, after, carriedOver, planned }: SettledAmendment,
  reason: string,
): Promise<string | null> {
  if (payment && after.net !== before.net) await repricePayment(ctx, actor, { payment, after });
  if (planned.dueDate) await updateDueDate(ctx.db, planned.dueDate.paymentId, planned.dueDate.to);
  const { childOrderId } = await storeAmendment(ctx, actor, planned, { reason, carriedOver, after });
  return childOrderId;
}

/** What an amendment does, in words and amounts. */
export async function presentOutcome(
  ctx: Context,
  { planned: { order, people, added, currency }, before, after, carriedOver }: SettledAmendment,
): Promise<AmendmentOutcome> {
  return {
    joining: people.joining,
    leaving: people.leaving,
    related: people.related.map(({ name, before: from, after: to }) => ({ name, before: from, after: to })),
    currency: { before: order.currency, after: currency },
    lines: added.map((line) => lineInWords(line, currency)),
    before,
    after,
    carriedOver,
    needConsent: people.minors,
    concerns: people.joining.length + people.leaving.length > 0 ? await concernsOf(ctx, order) : [],
  };
}
