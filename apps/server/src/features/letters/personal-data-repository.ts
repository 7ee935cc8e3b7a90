import { and, eq, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { letterRecipients, letters } from '#server/db/schema/schema.ts';

/** The letters that had this account in their audience. */
export async function listOwnLetters(db: Executor, userId: string) {
  return db
    .select({
      letterId: letterRecipients.letterId,
      subject: letters.subjectEn,
      orderId: letterRecipients.orderId,
      sentAt: letterRecipients.queuedAt,
      notSentBecause: letterRecipients.reason,
    })
    .from(letterRecipients)
    .innerJoin(letters, eq(letters.id, letterRecipients.letterId))
    .where(eq(letterRecipients.userId, userId))
    .orderBy(letters.createdAt);
}

/** A letter that both got stays with the account that is kept. */
export async function moveRecipients(
  db: Executor,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const ofKept = sql`(select kept.letter_id from ${letterRecipients} kept where kept.user_id = ${to})`;
  await db
    .delete(letterRecipients)
    .where(and(eq(letterRecipients.userId, from), sql`${letterRecipients.letterId} in ${ofKept}`));
  await db.update(letterRecipients).set({ userId: to }).where(eq(letterRecipients.userId, from));
}
