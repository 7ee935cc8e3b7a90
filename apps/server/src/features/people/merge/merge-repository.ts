import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Executor } from '#server/db/executor.ts';
import {
  conventions,
  files,
  orderParticipants,
  orders,
  outboxMails,
  people,
  users,
} from '#server/db/schema/schema.ts';

/** A registrant's account as merging looks at it. */
export interface MergeSide {
  userId: string;
  personId: string;
}

/** Both accounts, held until the transaction ends as `lockAccount` does, in one order whoever asks first. */
export async function lockRegistrants(db: Executor, userIds: readonly string[]) {
  return db
    .select({ userId: users.id, personId: users.personId, closedAt: users.closedAt })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), eq(users.type, 'REGISTRANT')))
    .orderBy(users.id)
    .for('no key update');
}

/** Names of the conventions for which both accounts have a living registration. */
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

/** How many registrations have both persons in them, so that neither can stand for the other. */
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

/** Hands everything that hangs on one account and its person over to the other. */
export async function handOver(db: Executor, kept: MergeSide, gone: MergeSide): Promise<void> {
  await db.update(orders).set({ userId: kept.userId }).where(eq(orders.userId, gone.userId));
  await db
    .update(orderParticipants)
    .set({ personId: kept.personId })
    .where(eq(orderParticipants.personId, gone.personId));
  // Who asked not to be shown in one of two accounts is not shown.
  const [left] = await db
    .select({ hiddenFromList: people.hiddenFromList })
    .from(people)
    .where(eq(people.id, gone.personId));
  if (left?.hiddenFromList === true)
    await db.update(people).set({ hiddenFromList: true }).where(eq(people.id, kept.personId));
  await db.update(outboxMails).set({ userId: kept.userId }).where(eq(outboxMails.userId, gone.userId));
  await db
    .update(files)
    .set({ ownerId: kept.userId })
    .where(and(eq(files.ownerId, gone.userId), isNull(files.deletedAt)));
}

/** The name of an account. */
export async function findAddress(db: Executor, { personId }: MergeSide): Promise<string> {
  const [row] = await db.select({ email: people.email }).from(people).where(eq(people.id, personId));
  return row?.email ?? '';
}
