import { letterStates, noLetterReasons, type LetterState } from '@sangamam/contract/letters/letter';
import type { LetterAudience } from '@sangamam/contract/letters/letter-draft';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

import { users } from '#server/db/schema/accounts/accounts.ts';
import { createdAt, instant, primaryId } from '#server/db/schema/columns.ts';
import { conventions } from '#server/db/schema/conventions/conventions.ts';
import { orders } from '#server/db/schema/orders/orders.ts';
import { outboxMails } from '#server/db/schema/records/records.ts';

const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));

/** `SENT` is what a letter that is `SENDING` looks like once its last mail has left; it is not stored. */
const storedStates = letterStates.filter((state): state is Exclude<LetterState, 'SENT'> => state !== 'SENT');

/** Letters to many families of a convention. */
export const letters = pgTable(
  'letters',
  {
    id: primaryId(),
    conventionId: uuid().notNull(),
    subjectEn: text().notNull(),
    /** HTML of the allow-list of pages. */
    bodyEn: text().notNull(),
    subjectMl: text().notNull().default(''),
    bodyMl: text().notNull().default(''),
    audience: jsonb().$type<LetterAudience>().notNull(),
    state: text({ enum: storedStates as [Exclude<LetterState, 'SENT'>] })
      .notNull()
      .default('DRAFT'),
    /** How often it changed, its state included: whoever decides about it decides about what they saw. */
    revision: integer().notNull().default(0),
    /** When its recipients were found last; null once its audience changed. */
    preparedAt: instant(),
    /** When it is to leave; null for at once. */
    scheduledFor: instant(),
    askedBy: uuid(),
    askedAt: instant(),
    approvedBy: uuid(),
    approvedAt: instant(),
    sentBackBecause: text().notNull().default(''),
    startedBy: uuid(),
    /** When it was sent, or went on, last. Nothing leaves for a minute from then. */
    startedAt: instant(),
    /** How often it was sent or went on: part of the keys of its mails, so that one that was recalled can be written anew. */
    round: integer().notNull().default(0),
    /** When the outbox had the mails of all recipients. */
    handedOverAt: instant(),
    /** When it goes on after the most mails of a day. */
    goesOnAt: instant(),
    createdBy: uuid(),
    createdAt: createdAt(),
    changedBy: uuid(),
    changedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'letters_convention_id_fkey',
      columns: [table.conventionId],
      foreignColumns: [conventions.id],
    }),
    foreignKey({ name: 'letters_asked_by_fkey', columns: [table.askedBy], foreignColumns: [users.id] }),
    foreignKey({ name: 'letters_approved_by_fkey', columns: [table.approvedBy], foreignColumns: [users.id] }),
    foreignKey({ name: 'letters_started_by_fkey', columns: [table.startedBy], foreignColumns: [users.id] }),
    foreignKey({ name: 'letters_created_by_fkey', columns: [table.createdBy], foreignColumns: [users.id] }),
    foreignKey({ name: 'letters_changed_by_fkey', columns: [table.changedBy], foreignColumns: [users.id] }),
    index('letters_convention_id_index').on(table.conventionId, table.changedAt),
    check('letters_state_known', sql`${table.state} in (${quoted(storedStates)})`),
  ],
);

/**
 * The links in letters with which their addressees stop them. An account whose duplicate was merged into it has several, and
 * gets no letters once one of them is stopped.
 */
export const letterSubscriptions = pgTable(
  'letter_subscriptions',
  {
    /** Random. In clear, unlike tokens that open something: each new letter needs it, and all it does is to stop letters. */
    token: text().notNull(),
    userId: uuid().notNull(),
    /** Since when they are stopped; null while they come. */
    unsubscribedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'letter_subscriptions_pkey', columns: [table.token] }),
    foreignKey({
      name: 'letter_subscriptions_user_id_fkey',
      columns: [table.userId],
      foreignColumns: [users.id],
    }),
    index('letter_subscriptions_user_id_index').on(table.userId),
  ],
);

/** How many mails of letters leave for a domain in the minute that was taken last. */
export const domainMinutes = pgTable('domain_minutes', {
  domain: text().primaryKey(),
  /** The first instant of the minute. */
  minute: instant().notNull(),
  mails: integer().notNull(),
});

/** The audience of a letter as it was found: who gets it, and who does not and why. Nobody else gets it. */
export const letterRecipients = pgTable(
  'letter_recipients',
  {
    letterId: uuid().notNull(),
    /** The registrant. */
    userId: uuid().notNull(),
    orderId: uuid().notNull(),
    /** The order in which they get it. */
    place: integer().notNull(),
    /** Why they do not get it; null for those who do. */
    reason: text({ enum: noLetterReasons }),
    /** When their mail was handed over to the outbox; null again once it was recalled. */
    queuedAt: instant(),
    mailId: uuid(),
  },
  (table) => [
    primaryKey({ name: 'letter_recipients_pkey', columns: [table.letterId, table.userId] }),
    foreignKey({
      name: 'letter_recipients_letter_id_fkey',
      columns: [table.letterId],
      foreignColumns: [letters.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'letter_recipients_user_id_fkey',
      columns: [table.userId],
      foreignColumns: [users.id],
    }),
    foreignKey({
      name: 'letter_recipients_order_id_fkey',
      columns: [table.orderId],
      foreignColumns: [orders.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'letter_recipients_mail_id_fkey',
      columns: [table.mailId],
      foreignColumns: [outboxMails.id],
    }).onDelete('set null'),
    unique('letter_recipients_mail_id_unique').on(table.mailId),
    index('letter_recipients_user_id_index').on(table.userId),
    index('letter_recipients_order_id_index').on(table.orderId),
    index('letter_recipients_waiting_index')
      .on(table.letterId, table.place)
      .where(sql`${table.reason} is null and ${table.queuedAt} is null`),
    index('letter_recipients_queued_at_index')
      .on(table.queuedAt)
      .where(sql`${table.queuedAt} is not null`),
    check('letter_recipients_reason_known', sql`${table.reason} in (${quoted(noLetterReasons)})`),
    check('letter_recipients_reason_or_mail', sql`${table.reason} is null or ${table.queuedAt} is null`),
  ],
);
