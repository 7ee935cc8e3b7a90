import { refundStates } from '@sangamam/contract/ledger/refunds/refund-decisions';
import { refundMethods } from '@sangamam/contract/ledger/terms/payment-methods';
import { currencies } from '@sangamam/contract/orders/pricing/currency-for';
import { sql } from 'drizzle-orm';
import { bigserial, check, foreignKey, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { createdAt, primaryId } from '#server/db/schema/columns.ts';
import { users } from '#server/db/schema/accounts/accounts.ts';

import { orders } from '../orders/orders.ts';
import { payments } from './payments.ts';

/**
 * Money of a payment that goes back to the family. Amounts are whole dollars of the payment's currency. While it is DUE
 * or APPROVED it reserves the money; the entries of the ledger are made when the money leaves.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: primaryId(),
    paymentId: uuid().notNull(),
    orderId: uuid().notNull(),
    currency: text({ enum: currencies }).notNull(),
    /** What the family gets; 0 when all of it is kept. */
    amount: integer().notNull(),
    /** What the association keeps of the money, with the reason that the family reads. */
    keptFee: integer().notNull().default(0),
    keptFeeReason: text(),
    method: text({ enum: refundMethods }).notNull(),
    /** The number of the transfer or check. */
    reference: text(),
    state: text({ enum: refundStates }).notNull(),
    revision: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'refunds_payment_id_fkey',
      columns: [table.paymentId],
      foreignColumns: [payments.id],
    }),
    foreignKey({ name: 'refunds_order_id_fkey', columns: [table.orderId], foreignColumns: [orders.id] }),
    index('refunds_payment_id_index').on(table.paymentId),
    index('refunds_order_id_index').on(table.orderId),
    index('refunds_state_index').on(table.state, table.createdAt),
    check(
      'refunds_are_of_something',
      sql`${table.amount} >= 0 and ${table.keptFee} >= 0 and ${table.amount} + ${table.keptFee} > 0`,
    ),
  ],
);

/** Who brought a refund to each of its states, and when. Append-only; a trigger refuses every change and deletion. */
export const refundSteps = pgTable(
  'refund_steps',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    refundId: uuid().notNull(),
    state: text({ enum: refundStates }).notNull(),
    /** Why it failed or was discarded, or was entered without the fee of the cancellation terms; for staff only. */
    reason: text(),
    actorId: uuid(),
    /** The part of the site that acted by itself. */
    actorSystem: text(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'refund_steps_refund_id_fkey',
      columns: [table.refundId],
      foreignColumns: [refunds.id],
    }),
    foreignKey({ name: 'refund_steps_actor_id_fkey', columns: [table.actorId], foreignColumns: [users.id] }),
    index('refund_steps_refund_id_index').on(table.refundId),
    check('refund_steps_one_actor', sql`${table.actorId} is null or ${table.actorSystem} is null`),
  ],
);
