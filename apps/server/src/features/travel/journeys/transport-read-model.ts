import type { JourneyView } from '@sangamam/contract/travel/journeys/transport-endpoints';
import { and, asc, count, desc, eq, gte, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';

import { isConfirmedRegistration } from '#server/db/confirmed-registration.ts';
import type { Executor } from '#server/db/executor.ts';
import { likePattern } from '#server/db/like-pattern.ts';
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
function seatsOf(db: Executor) {
  return db
    .select({
      orderId: shuttleSeats.orderId,
      direction: shuttleSeats.direction,
      seated: sql<number>`sum(${shuttleSeats.passengers})::int`.as('seated'),
    })
    .from(shuttleSeats)
    .groupBy(shuttleSeats.orderId, shuttleSeats.direction)
    .as('seats');
}
type Seats = ReturnType<typeof seatsOf>;
const onLeg = (seats: Seats) =>
  and(eq(seats.orderId, travelLegs.orderId), eq(seats.direction, travelLegs.direction));
const seatedOn = (seats: Seats) => sql<number>`coalesce(${seats.seated}, 0)`;

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
function whereInView(view: JourneyView, seats: Seats): SQL | undefined {
  switch (view) {
    case 'ALL':
      return isPlannable;
    case 'UNSEATED':
      return and(isPlannable, sql`${seatedOn(seats)} < ${travelLegs.numberOfPassengers}`);
    case 'LOST_SEAT':
      return and(whereInView('UNSEATED', seats), hasLostSeat);
    case 'SEATED':
      return and(isPlannable, sql`${seatedOn(seats)} >= ${travelLegs.numberOfPassengers}`);
    case 'MISSING':
      return or(whereInView('NO_PLAN', seats), whereInView('INCOMPLETE', seats));
    case 'NO_PLAN':
      return isNull(travelLegs.orderId);
    case 'INCOMPLETE':
      return and(isWanted, sql`not (${isComplete})`);
    case 'NOT_WANTED':
      return eq(travelLegs.transportationRequired, false);
  }
}

/** Filters of the list of journeys. */
export interface JourneyFilter {
  conventionId: string;
  view: JourneyView;
  direction?: 'ARRIVAL' | 'DEPARTURE' | undefined;
  airport?: string | undefined;
  day?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  search?: string | undefined;
}

/** Directions of confirmed families that match. The query joins `orders`, `users`, their `people`, legs and seats. */
function whereJourney(filter: JourneyFilter, seats: Seats): SQL | undefined {
  const { conventionId, view, direction, airport, day, from, until, search } = filter;
  return and(
    eq(orders.conventionId, conventionId),
    isConfirmedRegistration,
    whereInView(view, seats),
    direction && eq(travelLegs.direction, direction),
    airport ? eq(travelLegs.airportCode, airport) : undefined,
    day ? eq(travelLegs.date, day) : undefined,
    from ? gte(travelLegs.time, from) : undefined,
    until ? lte(travelLegs.time, until) : undefined,
    whereSearch(search),
  );
}

/** The registrations that have a journey, or miss one, as the list of journeys would show it: to be selected from. */
export function ordersWithJourney(db: Executor, filter: JourneyFilter) {
  const seats = seatsOf(db);
  return db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .leftJoin(travelLegs, eq(travelLegs.orderId, orders.id))
    .leftJoin(seats, onLeg(seats))
    .where(whereJourney(filter, seats));
}

/** A page of directions of confirmed families by day and time. */
export async function listJourneyRows(
  db: Executor,
  { page, pageSize, ...filter }: JourneyFilter & { page: number; pageSize: number },
) {
  const seats = seatsOf(db);
  const where = whereJourney(filter, seats);
  const rows = await db
    .select({
      order: orders,
      leg: travelLegs,
      person: people,
      airportName: airports.name,
      seated: seatedOn(seats),
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .leftJoin(travelLegs, eq(travelLegs.orderId, orders.id))
    .leftJoin(airports, eq(airports.code, travelLegs.airportCode))
    .leftJoin(seats, onLeg(seats))
    .where(where)
    .orderBy(
      asc(travelLegs.date),
      asc(travelLegs.time),
      asc(people.lastName),
      asc(orders.id),
      asc(travelLegs.direction),
    )
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await db
    .select({ total: count() })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .leftJoin(travelLegs, eq(travelLegs.orderId, orders.id))
    .leftJoin(seats, onLeg(seats))
    .where(where);
  return { rows, total: counted?.total ?? 0 };
}
export type JourneyRow = Awaited<ReturnType<typeof listJourneyRows>>['rows'][number];

function whereSearch(search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  return or(isOfRegistrant(orders.id, search), sql`${travelLegs.flightNumber} ilike ${likePattern(search)}`);
}

/** Journeys by direction, airport and day. */
export async function listTransportDays(db: Executor, conventionId: string) {
  const seats = seatsOf(db);
  return db
    .select({
      direction: travelLegs.direction,
      airport: sql<string>`${travelLegs.airportCode}`,
      airportName: airports.name,
      day: sql<string>`${travelLegs.date}`,
      journeys: count(),
      passengers: sql<number>`sum(${travelLegs.numberOfPassengers})::int`,
      seated: sql<number>`sum(${seatedOn(seats)})::int`,
    })
    .from(travelLegs)
    .innerJoin(orders, eq(orders.id, travelLegs.orderId))
    .innerJoin(airports, eq(airports.code, travelLegs.airportCode))
    .leftJoin(seats, onLeg(seats))
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
  const seats = seatsOf(db);
  const [row] = await db
    .select({ total: count() })
    .from(travelLegs)
    .innerJoin(orders, eq(orders.id, travelLegs.orderId))
    .leftJoin(seats, onLeg(seats))
    .where(
      and(
        conventionId === undefined ? undefined : eq(orders.conventionId, conventionId),
        isConfirmedRegistration,
        whereInView('LOST_SEAT', seats),
      ),
    );
  return row?.total ?? 0;
}
