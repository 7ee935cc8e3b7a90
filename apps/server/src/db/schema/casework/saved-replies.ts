import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { users } from '#server/db/schema/accounts/accounts.ts';
import { createdAt, instant, primaryId } from '#server/db/schema/columns.ts';

/** Texts that registrars and treasurers keep for all of them. */
export const savedReplies = pgTable(
  'saved_replies',
  {
    id: primaryId(),
    name: text().notNull(),
    /** With placeholders in braces. */
    text: text().notNull(),
    /** Who wrote it last; null after that account was erased. */
    changedById: uuid(),
    revision: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'saved_replies_changed_by_id_fkey',
      columns: [table.changedById],
      foreignColumns: [users.id],
    }),
    uniqueIndex('saved_replies_name_unique').on(sql`lower(${table.name})`),
    index('saved_replies_changed_by_id_index').on(table.changedById),
  ],
);
