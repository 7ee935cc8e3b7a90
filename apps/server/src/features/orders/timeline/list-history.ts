import { fullName } from '@sangamam/contract/fields/full-name';
import { nextStep, type ResumeStep } from '@sangamam/contract/orders/next-step';
import type { OrderSummary } from '@sangamam/contract/orders/order';
import { balanceOf } from '@sangamam/contract/ledger/balance/balance';
import { priceIn } from '@sangamam/contract/orders/pricing/price-list';

import { changeUndone } from '#phrases/orders/amendments.ts';
import type { Context } from '#server/db/context.ts';
import { presentConventionRow } from '#server/features/conventions/convention-by-id.ts';
import { listShuttlesOf } from '#server/features/travel/plan/list-shuttles-of.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { askedOfOrders } from '#server/features/casework/questions/read-conversation.ts';

import { ownChangeRequests } from '../amendments/change-requests.ts';
import { ownCancelRequests } from '../cancel/read-cancel-requests.ts';
import { listTimelineEvents } from './list-timeline-events.ts';
import { hotelDetailsOf } from '../order/hotel-details.ts';
import { currencyOfOrder } from '../order/order-currency.ts';
import { factsOf, isAddonOrder, statusOf } from '../order/order-facts.ts';
import { walletsOf } from '../order/wallets-of.ts';
import { listPeopleOfOrders, type OrderPerson } from '../participants/participant-read-model.ts';
import type { OrderRow } from '../order/order-repository.ts';
import { listOrdersWithNames } from './order-summary-read-model.ts';
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
  const found = (await listOrdersWithNames(ctx.db, userId)).filter(
    ({ order }) => isWanted(order) && !endedByUndo(order),
  );
  const orders = found.map(({ order }) => order);
  const ids = orders.map(({ id }) => id);
  const payments = await listPaymentsOnRecord(ctx.db, ids);
  const shuttles = await listShuttlesOf(ctx, ids);
  const people = await listPeopleOfOrders(ctx.db, ids);
  const cancelRequests = await ownCancelRequests(ctx, orders);
  const changeRequests = await ownChangeRequests(ctx, orders);
  const timelineEvents = await listTimelineEvents(ctx, orders);
  const asked = await askedOfOrders(ctx, ids);
  return Promise.all(
    found.map(async ({ order, convention, packageName, registrant }) => {
      const hotelDetails = await hotelDetailsOf(ctx, order);
      const currency = await currencyOfOrder(ctx, order, registrant);
      const net =
        order.submittedAt === null
          ? (await priceOrder(ctx, order)).net
          : { usd: order.netPrice ?? 0, cad: order.cadNetPrice ?? 0 };
      return {
        _id: order.id,
        parentOrderId: order.parentOrderId,
        conventionData: presentConventionRow(ctx, convention),
        tmpConvRegNo: order.tempNumber,
        permConvRegNo: order.permNumber,
        registrationDate: order.createdAt.toISOString(),
        submittedDate: order.submittedAt?.toISOString() ?? null,
        status: statusOf(order),
        registrationStatus: order.registrationStatus,
        paymentStatus: order.paymentStatus,
        packageName,
        currency,
        balance: balanceOf({ ...factsOf(order), net: priceIn(currency, net) }, payments.get(order.id)),
        reason: order.reason,
        resumeAt: resumeAt(order, people.get(order.id) ?? []),
        waitListed: order.waitListed && order.cancelledAt === null,
        hasHotelConfirmation: hotelDetails !== null,
        hotelDetails,
        attending: (people.get(order.id) ?? [])
          .filter(({ selected }) => selected)
          .map(({ person: one }) => fullName(one)),
        bought: isAddonOrder(order) ? await linesForFamily(ctx, order) : [],
        shuttles: shuttles.get(order.id) ?? [],
        wallets: walletsOf(ctx, order, convention),
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

function resumeAt(order: OrderRow, people: readonly OrderPerson[]): ResumeStep | null {
  if (isAddonOrder(order) || statusOf(order) !== 'INCOMPLETE') return null;
  return nextStep(
    people.map(({ person: { maritalStatus }, relationship, selected }) => ({
      relationship,
      selected,
      maritalStatus,
    })),
    order.packageId !== null,
  );
}
