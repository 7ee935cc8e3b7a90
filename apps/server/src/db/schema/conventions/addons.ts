import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';

import { createdAt, primaryId } from '#server/db/schema/columns.ts';

import { conventions } from './conventions.ts';

/** An extra that a family can buy with its package; its type defines how it is selected and priced. */
export const addons = pgTable(
  'addons',
  {
    id: primaryId(),
    conventionId: uuid().notNull(),
    title: text().notNull(),
    shortDescription: text().notNull().default(''),
    type: text({
      enum: ['YES_NO', 'MULTIPLE_OPTIONS', 'SINGLE_FIELD', 'ADULT_CHILDREN', 'MULTIPLE_OPTIONS_WITH_TEXTBOX'],
    }).notNull(),
    position: integer().notNull().default(0),
    active: boolean().notNull().default(true),
    /** How often staff changed it. */
    revision: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'addons_convention_id_fkey',
      columns: [table.conventionId],
      foreignColumns: [conventions.id],
    }),
    index('addons_convention_id_index').on(table.conventionId, table.position),
  ],
);

/**
 * The prices of an add-on, one row per key that a selection may carry: `Yes`, `ADULT` and `CHILDREN`, or the labels of
 * the options. Whole dollars; a missing Canadian price means the same number. `taken` counts the pieces of submitted orders,
 * `held` those that are on offer to a family of the wait list.
 */
export const addonOptions = pgTable(
  'addon_options',
  {
    id: primaryId(),
    addonId: uuid().notNull(),
    key: text().notNull(),
    price: integer().notNull(),
    cadPrice: integer(),
    position: integer().notNull().default(0),
    capacity: integer(),
    taken: integer().notNull().default(0),
    held: integer().notNull().default(0),
    /** Families that are next on the wait list: nobody else gets a piece meanwhile. */
    familiesWaiting: integer().notNull().default(0),
  },
  (table) => [
    foreignKey({
      name: 'addon_options_addon_id_fkey',
      columns: [table.addonId],
      foreignColumns: [addons.id],
    }).onDelete('cascade'),
    unique('addon_options_key_unique').on(table.addonId, table.key),
    check(
      'addon_options_prices_not_negative',
      sql`${table.price} >= 0 and coalesce(${table.cadPrice}, 0) >= 0`,
    ),
    check(
      'addon_options_taken_within_capacity',
      sql`${table.taken} >= 0 and ${table.held} >= 0 and ${table.familiesWaiting} >= 0
        and (${table.capacity} is null or ${table.taken} + ${table.held} <= ${table.capacity})`,
    ),
  ],
);
