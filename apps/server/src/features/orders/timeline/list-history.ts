import { fullName } from '@sangamam/contract/fields/full-name';
import { nextStep, type ResumeStep } from '@sangamam/contract/orders/next-step';
import type { OrderSummary } from '@sangamam/contract/orders/order';
import { balanceOf } from '@sangamam/contract/ledger/balance/balance';
import { priceIn } from '@sangamam/contract/orders/pricing/price-list';

import { changeUndone } from '#phrases/orders/amendments.ts';
import type { Context } from '#server/db/context.ts';
import { readPerson } from '#server/features/people/read-person.ts';
import { conventionsByIds } from '#server/features/conventions/convention-by-id.ts';
import { listShuttlesOf } from '#server/features/travel/plan/list-shuttles-of.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { packageNames } from '#server/features/conventions/packages/package-names.ts';
import { askedOfOrders } from '#server/features/casework/questions/read-conversation.ts';

import { ownChangeRequests } from '../amendments/change-requests.ts';
import { ownCancelRequests } from '../cancel/read-cancel-requests.ts';
import { listTimelineEvents } from './list-timeline-events.ts';
import { hotelDetailsOf } from '../order/hotel-details.ts';
import { currencyOfOrder } from '../order/order-currency.ts';
import { factsOf, isAddonOrder, statusOf } from '../order/order-facts.ts';
import { listOrderPeople, listPeopleOfOrders } from '../participants/participant-read-model.ts';
import { listOrdersOf, type OrderRow } from '../order/order-repository.ts';
import { linesForFamily } from '../pricing/lines-of-order.ts';
import { listPaymentsOnRecord } from '../pricing/payment-on-record-read-model.ts';
import { priceOrder } from '../pricing/price-order.ts';

/**
 * Every order of the actor, the newest first.
 *
 * @throws USER_NOT_FOUND for somebody else's id
 */
export function listHistory(ctx: Context, actor: Actor, userId: string): Promise<OrderSummary[]> {
  return summaries(ctx, actor, userId, () => true);
}

/**
 * The actor's registrations for the named conventions, or for all where none are named, the newest first. Add-on orders
 * belong to their registration and are not listed. Unknown ids are left out.
 *
 * @throws USER_NOT_FOUND for somebody else's id
 */
export function listRegistered(
  ctx: Context,
  actor: Actor,
  userId: string,
  conventionIds: readonly string[] | undefined,
): Promise<OrderSummary[]> {
  const named = conventionIds && new Set(conventionIds);
  return summaries(
    ctx,
    actor,
    userId,
    (order) => !isAddonOrder(order) && (named === undefined || named.has(order.conventionId)),
  );
}

async function summaries(
  ctx: Context,
  actor: Actor,
  userId: string,
  isWanted: (order: OrderRow) => boolean,
): Promise<OrderSummary[]> {
  if (userId !== actor.userId) throw new AppError('USER_NOT_FOUND');
  const person = await readPerson(ctx, actor.personId);
  const orders = (await listOrdersOf(ctx.db, userId)).filter(isWanted).filter((order) => !endedByUndo(order));
  const conventions = await conventionsByIds(
    ctx,
    orders.map(({ conventionId }) => conventionId),
  );
  const names = await packageNames(
    ctx,
    orders.flatMap(({ packageId }) => packageId ?? []),
  );
  const payments = await listPaymentsOnRecord(
    ctx.db,
    orders.map(({ id }) => id),
  );
  const shuttles = await listShuttlesOf(
    ctx,
    orders.map(({ id }) => id),
  );
  const people = await listPeopleOfOrders(
    ctx.db,
    orders.map(({ id }) => id),
  );
  const cancelRequests = await ownCancelRequests(ctx, orders);
  const changeRequests = await ownChangeRequests(ctx, orders);
  const timelineEvents = await listTimelineEvents(ctx, orders);
  const asked = await askedOfOrders(
    ctx,
    orders.map(({ id }) => id),
  );
  return Promise.all(
    orders.map(async (order) => {
      const conventionData = conventions.get(order.conventionId);
      if (!conventionData) throw new Error(`Order ${order.id} without its convention`);
      const hotelDetails = await hotelDetailsOf(ctx, order);
      const currency = await currencyOfOrder(ctx, order, person);
      const net =
        order.submittedAt === null
          ? (await priceOrder(ctx, order)).net
          : { usd: order.netPrice ?? 0, cad: order.cadNetPrice ?? 0 };
      return {
        _id: order.id,
        parentOrderId: order.parentOrderId,
        conventionData,
        tmpConvRegNo: order.tempNumber,
        permConvRegNo: order.permNumber,
        registrationDate: order.createdAt.toISOString(),
        submittedDate: order.submittedAt?.toISOString() ?? null,
        status: statusOf(order),
        registrationStatus: order.registrationStatus,
        paymentStatus: order.paymentStatus,
        packageName: names.get(order.packageId ?? '') ?? null,
        currency,
        balance: balanceOf({ ...factsOf(order), net: priceIn(currency, net) }, payments.get(order.id)),
        reason: order.reason,
        resumeAt: await resumeAt(ctx, order),
        waitListed: order.waitListed && order.cancelledAt === null,
        hasHotelConfirmation: hotelDetails !== null,
        hotelDetails,
        attending: (people.get(order.id) ?? [])
          .filter(({ selected }) => selected)
          .map(({ person: one }) => fullName(one)),
        bought: isAddonOrder(order) ? await linesForFamily(ctx, order) : [],
        shuttles: shuttles.get(order.id) ?? [],
        cancelRequest: cancelRequests.get(order.id) ?? null,
        changeRequest: changeRequests.get(order.id) ?? null,
        questions: asked.get(order.id) ?? [],
        timelineEvents: timelineEvents.get(order.id) ?? [],
      };
    }),
  );
}

/** Whether a change asked for the difference by this order, and was undone before its family was told. */
function endedByUndo({ parentOrderId, cancelledAt, reason }: OrderRow): boolean {
  return parentOrderId !== null && cancelledAt !== null && reason === changeUndone;
}

async function resumeAt(ctx: Context, order: OrderRow): Promise<ResumeStep | null> {
  if (isAddonOrder(order) || statusOf(order) !== 'INCOMPLETE') return null;
  const people = await listOrderPeople(ctx.db, order.id);
  return nextStep(
    people.map(({ person: { maritalStatus }, relationship, selected }) => ({
      relationship,
      selected,
      maritalStatus,
    })),
    order.packageId !== null,
  );
}
