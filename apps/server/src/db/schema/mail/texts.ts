import type { MailTextKind } from '@sangamam/contract/mail/texts/mail-text-kinds';
import { languages } from '@sangamam/contract/phrases/language';
import { sql } from 'drizzle-orm';
import { check, foreignKey, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';

import { users } from '#server/db/schema/accounts/accounts.ts';
import { instant, primaryId } from '#server/db/schema/columns.ts';
import { conventions } from '#server/db/schema/conventions/conventions.ts';

/**
 * What organisers write in the place of the site's own texts of mails. Each change is a row; the last version counts. One
 * without a text went back to the site's own.
 */
export const mailTexts = pgTable(
  'mail_texts',
  {
    id: primaryId(),
    conventionId: uuid().notNull(),
    kind: text().$type<MailTextKind>().notNull(),
    language: text({ enum: languages }).notNull(),
    /** Counted from 1 for each kind and language of a convention. */
    version: integer().notNull(),
    subject: text(),
    /** HTML of the allow-list of pages. */
    body: text(),
    changedBy: uuid().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [
    unique('mail_texts_version_unique').on(table.conventionId, table.kind, table.language, table.version),
    foreignKey({
      name: 'mail_texts_convention_id_fkey',
      columns: [table.conventionId],
      foreignColumns: [conventions.id],
    }),
    foreignKey({
      name: 'mail_texts_changed_by_fkey',
      columns: [table.changedBy],
      foreignColumns: [users.id],
    }),
    check('mail_texts_whole', sql`(${table.subject} is null) = (${table.body} is null)`),
    check('mail_texts_language_known', sql`${table.language} in ('en', 'ml')`),
  ],
);
