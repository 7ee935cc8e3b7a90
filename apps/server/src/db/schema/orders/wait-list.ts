import { openWaitListStates, waitListStates } from '@sangamam/contract/orders/wait-list/wait-list';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { createdAt, instant, primaryId } from '#server/db/schema/columns.ts';
import { addonOptions } from '#server/db/schema/conventions/addons.ts';
import { packages } from '#server/db/schema/conventions/packages.ts';

import { orders } from './orders.ts';

const open = openWaitListStates.map((state) => `'${state}'`).join(', ');

/**
 * Families who wait for a place of a sold-out package with an unfinished registration, or for pieces of a sold-out add-on
 * with one that was sent. Whoever changes an entry has locked the package or option, whose counters (held,
 * `familiesWaiting`) say the same as the entries.
 */
export const waitListEntries = pgTable(
  'wait_list_entries',
  {
    id: primaryId(),
    orderId: uuid().notNull(),
    packageId: uuid(),
    addonOptionId: uuid(),
    /** The one of the two that is waited for. */
    subjectId: uuid()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(package_id, addon_option_id)`),
    /** How many pieces of the add-on are wanted. */
    quantity: integer().notNull().default(1),
    /** Whether fewer would be taken. */
    takesFewer: boolean().notNull().default(false),
    state: text({ enum: waitListStates }).notNull().default('WAITING'),
    /** Decides who is next, the earliest first: when the family joined, unless staff moved it up. */
    rankedAt: instant().notNull(),
    offeredAt: instant(),
    /** How many pieces were offered; 1 of a package, where older entries say nothing. */
    offered: integer(),
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
    foreignKey({
      name: 'wait_list_entries_addon_option_id_fkey',
      columns: [table.addonOptionId],
      foreignColumns: [addonOptions.id],
    }),
    uniqueIndex('wait_list_entries_one_open')
      .on(table.orderId, table.subjectId)
      .where(sql`${table.endedAt} is null`),
    index('wait_list_entries_package_id_index').on(table.packageId),
    index('wait_list_entries_addon_option_id_index').on(table.addonOptionId),
    index('wait_list_entries_open_index')
      .on(table.subjectId, table.rankedAt, table.id)
      .where(sql`${table.endedAt} is null`),
    check(
      'wait_list_entries_open_has_no_end',
      sql`(${table.endedAt} is null) = (${table.state} in (${sql.raw(open)}))`,
    ),
    check(
      'wait_list_entries_one_subject',
      sql`(${table.packageId} is null) <> (${table.addonOptionId} is null)`,
    ),
    check(
      'wait_list_entries_quantity_positive',
      sql`${table.quantity} > 0 and (${table.packageId} is null or ${table.quantity} = 1)`,
    ),
    check(
      'wait_list_entries_offered_within_quantity',
      sql`${table.offered} is null or (${table.offeredAt} is not null and ${table.offered} between 1 and ${table.quantity})`,
    ),
    check(
      'wait_list_entries_offer_has_an_end',
      sql`(${table.offeredAt} is null) = (${table.offeredUntil} is null)`,
    ),
  ],
);
