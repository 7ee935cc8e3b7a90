import type { BankLine, LeftOutReason } from '@sangamam/contract/bank/statements/bank-line';
import type { ColumnMapping, ColumnRole } from '@sangamam/contract/bank/statements/column-mapping';
import { statementMessages } from '@sangamam/contract/bank/statements/statement-messages';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

import { createSlicer } from '#server/adapters/threads/slicer.ts';
import { senderIn, tidy } from '../bank-text.ts';
import { readAmount } from '../read-amount.ts';
import { readDate } from '../read-date.ts';
import { statementFault } from '../statement-fault.ts';
import { directionColumn } from './describe-columns.ts';
import type { CsvRow } from './read-csv.ts';

/** A row that is no line, with its place in the file. */
export interface LeftOutRow {
  line: number;
  why: LeftOutReason;
  text: string;
}

/**
 * The rows below the header as lines. Rows without date and amount, such as a closing balance, are left out, and told.
 *
 * @throws RQST_PARAMS_INVALID for the first row that cannot be read, naming line and column
 */
export async function csvLines(
  rows: readonly CsvRow[],
  mapping: ColumnMapping,
  currency: Currency,
): Promise<{ lines: BankLine[]; leftOut: LeftOutRow[] }> {
  const lines: BankLine[] = [];
  const leftOut: LeftOutRow[] = [];
  const pause = createSlicer();
  const isOut = directionColumn(rows, mapping.columns.amount);
  for (const row of rows) {
    const read = lineOf(row, mapping, currency);
    if (typeof read === 'string')
      leftOut.push({ line: row.line, why: read, text: tidy(row.cells.join(`${mapping.delimiter} `), 200) });
    else lines.push(isOut?.(row) ? { ...read, direction: 'OUT' } : read);
    await pause();
  }
  return { lines, leftOut };
}

/** The line of a row, or why it is none. */
function lineOf(
  { cells, line }: CsvRow,
  { columns, decimal, dateOrder, delimiter }: ColumnMapping,
  currency: Currency,
): BankLine | LeftOutReason {
  const at = (role: ColumnRole) => cells[columns[role] ?? -1] ?? '';
  const place = (role: ColumnRole) => ({ line, column: (columns[role] ?? 0) + 1 });
  const written = (['amount', 'credit', 'debit'] as const).find((role) => /[1-9]/u.test(at(role)));
  if (at('date') === '' && (written === undefined || cells.length <= (columns.date ?? 0))) return 'NO_DATE';
  if (written === undefined && at('amount') + at('credit') + at('debit') === '') {
    if (cells.length > 2) return 'NO_AMOUNT';
    throw statementFault(statementMessages.columnMissing, { line, column: cells.length });
  }
  const date = readDate(at('date'), dateOrder, place('date'));
  const role = written ?? (columns.amount === null ? 'credit' : 'amount');
  const signed = readAmount(at(role), decimal, place(role));
  const memo = tidy([at('memo'), at('memoMore')].filter(Boolean).join(' '));
  return {
    date,
    cents: Math.abs(signed),
    currency,
    direction: role === 'debit' || (role === 'amount' && signed < 0) ? 'OUT' : 'IN',
    payer: tidy(at('payer'), 200) || senderIn(memo),
    memo,
    reference: tidy(at('reference'), 100),
    raw: tidy(cells.join(`${delimiter} `), 1_000),
  };
}
