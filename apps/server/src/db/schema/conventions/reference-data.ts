import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { instant } from '#server/db/schema/columns.ts';

/** Local units in North America and parishes in Kerala. Ids are codes; `ORG10024` is the foreign, `ORG10025` the guest unit. */
export const organizations = pgTable(
  'organizations',
  {
    id: text().primaryKey(),
    type: text({ enum: ['LOCAL_UNIT', 'PARISH'] }).notNull(),
    name: text().notNull(),
    active: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    /** Counts the changes, so that the later of two concurrent edits is refused. */
    revision: integer().notNull().default(0),
  },
  (table) => [
    index('organizations_type_index').on(table.type, table.position, table.name),
    uniqueIndex('organizations_name_unique').on(table.type, sql`lower(${table.name})`),
    check('organizations_type_known', sql`${table.type} in ('LOCAL_UNIT', 'PARISH')`),
  ],
);

/** Airports that families may choose for arrival and departure. */
export const airports = pgTable('airports', {
  code: text().primaryKey(),
  name: text().notNull(),
  active: boolean().notNull().default(true),
  position: integer().notNull().default(0),
  /** Counts the changes, so that the later of two concurrent edits is refused. */
  revision: integer().notNull().default(0),
});

/** Settings of the whole site, one row each, with the shape that the contract gives them. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  /** Counts the changes, so that the later of two concurrent edits is refused. */
  revision: integer().notNull().default(0),
  updatedAt: instant().notNull().defaultNow(),
});
