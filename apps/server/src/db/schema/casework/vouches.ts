import { vouchAnswers, vouchNoteMax } from '@sangamam/contract/casework/vouches/vouch';
import { sql } from 'drizzle-orm';
import { check, foreignKey, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { users } from '#server/db/schema/accounts/accounts.ts';
import { instant } from '#server/db/schema/columns.ts';

import { orders } from '../orders/orders.ts';

/** What the local unit says of a family that waits for a decision, the last answer. */
export const vouches = pgTable(
  'vouches',
  {
    orderId: uuid().primaryKey(),
    says: text({ enum: vouchAnswers }).notNull(),
    /** For the registrars. */
    note: text().notNull().default(''),
    saidBy: uuid(),
    saidAt: instant().notNull(),
  },
  (table) => [
    foreignKey({ name: 'vouches_order_id_fkey', columns: [table.orderId], foreignColumns: [orders.id] }),
    foreignKey({ name: 'vouches_said_by_fkey', columns: [table.saidBy], foreignColumns: [users.id] }),
    check('vouches_note_short', sql`char_length(${table.note}) <= ${sql.raw(String(vouchNoteMax))}`),
  ],
);
