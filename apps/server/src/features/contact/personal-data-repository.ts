import { eq, getTableColumns, inArray } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { contactAnswers, contactMessages } from '#server/db/schema/schema.ts';

export async function listOwnMessages(db: Executor, messageIds: readonly string[]) {
  const {
    assignedTo: _staff,
    mailMessageId: _mail,
    letterMailId: _letter,
    ...columns
  } = getTableColumns(contactMessages);
  return db
    .select(columns)
    .from(contactMessages)
    .where(inArray(contactMessages.id, [...messageIds]));
}

/** Answers to these messages, without the member of staff who wrote them. */
export async function listOwnAnswers(db: Executor, messageIds: readonly string[]) {
  return db
    .select({
      messageId: contactAnswers.messageId,
      body: contactAnswers.body,
      at: contactAnswers.createdAt,
    })
    .from(contactAnswers)
    .innerJoin(contactMessages, eq(contactMessages.id, contactAnswers.messageId))
    .where(inArray(contactMessages.id, [...messageIds]));
}

/** Deletes messages; their answers go with them. */
export async function deleteMessages(db: Executor, messageIds: readonly string[]): Promise<void> {
  await db.delete(contactMessages).where(inArray(contactMessages.id, [...messageIds]));
}
