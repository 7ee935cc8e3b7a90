import { discountScopes } from '@sangamam/contract/orders/pricing/discount-line';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

import { createdAt, primaryId } from '#server/db/schema/columns.ts';

import { conventions } from './conventions.ts';
import { packages } from './packages.ts';

/**
 * A discount code of a convention: a percentage or whole dollars in both lists, with limits and what was used of them.
 * Amounts given are counted in the currency of the orders that have them.
 */
export const discountCodes = pgTable(
  'discount_codes',
  {
    id: primaryId(),
    conventionId: uuid().notNull(),
    code: text().notNull(),
    /** The code as it is compared: without dashes, and with look-alikes read alike. */
    foldedCode: text().notNull(),
    title: text().notNull(),
    percent: integer(),
    amount: integer(),
    cadAmount: integer(),
    scope: text({ enum: discountScopes }).notNull(),
    /** Days in the convention's time zone, both included. */
    validFrom: date(),
    validUntil: date(),
    maxUses: integer(),
    maxUsesPerFamily: integer(),
    budget: integer(),
    cadBudget: integer(),
    /** Orders that hold it: submitted, and neither cancelled nor rejected. */
    uses: integer().notNull().default(0),
    spent: integer().notNull().default(0),
    cadSpent: integer().notNull().default(0),
    /** The name of the batch that it was made with. */
    batch: text(),
    active: boolean().notNull().default(true),
    /** How often staff changed it. */
    revision: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'discount_codes_convention_id_fkey',
      columns: [table.conventionId],
      foreignColumns: [conventions.id],
    }),
    unique('discount_codes_folded_code_unique').on(table.conventionId, table.foldedCode),
    index('discount_codes_convention_id_index').on(table.conventionId, table.createdAt),
    check(
      'discount_codes_percent_or_amount',
      sql`case when ${table.percent} is null then coalesce(${table.amount}, -1) >= 0 and coalesce(${table.cadAmount}, -1) >= 0
        else ${table.percent} between 1 and 100 and ${table.amount} is null and ${table.cadAmount} is null end`,
    ),
    check(
      'discount_codes_used_within_limits',
      sql`${table.uses} >= 0 and ${table.spent} >= 0 and ${table.cadSpent} >= 0
        and (${table.maxUses} is null or ${table.uses} <= ${table.maxUses})
        and (${table.budget} is null or ${table.spent} <= ${table.budget})
        and (${table.cadBudget} is null or ${table.cadSpent} <= ${table.cadBudget})`,
    ),
  ],
);

/** The packages that a discount code is for; without any it is for all. */
export const discountCodePackages = pgTable(
  'discount_code_packages',
  { discountCodeId: uuid().notNull(), packageId: uuid().notNull() },
  (table) => [
    primaryKey({ name: 'discount_code_packages_pkey', columns: [table.discountCodeId, table.packageId] }),
    foreignKey({
      name: 'discount_code_packages_discount_code_id_fkey',
      columns: [table.discountCodeId],
      foreignColumns: [discountCodes.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'discount_code_packages_package_id_fkey',
      columns: [table.packageId],
      foreignColumns: [packages.id],
    }),
  ],
);
