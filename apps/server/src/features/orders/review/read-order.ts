import type { Context } from '#server/db/context.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { readTravelPlan } from '#server/features/travel/plan/read-travel-plan.ts';
import { filesOfOrder } from '#server/features/files/files-of-order.ts';
import type { Actor } from '#server/http/access/actor.ts';
import type { Order } from '@sangamam/contract/orders/order';

import { currencyOfOrder } from '../order/order-currency.ts';
import { hotelDetailsOf } from '../order/hotel-details.ts';
import { statusOf } from '../order/order-facts.ts';
import { walletsOf } from '../order/wallets-of.ts';
import { listOrderPeople } from '../participants/participant-read-model.ts';
import { requireOwnOrder, requireOwnOrderById, type RegistrationKey } from '../order/require-own-order.ts';
import { presentOrderPackage } from '../pricing/present-order-package.ts';
import { presentParticipant } from '../participants/present-participant.ts';
import { presentSelection } from '../selection/present-selection.ts';
import { priceOrder } from '../pricing/price-order.ts';
import { selfOf } from './read-review.ts';

/**
 * One of the actor's orders, whole.
 *
 * @throws ORDER_NOT_FOUND
 */
export async function readOrder(ctx: Context, actor: Actor, orderId: string): Promise<Order> {
  const order = await requireOwnOrderById(ctx, actor, orderId);
  const people = await listOrderPeople(ctx.db, order.id);
  const currency = await currencyOfOrder(ctx, order, selfOf(people).person);
  const priced = await priceOrder(ctx, order);
  const convention = await conventionById(ctx, order.conventionId);
  return {
    _id: order.id,
    user: order.userId,
    parentOrderId: order.parentOrderId,
    tmpConvRegNo: order.tempNumber,
    permConvRegNo: order.permNumber,
    registrationDate: order.createdAt.toISOString(),
    status: statusOf(order),
    registrationStatus: order.registrationStatus,
    paymentStatus: order.paymentStatus,
    participants: people.map(presentParticipant),
    packageData: presentOrderPackage(priced),
    selectedAddons: presentSelection(priced.lines, priced.catalogue, currency),
    specialRequest: order.specialRequest,
    selectionRevision: order.selectionRevision,
    currency,
    priceInfo: { netPrice: priced.net.usd, cadNetPrice: priced.net.cad },
    conventionData: convention,
    hotelDetails: await hotelDetailsOf(ctx, order),
    reason: order.reason,
    arrivalDepartureInfo: await readTravelPlan(ctx, order),
    ...(await filesOfOrder(ctx, order.id)),
    familyPictureNote: order.familyPictureNote,
    wallets: walletsOf(ctx, order, convention),
  };
}

/** What the actor's registration has selected so far, for the upgrade page. */
export async function readPackageDetails(ctx: Context, actor: Actor, key: RegistrationKey) {
  const order = await requireOwnOrder(ctx, actor, key);
  return { orderId: order.id, packageData: presentOrderPackage(await priceOrder(ctx, order)) };
}
