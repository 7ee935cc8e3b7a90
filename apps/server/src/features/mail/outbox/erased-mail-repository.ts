import { and, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { outboxMails } from '#server/db/schema/schema.ts';
import type { DataSubject } from '#server/features/personal-data/personal-data.ts';

/** What an erased mail still shows in the outbox. */
const erasedMail = {
  toAddress: 'erased@invalid',
  toName: null,
  subject: 'Erased',
  html: '',
  text: '',
  // A key may hold an address.
  bounceReason: null,
  dedupeKey: sql`'erased:' || ${outboxMails.id}`,
};

/** Empties mails to an account and mails that forwarded its contact messages to staff; unsent ones are deleted. */
export async function eraseMailsTo(db: Executor, subject: DataSubject): Promise<void> {
  const theirs = or(
    mailsTo(subject),
    inArray(
      outboxMails.dedupeKey,
      subject.messageIds.map((id) => `contact.message:${id}`),
    ),
  );
  await db.delete(outboxMails).where(and(theirs, isNull(outboxMails.sentAt)));
  await db.update(outboxMails).set(erasedMail).where(theirs);
}

/** Empties mails that were written before these times and will not be sent any more. */
export async function eraseMailsBefore(
  db: Executor,
  { all, toAccounts }: { all: Date; toAccounts: { userIds: readonly string[]; before: Date } },
): Promise<void> {
  await db
    .update(outboxMails)
    .set(erasedMail)
    .where(
      and(
        ne(outboxMails.html, ''),
        or(isNotNull(outboxMails.sentAt), isNotNull(outboxMails.deadAt)),
        or(
          lt(outboxMails.createdAt, all),
          and(
            inArray(outboxMails.userId, [...toAccounts.userIds]),
            lt(outboxMails.createdAt, toAccounts.before),
          ),
        ),
      ),
    );
}

/** Mails about the account, about its orders, or sent to one of its addresses for another reason. */
function mailsTo({ userId, orderIds, addresses }: DataSubject) {
  return or(
    eq(outboxMails.userId, userId),
    inArray(outboxMails.orderId, [...orderIds]),
    inArray(outboxMails.toAddress, [...addresses]),
  );
}
