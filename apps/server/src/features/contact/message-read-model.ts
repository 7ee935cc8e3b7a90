import { and, asc, count, desc, eq, ilike, isNotNull, isNull, not, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  listMessages,
  type MessageListState,
} from '@sangamam/contract/contact/messages/message-admin-endpoints';

import type { Executor } from '#server/db/executor.ts';
import { defineList } from '#server/db/lists/define-list.ts';
import { likePattern } from '#server/db/like-pattern.ts';
import { nameFound } from '#server/db/name-search.ts';
import { todayAtLatestConvention } from '#server/features/casework/care/today-read-model.ts';
import { whereLabelled } from '#server/features/casework/labels/labelled-records-read-model.ts';
import {
  contactAnswers,
  contactMessages,
  files,
  letterRecipients,
  orders,
  people,
  users,
} from '#server/db/schema/schema.ts';

/** What is asked of the inbox besides its filters. */
interface Asked {
  /** Account that messages are assigned to; `null` for unassigned. */
  assignedTo?: string | null | undefined;
  /** The time at which the inbox is read. */
  now: Date;
}

const registrant = alias(people, 'registrant');
const registrantAccount = alias(users, 'registrant_account');

const isAnswered = sql`exists (select from ${contactAnswers} where ${contactAnswers.messageId} = ${contactMessages.id})`;

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

const isOpen = isNull(contactMessages.closedAt);
const inState: Readonly<Record<MessageListState, SQL | undefined>> = {
  NEW: and(isOpen, not(isAnswered)),
  ANSWERED: and(isOpen, isAnswered),
  OPEN: isOpen,
  CLOSED: isNotNull(contactMessages.closedAt),
};

/** A message with what the inbox shows about it. */
export type InboxRow = Awaited<ReturnType<typeof findInboxRow>> & object;

export async function findInboxRow(db: Executor, id: string) {
  const [row] = await rowsFrom(db).where(eq(contactMessages.id, id));
  return row;
}

/** The inbox, newest first. */
export const inboxList = defineList(listMessages, {
  rows: rowsFrom,
  ids: (db) => db.select({ id: contactMessages.id }).from(contactMessages),
  always: ({ assignedTo }: Asked) => whereAssigned(assignedTo),
  where: {
    state: (state) => inState[state],
    // Whoever asks for their own is in `assignedTo`.
    assigned: () => undefined,
    followUp: (which, { now }) => whereFollowUp(which, now),
    label: (label) => whereLabelled('MESSAGE', contactMessages.id, label),
    source: (source) =>
      source === 'LETTER' ? isNotNull(contactMessages.mailMessageId) : isNull(contactMessages.mailMessageId),
    registrationId: (registrationId) => eq(contactMessages.orderId, registrationId),
    search: whereSearch,
  },
  order: { by: [desc(contactMessages.createdAt)], unique: desc(contactMessages.id) },
});

/** How many messages are not answered yet, and when the oldest of them came. */
export async function countNewMessages(db: Executor): Promise<{ count: number; oldest: Date | null }> {
  const [row] = await db
    .select({
      count: count(),
      oldest: sql<Date | null>`min(${contactMessages.createdAt})`.mapWith(contactMessages.createdAt),
    })
    .from(contactMessages)
    .where(inState.NEW);
  return row ?? { count: 0, oldest: null };
}

function whereAssigned(assignedTo: string | null | undefined) {
  if (assignedTo === undefined) return undefined;
  return assignedTo === null
    ? isNull(contactMessages.assignedTo)
    : eq(contactMessages.assignedTo, assignedTo);
}

function whereFollowUp(which: 'due' | 'set', now: Date) {
  return and(
    isOpen,
    isNotNull(contactMessages.followUpOn),
    which === 'due' ? sql`${contactMessages.followUpOn} <= ${todayAtLatestConvention(now)}` : undefined,
  );
}

function whereSearch(search: string) {
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
