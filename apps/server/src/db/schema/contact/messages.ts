import { foreignKey, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { createdAt, instant, primaryId } from '#server/db/schema/columns.ts';

import { users } from '../accounts/accounts.ts';

/** What visitors wrote through the contact form. */
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
  },
  (table) => [
    foreignKey({
      name: 'contact_messages_assigned_to_fkey',
      columns: [table.assignedTo],
      foreignColumns: [users.id],
    }),
    index('contact_messages_created_at_index').on(table.createdAt),
    index('contact_messages_closed_at_index').on(table.closedAt),
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
