import { and, asc, count, desc, eq, gte, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';

import { isConfirmedRegistration } from '#server/db/confirmed-registration.ts';
import type { Executor } from '#server/db/executor.ts';
import { likePattern } from '#server/db/like-pattern.ts';
import {
  airports,
  conventions,
  orders,
  people,
  shuttleRuns,
  travelLegs,
  users,
} from '#server/db/schema/schema.ts';

/** Seats of a direction of a family, on all runs. */
const seated = sql<number>`coalesce((select sum(s.passengers) from shuttle_seats s
  where s.order_id = ${travelLegs.orderId} and s.direction = ${travelLegs.direction}), 0)::int`;

const isComplete = and(
  isNotNull(travelLegs.airportCode),
  isNotNull(travelLegs.date),
  isNotNull(travelLegs.time),
  isNotNull(travelLegs.flightNumber),
  isNotNull(travelLegs.numberOfPassengers),
);
const isWanted = eq(travelLegs.transportationRequired, true);

/** What each view of the list shows. */
const views = {
  ALL: and(isWanted, isComplete),
  UNSEATED: and(isWanted, isComplete, sql`${seated} < ${travelLegs.numberOfPassengers}`),
  SEATED: and(isWanted, isComplete, sql`${seated} >= ${travelLegs.numberOfPassengers}`),
  MISSING: or(isNull(travelLegs.orderId), and(isWanted, sql`not (${isComplete})`)),
  NOT_WANTED: eq(travelLegs.transportationRequired, false),
};

/** Filters of the list of journeys. */
export interface JourneyFilter {
  conventionId: string;
  view: keyof typeof views;
  direction?: 'ARRIVAL' | 'DEPARTURE' | undefined;
  airport?: string | undefined;
  day?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  search?: string | undefined;
  page: number;
  pageSize: number;
}

/** A page of directions of confirmed families by day and time. */
export async function listJourneyRows(db: Executor, filter: JourneyFilter) {
  const { conventionId, view, direction, airport, day, from, until, search, page, pageSize } = filter;
  const where = and(
    eq(orders.conventionId, conventionId),
    isConfirmedRegistration,
    views[view],
    direction && eq(travelLegs.direction, direction),
    airport ? eq(travelLegs.airportCode, airport) : undefined,
    day ? eq(travelLegs.date, day) : undefined,
    from ? gte(travelLegs.time, from) : undefined,
    until ? lte(travelLegs.time, until) : undefined,
    whereSearch(search),
  );
  const rows = await db
    .select({ order: orders, leg: travelLegs, person: people, airportName: airports.name, seated })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .leftJoin(travelLegs, eq(travelLegs.orderId, orders.id))
    .leftJoin(airports, eq(airports.code, travelLegs.airportCode))
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
    .where(where);
  return { rows, total: counted?.total ?? 0 };
}
export type JourneyRow = Awaited<ReturnType<typeof listJourneyRows>>['rows'][number];

function whereSearch(search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  const pattern = likePattern(search);
  return or(
    sql`${people.firstName} || ' ' || ${people.lastName} ilike ${pattern}`,
    sql`${travelLegs.flightNumber} ilike ${pattern}`,
    sql`${orders.tempNumber} ilike ${pattern}`,
    sql`${orders.permNumber} ilike ${pattern}`,
  );
}

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
    .where(and(eq(orders.conventionId, conventionId), isConfirmedRegistration, views.ALL))
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
