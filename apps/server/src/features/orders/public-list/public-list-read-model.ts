import { and, asc, eq, sql } from 'drizzle-orm';

import { isConfirmedRegistration } from '#server/db/confirmed-registration.ts';
import type { Executor } from '#server/db/executor.ts';
import { orderParticipants, orders, organizations, people } from '#server/db/schema/schema.ts';

interface PublicPage {
  conventionId: string;
  /** The day on which somebody must be 18 or over, `YYYY-MM-DD`. */
  today: string;
  limit: number;
  offset: number;
}

/** A page of the public participant list and how many people there are in all. */
export async function listPublicPeople(db: Executor, { conventionId, today, limit, offset }: PublicPage) {
  const shown = and(
    eq(orders.conventionId, conventionId),
    isConfirmedRegistration,
    eq(orderParticipants.selected, true),
    eq(people.hiddenFromList, false),
    sql`${people.dob} <= ${today}::date - interval '18 years'`,
  );
  const total = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(orderParticipants)
    .innerJoin(orders, eq(orders.id, orderParticipants.orderId))
    .innerJoin(people, eq(people.id, orderParticipants.personId))
    .where(shown);
  const docs = await db
    .select({
      firstName: people.firstName,
      lastName: people.lastName,
      familyName: people.familyName,
      organization: organizations.name,
    })
    .from(orderParticipants)
    .innerJoin(orders, eq(orders.id, orderParticipants.orderId))
    .innerJoin(people, eq(people.id, orderParticipants.personId))
    .leftJoin(organizations, eq(organizations.id, people.localUnitId))
    .where(shown)
    .orderBy(asc(sql`lower(${people.lastName})`), asc(sql`lower(${people.firstName})`), asc(people.id))
    .limit(limit)
    .offset(offset);
  return { docs, count: total[0]?.count ?? 0 };
}
