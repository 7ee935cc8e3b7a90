import { handedOver } from '@sangamam/contract/orders/kick-off/kick-off-endpoints';
import { currencies } from '@sangamam/contract/orders/pricing/currency-for';
import { sql } from 'drizzle-orm';
import {
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

import { createdAt, instant, primaryId } from '#server/db/schema/columns.ts';
import { users } from '#server/db/schema/accounts/accounts.ts';
import { conventions } from '#server/db/schema/conventions/conventions.ts';
import { organizations } from '#server/db/schema/conventions/reference-data.ts';
import { paymentChecks } from '#server/db/schema/ledger/checks.ts';
import { payments } from '#server/db/schema/ledger/payments.ts';

import { orders } from './orders.ts';

/** Evenings of local units on which volunteers register families. Whoever adds to one holds a shared lock on it. */
export const kickOffEvenings = pgTable(
  'kick_off_evenings',
  {
    id: primaryId(),
    conventionId: uuid().notNull(),
    localUnitId: text().notNull(),
    name: text().notNull(),
    day: date().notNull(),
    place: text().notNull().default(''),
    openedBy: uuid().notNull(),
    createdAt: createdAt(),
    closedAt: instant(),
    closedBy: uuid(),
    /** Why the envelope differed from what was noted; empty where it did not. */
    differenceReason: text().notNull().default(''),
  },
  (table) => [
    foreignKey({
      name: 'kick_off_evenings_convention_id_fkey',
      columns: [table.conventionId],
      foreignColumns: [conventions.id],
    }),
    foreignKey({
      name: 'kick_off_evenings_local_unit_id_fkey',
      columns: [table.localUnitId],
      foreignColumns: [organizations.id],
    }),
    foreignKey({
      name: 'kick_off_evenings_opened_by_fkey',
      columns: [table.openedBy],
      foreignColumns: [users.id],
    }),
    foreignKey({
      name: 'kick_off_evenings_closed_by_fkey',
      columns: [table.closedBy],
      foreignColumns: [users.id],
    }),
    index('kick_off_evenings_convention_id_index').on(table.conventionId),
    check(
      'kick_off_evenings_closed_by_somebody',
      sql`(${table.closedAt} is null) = (${table.closedBy} is null)`,
    ),
  ],
);

/** Registrations made on an evening. The device makes the id, so that one that is sent again is known. */
export const kickOffRegistrations = pgTable(
  'kick_off_registrations',
  {
    id: uuid().primaryKey(),
    eveningId: uuid().notNull(),
    orderId: uuid().notNull(),
    registeredBy: uuid().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'kick_off_registrations_evening_id_fkey',
      columns: [table.eveningId],
      foreignColumns: [kickOffEvenings.id],
    }),
    foreignKey({
      name: 'kick_off_registrations_order_id_fkey',
      columns: [table.orderId],
      foreignColumns: [orders.id],
    }),
    foreignKey({
      name: 'kick_off_registrations_registered_by_fkey',
      columns: [table.registeredBy],
      foreignColumns: [users.id],
    }),
    unique('kick_off_registrations_order_id_unique').on(table.orderId),
    index('kick_off_registrations_evening_id_index').on(table.eveningId),
  ],
);

/** Checks and cash that were handed over on an evening, as noted; the ledger says what became of them. */
export const kickOffMoney = pgTable(
  'kick_off_money',
  {
    id: uuid().primaryKey(),
    eveningId: uuid().notNull(),
    orderId: uuid().notNull(),
    paymentId: uuid().notNull(),
    kind: text({ enum: handedOver }).notNull(),
    currency: text({ enum: currencies }).notNull(),
    /** Whole dollars; nothing is left of money that was never handed over. */
    amount: integer().notNull(),
    /** Of a check: the paper. */
    checkId: uuid(),
    notedBy: uuid().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'kick_off_money_evening_id_fkey',
      columns: [table.eveningId],
      foreignColumns: [kickOffEvenings.id],
    }),
    foreignKey({
      name: 'kick_off_money_order_id_fkey',
      columns: [table.orderId],
      foreignColumns: [orders.id],
    }),
    foreignKey({
      name: 'kick_off_money_payment_id_fkey',
      columns: [table.paymentId],
      foreignColumns: [payments.id],
    }),
    foreignKey({
      name: 'kick_off_money_check_id_fkey',
      columns: [table.checkId],
      foreignColumns: [paymentChecks.id],
    }),
    foreignKey({
      name: 'kick_off_money_noted_by_fkey',
      columns: [table.notedBy],
      foreignColumns: [users.id],
    }),
    index('kick_off_money_evening_id_index').on(table.eveningId),
    check('kick_off_money_amount_not_negative', sql`${table.amount} >= 0`),
    check('kick_off_money_check_has_paper', sql`(${table.kind} = 'CHECK') = (${table.checkId} is not null)`),
  ],
);

/** The envelope of a closed evening as it was counted, by currency; whole dollars. */
export const kickOffCounts = pgTable(
  'kick_off_counts',
  {
    eveningId: uuid().notNull(),
    currency: text({ enum: currencies }).notNull(),
    checks: integer().notNull(),
    cash: integer().notNull(),
  },
  (table) => [
    primaryKey({ name: 'kick_off_counts_pkey', columns: [table.eveningId, table.currency] }),
    foreignKey({
      name: 'kick_off_counts_evening_id_fkey',
      columns: [table.eveningId],
      foreignColumns: [kickOffEvenings.id],
    }),
    check('kick_off_counts_not_negative', sql`${table.checks} >= 0 and ${table.cash} >= 0`),
  ],
);
