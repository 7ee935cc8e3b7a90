import { followUpReasonMax } from '@sangamam/contract/casework/follow-up/follow-up';
import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { users } from '../accounts/accounts.ts';

/** How staff look after a registrant. One without a row is assigned to nobody and has no follow-up. */
export const personCare = pgTable(
  'person_care',
  {
    userId: uuid().primaryKey(),
    assignedTo: uuid(),
    /** The day on which staff look at it again. */
    followUpOn: date(),
    followUpReason: text().notNull().default(''),
  },
  (table) => [
    foreignKey({
      name: 'person_care_user_id_fkey',
      columns: [table.userId],
      foreignColumns: [users.id],
    }),
    foreignKey({
      name: 'person_care_assigned_to_fkey',
      columns: [table.assignedTo],
      foreignColumns: [users.id],
    }),
    index('person_care_assigned_to_index').on(table.assignedTo),
    index('person_care_follow_up_index')
      .on(table.followUpOn)
      .where(sql`${table.followUpOn} is not null`),
    check(
      'person_care_follow_up_reason_short',
      sql`char_length(${table.followUpReason}) <= ${sql.raw(String(followUpReasonMax))}`,
    ),
    check(
      'person_care_follow_up_whole',
      sql`${table.followUpOn} is not null or ${table.followUpReason} = ''`,
    ),
  ],
);
