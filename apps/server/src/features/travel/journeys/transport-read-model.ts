import { listJourneys, type JourneyView } from '@sangamam/contract/travel/journeys/transport-endpoints';
import { and, asc, count, desc, eq, gte, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';

import { isConfirmedRegistration } from '#server/db/confirmed-registration.ts';
import type { Executor } from '#server/db/executor.ts';
import { defineList, type FilterOf, type RowOf } from '#server/db/lists/define-list.ts';
import { likePattern } from '#server/db/like-pattern.ts';
import { queryBuilder } from '#server/db/query-builder.ts';
import {
  airports,
  conventions,
  orders,
  people,
  shuttleLostSeats,
  shuttleRuns,
  shuttleSeats,
  travelLegs,
  users,
} from '#server/db/schema/schema.ts';
import { isOfRegistrant } from '#server/features/orders/participants/family-search-read-model.ts';

/** Seats of each direction of a family on all runs, to join once for all journeys. */
const seats = queryBuilder
  .select({
    orderId: shuttleSeats.orderId,
    direction: shuttleSeats.direction,
    seated: sql<number>`sum(${shuttleSeats.passengers})::int`.as('seated'),
  })
  .from(shuttleSeats)
  .groupBy(shuttleSeats.orderId, shuttleSeats.direction)
  .as('seats');
const onLeg = and(eq(seats.orderId, travelLegs.orderId), eq(seats.direction, travelLegs.direction));
const seated = sql<number>`coalesce(${seats.seated}, 0)`;

const isComplete = and(
  isNotNull(travelLegs.airportCode),
  isNotNull(travelLegs.date),
  isNotNull(travelLegs.time),
  isNotNull(travelLegs.flightNumber),
  isNotNull(travelLegs.numberOfPassengers),
);
const isWanted = eq(travelLegs.transportationRequired, true);

/** Directions whose flight is known. */
const isPlannable = and(isWanted, isComplete);

/** Families who were told of seats and lost them by a change of their own. */
const hasLostSeat = sql`exists (select from ${shuttleLostSeats} lost
  where lost.order_id = ${travelLegs.orderId} and lost.direction = ${travelLegs.direction})`;

/** What each view of the list shows. */
function whereInView(view: JourneyView): SQL | undefined {
  switch (view) {
    case 'ALL':
      return isPlannable;
    case 'UNSEATED':
      return and(isPlannable, sql`${seated} < ${travelLegs.numberOfPassengers}`);
    case 'LOST_SEAT':
      return and(whereInView('UNSEATED'), hasLostSeat);
    case 'SEATED':
      return and(isPlannable, sql`${seated} >= ${travelLegs.numberOfPassengers}`);
    case 'MISSING':
      return or(whereInView('NO_PLAN'), whereInView('INCOMPLETE'));
    case 'NO_PLAN':
      return isNull(travelLegs.orderId);
    case 'INCOMPLETE':
      return and(isWanted, sql`not (${isComplete})`);
    case 'NOT_WANTED':
      return eq(travelLegs.transportationRequired, false);
  }
}

/** Directions of confirmed families by day and time; with `NO_PLAN`, families without any. */
export const journeyList = defineList(listJourneys, {
  rows: (db) =>
    db
      .select({ order: orders, leg: travelLegs, person: people, airportName: airports.name, seated })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.userId))
      .innerJoin(people, eq(people.id, users.personId))
      .leftJoin(travelLegs, eq(travelLegs.orderId, orders.id))
      .leftJoin(airports, eq(airports.code, travelLegs.airportCode))
      .leftJoin(seats, onLeg),
  ids: (db) =>
    db
      .select({ id: orders.id })
      .from(orders)
      .leftJoin(travelLegs, eq(travelLegs.orderId, orders.id))
      .leftJoin(seats, onLeg),
  always: ({ conventionId }: { conventionId: string }) =>
    and(eq(orders.conventionId, conventionId), isConfirmedRegistration),
  where: {
    view: whereInView,
    direction: (direction) => eq(travelLegs.direction, direction),
    airport: (code) => eq(travelLegs.airportCode, code),
    day: (day) => eq(travelLegs.date, day),
    from: (time) => gte(travelLegs.time, time),
    until: (time) => lte(travelLegs.time, time),
    search: (search) =>
      or(isOfRegistrant(orders.id, search), sql`${travelLegs.flightNumber} ilike ${likePattern(search)}`),
  },
  order: {
    by: [asc(travelLegs.date), asc(travelLegs.time), asc(people.lastName), asc(orders.id)],
    unique: asc(travelLegs.direction),
  },
});
export type JourneyFilter = FilterOf<typeof journeyList>;
export type JourneyRow = RowOf<typeof journeyList>;

