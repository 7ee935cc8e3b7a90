import { and, eq, isNull, lt, max, notExists, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { conventions, files, orderParticipants, orders, people, users } from '#server/db/schema/schema.ts';

/**
 * Locks and lists what was submitted about children for conventions that ended before `day` (`YYYY-MM-DD`). A child was
 * under 18 on the last day, by the date of birth as submitted.
 */
export async function lockSubmittedMinors(
  db: Executor,
  day: string,
): Promise<{ orderId: string; personId: string }[]> {
  return db
    .select({ orderId: orderParticipants.orderId, personId: orderParticipants.personId })
    .from(orderParticipants)
    .innerJoin(orders, eq(orders.id, orderParticipants.orderId))
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .where(
      and(
        lt(conventions.endDate, day),
        sql`(${orderParticipants.snapshot} ->> 'dob')::date > ${conventions.endDate} - interval '18 years'`,
      ),
    )
    .orderBy(orderParticipants.orderId, orderParticipants.personId)
    .for('no key update', { of: orderParticipants });
}

/**
 * Locks and lists people who have no account, and who were under 18 on the last day of the last convention for which a
 * registration lists them, when that ended before `day` (`YYYY-MM-DD`).
 */
export async function lockPastMinors(db: Executor, day: string): Promise<string[]> {
  const lastDay = db
    .select({ lastDay: max(conventions.endDate) })
    .from(orderParticipants)
    .innerJoin(orders, eq(orders.id, orderParticipants.orderId))
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .where(eq(orderParticipants.personId, people.id));
  const hasAccount = db
    .select({ one: sql`1` })
    .from(users)
    .where(eq(users.personId, people.id));
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .where(
      and(
        sql`(${lastDay}) < ${day}`,
        sql`${people.dob} > (${lastDay}) - interval '18 years'`,
        notExists(hasAccount),
      ),
    )
    .orderBy(people.id)
    .for('no key update');
  return rows.map(({ id }) => id);
}

/** Consent forms for conventions that ended before `day`: parents fill them in about their children. */
export async function listPastConsentForms(db: Executor, day: string): Promise<string[]> {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .innerJoin(orders, eq(orders.id, files.orderId))
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .where(and(eq(files.kind, 'CONSENT_FORM'), isNull(files.deletedAt), lt(conventions.endDate, day)));
  return rows.map(({ id }) => id);
}
