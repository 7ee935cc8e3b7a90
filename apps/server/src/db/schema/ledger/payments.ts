import { paymentStatuses } from '@sangamam/contract/orders/order-status';
import { paymentMethods } from '@sangamam/contract/ledger/terms/payment-methods';
import { currencies } from '@sangamam/contract/orders/pricing/currency-for';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { createdAt, primaryId } from '#server/db/schema/columns.ts';
import { isUnsettled } from '#server/db/parts-of-indexes.ts';
import { partsOf } from '#server/db/word-parts.ts';

import { orders } from '../orders/orders.ts';

/**
 * One attempt to pay. Amounts are whole dollars of the order's currency; the fee belongs to the attempt. What happened
 * to it stands in `payment_entries`; `state` is the last of these.
 */
export const payments = pgTable(
  'payments',
  {
    id: primaryId(),
    orderId: uuid().notNull(),
    method: text({ enum: paymentMethods }).notNull(),
    state: text({ enum: paymentStatuses }).notNull(),
    currency: text({ enum: currencies }).notNull(),
    netAmount: integer().notNull(),
    feeAmount: integer().notNull(),
    dueAmount: integer().notNull(),
    /** The sum of its entries: a trigger of theirs keeps it, and nothing else writes it. */
    held: integer().notNull().default(0),
    /** The e-mail address that the Zelle transfer comes from, where the family told it. */
    payerEmail: text(),
    providerId: text(),
    /** Day by which the money must be here. */
    dueDate: date().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({ name: 'payments_order_id_fkey', columns: [table.orderId], foreignColumns: [orders.id] }),
    unique('payments_provider_id_unique').on(table.method, table.providerId),
    uniqueIndex('payments_one_open_per_order')
      .on(table.orderId)
      .where(sql`${table.state} in ('PENDING_PAYMENT_APPROVAL', 'PAYMENT_RECEIVED', 'PAYMENT_APPROVED')`),
    index('payments_order_id_index').on(table.orderId),
    index('payments_created_at_index').on(table.createdAt, table.id),
    index('payments_payer_email_index')
      .using('gin', partsOf(table.payerEmail))
      .with({ fastupdate: false })
      .where(sql`${table.payerEmail} is not null`),
    index('payments_unsettled_index').on(table.createdAt, table.id).where(isUnsettled(table)),
    index('payments_state_index').on(table.state, table.createdAt),
    check('payments_due_is_net_plus_fee', sql`${table.dueAmount} = ${table.netAmount} + ${table.feeAmount}`),
    check('payments_not_negative', sql`${table.netAmount} >= 0 and ${table.feeAmount} >= 0`),
  ],
);
