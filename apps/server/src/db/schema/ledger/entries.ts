import { entryKinds } from '@sangamam/contract/ledger/entries/ledger';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { createdAt } from '#server/db/schema/columns.ts';
import { isReturning } from '#server/db/parts-of-indexes.ts';
import { users } from '#server/db/schema/accounts/accounts.ts';
import { partsOf } from '#server/db/word-parts.ts';

import { paymentDecisions } from './decisions.ts';
import { payments } from './payments.ts';
import { refunds } from './refunds.ts';

/** The ledger: what happened to a payment, in order. Append-only; a trigger refuses every change and deletion. */
export const paymentEntries = pgTable(
  'payment_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    paymentId: uuid().notNull(),
    kind: text({ enum: entryKinds }).notNull(),
    /** Money that moved with this entry, whole dollars; refunds and bounced money are negative. */
    amount: integer().notNull().default(0),
    reference: text(),
    reason: text(),
    /** The refund by which money left or came back. */
    refundId: uuid(),
    /** The payment that money was moved from or to. */
    counterpartPaymentId: uuid(),
    /** The decision that made it, or that it undoes; only of decisions that could be undone. */
    decisionId: uuid(),
    /** The account that made the entry; none where the site made it by itself. */
    actorId: uuid(),
    /** The part of the site that made the entry by itself. */
    actorSystem: text(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'payment_entries_payment_id_fkey',
      columns: [table.paymentId],
      foreignColumns: [payments.id],
    }),
    foreignKey({
      name: 'payment_entries_actor_id_fkey',
      columns: [table.actorId],
      foreignColumns: [users.id],
    }),
    foreignKey({
      name: 'payment_entries_refund_id_fkey',
      columns: [table.refundId],
      foreignColumns: [refunds.id],
    }),
    foreignKey({
      name: 'payment_entries_counterpart_payment_id_fkey',
      columns: [table.counterpartPaymentId],
      foreignColumns: [payments.id],
    }),
    foreignKey({
      name: 'payment_entries_decision_id_fkey',
      columns: [table.decisionId],
      foreignColumns: [paymentDecisions.id],
    }),
    uniqueIndex('payment_entries_undone_once')
      .on(table.decisionId)
      .where(sql`${table.kind} = 'UNDONE'`),
    uniqueIndex('payment_entries_refund_leaves_once')
      .on(table.refundId, table.kind)
      .where(sql`${table.amount} < 0`),
    index('payment_entries_payment_id_index').on(table.paymentId),
    // Who looks for an amount finds entries of it; what a payment received is what it holds where nothing left it.
    index('payment_entries_amount_index').on(table.amount, table.paymentId),
    index('payment_entries_returning_index').on(table.paymentId).where(isReturning(table)),
    index('payment_entries_reference_index')
      .using('gin', partsOf(table.reference))
      .with({ fastupdate: false })
      .where(sql`${table.reference} is not null`),
    check('payment_entries_one_actor', sql`${table.actorId} is null or ${table.actorSystem} is null`),
  ],
);
