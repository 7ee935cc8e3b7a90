import { parseDate } from '../read-date.ts';
import type { CsvRow } from './read-csv.ts';

/** What the cells of a column look like, whatever its heading says. */
export interface ColumnLooks {
  isDate: boolean;
  isAmount: boolean;
  /** The column has a value in every row. */
  isFull: boolean;
  filled: number;
  /** How many different values it has. */
  distinct: number;
  /** Letters in a value, on average. */
  letters: number;
}

const amount = /^[-+−(]?\s*(?:[A-Z]{0,3}\$)?\s*[-+−]?\s*\d[\d.,' ]*\)?(?:\s*(?:CR|DR|-))?$/iu;

/** Describes each column by its cells in these rows. */
export function describeColumns(rows: readonly CsvRow[], width: number): ColumnLooks[] {
  return Array.from({ length: width }, (_, at) => {
    const values = rows.map(({ cells }) => cells[at] ?? '').filter((value) => value !== '');
    const is = (fits: (value: string) => boolean) =>
      values.length > 0 && values.every((value) => fits(value));
    const letters = values.reduce((sum, value) => sum + value.replaceAll(/[^\p{L}]/gu, '').length, 0);
    return {
      isDate: is((value) => (parseDate(value, 'MDY') ?? parseDate(value, 'DMY')) !== undefined),
      isAmount: is((value) => amount.test(value)),
      isFull: values.length === rows.length,
      filled: values.length,
      distinct: new Set(values).size,
      letters: values.length === 0 ? 0 : letters / values.length,
    };
  });
}

/** Values with decimals, which dates, counts and account numbers are not. */
export function hasDecimals(rows: readonly CsvRow[], at: number): boolean {
  const values = rows.map(({ cells }) => cells[at] ?? '').filter((value) => value !== '');
  return values.some((value) => /[.,]\d{2}\)?\D*$/u.test(value));
}

/** Words that say whether money came or went, where amounts have no sign. */
const directions = /^(?:credit|debit|cr|dr|deposit|withdrawal|dslip|check|chk)$/iu;
const out = /^(?:debit|dr|withdrawal|check|chk)$/iu;

/** Reads from a row whether its money left the account; `undefined` where amounts have signs or no column says it. */
export function directionColumn(
  rows: readonly CsvRow[],
  amountColumn: number | null,
): ((row: CsvRow) => boolean) | undefined {
  if (amountColumn === null) return undefined;
  const isSigned = rows.some(({ cells }) => /^\s*[-−(]|-\s*$|DR$/u.test(cells[amountColumn] ?? ''));
  if (isSigned) return undefined;
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const at = Array.from({ length: width }, (_, at) => at).find((at) => {
    const values = rows.map(({ cells }) => cells[at] ?? '').filter((value) => value !== '');
    return (
      values.length > 0 &&
      values.every((value) => directions.test(value)) &&
      values.some((value) => out.test(value))
    );
  });
  return at === undefined ? undefined : ({ cells }) => out.test(cells[at] ?? '');
}
