import { withoutUndone } from '@sangamam/contract/orders/amendments/reverse-lines';
import { ageOn, calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import type { Review } from '@sangamam/contract/orders/order';
import { priceIn } from '@sangamam/contract/orders/pricing/price-list';

import { changeUndone } from '#phrases/orders/amendments.ts';
import type { Context } from '#server/db/context.ts';
import { presentConventionRow } from '#server/features/conventions/convention-by-id.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { isAddonOrder, statusOf } from '../order/order-facts.ts';
import { currencyOfOrder } from '../order/order-currency.ts';
import { listOrderPeople, type OrderPerson } from '../participants/participant-read-model.ts';
import type { OrderRow } from '../order/order-repository.ts';
import { requireOwnOrder, requireOwnOrderById, type RegistrationKey } from '../order/require-own-order.ts';
import { balanceOfOrder } from '../pricing/balance-of-order.ts';
import { presentDiscount } from '../pricing/order-discount.ts';
import { presentLines } from '../pricing/present-lines.ts';
import { presentOrderPackage } from '../pricing/present-order-package.ts';
import { presentParticipant } from '../participants/present-participant.ts';
import { presentSelection } from '../selection/present-selection.ts';
import { priceOrder } from '../pricing/price-order.ts';

/**
 * The review of the actor's registration for a convention.
 *
 * @throws ORDER_NOT_FOUND
 */
export async function readReview(ctx: Context, actor: Actor, key: RegistrationKey): Promise<Review> {
  return reviewOf(ctx, await requireOwnOrder(ctx, actor, key));
}

/**
 * The review of one of the actor's orders.
 *
 * @throws ORDER_NOT_FOUND
 */
export async function readReviewById(ctx: Context, actor: Actor, orderId: string): Promise<Review> {
  return reviewOf(ctx, await requireOwnOrderById(ctx, actor, orderId));
}

/**
 * The review of one of the actor's add-on orders.
 *
 * @throws ORDER_NOT_FOUND also for a registration
 */
export async function readAddonReview(ctx: Context, actor: Actor, orderId: string) {
  const order = await requireOwnOrderById(ctx, actor, orderId);
  if (!isAddonOrder(order)) throw new AppError('ORDER_NOT_FOUND');
  const { parentOrderId, reason } = order;
  return { ...(await reviewOf(ctx, order)), parentOrderId, reason };
}

/** The review of an order that the caller has found. */
export async function reviewOf(ctx: Context, order: OrderRow): Promise<Review> {
  const people = await listOrderPeople(ctx.db, order.id);
  const self = selfOf(people);
  const currency = await currencyOfOrder(ctx, order, self.person);
  const priced = await priceOrder(ctx, order);
  const balance = await balanceOfOrder(ctx, order, priceIn(currency, priced.net));
  const conventionData = presentConventionRow(ctx, priced.facts.convention);
  const selected = people.filter((one) => one.selected);
  const today = calendarDateIn(conventionData.timeZone, ctx.now());
  return {
    orderId: order.id,
    participantsData: selected.map(presentParticipant),
    primaryUserData: presentParticipant(self).userId,
    packageData: presentOrderPackage(priced),
    totalAmout: priced.net.usd,
    totalCadAmount: priced.net.cad,
    currency,
    lines: presentLines(withoutUndone(priced.lines, changeUndone), currency),
    discountCode: presentDiscount(priced.discount),
    selectedAddons: presentSelection(priced.lines, priced.catalogue, currency),
    specialRequest: order.specialRequest,
    convenienceFee: balance.fee,
    balance,
    isAllParticpantsAdults: selected.every(
      ({ person }) => person.dob !== null && ageOn(person.dob, today) >= 18,
    ),
    conventionData,
    tmpConvRegNo: order.tempNumber,
    permConvRegNo: order.permNumber,
    status: statusOf(order),
    registrationStatus: order.registrationStatus,
    paymentStatus: order.paymentStatus,
  };
}

/** The registrant among the people of an order; every order has one. */
export function selfOf(people: readonly OrderPerson[]): OrderPerson {
  const self = people.find(({ relationship }) => relationship === 'SELF');
  if (!self) throw new Error('An order without SELF');
  return self;
}
