import { and, eq, sql, type SQL } from 'drizzle-orm';

import { isConfirmedRegistration } from '#server/db/confirmed-registration.ts';
import type { Executor } from '#server/db/executor.ts';
import { orderParticipants, orders, people } from '#server/db/schema/schema.ts';

import { whereArriving } from './families-read-model.ts';
import { lastEvents } from './last-event-read-model.ts';

/**
 * Everybody of a convention's registrations that were submitted and are neither cancelled nor rejected, with who of them is
 * expected and who is here.
 */
function peopleArriving(db: Executor, conventionId: string) {
  const last = lastEvents(db, conventionId);
  const isHere = sql`coalesce(${last.kind} = 'ARRIVED', false)`;
  const isExpected = sql`(${isHere} or (${orderParticipants.selected} and coalesce(${isConfirmedRegistration}, false)))`;
  const isLast = and(
    eq(last.orderId, orderParticipants.orderId),
    eq(last.personId, orderParticipants.personId),
  );
  return { last, isLast, isHere, isExpected };
}

const countWhere = (is: SQL) => sql<number>`(count(*) filter (where ${is}))::int`;

/** How many people of a convention are expected and are here. */
export async function countPeople(db: Executor, conventionId: string) {
  const { last, isLast, isHere, isExpected } = peopleArriving(db, conventionId);
  const [row] = await db
    .select({ expected: countWhere(isExpected), here: countWhere(isHere) })
    .from(orderParticipants)
    .innerJoin(orders, eq(orders.id, orderParticipants.orderId))
    .leftJoin(last, isLast)
    .where(whereArriving(conventionId));
  return row ?? { expected: 0, here: 0 };
}

/** The same by their date of birth as it was submitted. */
export async function countPeopleByBirth(db: Executor, conventionId: string) {
  const { last, isLast, isHere, isExpected } = peopleArriving(db, conventionId);
  const dob = sql<string | null>`case when ${orderParticipants.snapshot} is null
    then (select ${people.dob}::text from ${people} where ${people.id} = ${orderParticipants.personId})
    else ${orderParticipants.snapshot} ->> 'dob' end`;
  const everybody = db
    .select({ dob: dob.as('dob'), isExpected: isExpected.as('is_expected'), isHere: isHere.as('is_here') })
    .from(orderParticipants)
    .innerJoin(orders, eq(orders.id, orderParticipants.orderId))
    .leftJoin(last, isLast)
    .where(whereArriving(conventionId));
  // With `offset 0` PostgreSQL expects few dates, and does not sort everybody for them.
  return db
    .select({
      dob: sql<string | null>`dob`,
      expected: countWhere(sql`is_expected`),
      here: countWhere(sql`is_here`),
    })
    .from(sql`(${everybody} offset 0) everybody`)
    .groupBy(sql`dob`);
}
