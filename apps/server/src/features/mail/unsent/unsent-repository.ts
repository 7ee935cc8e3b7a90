import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { outboxMails } from '#server/db/schema/schema.ts';

import { withoutAccountLink, type MailRow } from '../outbox/outbox-repository.ts';

const hasJob = sql`exists (select from graphile_worker.jobs where key = 'mail:' || ${outboxMails.id})`;

/** Written while no mail server was set: no job is queued to send it. */
const isHeld = and(isNull(outboxMails.sentAt), isNull(outboxMails.deadAt), sql`not ${hasJob}`);
const isFailed = and(
  isNull(outboxMails.sentAt),
  isNotNull(outboxMails.deadAt),
  isNull(outboxMails.discardedAt),
);

/** How many mails wait for a decision, and since when the first of them does. */
export interface UnsentCounts {
  held: number;
  heldSince: Date | null;
  failed: number;
  failedSince: Date | null;
}

/** Mails that should have left, and are still tried. */
export interface LateMails {
  count: number;
  since: Date | null;
  /** What the mail server said to the latest failed attempt; null where none was made. */
  lastError: string | null;
}

const dueAt = sql`coalesce(${outboxMails.delayedUntil}, ${outboxMails.createdAt})`;

/** Mails that were due before `due` without an attempt, or before `tried` with failed ones only. */
export async function findLateMails(
  db: Executor,
  { due, tried }: { due: Date; tried: Date },
): Promise<LateMails> {
  const isLate = sql`${dueAt} < case when ${outboxMails.attempts} > 0 then ${tried.toISOString()}::timestamptz else ${due.toISOString()}::timestamptz end`;
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      since: sql`min(${dueAt})`.mapWith(outboxMails.createdAt),
      lastError: sql<
        string | null
      >`(array_agg(${outboxMails.lastError} order by ${dueAt} desc) filter (where ${outboxMails.lastError} is not null))[1]`,
    })
    .from(outboxMails)
    .where(and(isNull(outboxMails.sentAt), isNull(outboxMails.deadAt), hasJob, isLate));
  return row ?? { count: 0, since: null, lastError: null };
}

export async function countUnsent(db: Executor): Promise<UnsentCounts> {
  const [row] = await db
    .select({
      held: sql<number>`(count(*) filter (where ${isHeld}))::int`,
      heldSince: sql`min(${outboxMails.createdAt}) filter (where ${isHeld})`.mapWith(outboxMails.createdAt),
      failed: sql<number>`(count(*) filter (where ${isFailed}))::int`,
      failedSince: sql`min(${outboxMails.deadAt}) filter (where ${isFailed})`.mapWith(outboxMails.createdAt),
    })
    .from(outboxMails)
    .where(isNull(outboxMails.sentAt));
  return row ?? { held: 0, heldSince: null, failed: 0, failedSince: null };
}

/** Locks the mails of a kind that wait for a decision, or one of them. */
export async function lockUnsent(
  db: Executor,
  { mails, mailId }: { mails: 'HELD' | 'FAILED' | 'BOTH'; mailId?: string | undefined },
): Promise<MailRow[]> {
  const states = { HELD: isHeld, FAILED: isFailed, BOTH: sql`(${isHeld} or ${isFailed})` };
  return db
    .select()
    .from(outboxMails)
    .where(and(states[mails], mailId === undefined ? undefined : eq(outboxMails.id, mailId)))
    .orderBy(outboxMails.createdAt)
    .for('update');
}

/** Mails that were being tried when the mail server was removed from the settings. */
export async function listInterrupted(db: Executor): Promise<Pick<MailRow, 'id' | 'linkToken'>[]> {
  return db
    .select({ id: outboxMails.id, linkToken: outboxMails.linkToken })
    .from(outboxMails)
    .where(and(isHeld, sql`${outboxMails.attempts} > 0`));
}

/** Clears the final failure of mails, so that they are tried again. */
export async function reviveMails(db: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(outboxMails)
    .set({ deadAt: null })
    .where(inArray(outboxMails.id, [...ids]));
}

/** Discards mails: they no longer wait for a decision. */
export async function discardMails(
  db: Executor,
  ids: readonly string[],
  { at, reason }: { at: Date; reason: string },
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(outboxMails)
    .set({ ...withoutAccountLink, deadAt: at, discardedAt: at, lastError: reason })
    .where(inArray(outboxMails.id, [...ids]));
}
