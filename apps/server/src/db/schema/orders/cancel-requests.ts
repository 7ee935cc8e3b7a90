import { cancelOutcomes, cancelReasonMax } from '@sangamam/contract/orders/cancel/cancel-request';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { users } from '#server/db/schema/accounts/accounts.ts';
import { instant, primaryId } from '#server/db/schema/columns.ts';

import { orders } from './orders.ts';

const max = sql.raw(String(cancelReasonMax));

/** Families who ask for the cancellation of a registration that they can no longer cancel themselves. */
export const cancelRequests = pgTable(
  'cancel_requests',
  {
    id: primaryId(),
    orderId: uuid().notNull(),
    askedBy: uuid().notNull(),
    askedAt: instant().notNull(),
    reason: text().notNull().default(''),
    /** What the terms kept on that day, whole dollars of the order's currency; null without terms. */
    keptFee: integer(),
    outcome: text({ enum: cancelOutcomes }),
    /** For a cancellation the same instant as that of the order, whose fee is that of the day of this request. */
    closedAt: instant(),
    closedBy: uuid(),
    /** What staff wrote to the family. */
    answer: text().notNull().default(''),
  },
  (table) => [
    foreignKey({
      name: 'cancel_requests_order_id_fkey',
      columns: [table.orderId],
      foreignColumns: [orders.id],
    }),
    foreignKey({
      name: 'cancel_requests_asked_by_fkey',
      columns: [table.askedBy],
      foreignColumns: [users.id],
    }),
    foreignKey({
      name: 'cancel_requests_closed_by_fkey',
      columns: [table.closedBy],
      foreignColumns: [users.id],
    }),
    uniqueIndex('cancel_requests_one_open')
      .on(table.orderId)
      .where(sql`${table.closedAt} is null`),
    index('cancel_requests_order_id_index').on(table.orderId, table.askedAt),
    check(
      'cancel_requests_closed_has_outcome',
      sql`(${table.closedAt} is null) = (${table.outcome} is null)`,
    ),
    check('cancel_requests_fee_not_negative', sql`${table.keptFee} >= 0`),
    check(
      'cancel_requests_words_short',
      sql`char_length(${table.reason}) <= ${max} and char_length(${table.answer}) <= ${max}`,
    ),
  ],
);
