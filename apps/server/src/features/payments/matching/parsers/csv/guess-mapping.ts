import type {
  ColumnMapping,
  ColumnRole,
  DateOrder,
} from '@sangamam/contract/payments/matching/column-mapping';

import { parseDate } from '../read-date.ts';
import type { CsvRow } from './read-csv.ts';

const headings: Record<ColumnRole, RegExp> = {
  date: /^(posting |booking |transaction |trans\.? |value |post |effective )?date|^posted|buchungstag|datum/iu,
  amount: /^(transaction )?amount|^amt|betrag|^cad\$|^usd\$/iu,
  credit: /credit|deposit|money in|paid in|received/iu,
  debit: /debit|withdrawal|money out|paid out/iu,
  payer: /payer|payee|sender|^name|^from|counter ?party|customer|description 1/iu,
  memo: /memo|description|details|narrative|message|note|particulars/iu,
  reference: /ref|transaction (id|number|no)|fitid|confirmation|trace|check (number|#)|slip/iu,
};

/**
 * The row with the headings of the columns: the first that names a date and an amount, else the first without dates and
 * amounts above one with a date; -1 without one.
 */
export function headerRow(rows: readonly CsvRow[]): number {
  const named = rows
    .slice(0, 20)
    .findIndex(
      ({ cells }) =>
        cells.some((cell) => headings.date.test(cell)) &&
        cells.some((cell) => headings.amount.test(cell) || headings.credit.test(cell)),
    );
  return named === -1 ? rows.slice(0, 20).findIndex((row, at) => isAboveData(row, rows[at + 1])) : named;
}

function isAboveData({ cells }: CsvRow, next: CsvRow | undefined): boolean {
  const hasDate = (row: readonly string[]) =>
    row.some((cell) => parseDate(cell, 'MDY') ?? parseDate(cell, 'DMY'));
  const words = cells.filter((cell) => cell !== '');
  const hasAmount = words.some((cell) => /^[\W]*\d[\d.,]*$/u.test(cell));
  return words.length >= 2 && !hasDate(words) && !hasAmount && next !== undefined && hasDate(next.cells);
}

/** A mapping by the headings and the first rows below them, for a bank that is new here. */
export function guessMapping(
  delimiter: ColumnMapping['delimiter'],
  header: readonly string[],
  rows: readonly CsvRow[],
): ColumnMapping {
  const taken = new Set<number>();
  const find = (role: ColumnRole): number | null => {
    const at = header.findIndex((cell, at) => !taken.has(at) && headings[role].test(cell));
    if (at === -1) return null;
    taken.add(at);
    return at;
  };
  const date = find('date');
  const amount = find('amount');
  const credit = amount === null ? find('credit') : null;
  const debit = amount === null ? find('debit') : null;
  const columns = {
    date,
    amount,
    credit,
    debit,
    reference: find('reference'),
    payer: find('payer'),
    memo: find('memo'),
  };
  const amounts = rows.flatMap(({ cells }) =>
    [amount, credit, debit].flatMap((at) => (at === null ? [] : (cells[at] ?? ''))).filter(Boolean),
  );
  return {
    delimiter,
    decimal: amounts.filter((text) => /,\d{2}$/u.test(text)).length > amounts.length / 2 ? ',' : '.',
    dateOrder: guessDateOrder(rows.map(({ cells }) => cells[date ?? -1] ?? '')),
    columns,
  };
}

/** The order in which all dates are dates; month first where both are, as in North America. */
function guessDateOrder(dates: readonly string[]): DateOrder {
  const filled = dates.filter((text) => text !== '');
  if (filled.some((text) => /^\d{4}/u.test(text))) return 'YMD';
  const fits = (order: DateOrder) => filled.every((text) => parseDate(text, order) !== undefined);
  return !fits('MDY') && fits('DMY') ? 'DMY' : 'MDY';
}
