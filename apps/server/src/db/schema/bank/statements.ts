import { bankDirections, bankFormats, bankLineStates } from '@sangamam/contract/bank/statements/bank-line';
import type { ColumnMapping } from '@sangamam/contract/bank/statements/column-mapping';
import { currencies } from '@sangamam/contract/orders/pricing/currency-for';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { createdAt, instant, primaryId } from '#server/db/schema/columns.ts';
import { users } from '#server/db/schema/accounts/accounts.ts';

import { orders } from '../orders/orders.ts';
import { payments } from '../ledger/payments.ts';

/** A bank export that a treasurer imported. Its lines change nothing until they are accepted. */
export const bankStatements = pgTable(
  'bank_statements',
  {
    id: primaryId(),
    fileName: text().notNull(),
    format: text({ enum: bankFormats }).notNull(),
    /** Lines of the export that an earlier import has, too. */
    knownLines: integer().notNull().default(0),
    importedBy: uuid().notNull(),
    createdAt: createdAt(),
    undoneBy: uuid(),
    undoneAt: instant(),
  },
  (table) => [
    foreignKey({
      name: 'bank_statements_imported_by_fkey',
      columns: [table.importedBy],
      foreignColumns: [users.id],
    }),
    foreignKey({
      name: 'bank_statements_undone_by_fkey',
      columns: [table.undoneBy],
      foreignColumns: [users.id],
    }),
    index('bank_statements_created_at_index').on(table.createdAt),
  ],
);

/** A line of an imported statement, in cents as the bank wrote it. */
export const bankStatementLines = pgTable(
  'bank_statement_lines',
  {
    id: primaryId(),
    statementId: uuid().notNull(),
    position: integer().notNull(),
    /** What makes the line the same line in another export: the bank's number, or all it says. */
    fingerprint: text().notNull(),
    /** What makes it the same row of a table, however its columns are read; `null` for other formats. */
    rowKey: text(),
    /** The text of the line without digits: lines that read alike, such as a monthly fee, share it. */
    textKey: text().notNull(),
    bookedOn: date().notNull(),
    cents: bigint({ mode: 'number' }).notNull(),
    currency: text({ enum: currencies }).notNull(),
    direction: text({ enum: bankDirections }).notNull(),
    payer: text().notNull(),
    memo: text().notNull(),
    reference: text().notNull(),
    raw: text().notNull(),
    state: text({ enum: bankLineStates }).notNull().default('OPEN'),
    /** How often the state changed; a decision that is based on an older one is refused. */
    revision: integer().notNull().default(0),
    decidedBy: uuid(),
    decidedAt: instant(),
  },
  (table) => [
    foreignKey({
      name: 'bank_statement_lines_statement_id_fkey',
      columns: [table.statementId],
      foreignColumns: [bankStatements.id],
    }),
    foreignKey({
      name: 'bank_statement_lines_decided_by_fkey',
      columns: [table.decidedBy],
      foreignColumns: [users.id],
    }),
    index('bank_statement_lines_statement_id_index').on(table.statementId, table.position),
    uniqueIndex('bank_statement_lines_fingerprint_unique')
      .on(table.fingerprint)
      .where(sql`${table.state} <> 'UNDONE'`),
    uniqueIndex('bank_statement_lines_row_unique')
      .on(table.rowKey)
      .where(sql`${table.state} <> 'UNDONE'`),
    index('bank_statement_lines_booked_index')
      .on(table.cents, table.bookedOn)
      .where(sql`${table.state} = 'ACCEPTED'`),
    index('bank_statement_lines_never_index')
      .on(table.textKey)
      .where(sql`${table.state} = 'NEVER'`),
    check('bank_statement_lines_cents_not_negative', sql`${table.cents} >= 0`),
  ],
);

/** What an accepted line paid: whole dollars for one payment. Kept when it is undone. */
export const bankLineAllocations = pgTable(
  'bank_line_allocations',
  {
    id: primaryId(),
    lineId: uuid().notNull(),
    orderId: uuid().notNull(),
    paymentId: uuid().notNull(),
    amount: integer().notNull(),
    /** The family had not reported the payment: the line did. */
    createdPayment: boolean().notNull(),
    createdAt: createdAt(),
    undoneAt: instant(),
  },
  (table) => [
    foreignKey({
      name: 'bank_line_allocations_line_id_fkey',
      columns: [table.lineId],
      foreignColumns: [bankStatementLines.id],
    }),
    foreignKey({
      name: 'bank_line_allocations_order_id_fkey',
      columns: [table.orderId],
      foreignColumns: [orders.id],
    }),
    foreignKey({
      name: 'bank_line_allocations_payment_id_fkey',
      columns: [table.paymentId],
      foreignColumns: [payments.id],
    }),
    uniqueIndex('bank_line_allocations_once')
      .on(table.lineId, table.orderId)
      .where(sql`${table.undoneAt} is null`),
    index('bank_line_allocations_payment_id_index').on(table.paymentId),
    check('bank_line_allocations_amount_positive', sql`${table.amount} > 0`),
  ],
);

/** How the columns of a bank's CSV export are read, remembered by its headings. */
export const bankColumnMappings = pgTable(
  'bank_column_mappings',
  {
    headerKey: text().primaryKey(),
    mapping: jsonb().$type<ColumnMapping>().notNull(),
    updatedBy: uuid().notNull(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'bank_column_mappings_updated_by_fkey',
      columns: [table.updatedBy],
      foreignColumns: [users.id],
    }),
  ],
);
