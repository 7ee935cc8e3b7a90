import { openWaitListStates, waitListStates } from '@sangamam/contract/orders/wait-list/wait-list';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { createdAt, instant, primaryId } from '#server/db/schema/columns.ts';
import { packages } from '#server/db/schema/conventions/packages.ts';

import { orders } from './orders.ts';

const open = openWaitListStates.map((state) => `'${state}'`).join(', ');

/**
 * Families who wait for a place of a sold-out package with an unfinished registration. Whoever changes an entry has
 * locked its package, whose counters (`seatsHeld`, `familiesWaiting`) say the same as the entries.
 */
export const waitListEntries = pgTable(
  'wait_list_entries',
  {
    id: primaryId(),
    orderId: uuid().notNull(),
    packageId: uuid().notNull(),
    state: text({ enum: waitListStates }).notNull().default('WAITING'),
    /** Decides who is next, the earliest first: when the family joined, unless staff moved it up. */
    rankedAt: instant().notNull(),
    offeredAt: instant(),
    /** Until when the place is held for the family. */
    offeredUntil: instant(),
    /** When the family was reminded of the offer. */
    remindedAt: instant(),
    endedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'wait_list_entries_order_id_fkey',
      columns: [table.orderId],
      foreignColumns: [orders.id],
    }),
    foreignKey({
      name: 'wait_list_entries_package_id_fkey',
      columns: [table.packageId],
      foreignColumns: [packages.id],
    }),
    uniqueIndex('wait_list_entries_one_open')
      .on(table.orderId, table.packageId)
      .where(sql`${table.endedAt} is null`),
    index('wait_list_entries_package_id_index').on(table.packageId),
    index('wait_list_entries_open_index')
      .on(table.packageId, table.rankedAt, table.id)
      .where(sql`${table.endedAt} is null`),
    check(
      'wait_list_entries_open_has_no_end',
      sql`(${table.endedAt} is null) = (${table.state} in (${sql.raw(open)}))`,
    ),
    check(
      'wait_list_entries_offer_has_an_end',
      sql`(${table.offeredAt} is null) = (${table.offeredUntil} is null)`,
    ),
  ],
);
