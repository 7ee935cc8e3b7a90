import { and, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { contactMessages, outboxMails, users } from '#server/db/schema/schema.ts';

import { mailsToAccount, type BelongingsOf } from '../own-data/own-data-read-model.ts';

/** What an erased mail still shows in the outbox. */
const erasedMail = {
  toAddress: 'erased@invalid',
  toName: null,
  subject: 'Erased',
  html: '',
  text: '',
  // A key may hold an address.
  dedupeKey: sql`'erased:' || ${outboxMails.id}`,
};

/** Empties the mails that went to an account, and those that brought its messages to us; those that wait are forgotten. */
export async function eraseMails(
  db: Executor,
  { messageIds, ...account }: { userId: string; email: string; messageIds: string[] },
  belongings: BelongingsOf,
): Promise<void> {
  const theirs = or(
    mailsToAccount(account, belongings),
    inArray(
      outboxMails.dedupeKey,
      messageIds.map((id) => `contact.message:${id}`),
    ),
  );
  await db.delete(outboxMails).where(and(theirs, isNull(outboxMails.sentAt)));
  await db.update(outboxMails).set(erasedMail).where(theirs);
}

/** Answers the ids of the messages that were deleted. */
export async function deleteMessagesFrom(db: Executor, email: string): Promise<string[]> {
  const rows = await db
    .delete(contactMessages)
    .where(eq(contactMessages.email, email))
    .returning({ id: contactMessages.id });
  return rows.map(({ id }) => id);
}

/** Empties what mails said that were written before these times. */
export async function eraseOldMails(
  db: Executor,
  { all, ofClosedAccounts }: { all: Date; ofClosedAccounts: Date },
): Promise<void> {
  const closed = db.select({ id: users.id }).from(users).where(isNotNull(users.closedAt));
  await db
    .update(outboxMails)
    .set(erasedMail)
    .where(
      and(
        ne(outboxMails.html, ''),
        or(isNotNull(outboxMails.sentAt), isNotNull(outboxMails.deadAt)),
        or(
          lt(outboxMails.createdAt, all),
          and(inArray(outboxMails.userId, closed), lt(outboxMails.createdAt, ofClosedAccounts)),
        ),
      ),
    );
}
