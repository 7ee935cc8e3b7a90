import { and, asc, count, eq, gt, inArray, isNotNull, isNull, sql, type SQLWrapper } from 'drizzle-orm';
import type { NoLetterReason } from '@sangamam/contract/letters/letter';

import type { Executor } from '#server/db/executor.ts';
import { letterRecipients, letters } from '#server/db/schema/schema.ts';

export type StoredLetter = typeof letters.$inferSelect;
export type LetterChange = Partial<Omit<typeof letters.$inferInsert, 'id' | 'revision'>>;

export async function insertLetter(db: Executor, letter: typeof letters.$inferInsert): Promise<StoredLetter> {
  const [row] = await db.insert(letters).values(letter).returning();
  if (!row) throw new Error('PostgreSQL returned no row of an insertion');
  return row;
}

export async function findLetter(db: Executor, id: string): Promise<StoredLetter | undefined> {
  const [row] = await db.select().from(letters).where(eq(letters.id, id));
  return row;
}

/** Locks a letter until the transaction ends: it is changed, sent, stopped and handed over by one at a time. */
export async function lockLetterRow(db: Executor, id: string): Promise<StoredLetter | undefined> {
  const [row] = await db.select().from(letters).where(eq(letters.id, id)).for('update');
  return row;
}

/** Changes a letter that is locked, and its revision with it. */
export async function updateLetter(db: Executor, id: string, change: LetterChange): Promise<StoredLetter> {
  const [row] = await db
    .update(letters)
    .set({ ...change, revision: sql`${letters.revision} + 1` })
    .where(eq(letters.id, id))
    .returning();
  if (!row) throw new Error('A letter disappeared while it was locked');
  return row;
}

export async function removeLetter(db: Executor, id: string): Promise<void> {
  await db.delete(letters).where(eq(letters.id, id));
}

/**
 * Puts an audience that was found in the place of the one before, apart from those who got the letter. `found` selects
 * `user_id`, `order_id`, `place` and `reason`.
 */
export async function replaceRecipients(db: Executor, letterId: string, found: SQLWrapper): Promise<void> {
  await removeWaiting(db, letterId);
  await db.execute(sql`insert into ${letterRecipients} (letter_id, user_id, order_id, place, reason)
    select ${letterId}::uuid, found.user_id, found.order_id, found.place, found.reason from ${found} found
    on conflict (letter_id, user_id) do nothing`);
}

/** Forgets an audience that was found, apart from those who got the letter. */
export async function removeWaiting(db: Executor, letterId: string): Promise<void> {
  await db
    .delete(letterRecipients)
    .where(and(eq(letterRecipients.letterId, letterId), isNull(letterRecipients.queuedAt)));
}

const isWaiting = and(isNull(letterRecipients.reason), isNull(letterRecipients.queuedAt));

/** How many recipients of a letter wait for it, and how many have been handed over to the outbox. */
export async function countHandedOver(db: Executor, letterId: string) {
  const [row] = await db
    .select({
      waiting: sql<number>`(count(*) filter (where ${isWaiting}))::int`,
      queued: sql<number>`(count(*) filter (where ${letterRecipients.queuedAt} is not null))::int`,
    })
    .from(letterRecipients)
    .where(eq(letterRecipients.letterId, letterId));
  return row ?? { waiting: 0, queued: 0 };
}

/** The next recipients of a letter that is locked, in their order. */
export function listNextRecipients(db: Executor, letterId: string, limit: number) {
  return db
    .select({ userId: letterRecipients.userId, orderId: letterRecipients.orderId })
    .from(letterRecipients)
    .where(and(eq(letterRecipients.letterId, letterId), isWaiting))
    .orderBy(asc(letterRecipients.place), asc(letterRecipients.userId))
    .limit(limit);
}

/** Lets one letter at a time count what is left of the most mails of a day, until the transaction ends. */
export async function lockDailyCeiling(db: Executor): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('sangamam.letters'))`);
}

/** How many mails of letters were handed over since an instant, and when the first of them was. */
export async function countQueuedSince(
  db: Executor,
  since: Date,
): Promise<{ count: number; first: Date | null }> {
  const [row] = await db
    .select({
      count: count(),
      first: sql`min(${letterRecipients.queuedAt})`.mapWith(letterRecipients.queuedAt),
    })
    .from(letterRecipients)
    .where(and(isNotNull(letterRecipients.queuedAt), gt(letterRecipients.queuedAt, since)));
  return row ?? { count: 0, first: null };
}

/** Records the mails of recipients with one statement. */
export async function recordQueued(
  db: Executor,
  letterId: string,
  { mails, at }: { mails: readonly { userId: string; mailId: string }[]; at: Date },
): Promise<void> {
  if (mails.length === 0) return;
  await db.execute(sql`update ${letterRecipients} set queued_at = ${at.toISOString()}::timestamptz, mail_id = queued.mail_id
    from unnest(${sql.param(mails.map(({ userId }) => userId))}::uuid[], ${sql.param(mails.map(({ mailId }) => mailId))}::uuid[]) as queued(user_id, mail_id)
    where ${letterRecipients.letterId} = ${letterId} and ${letterRecipients.userId} = queued.user_id`);
}

/** Records why recipients do not get the letter after all. */
export async function recordReason(
  db: Executor,
  letterId: string,
  { userIds, reason }: { userIds: readonly string[]; reason: NoLetterReason },
): Promise<void> {
  await db
    .update(letterRecipients)
    .set({ reason })
    .where(and(eq(letterRecipients.letterId, letterId), inArray(letterRecipients.userId, [...userIds])));
}

/** Lets those whose mails were recalled wait again. */
export async function recordRecalled(
  db: Executor,
  letterId: string,
  mailIds: readonly string[],
): Promise<void> {
  await db
    .update(letterRecipients)
    .set({ queuedAt: null, mailId: null })
    .where(
      and(
        eq(letterRecipients.letterId, letterId),
        sql`${letterRecipients.mailId} = any(${sql.param(mailIds)}::uuid[])`,
      ),
    );
}
