import { nameWords } from '@sangamam/contract/names/name-words';
import { and, asc, eq, sql, type AnyColumn } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { isConfirmedRegistration } from '#server/db/confirmed-registration.ts';
import type { Executor } from '#server/db/executor.ts';
import { isSpelt } from '#server/db/name-search.ts';
import { orderParticipants, orders, organizations, people, users } from '#server/db/schema/schema.ts';

/** Who may be on the list of a convention. */
interface Listed {
  conventionId: string;
  /** The day on which somebody must be 18 or over, `YYYY-MM-DD`. */
  today: string;
}

interface PublicPage extends Listed {
  limit: number;
  offset: number;
  /** Words that a name must contain; empty: any. */
  search: string;
  /** Id of a local unit; empty: any. */
  unit: string;
}

const registrants = alias(people, 'registrant');

const lower = (column: AnyColumn) => sql`lower(${column})`;

/** A page of the public participant list, and how many people and families there are in all. */
export async function listPublicPeople(db: Executor, { limit, offset, search, unit, ...listed }: PublicPage) {
  const shown = and(
    isShown(listed),
    nameWords(search).length === 0 ? undefined : isSpelt(people.id, search),
    unit === '' ? undefined : eq(people.localUnitId, unit),
  );
  const [totals] = await db
    .select({
      people: sql<number>`count(*)::int`,
      families: sql<number>`count(distinct ${orders.id})::int`,
    })
    .from(orderParticipants)
    .innerJoin(orders, eq(orders.id, orderParticipants.orderId))
    .innerJoin(people, eq(people.id, orderParticipants.personId))
    .where(shown);
  const rows = await db
    .select({
      orderId: orders.id,
      firstName: people.firstName,
      lastName: people.lastName,
      familyName: people.familyName,
      organization: organizations.name,
    })
    .from(orderParticipants)
    .innerJoin(orders, eq(orders.id, orderParticipants.orderId))
    .innerJoin(people, eq(people.id, orderParticipants.personId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(registrants, eq(registrants.id, users.personId))
    .leftJoin(organizations, eq(organizations.id, people.localUnitId))
    .where(shown)
    .orderBy(
      asc(lower(registrants.lastName)),
      asc(lower(registrants.firstName)),
      asc(orders.id),
      asc(lower(people.lastName)),
      asc(lower(people.firstName)),
      asc(people.id),
    )
    .limit(limit)
    .offset(offset);
  return { rows, people: totals?.people ?? 0, families: totals?.families ?? 0 };
}

/** The local units of everybody on the list, by name, with how many people each has. */
export function listPublicUnits(db: Executor, listed: Listed) {
  return db
    .select({ id: organizations.id, name: organizations.name, people: sql<number>`count(*)::int` })
    .from(orderParticipants)
    .innerJoin(orders, eq(orders.id, orderParticipants.orderId))
    .innerJoin(people, eq(people.id, orderParticipants.personId))
    .innerJoin(organizations, eq(organizations.id, people.localUnitId))
    .where(isShown(listed))
    .groupBy(organizations.id, organizations.name)
    .orderBy(asc(organizations.name));
}

/** Selected adults of confirmed registrations who have not opted out (DECISIONS §4). */
function isShown({ conventionId, today }: Listed) {
  return and(
    eq(orders.conventionId, conventionId),
    isConfirmedRegistration,
    eq(orderParticipants.selected, true),
    eq(people.hiddenFromList, false),
    sql`${people.dob} <= ${today}::date - interval '18 years'`,
  );
}
