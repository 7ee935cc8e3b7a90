import { and, asc, eq, getTableColumns, inArray, isNull, ne, or, sql, type Column } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import {
  auditLog,
  contactAnswers,
  contactMessages,
  files,
  hotelStays,
  orderAddons,
  orderLineItems,
  orderParticipants,
  orders,
  outboxMails,
  paymentEntries,
  payments,
  people,
  sessions,
  travelLegs,
  users,
} from '#server/db/schema/schema.ts';

/** Ids of everything that hangs on an account. */
export interface BelongingsOf {
  orderIds: string[];
  paymentIds: string[];
  /** The registrant and everybody in a registration of the account. */
  personIds: string[];
}

export async function findBelongings(
  db: Executor,
  { userId, personId }: { userId: string; personId: string },
): Promise<BelongingsOf> {
  const orderRows = await db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  const orderIds = orderRows.map(({ id }) => id);
  const paymentRows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(inArray(payments.orderId, orderIds));
  const members = await db
    .selectDistinct({ id: orderParticipants.personId })
    .from(orderParticipants)
    .where(inArray(orderParticipants.orderId, orderIds));
  const personIds = new Set([personId, ...members.map(({ id }) => id)]);
  return { orderIds, paymentIds: paymentRows.map(({ id }) => id), personIds: [...personIds] };
}

/** Actions whose reason the family was told. Every other reason was written for staff alone. */
const toldActions = [
  'order.approved',
  'order.rejected',
  'order.asked',
  'order.cancelled',
  'payment.declined',
  'payment.rejected',
];

/** Ledger entries whose reason the family was told. Why a short payment was accepted is the treasurer's business. */
const toldEntries: (typeof paymentEntries.$inferSelect)['kind'][] = ['DECLINED', 'REJECTED'];

/** A reason where `column` is one of those that the family was told, nothing elsewhere. */
function toldReason(reason: Column, column: Column, told: readonly string[]) {
  return sql<string | null>`case when ${inArray(column, told)} then ${reason} end`;
}

/** The rows that are about an account, without secrets and without what is only our own business. */
export async function readMyRows(
  db: Executor,
  { userId, email }: { userId: string; email: string },
  { orderIds, paymentIds, personIds }: BelongingsOf,
) {
  const { passwordHash: _secret, ...accountColumns } = getTableColumns(users);
  const { tokenHash: _token, ...sessionColumns } = getTableColumns(sessions);
  const {
    html: _html,
    dedupeKey: _key,
    lastError: _error,
    linkToken: _link,
    ...mailColumns
  } = getTableColumns(outboxMails);
  const { namesAccount: _flag, ...personColumns } = getTableColumns(people);
  const { assignedTo: _staff, ...messageColumns } = getTableColumns(contactMessages);
  const { actorId: _actor, ...entryColumns } = getTableColumns(paymentEntries);
  return {
    account: await db.select(accountColumns).from(users).where(eq(users.id, userId)),
    people: await db.select(personColumns).from(people).where(inArray(people.id, personIds)),
    sessions: await db.select(sessionColumns).from(sessions).where(eq(sessions.userId, userId)),
    orders: await db.select().from(orders).where(inArray(orders.id, orderIds)),
    participants: await db
      .select()
      .from(orderParticipants)
      .where(inArray(orderParticipants.orderId, orderIds)),
    selections: await db.select().from(orderAddons).where(inArray(orderAddons.orderId, orderIds)),
    lines: await db.select().from(orderLineItems).where(inArray(orderLineItems.orderId, orderIds)),
    payments: await db.select().from(payments).where(inArray(payments.orderId, orderIds)),
    paymentEntries: await db
      .select({
        ...entryColumns,
        reason: toldReason(paymentEntries.reason, paymentEntries.kind, toldEntries),
      })
      .from(paymentEntries)
      .where(inArray(paymentEntries.paymentId, paymentIds)),
    travel: await db.select().from(travelLegs).where(inArray(travelLegs.orderId, orderIds)),
    hotel: await db.select().from(hotelStays).where(inArray(hotelStays.orderId, orderIds)),
    mails: await db
      .select(mailColumns)
      .from(outboxMails)
      .where(mailsToAccount({ userId, email }, { orderIds }))
      .orderBy(asc(outboxMails.createdAt)),
    messages: await db.select(messageColumns).from(contactMessages).where(eq(contactMessages.email, email)),
    answers: await db
      .select({
        messageId: contactAnswers.messageId,
        body: contactAnswers.body,
        at: contactAnswers.createdAt,
      })
      .from(contactAnswers)
      .innerJoin(contactMessages, eq(contactMessages.id, contactAnswers.messageId))
      .where(eq(contactMessages.email, email)),
    history: await db
      .select({
        at: auditLog.at,
        action: auditLog.action,
        reason: toldReason(auditLog.reason, auditLog.action, toldActions),
      })
      .from(auditLog)
      .where(and(auditEntriesAbout([userId], { orderIds, paymentIds }), ne(auditLog.action, 'order.noted')))
      .orderBy(asc(auditLog.id)),
  };
}

/** Mails to an account: about it, about its orders, or to its address for another reason. */
export function mailsToAccount(
  { userId, email }: { userId: string; email: string },
  { orderIds }: Pick<BelongingsOf, 'orderIds'>,
) {
  return or(
    eq(outboxMails.userId, userId),
    inArray(outboxMails.orderId, orderIds),
    email === '' ? undefined : eq(outboxMails.toAddress, email),
  );
}

/** Audit entries about accounts, their orders and their payments. */
export function auditEntriesAbout(
  userIds: string[],
  { orderIds, paymentIds }: Pick<BelongingsOf, 'orderIds' | 'paymentIds'>,
) {
  return or(
    and(eq(auditLog.entity, 'user'), inArray(auditLog.entityId, userIds)),
    and(eq(auditLog.entity, 'order'), inArray(auditLog.entityId, orderIds)),
    and(eq(auditLog.entity, 'payment'), inArray(auditLog.entityId, paymentIds)),
  );
}

/** Files of an account, of its orders, and of messages that came from its address. */
export async function listMyFiles(
  db: Executor,
  { userId, email, orderIds }: { userId: string; email: string; orderIds: string[] },
) {
  const messages = db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(eq(contactMessages.email, email));
  return db
    .select()
    .from(files)
    .where(
      and(
        isNull(files.deletedAt),
        or(
          eq(files.ownerId, userId),
          inArray(files.orderId, orderIds),
          inArray(files.contactMessageId, messages),
        ),
      ),
    )
    .orderBy(asc(files.id));
}
