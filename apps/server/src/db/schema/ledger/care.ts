import { followUpReasonMax } from '@sangamam/contract/casework/follow-up/follow-up';
import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { users } from '../accounts/accounts.ts';
import { payments } from './payments.ts';

/** How staff look after a payment. One without a row is assigned to nobody and has no follow-up. */
export const paymentCare = pgTable(
  'payment_care',
  {
    paymentId: uuid().primaryKey(),
    assignedTo: uuid(),
    /** The day on which staff look at it again. */
    followUpOn: date(),
    followUpReason: text().notNull().default(''),
  },
  (table) => [
    foreignKey({
      name: 'payment_care_payment_id_fkey',
      columns: [table.paymentId],
      foreignColumns: [payments.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'payment_care_assigned_to_fkey',
      columns: [table.assignedTo],
      foreignColumns: [users.id],
    }),
    index('payment_care_assigned_to_index').on(table.assignedTo),
    index('payment_care_follow_up_index')
      .on(table.followUpOn)
      .where(sql`${table.followUpOn} is not null`),
    check(
      'payment_care_follow_up_reason_short',
      sql`char_length(${table.followUpReason}) <= ${sql.raw(String(followUpReasonMax))}`,
    ),
    check(
      'payment_care_follow_up_whole',
      sql`${table.followUpOn} is not null or ${table.followUpReason} = ''`,
    ),
  ],
);
