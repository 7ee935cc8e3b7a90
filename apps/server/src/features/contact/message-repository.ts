import { and, count, eq, gt, lt } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { contactAnswers, contactMessages } from '#server/db/schema/schema.ts';

export type MessageRow = typeof contactMessages.$inferSelect;

export async function insertMessage(
  db: Executor,
  message: typeof contactMessages.$inferInsert,
): Promise<string> {
  const [row] = await db.insert(contactMessages).values(message).returning({ id: contactMessages.id });
  if (!row) throw new Error('The message was not written down');
  return row.id;
}

/** Stores an answer to a letter and returns its id; undefined where its mail is a message already. */
export async function insertLetterAnswer(
  db: Executor,
  answer: typeof contactMessages.$inferInsert & { mailMessageId: string },
): Promise<string | undefined> {
  const [row] = await db
    .insert(contactMessages)
    .values(answer)
    .onConflictDoNothing({ target: contactMessages.mailMessageId })
    .returning({ id: contactMessages.id });
  return row?.id;
}

/** How many answers to a mail of a letter came since an instant. */
export async function countAnswersToMail(db: Executor, letterMailId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(contactMessages)
    .where(and(eq(contactMessages.letterMailId, letterMailId), gt(contactMessages.createdAt, since)));
  return row?.total ?? 0;
}

/** Locks a message until the transaction ends. */
export async function findMessageForUpdate(db: Executor, id: string): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update');
  return row;
}

export async function updateMessage(
  db: Executor,
  id: string,
  change: Partial<Pick<MessageRow, 'assignedTo' | 'followUpOn' | 'followUpReason' | 'closedAt'>>,
): Promise<void> {
  await db.update(contactMessages).set(change).where(eq(contactMessages.id, id));
}

export async function insertAnswer(
  db: Executor,
  answer: typeof contactAnswers.$inferInsert,
): Promise<string> {
  const [row] = await db.insert(contactAnswers).values(answer).returning({ id: contactAnswers.id });
  if (!row) throw new Error('The answer was not written down');
  return row.id;
}

export async function countAnswers(db: Executor, messageId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(contactAnswers)
    .where(eq(contactAnswers.messageId, messageId));
  return row?.total ?? 0;
}

/** A batch of the messages that were closed before `time`. */
export async function listClosedBefore(db: Executor, time: Date): Promise<string[]> {
  const rows = await db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(lt(contactMessages.closedAt, time))
    .limit(200);
  return rows.map(({ id }) => id);
}

export async function deleteMessage(db: Executor, id: string): Promise<void> {
  await db.delete(contactMessages).where(eq(contactMessages.id, id));
}
