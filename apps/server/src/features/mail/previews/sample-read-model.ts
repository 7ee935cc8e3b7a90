import { desc, eq, isNotNull, isNull, like } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { orders, outboxMails, payments, people, users } from '#server/db/schema/schema.ts';

/** An order with a payment and its owner, preferably an active order; undefined while nobody has paid. */
export async function findSample(db: Executor) {
  const [row] = await db
    .select({ order: orders, payment: payments, person: people, userId: users.id })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .where(isNotNull(people.email))
    .orderBy(desc(isNull(orders.cancelledAt)), desc(payments.id))
    .limit(1);
  return row;
}

const mail = {
  kind: outboxMails.kind,
  toAddress: outboxMails.toAddress,
  subject: outboxMails.subject,
  html: outboxMails.html,
  text: outboxMails.text,
};

/** The mail that was queued last. */
export async function findLastMail(db: Executor) {
  const [row] = await db.select(mail).from(outboxMails).orderBy(desc(outboxMails.id)).limit(1);
  return row;
}

/** The mail of a draft, which only the transaction that wrote it sees. */
export async function findDraftMail(db: Executor) {
  const [row] = await db.select(mail).from(outboxMails).where(like(outboxMails.dedupeKey, 'preview:%'));
  return row;
}
