import { followUpReasonMax } from '@sangamam/contract/casework/follow-up/follow-up';
import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { users } from '#server/db/schema/accounts/accounts.ts';

import { orders } from '../orders/orders.ts';

/** How staff look after an order. An order without a row is assigned to nobody and has no follow-up. */
export const registrationCare = pgTable(
  'registration_care',
  {
    orderId: uuid().primaryKey(),
    assignedTo: uuid(),
    /** The day on which staff look at it again. */
    followUpOn: date(),
    followUpReason: text().notNull().default(''),
    /** The decision that cleared the follow-up, for as long as that can be undone. It is stored after what it changes. */
    followUpDecisionId: uuid(),
  },
  (table) => [
    foreignKey({
      name: 'registration_care_order_id_fkey',
      columns: [table.orderId],
      foreignColumns: [orders.id],
    }),
    foreignKey({
      name: 'registration_care_assigned_to_fkey',
      columns: [table.assignedTo],
      foreignColumns: [users.id],
    }),
    index('registration_care_assigned_to_index').on(table.assignedTo),
    index('registration_care_follow_up_index')
      .on(table.followUpOn)
      .where(sql`${table.followUpOn} is not null and ${table.followUpDecisionId} is null`),
    check(
      'registration_care_follow_up_reason_short',
      sql`char_length(${table.followUpReason}) <= ${sql.raw(String(followUpReasonMax))}`,
    ),
    check(
      'registration_care_follow_up_whole',
      sql`${table.followUpOn} is not null or (${table.followUpReason} = '' and ${table.followUpDecisionId} is null)`,
    ),
  ],
);
