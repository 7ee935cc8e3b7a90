import type { ColumnMapping, DateOrder } from '@sangamam/contract/bank/statements/column-mapping';

import { parseDate } from '../read-date.ts';
import { describeColumns, hasDecimals, type ColumnLooks } from './describe-columns.ts';
import type { CsvRow } from './read-csv.ts';

const headings = {
  date: /^(posting |booking |transaction |trans\.? |value |post |posted |effective )?date|^posted|buchungstag|datum/iu,
  amount: /^(transaction )?amount|^amt|betrag|^cad\$|^usd\$/iu,
  credit: /credit|deposit|money in|paid in|received/iu,
  debit: /debit|withdrawal|money out|paid out/iu,
  balance: /balance|running bal|\bbal\b/iu,
  payer: /payer|payee|sender|^name|^from|counter ?party|customer/iu,
  memo: /memo|message|note|narrative|particulars|remittance/iu,
  description: /description/iu,
  details: /details|^transaction$/iu,
  transactionNumber: /ref|transaction (id|number|no)|fitid|confirmation|trace/iu,
  checkNumber: /che(?:ck|que)|slip/iu,
} as const;

type Heading = keyof typeof headings;

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

/** A mapping by the headings, if there are any, and the rows below them, for a bank that is new here. */
export function guessMapping(
  delimiter: ColumnMapping['delimiter'],
  header: readonly string[],
  rows: readonly CsvRow[],
): ColumnMapping {
  // What stands before or below the table, such as an opening balance, has other columns.
  const typical = rows.filter(({ cells }) => cells.length >= Math.min(3, header.length));
  const looks = describeColumns(typical, header.length);
  const taken = new Set<number>();
  const find = (heading: Heading, fits: (looks: ColumnLooks, at: number) => boolean = () => true) => {
    const at = header.findIndex(
      (cell, at) =>
        !taken.has(at) && headings[heading].test(cell) && (looks[at] === undefined || fits(looks[at], at)),
    );
    return at === -1 ? null : at;
  };
  const take = (at: number | null) => {
    if (at !== null) taken.add(at);
    return at;
  };
  const date = take(find('date') ?? place(looks, ({ isDate }) => isDate));
  const amounts = findAmounts(header, typical, { looks, find });
  for (const at of Object.values(amounts)) take(at);
  const isText = ({ letters, isDate, isAmount }: ColumnLooks) => letters > 0 && !isDate && !isAmount;
  const isVaried = (look: ColumnLooks) => isText(look) && (typical.length < 6 || look.distinct >= 4);
  const reference = take(find('transactionNumber', ({ isDate }) => !isDate) ?? find('checkNumber', notText));
  const payer = take(find('payer', isVaried));
  const findMemo = () =>
    find('memo', isVaried) ??
    find('description', isVaried) ??
    find('details', isVaried) ??
    find('description', isText);
  const memo = take(findMemo() ?? widestText(looks, taken, isVaried));
  const memoMore = take(find('memo', isText) ?? find('description', isText));
  return {
    delimiter,
    decimal: guessDecimal(typical, Object.values(amounts)),
    dateOrder: guessDateOrder(typical.map(({ cells }) => cells[date ?? -1] ?? '')),
    columns: { date, ...amounts, reference, payer, memo, memoMore },
  };
}

const notText = ({ letters }: ColumnLooks) => letters < 3;

type Amounts = Pick<ColumnMapping['columns'], 'amount' | 'credit' | 'debit'>;

/** Two columns for money in and out, where both are named; otherwise one. Without headings by what the cells look like. */
function findAmounts(
  header: readonly string[],
  rows: readonly CsvRow[],
  {
    looks,
    find,
  }: {
    looks: readonly ColumnLooks[];
    find: (heading: Heading, fits: (looks: ColumnLooks, at: number) => boolean) => number | null;
  },
): Amounts {
  const isMoney = ({ isAmount, filled }: ColumnLooks, at: number) =>
    (isAmount || filled === 0) &&
    !headings.balance.test(header[at] ?? '') &&
    !headings.checkNumber.test(header[at] ?? '');
  const credit = find('credit', isMoney);
  const debit = find('debit', (look, at) => at !== credit && isMoney(look, at));
  if (credit !== null && debit !== null) return { amount: null, credit, debit };
  const fullest = header
    .flatMap((cell, at) => (headings.amount.test(cell) && isMoney(looks[at] ?? none, at) ? at : []))
    .toSorted((a, b) => (looks[b]?.filled ?? 0) - (looks[a]?.filled ?? 0))[0];
  if (fullest !== undefined) return { amount: fullest, credit: null, debit: null };
  if (credit !== null) return { amount: null, credit, debit: null };
  const named = find('amount', () => true) ?? find('credit', () => true);
  return named === null ? amountsByLooks(rows, looks) : { amount: named, credit: null, debit: null };
}

const none: ColumnLooks = {
  isDate: false,
  isAmount: true,
  isFull: false,
  filled: 0,
  distinct: 0,
  letters: 0,
};

/** Banks that write no headings put money out before money in, and the balance last. */
function amountsByLooks(rows: readonly CsvRow[], looks: readonly ColumnLooks[]): Amounts {
  const money = looks.flatMap(({ isAmount, isDate }, at) =>
    isAmount && !isDate && hasDecimals(rows, at) ? at : [],
  );
  const [debit, credit] = money.filter((at) => !looks[at]?.isFull);
  if (debit !== undefined && credit !== undefined) return { amount: null, credit, debit };
  return { amount: money[0] ?? null, credit: null, debit: null };
}

function place(looks: readonly ColumnLooks[], fits: (looks: ColumnLooks) => boolean): number | null {
  const at = looks.findIndex((look) => fits(look));
  return at === -1 ? null : at;
}

/** The column with the longest text, where no heading names one. */
function widestText(
  looks: readonly ColumnLooks[],
  taken: ReadonlySet<number>,
  fits: (looks: ColumnLooks) => boolean,
): number | null {
  const [widest] = looks
    .flatMap((look, at) => (!taken.has(at) && fits(look) ? { at, letters: look.letters } : []))
    .toSorted((a, b) => b.letters - a.letters);
  return widest?.at ?? null;
}

function guessDecimal(rows: readonly CsvRow[], columns: readonly (number | null)[]): '.' | ',' {
  const amounts = rows
    .flatMap(({ cells }) => columns.flatMap((at) => (at === null ? [] : (cells[at] ?? ''))))
    .filter(Boolean);
  return amounts.filter((text) => /,\d{2}$/u.test(text)).length > amounts.length / 2 ? ',' : '.';
}

/** The order in which all dates are dates; month first where both are, as in North America. */
function guessDateOrder(dates: readonly string[]): DateOrder {
  const filled = dates.filter((text) => text !== '');
  if (filled.some((text) => /^\d{4}/u.test(text))) return 'YMD';
  const fits = (order: DateOrder) => filled.every((text) => parseDate(text, order) !== undefined);
  return !fits('MDY') && fits('DMY') ? 'DMY' : 'MDY';
}
