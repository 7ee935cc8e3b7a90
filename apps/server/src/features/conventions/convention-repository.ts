import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { conventions, orderParticipants, orders, organizations, people } from '#server/db/schema/schema.ts';

/** A convention as it is stored. */
export type ConventionRow = typeof conventions.$inferSelect;

export async function findConventionRow(db: Executor, id: string): Promise<ConventionRow | undefined> {
  const [row] = await db.select().from(conventions).where(eq(conventions.id, id));
  return row;
}

export async function listConventionRowsByIds(
  db: Executor,
  ids: readonly string[],
): Promise<ConventionRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(conventions)
    .where(inArray(conventions.id, [...ids]));
}

/** Active conventions that staff have opened by `now`, the next one first; their deadlines may have passed. */
export async function listOpenedRows(db: Executor, now: Date): Promise<ConventionRow[]> {
  return db
    .select()
    .from(conventions)
    .where(and(eq(conventions.active, true), lte(conventions.openedAt, now)))
    .orderBy(asc(conventions.startDate), asc(conventions.id));
}

/** Names of the conventions that the public may know of, the latest first. */
export async function listPublicRows(
  db: Executor,
  { active, participantDisplay }: { active?: boolean | undefined; participantDisplay?: boolean | undefined },
): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: conventions.id, name: conventions.name })
    .from(conventions)
    .where(
      and(
        or(eq(conventions.active, true), isNotNull(conventions.openedAt)),
        active === undefined ? undefined : eq(conventions.active, active),
        participantDisplay === undefined ? undefined : eq(conventions.participantDisplay, participantDisplay),
      ),
    )
    .orderBy(desc(conventions.startDate), asc(conventions.id));
}

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
    isNull(orders.parentOrderId),
    isNull(orders.cancelledAt),
    isNotNull(orders.confirmedAt),
    eq(orders.registrationStatus, 'REG_APPROVED'),
    or(isNull(orders.paymentStatus), eq(orders.paymentStatus, 'PAYMENT_APPROVED')),
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
