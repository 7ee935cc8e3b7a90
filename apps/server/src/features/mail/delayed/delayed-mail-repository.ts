import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { outboxMails } from '#server/db/schema/schema.ts';

import { withoutAccountLink } from '../outbox/outbox-repository.ts';

const isUnsent = and(isNull(outboxMails.sentAt), isNull(outboxMails.deadAt));

/**
 * Ends the delay of a mail that is about to leave. Waits for a recall that is under way. Returns whether the mail may
 * leave.
 */
export async function releaseMail(db: Executor, id: string): Promise<boolean> {
  const rows = await db
    .update(outboxMails)
    .set({ delayedUntil: null })
    .where(and(eq(outboxMails.id, id), isUnsent))
    .returning({ id: outboxMails.id });
  return rows.length > 0;
}

/** Recalls the mails of a decision that have not been released, and returns their ids. */
export async function recallDelayed(
  db: Executor,
  decisionId: string,
  { at, reason }: { at: Date; reason: string },
): Promise<string[]> {
  const rows = await db
    .update(outboxMails)
    .set({ ...withoutAccountLink, recalledAt: at, deadAt: at, discardedAt: at, lastError: reason })
    .where(and(eq(outboxMails.decisionId, decisionId), isNotNull(outboxMails.delayedUntil), isUnsent))
    .returning({ id: outboxMails.id });
  return rows.map(({ id }) => id);
}

/** How many mails of a decision were not recalled. */
export async function countNotRecalled(db: Executor, decisionId: string): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(outboxMails)
    .where(and(eq(outboxMails.decisionId, decisionId), isNull(outboxMails.recalledAt)));
  return row?.total ?? 0;
}
