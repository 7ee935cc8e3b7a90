import type { DaySums } from '@sangamam/contract/books/book-columns';
import type { PaymentMethod } from '@sangamam/contract/ledger/terms/payment-methods';
import { currencies } from '@sangamam/contract/orders/pricing/currency-for';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { conventions } from '#server/db/schema/conventions/conventions.ts';
import { instant, primaryId } from '#server/db/schema/columns.ts';
import { users } from '#server/db/schema/accounts/accounts.ts';

/**
 * A day of a convention's books in one currency that a treasurer closed: what they said then, whole dollars. Reopening
 * ends a closing; the row stays.
 */
export const bookClosings = pgTable(
  'book_closings',
  {
    id: primaryId(),
    conventionId: uuid().notNull(),
    currency: text({ enum: currencies }).notNull(),
    /** In the convention's time zone. */
    day: date().notNull(),
    /** The sums of each method. */
    totals: jsonb().$type<{ method: PaymentMethod; sums: DaySums }[]>().notNull(),
    net: integer().notNull(),
    /** How many entries the day had. */
    entries: integer().notNull(),
    note: text().notNull().default(''),
    closedAt: instant().notNull(),
    closedBy: uuid().notNull(),
    reopenedAt: instant(),
    reopenedBy: uuid(),
    reopenReason: text(),
  },
  (table) => [
    foreignKey({
      name: 'book_closings_convention_id_fkey',
      columns: [table.conventionId],
      foreignColumns: [conventions.id],
    }),
    foreignKey({
      name: 'book_closings_closed_by_fkey',
      columns: [table.closedBy],
      foreignColumns: [users.id],
    }),
    foreignKey({
      name: 'book_closings_reopened_by_fkey',
      columns: [table.reopenedBy],
      foreignColumns: [users.id],
    }),
    uniqueIndex('book_closings_one_per_day')
      .on(table.conventionId, table.currency, table.day)
      .where(sql`${table.reopenedAt} is null`),
    index('book_closings_day_index').on(table.conventionId, table.currency, table.day),
    check(
      'book_closings_reopened_by_somebody',
      sql`(${table.reopenedAt} is null) = (${table.reopenedBy} is null)
        and (${table.reopenedAt} is null) = (${table.reopenReason} is null)`,
    ),
  ],
);