/** Journeys by direction, airport and day. */
export async function listTransportDays(db: Executor, conventionId: string) {
  return db
    .select({
      direction: travelLegs.direction,
      airport: sql<string>`${travelLegs.airportCode}`,
      airportName: airports.name,
      day: sql<string>`${travelLegs.date}`,
      journeys: count(),
      passengers: sql<number>`sum(${travelLegs.numberOfPassengers})::int`,
      seated: sql<number>`sum(${seated})::int`,
    })
    .from(travelLegs)
    .innerJoin(orders, eq(orders.id, travelLegs.orderId))
    .innerJoin(airports, eq(airports.code, travelLegs.airportCode))
    .leftJoin(seats, onLeg)
    .where(and(eq(orders.conventionId, conventionId), isConfirmedRegistration, isPlannable))
    .groupBy(travelLegs.direction, travelLegs.airportCode, airports.name, travelLegs.date)
    .orderBy(asc(travelLegs.date), asc(travelLegs.direction), asc(airports.name));
}

/** How many confirmed families have no plan, and how many wanted directions are incomplete. */
export async function countMissing(db: Executor, conventionId: string) {
  const [row] = await db
    .select({
      withoutPlan: sql<number>`count(*) filter (where ${travelLegs.orderId} is null)::int`,
      incomplete: sql<number>`count(*) filter (where ${isWanted} and not (${isComplete}))::int`,
    })
    .from(orders)
    .leftJoin(travelLegs, eq(travelLegs.orderId, orders.id))
    .where(and(eq(orders.conventionId, conventionId), isConfirmedRegistration));
  return row ?? { withoutPlan: 0, incomplete: 0 };
}

/** Conventions with confirmed registrations, the one that starts last first. */
export async function listTransportConventionRows(db: Executor) {
  const { id: conventionId, name, timeZone, startDate, endDate } = conventions;
  return db
    .selectDistinct({ conventionId, name, timeZone, startDate, endDate })
    .from(conventions)
    .innerJoin(orders, eq(orders.conventionId, conventions.id))
    .where(isConfirmedRegistration)
    .orderBy(desc(startDate), asc(conventionId));
}

/** The days on which runs leave, by direction. */
export async function listRunDays(db: Executor, conventionId: string) {
  return db
    .selectDistinct({ direction: shuttleRuns.direction, day: shuttleRuns.day })
    .from(shuttleRuns)
    .where(eq(shuttleRuns.conventionId, conventionId))
    .orderBy(asc(shuttleRuns.day), asc(shuttleRuns.direction));
}

/** Journeys of confirmed families of one convention or of all that are in the view `LOST_SEAT`. */
export async function countLostSeats(db: Executor, conventionId: string | undefined): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(travelLegs)
    .innerJoin(orders, eq(orders.id, travelLegs.orderId))
    .leftJoin(seats, onLeg)
    .where(
      and(
        conventionId === undefined ? undefined : eq(orders.conventionId, conventionId),
        isConfirmedRegistration,
        whereInView('LOST_SEAT'),
      ),
    );
  return row?.total ?? 0;
}
