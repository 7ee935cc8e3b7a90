import { and, eq, isNotNull, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { orderParticipants, orders, outboxMails, people, users } from '#server/db/schema/schema.ts';
import { letterKind } from '#server/features/mail/outbox/queue-mail.ts';

/** A mail of a letter, with the registration that it was about. */
export async function findAnsweredMail(db: Executor, mailId: string) {
  const [row] = await db
    .select({
      mailId: outboxMails.id,
      toAddress: outboxMails.toAddress,
      /** As the family got it; null once the mail was emptied. */
      subject: sql<
        string | null
      >`nullif(case when ${outboxMails.html} = '' then '' else ${outboxMails.subject} end, '')`,
      orderId: orders.id,
      accountAddress: people.email,
      isClosed: sql<boolean>`${users.closedAt} is not null`,
    })
    .from(outboxMails)
    .innerJoin(orders, eq(orders.id, outboxMails.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .where(and(eq(outboxMails.id, mailId), eq(outboxMails.kind, letterKind)));
  return row;
}

/** The addresses of the people of a registration. */
export async function listAddressesOf(db: Executor, orderId: string): Promise<string[]> {
  const rows = await db
    .select({ email: people.email })
    .from(orderParticipants)
    .innerJoin(people, eq(people.id, orderParticipants.personId))
    .where(and(eq(orderParticipants.orderId, orderId), isNotNull(people.email)));
  return rows.flatMap(({ email }) => email ?? []);
}
