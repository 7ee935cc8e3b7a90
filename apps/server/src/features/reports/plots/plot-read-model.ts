import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import {
  conventions,
  orderParticipants,
  orders,
  organizations,
  packages,
  people,
  travelLegs,
  users,
} from '#server/db/schema/schema.ts';

const families = sql<number>`count(*)::int`;

/** Registrations that were submitted and are neither cancelled nor rejected. */
const isActive = (conventionId: string) =>
  and(
    eq(orders.conventionId, conventionId),
    isNull(orders.parentOrderId),
    isNotNull(orders.submittedAt),
    isNull(orders.cancelledAt),
    ne(orders.registrationStatus, 'REG_REJECTED'),
  );

/** The public convention before the one that begins on this day. */
export async function findConventionBefore(db: Executor, startDate: string) {
  const [row] = await db
    .select()
    .from(conventions)
    .where(
      and(
        lt(conventions.startDate, startDate),
        or(eq(conventions.active, true), isNotNull(conventions.openedAt)),
      ),
    )
    .orderBy(desc(conventions.startDate))
    .limit(1);
  return row;
}

/** How many registrations were submitted in each week before their convention; 0 is the last one and what came later. */
export async function countByWeek(db: Executor, conventionIds: readonly string[]) {
  const week = sql<number>`greatest(0, (${conventions.startDate}
    - (${orders.submittedAt} at time zone ${conventions.timeZone})::date) / 7)::int`;
  return db
    .select({ conventionId: orders.conventionId, week, count: families })
    .from(orders)
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .where(
      and(
        inArray(orders.conventionId, [...conventionIds]),
        isNull(orders.parentOrderId),
        isNotNull(orders.submittedAt),
      ),
    )
    .groupBy(orders.conventionId, week);
}

export async function countByUnit(db: Executor, conventionId: string) {
  return db
    .select({ id: organizations.id, label: organizations.name, count: families })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .leftJoin(organizations, eq(organizations.id, people.localUnitId))
    .where(isActive(conventionId))
    .groupBy(organizations.id)
    .orderBy(sql`count(*) desc`, organizations.name);
}

export async function countByPackage(db: Executor, conventionId: string) {
  return db
    .select({ id: packages.id, label: packages.name, count: families })
    .from(orders)
    .leftJoin(packages, eq(packages.id, orders.packageId))
    .where(isActive(conventionId))
    .groupBy(packages.id)
    .orderBy(sql`count(*) desc`, packages.name);
}

/** People who attend, by date of birth. */
export async function countByBirth(db: Executor, conventionId: string) {
  const dob = sql<string | null>`${orderParticipants.snapshot}->>'dob'`;
  return db
    .select({ dob, count: families })
    .from(orders)
    .innerJoin(orderParticipants, eq(orderParticipants.orderId, orders.id))
    .where(and(isActive(conventionId), eq(orderParticipants.selected, true)))
    .groupBy(dob);
}

/** Passengers by direction and hour, where both are known. */
export async function countTravel(db: Executor, conventionId: string) {
  const hour = sql<number>`extract(hour from ${travelLegs.time})::int`;
  return db
    .select({
      day: sql<string>`${travelLegs.date}::text`,
      hour,
      direction: travelLegs.direction,
      count: sql<number>`sum(coalesce(${travelLegs.numberOfPassengers}, 0))::int`,
    })
    .from(travelLegs)
    .innerJoin(orders, eq(orders.id, travelLegs.orderId))
    .where(and(isActive(conventionId), isNotNull(travelLegs.date), isNotNull(travelLegs.time)))
    .groupBy(travelLegs.date, hour, travelLegs.direction)
    .orderBy(travelLegs.date, hour);
}
