import { and, eq, gte, inArray, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { conventions, orders, outboxMails, people, users } from '#server/db/schema/schema.ts';

import { checklistReminderKind } from './checklist-reminder-mail.ts';

/** Registrations by their ids with what a mail about the checklist depends on, apart from readiness. */
export async function listReminded(db: Executor, orderIds: readonly string[]) {
  const lastSent = sql<Date | null>`(select max(m.created_at) from ${outboxMails} m
    where m.order_id = ${orders.id} and m.kind = ${checklistReminderKind})`;
  return db
    .select({
      order: orders,
      firstName: people.firstName,
      lastName: people.lastName,
      email: people.email,
      timeZone: conventions.timeZone,
      enabled: conventions.checklistReminders,
      lastSent: lastSent.mapWith(outboxMails.createdAt),
    })
    .from(orders)
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .where(inArray(orders.id, [...orderIds]));
}
export type RemindedRow = Awaited<ReturnType<typeof listReminded>>[number];

/** Ids of conventions whose families are reminded and that begin on `startsFrom` (`YYYY-MM-DD`) or later. */
export async function listRemindingConventions(db: Executor, startsFrom: string): Promise<string[]> {
  const rows = await db
    .select({ id: conventions.id })
    .from(conventions)
    .where(and(conventions.checklistReminders, gte(conventions.startDate, startsFrom)));
  return rows.map(({ id }) => id);
}
