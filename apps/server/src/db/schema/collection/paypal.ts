import { currencies } from '@sangamam/contract/orders/pricing/currency-for';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { createdAt, instant, primaryId } from '#server/db/schema/columns.ts';

import { orders } from '../orders/orders.ts';
import { payments } from '../ledger/payments.ts';

/**
 * A family that was sent to PayPal. It is not a payment before PayPal has taken the money, so that a family that gave
 * up there can pay in another way. Amounts are whole dollars, as they were when the family was sent.
 */
export const paypalAttempts = pgTable(
  'paypal_attempts',
  {
    id: primaryId(),
    orderId: uuid().notNull(),
    /**
     * OPEN: nothing captured. CAPTURING: a capture was asked for and its answer is not stored yet. PENDING: PayPal
     * holds the money back. CAPTURED, DECLINED: settled. CLOSED: given up before a capture.
     */
    state: text({ enum: ['OPEN', 'CAPTURING', 'PENDING', 'CAPTURED', 'DECLINED', 'CLOSED'] }).notNull(),
    currency: text({ enum: currencies }).notNull(),
    netAmount: integer().notNull(),
    feeAmount: integer().notNull(),
    dueAmount: integer().notNull(),
    /** PayPal's id of the order; none until its answer is stored. */
    providerOrderId: text(),
    approveUrl: text(),
    /** PayPal's id of the money, for refunds. */
    captureId: text(),
    /** The payment that the money was booked on. */
    paymentId: uuid(),
    createdAt: createdAt(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    foreignKey({
      name: 'paypal_attempts_order_id_fkey',
      columns: [table.orderId],
      foreignColumns: [orders.id],
    }),
    foreignKey({
      name: 'paypal_attempts_payment_id_fkey',
      columns: [table.paymentId],
      foreignColumns: [payments.id],
    }),
    unique('paypal_attempts_provider_order_id_unique').on(table.providerOrderId),
    unique('paypal_attempts_capture_id_unique').on(table.captureId),
    uniqueIndex('paypal_attempts_one_open_per_order')
      .on(table.orderId)
      .where(sql`${table.state} in ('OPEN', 'CAPTURING')`),
    index('paypal_attempts_payment_id_index').on(table.paymentId),
    check(
      'paypal_attempts_due_is_net_plus_fee',
      sql`${table.dueAmount} = ${table.netAmount} + ${table.feeAmount}`,
    ),
  ],
);

/** Webhooks of PayPal that were acted on, by the id of the event: a repeated delivery is acknowledged and dropped. */
export const paypalEvents = pgTable(
  'paypal_events',
  { id: text().primaryKey(), type: text().notNull(), receivedAt: instant().notNull() },
  (table) => [index('paypal_events_received_at_index').on(table.receivedAt)],
);
