import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { travelDayRefusals } from '@sangamam/contract/travel/plan/travel-dates';
import { travelMessages } from '@sangamam/contract/travel/plan/travel-messages';
import type { ArrivalDepartureInfo, TravelLeg, TravelPlan } from '@sangamam/contract/travel/plan/travel-plan';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { isConventionOver } from '#server/features/conventions/is-convention-over.ts';
import { changeTravelNotes } from '#server/features/orders/order/change-travel-notes.ts';
import { isAddonOrder, statusOf } from '#server/features/orders/order/order-facts.ts';
import { requireOwnOrderById } from '#server/features/orders/order/require-own-order.ts';
import { listAirports } from '#server/features/conventions/reference-data/list-airports.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError, type Refusal } from '#server/http/errors/app-error.ts';
import { requireRevision } from '#server/http/errors/require-revision.ts';

import { readTravelPlan } from '../plan/read-travel-plan.ts';
import { releaseShuttleSeats } from '../plan/release-shuttle-seats.ts';
import { presentTravelPlan } from '../plan/present-travel-plan.ts';
import { replaceLegs } from '../plan/travel-plan-repository.ts';
import { mailLostSeats } from '../shuttles/lost-seats-mail.ts';
import { listLegsOf } from '../plan/travel-plan-read-model.ts';

/**
 * Replaces the travel plan of the actor's confirmed registration and records it. A direction without transport keeps
 * nothing but that. A family whose flight changed loses its seats on shuttle runs, which are planned again; where the run was
 * published, it is told in the same transaction, and so are its driver and the transport desk, who read `shuttle_lost_seats`.
 *
 * @throws ORDER_NOT_FOUND, TRANSITION_NOT_POSSIBLE unless it is a registration that is confirmed, or once the convention is over, CONFLICT for an older
 *   revision, RQST_PARAMS_INVALID for days that have passed or are turned round, or an airport that is not offered
 */
export function saveTravelPlan(
  ctx: Context,
  actor: Actor,
  orderId: string,
  { revision, ...plan }: TravelPlan & { revision?: number | undefined },
): Promise<ArrivalDepartureInfo> {
  return inTransaction(ctx, async (ctx) => {
    const order = await requireOwnOrderById(ctx, actor, orderId, { lock: true });
    if (isAddonOrder(order) || statusOf(order) !== 'CONFIRMED') throw new AppError('TRANSITION_NOT_POSSIBLE');
    const convention = await conventionById(ctx, order.conventionId);
    if (isConventionOver(convention, ctx.now())) throw new AppError('TRANSITION_NOT_POSSIBLE');
    requireRevision(order.travelRevision, revision);
    const before = presentTravelPlan(order, await listLegsOf(ctx.db, orderId));
    await refuseWrongPlan(ctx, convention.timeZone, { plan, before });
    const updatedAt = ctx.now();
    await replaceLegs(ctx.db, [
      { orderId, direction: 'ARRIVAL', updatedAt, ...columnsOf(plan.arrivalInfo) },
      { orderId, direction: 'DEPARTURE', updatedAt, ...columnsOf(plan.departureInfo) },
    ]);
    const changed = await changeTravelNotes(ctx, order, plan.notes);
    const after = presentTravelPlan(changed, await listLegsOf(ctx.db, orderId));
    const lost = await releaseShuttleSeats(ctx, orderId, changedDirections(before, after));
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'order.travel-changed',
      entityId: orderId,
      before: planOf(before),
      after: planOf(after),
    });
    if (lost.length > 0) await mailLostSeats(ctx, changed, { lost, wanted: wantedDirections(after) });
    return readTravelPlan(ctx, changed);
  });
}

/** A plan as the audit log keeps it: what the family entered. */
function planOf({ arrivalInfo, departureInfo, notes }: ArrivalDepartureInfo) {
  return { arrivalInfo, departureInfo, notes };
}

/** The directions for which the family still needs a shuttle. */
function wantedDirections({ arrivalInfo, departureInfo }: ArrivalDepartureInfo) {
  return [
    ...(arrivalInfo?.transportationRequired ? (['ARRIVAL'] as const) : []),
    ...(departureInfo?.transportationRequired ? (['DEPARTURE'] as const) : []),
  ];
}

/** The directions whose seats on a shuttle no longer fit. */
function changedDirections(before: ArrivalDepartureInfo, after: ArrivalDepartureInfo) {
  const facts = ['transportationRequired', 'airport', 'date', 'time', 'numberOfPassengers'] as const;
  const isChanged = (side: 'arrivalInfo' | 'departureInfo') =>
    facts.some((fact) => before[side]?.[fact] !== after[side]?.[fact]);
  return [
    ...(isChanged('arrivalInfo') ? (['ARRIVAL'] as const) : []),
    ...(isChanged('departureInfo') ? (['DEPARTURE'] as const) : []),
  ];
}

async function refuseWrongPlan(
  ctx: Context,
  timeZone: string,
  { plan, before }: { plan: TravelPlan; before: ArrivalDepartureInfo },
): Promise<void> {
  const offered = new Set((await listAirports(ctx)).map(({ code }) => code));
  const days = travelDayRefusals(
    { arrival: dayOf(plan.arrivalInfo), departure: dayOf(plan.departureInfo) },
    {
      today: calendarDateIn(timeZone, ctx.now()),
      stored: {
        arrival: before.arrivalInfo?.date ?? undefined,
        departure: before.departureInfo?.date ?? undefined,
      },
    },
  );
  const refusals = [
    ...refusalAt('arrivalInfo.date', days.arrival),
    ...refusalAt('departureInfo.date', days.departure),
    ...(['arrivalInfo', 'departureInfo'] as const).flatMap((side) => {
      const leg = plan[side];
      const isOffered =
        !leg.transportationRequired || offered.has(leg.airport) || leg.airport === before[side]?.airport;
      return isOffered ? [] : refusalAt(`${side}.airport`, travelMessages.airportGone);
    }),
  ];
  const [first, ...more] = refusals;
  if (first) throw AppError.all([first, ...more]);
}

const refusalAt = (field: string, message: string | undefined): Refusal[] =>
  message === undefined ? [] : [{ code: 'RQST_PARAMS_INVALID', field, message }];

const dayOf = (leg: TravelLeg) => (leg.transportationRequired ? leg.date : undefined);

function columnsOf(leg: TravelLeg) {
  if (!leg.transportationRequired) return { transportationRequired: false };
  const { airport: airportCode, ...rest } = leg;
  return { ...rest, airportCode };
}
