import { reversalCauses } from '@sangamam/contract/ledger/decisions/reversal-causes';
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

import { conventions } from '#server/db/schema/conventions/conventions.ts';
import { createdAt, instant, primaryId } from '#server/db/schema/columns.ts';
import { users } from '#server/db/schema/accounts/accounts.ts';

import { bankStatementLines } from '../bank/statements.ts';
import { paymentDecisions } from './decisions.ts';
import { payments } from './payments.ts';

/** A check on paper that came for a payment. Its money is in the ledger; this is what is written on the paper. */
export const paymentChecks = pgTable(
  'payment_checks',
  {
    id: primaryId(),
    paymentId: uuid().notNull(),
    /** The decision that recorded it, if that could be undone. */
    decisionId: uuid(),
    /** Empty after the family was erased, as the bank is. */
    number: text().notNull(),
    bank: text().notNull().default(''),
    writtenOn: date().notNull(),
    receivedOn: date().notNull(),
    /** Whole dollars of the payment's currency. */
    amount: integer().notNull(),
    /** Why its money was taken out of the ledger again; none while it is there. */
    reversedAs: text({ enum: reversalCauses }),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'payment_checks_payment_id_fkey',
      columns: [table.paymentId],
      foreignColumns: [payments.id],
    }),
    foreignKey({
      name: 'payment_checks_decision_id_fkey',
      columns: [table.decisionId],
      foreignColumns: [paymentDecisions.id],
    }),
    index('payment_checks_payment_id_index').on(table.paymentId),
    check('payment_checks_amount_positive', sql`${table.amount} > 0`),
  ],
);

/**
 * Checks that are taken to the bank together, for the account of a convention in one currency. The bank's line, once it
 * is matched, says that the money is there.
 */
export const depositSlips = pgTable(
  'deposit_slips',
  {
    id: primaryId(),
    number: integer().notNull(),
    conventionId: uuid().notNull(),
    currency: text({ enum: currencies }).notNull(),
    /** Name of the treasurer's account on that day; empty where the convention had none. */
    account: text().notNull(),
    /** The day of the slip, in the convention's time zone. */
    day: date().notNull(),
    createdBy: uuid().notNull(),
    createdAt: createdAt(),
    /** The day on which a treasurer took it to the bank. */
    atBankOn: date(),
    bankLineId: uuid(),
    takenBackAt: instant(),
    takenBackBy: uuid(),
  },
  (table) => [
    foreignKey({
      name: 'deposit_slips_convention_id_fkey',
      columns: [table.conventionId],
      foreignColumns: [conventions.id],
    }),
    foreignKey({
      name: 'deposit_slips_created_by_fkey',
      columns: [table.createdBy],
      foreignColumns: [users.id],
    }),
    foreignKey({
      name: 'deposit_slips_taken_back_by_fkey',
      columns: [table.takenBackBy],
      foreignColumns: [users.id],
    }),
    foreignKey({
      name: 'deposit_slips_bank_line_id_fkey',
      columns: [table.bankLineId],
      foreignColumns: [bankStatementLines.id],
    }),
    unique('deposit_slips_number_unique').on(table.number),
    unique('deposit_slips_bank_line_id_unique').on(table.bankLineId),
    check(
      'deposit_slips_not_taken_back_when_matched',
      sql`${table.takenBackAt} is null or ${table.bankLineId} is null`,
    ),
    check(
      'deposit_slips_taken_back_by_somebody',
      sql`(${table.takenBackAt} is null) = (${table.takenBackBy} is null)`,
    ),
  ],
);

/** Which checks are on a slip. A check is on one slip that stands; a slip that is taken back releases its checks. */
export const depositSlipChecks = pgTable(
  'deposit_slip_checks',
  {
    id: primaryId(),
    slipId: uuid().notNull(),
    checkId: uuid().notNull(),
    releasedAt: instant(),
  },
  (table) => [
    foreignKey({
      name: 'deposit_slip_checks_slip_id_fkey',
      columns: [table.slipId],
      foreignColumns: [depositSlips.id],
    }),
    foreignKey({
      name: 'deposit_slip_checks_check_id_fkey',
      columns: [table.checkId],
      foreignColumns: [paymentChecks.id],
    }),
    uniqueIndex('deposit_slip_checks_on_one_slip')
      .on(table.checkId)
      .where(sql`${table.releasedAt} is null`),
    index('deposit_slip_checks_slip_id_index').on(table.slipId),
  ],
);
