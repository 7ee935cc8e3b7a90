import type { FamilyChange } from '@sangamam/contract/orders/amendments/amendment-endpoints';
import { changeRequestStates } from '@sangamam/contract/orders/amendments/change-request';
import type { Relationship } from '@sangamam/contract/orders/participants/participant';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { createdAt, instant, primaryId } from '#server/db/schema/columns.ts';

import { orders } from './orders.ts';

/** What an amendment changed, in ids: names stand in the audit log and in the snapshots of people. */
export interface AmendmentRecord {
  /** People who attend since then. */
  joined: string[];
  /** People who no longer attend. */
  left: string[];
  /** The package before and after, where it changed. */
  package?: { from: string | null; to: string };
  /** Whether add-ons, or the special request, changed. */
  addons: boolean;
  specialRequest: boolean;
  /** The special request before, where it changed. */
  requestBefore?: string;
  /** People whose relationship changed. */
  related?: { personId: string; from: Relationship; to: Relationship }[];
  /** The currency, and the day of the payment, where they changed. */
  currency?: { from: Currency; to: Currency };
  dueDate?: { paymentId: string; from: string; to: string };
  /** The number of the amendment that this one takes back. */
  takesBack?: number;
}

/** The changes of submitted registrations, for ever. The audit log says who made them. */
export const orderAmendments = pgTable(
  'order_amendments',
  {
    id: primaryId(),
    orderId: uuid().notNull(),
    /** Counts the amendments of a registration, from 1. */
    number: integer().notNull(),
    record: jsonb().$type<AmendmentRecord>().notNull(),
    /** As the family reads it. */
    reason: text().notNull(),
    /** The first of the lines that it added, and how many. */
    firstPosition: integer().notNull(),
    lineCount: integer().notNull(),
    /** The price before and after in the order's currency, whole dollars; what a child order asks for is not in it. */
    netBefore: integer().notNull(),
    netAfter: integer().notNull(),
    /** The order by which a difference is paid, because the registration's payment was approved. */
    childOrderId: uuid(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'order_amendments_order_id_fkey',
      columns: [table.orderId],
      foreignColumns: [orders.id],
    }),
    foreignKey({
      name: 'order_amendments_child_order_id_fkey',
      columns: [table.childOrderId],
      foreignColumns: [orders.id],
    }),
    unique('order_amendments_number_unique').on(table.orderId, table.number),
    index('order_amendments_child_order_id_index').on(table.childOrderId),
  ],
);

/** The changes that families ask for; one of a registration may be open. The audit log says who decided. */
export const changeRequests = pgTable(
  'change_requests',
  {
    id: primaryId(),
    orderId: uuid().notNull(),
    state: text({ enum: changeRequestStates }).notNull().default('OPEN'),
    /** What is to be different, with the details of people who are new; emptied by the nightly job once it is over. */
    change: jsonb().$type<FamilyChange>(),
    /** What the family wrote beside it. */
    note: text().notNull(),
    /** The price before and after as the family saw it, whole dollars of the order's currency. */
    netBefore: integer().notNull(),
    netAfter: integer().notNull(),
    /** The number of the amendment that carried it out. */
    amendment: integer(),
    /** What the registrars wrote to the family. */
    answer: text().notNull().default(''),
    decidedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'change_requests_order_id_fkey',
      columns: [table.orderId],
      foreignColumns: [orders.id],
    }),
    index('change_requests_order_id_index').on(table.orderId),
    uniqueIndex('change_requests_open_unique')
      .on(table.orderId)
      .where(sql`${table.state} = 'OPEN'`),
  ],
);
