import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  ilike,
  isNotNull,
  isNull,
  not,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type {
  MessageListState,
  MessageSource,
} from '@sangamam/contract/contact/messages/message-admin-endpoints';

import type { Executor } from '#server/db/executor.ts';
import { likePattern } from '#server/db/like-pattern.ts';
import { nameFound } from '#server/db/name-search.ts';
import {
  contactAnswers,
  contactMessages,
  conventions,
  files,
  letterRecipients,
  orders,
  people,
  users,
} from '#server/db/schema/schema.ts';

/** The filters of the inbox. */
export interface MessageFilter {
  state?: MessageListState | undefined;
  /** Account that it is assigned to; `null` for unassigned. */
  assignedTo?: string | null | undefined;
  /** Open ones with a follow-up that is due, or on any day. */
  followUp?: 'due' | 'set' | undefined;
  /** The time at which the inbox is read. */
  now: Date;
  source?: MessageSource | undefined;
  /** Answers to letters about this registration. */
  registrationId?: string | undefined;
  search?: string | undefined;
}

const registrant = alias(people, 'registrant');
const registrantAccount = alias(users, 'registrant_account');

const answers = (db: Executor) =>
  db
    .select({ one: sql`1` })
    .from(contactAnswers)
    .where(eq(contactAnswers.messageId, contactMessages.id));

function rowsFrom(db: Executor) {
  return db
    .select({
      message: contactMessages,
      /** The letter that it answers, unless that was deleted. */
      letterId: letterRecipients.letterId,
      registrationNumber: sql<string | null>`coalesce(${orders.permNumber}, ${orders.tempNumber})`,
      registrantFirstName: registrant.firstName,
      registrantLastName: registrant.lastName,
      answerCount: sql<number>`(select count(*)::int from ${contactAnswers}
        where ${contactAnswers.messageId} = ${contactMessages.id})`,
      attachmentCount: sql<number>`(select count(*)::int from ${files}
        where ${files.contactMessageId} = ${contactMessages.id} and ${files.deletedAt} is null)`,
    })
    .from(contactMessages)
    .leftJoin(letterRecipients, eq(letterRecipients.mailId, contactMessages.letterMailId))
    .leftJoin(orders, eq(orders.id, contactMessages.orderId))
    .leftJoin(registrantAccount, eq(registrantAccount.id, orders.userId))
    .leftJoin(registrant, eq(registrant.id, registrantAccount.personId));
}

/** A message with what the inbox shows about it. */
export type InboxRow = Awaited<ReturnType<typeof findInboxRow>> & object;

export async function findInboxRow(db: Executor, id: string) {
  const [row] = await rowsFrom(db).where(eq(contactMessages.id, id));
  return row;
}

/** The messages that match a filter. */
export function whereMessage(
  db: Executor,
  { state, assignedTo, followUp, now, source, registrationId, search }: MessageFilter,
): SQL | undefined {
  return and(
    whereState(db, state),
    whereAssigned(assignedTo),
    followUp && whereFollowUp(followUp, now),
    whereSource(source),
    registrationId === undefined ? undefined : eq(contactMessages.orderId, registrationId),
    whereSearch(search),
  );
}

export async function listInboxRows(
  db: Executor,
  { page, pageSize, ...filter }: MessageFilter & { page: number; pageSize: number },
): Promise<{ rows: InboxRow[]; total: number }> {
  const where = whereMessage(db, filter);
  const rows = await rowsFrom(db)
    .where(where)
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await db.select({ total: count() }).from(contactMessages).where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** How many messages are not answered yet, and when the oldest of them came. */
export async function countNewMessages(db: Executor): Promise<{ count: number; oldest: Date | null }> {
  const [row] = await db
    .select({
      count: count(),
      oldest: sql<Date | null>`min(${contactMessages.createdAt})`.mapWith(contactMessages.createdAt),
    })
    .from(contactMessages)
    .where(whereState(db, 'NEW'));
  return row ?? { count: 0, oldest: null };
}

function whereState(db: Executor, state: MessageListState | undefined) {
  const open = isNull(contactMessages.closedAt);
  switch (state) {
    case 'NEW':
      return and(open, not(exists(answers(db))));
    case 'ANSWERED':
      return and(open, exists(answers(db)));
    case 'OPEN':
      return open;
    case 'CLOSED':
      return isNotNull(contactMessages.closedAt);
    case undefined:
      return undefined;
  }
}

function whereAssigned(assignedTo: string | null | undefined) {
  if (assignedTo === undefined) return undefined;
  return assignedTo === null
    ? isNull(contactMessages.assignedTo)
    : eq(contactMessages.assignedTo, assignedTo);
}

function whereFollowUp(which: 'due' | 'set', now: Date) {
  // By the calendar of the latest convention, as `findLatestTimeZone` says.
  const today = sql`(${now}::timestamptz at time zone coalesce((select latest.time_zone from ${conventions} latest
    order by latest.start_date desc, latest.id desc limit 1), 'UTC'))::date`;
  return and(
    isNull(contactMessages.closedAt),
    isNotNull(contactMessages.followUpOn),
    which === 'due' ? sql`${contactMessages.followUpOn} <= ${today}` : undefined,
  );
}

function whereSource(source: MessageSource | undefined) {
  if (source === undefined) return undefined;
  return source === 'LETTER'
    ? isNotNull(contactMessages.mailMessageId)
    : isNull(contactMessages.mailMessageId);
}

function whereSearch(search: string | undefined) {
  if (search === undefined || search === '') return undefined;
  const pattern = likePattern(search);
  return or(
    nameFound([contactMessages.fullName], search),
    ilike(contactMessages.email, pattern),
    ilike(contactMessages.subject, pattern),
    ilike(contactMessages.body, pattern),
  );
}

/** The answers to a message in their order, with the names of their authors. */
export async function listAnswers(db: Executor, messageId: string) {
  return db
    .select({ answer: contactAnswers, firstName: people.firstName, lastName: people.lastName })
    .from(contactAnswers)
    .innerJoin(users, eq(users.id, contactAnswers.authorId))
    .innerJoin(people, eq(people.id, users.personId))
    .where(eq(contactAnswers.messageId, messageId))
    .orderBy(asc(contactAnswers.createdAt), asc(contactAnswers.id));
}

export type AnswerRow = Awaited<ReturnType<typeof listAnswers>>[number];

/** The time zone of the convention that was planned last; nothing without any. */
export async function findLatestTimeZone(db: Executor): Promise<string | undefined> {
  const [row] = await db
    .select({ timeZone: conventions.timeZone })
    .from(conventions)
    .orderBy(desc(conventions.startDate), desc(conventions.id))
    .limit(1);
  return row?.timeZone;
}
