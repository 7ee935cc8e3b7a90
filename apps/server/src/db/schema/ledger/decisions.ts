import { paymentStatuses } from '@sangamam/contract/orders/order-status';
import { storedDecisions } from '@sangamam/contract/ledger/undo/payment-undo';
import { foreignKey, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { createdAt, instant, primaryId } from '#server/db/schema/columns.ts';

import { payments } from './payments.ts';

/** The treasurer's decisions that could be undone for a minute. Their entries in the ledger say who made them. */
export const paymentDecisions = pgTable(
  'payment_decisions',
  {
    id: primaryId(),
    paymentId: uuid().notNull(),
    action: text({ enum: storedDecisions }).notNull(),
    /** What the payment returns to. */
    stateBefore: text({ enum: paymentStatuses }).notNull(),
    createdAt: createdAt(),
    undoneAt: instant(),
  },
  (table) => [
    foreignKey({
      name: 'payment_decisions_payment_id_fkey',
      columns: [table.paymentId],
      foreignColumns: [payments.id],
    }),
    index('payment_decisions_payment_id_index').on(table.paymentId, table.createdAt),
  ],
);
