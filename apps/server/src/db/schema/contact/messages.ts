import { followUpReasonMax } from '@sangamam/contract/casework/follow-up/follow-up';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { createdAt, instant, primaryId } from '#server/db/schema/columns.ts';

import { users } from '../accounts/accounts.ts';
import { orders } from '../orders/orders.ts';
import { outboxMails } from '../records/records.ts';

/** What visitors wrote through the contact form, and families in answer to letters. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: primaryId(),
    fullName: text().notNull(),
    email: text().notNull(),
    mobileCountryCode: text().notNull(),
    mobileNumber: text().notNull(),
    country: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    assignedTo: uuid(),
    createdAt: createdAt(),
    closedAt: instant(),
    /** The day on which staff look at it again. */
    followUpOn: date(),
    followUpReason: text().notNull().default(''),
    /** Of an answer to a letter: what names the mail. Null for messages of the contact form, like all that follow. */
    mailMessageId: text(),
    /** The registration that the letter was about; null once it is nobody's any more. */
    orderId: uuid(),
    /** The mail that was answered. */
    letterMailId: uuid(),
    /** As the family got it; null where it was forgotten before the answer came. */
    letterSubject: text(),
    /** The sender's address was one of the family's. */
    isFromFamily: boolean(),
    /** The names of attachments that were not taken; empty for one without a name. */
    attachmentsLeft: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** The mail goes on beyond `body`. */
    isCut: boolean().notNull().default(false),
  },
  (table) => [
    foreignKey({
      name: 'contact_messages_assigned_to_fkey',
      columns: [table.assignedTo],
      foreignColumns: [users.id],
    }),
    foreignKey({
      name: 'contact_messages_order_id_fkey',
      columns: [table.orderId],
      foreignColumns: [orders.id],
    }).onDelete('set null'),
    foreignKey({
      name: 'contact_messages_letter_mail_id_fkey',
      columns: [table.letterMailId],
      foreignColumns: [outboxMails.id],
    }).onDelete('set null'),
    uniqueIndex('contact_messages_mail_message_id_unique').on(table.mailMessageId),
    index('contact_messages_order_id_index')
      .on(table.orderId)
      .where(sql`${table.orderId} is not null`),
    index('contact_messages_letter_mail_id_index')
      .on(table.letterMailId, table.createdAt)
      .where(sql`${table.letterMailId} is not null`),
    check(
      'contact_messages_answer_whole',
      sql`(${table.mailMessageId} is null) = (${table.isFromFamily} is null)`,
    ),
    index('contact_messages_created_at_index').on(table.createdAt),
    index('contact_messages_closed_at_index').on(table.closedAt),
    index('contact_messages_assigned_to_index').on(table.assignedTo),
    index('contact_messages_follow_up_index')
      .on(table.followUpOn)
      .where(sql`${table.followUpOn} is not null and ${table.closedAt} is null`),
    check(
      'contact_messages_follow_up_reason_short',
      sql`char_length(${table.followUpReason}) <= ${sql.raw(String(followUpReasonMax))}`,
    ),
    check(
      'contact_messages_follow_up_whole',
      sql`${table.followUpOn} is not null or ${table.followUpReason} = ''`,
    ),
  ],
);

/** What staff answered by mail. */
export const contactAnswers = pgTable(
  'contact_answers',
  {
    id: primaryId(),
    messageId: uuid().notNull(),
    authorId: uuid().notNull(),
    body: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'contact_answers_message_id_fkey',
      columns: [table.messageId],
      foreignColumns: [contactMessages.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'contact_answers_author_id_fkey',
      columns: [table.authorId],
      foreignColumns: [users.id],
    }),
    index('contact_answers_message_id_index').on(table.messageId, table.createdAt),
  ],
);
