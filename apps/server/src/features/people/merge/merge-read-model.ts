import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Executor } from '#server/db/executor.ts';
import {
  conventions,
  orderParticipants,
  orders,
  outboxMails,
  people,
  users,
} from '#server/db/schema/schema.ts';
import type { MergeSide } from '#server/features/personal-data/personal-data.ts';

/** Locks accounts of registrants as `lockAccount` does, always in the same order, so that two merges cannot deadlock. */
export async function lockRegistrants(db: Executor, userIds: readonly string[]) {
  return db
    .select({ userId: users.id, personId: users.personId, closedAt: users.closedAt })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), eq(users.type, 'REGISTRANT')))
    .orderBy(users.id)
    .for('no key update');
}

/** Names of the conventions for which both accounts have an active registration. */
export async function sharedConventions(db: Executor, kept: MergeSide, gone: MergeSide): Promise<string[]> {
  const theirs = alias(orders, 'theirs');
  const rows = await db
    .select({ name: conventions.name })
    .from(orders)
    .innerJoin(theirs, eq(theirs.conventionId, orders.conventionId))
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .where(
      and(
        eq(orders.userId, kept.userId),
        eq(theirs.userId, gone.userId),
        isNull(orders.parentOrderId),
        isNull(theirs.parentOrderId),
        isNull(orders.cancelledAt),
        isNull(theirs.cancelledAt),
      ),
    );
  return rows.map(({ name }) => name);
}

/** How many registrations have both persons in them, so that they cannot be one person. */
export async function countOrdersWithBoth(db: Executor, kept: MergeSide, gone: MergeSide): Promise<number> {
  const other = alias(orderParticipants, 'other');
  const [row] = await db
    .select({ both: count() })
    .from(orderParticipants)
    .innerJoin(other, eq(other.orderId, orderParticipants.orderId))
    .where(and(eq(orderParticipants.personId, kept.personId), eq(other.personId, gone.personId)));
  return row?.both ?? 0;
}

export async function countBelongings(db: Executor, userId: string) {
  const [ordersOf] = await db.select({ n: count() }).from(orders).where(eq(orders.userId, userId));
  const [mailsOf] = await db.select({ n: count() }).from(outboxMails).where(eq(outboxMails.userId, userId));
  return { orders: ordersOf?.n ?? 0, mails: mailsOf?.n ?? 0 };
}

/** The address that an account signs in with. */
export async function findAddress(db: Executor, { personId }: MergeSide): Promise<string> {
  const [row] = await db.select({ email: people.email }).from(people).where(eq(people.id, personId));
  return row?.email ?? '';
}
