import type { BankFormat, BankLine } from '@sangamam/contract/bank/statements/bank-line';
import type { ColumnMapping } from '@sangamam/contract/bank/statements/column-mapping';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

import type { LeftOutRow } from './csv/csv-lines.ts';

/** The lines of an export, and the rows of its table that are none. */
export interface ReadStatement {
  lines: BankLine[];
  leftOut: LeftOutRow[];
}

/** An export whose lines can be read; a table needs a mapping of its columns for that. */
export interface StatementContent {
  /** The columns of a CSV export, the first rows and a mapping by their headings; absent for the other formats. */
  table?: { header: string[]; sample: string[][]; guess: ColumnMapping; headerKey: string };
  /** @throws RQST_PARAMS_INVALID naming line and column of what cannot be read */
  read(currency: Currency, mapping?: ColumnMapping): Promise<ReadStatement>;
}

/** A format of bank exports. `parse-statement.ts` lists them all. */
export interface StatementReader {
  readonly format: BankFormat;
  /** Whether an export that begins so has this format; the name of a file says nothing certain. */
  detects(start: string): boolean;
  /** @param delimiter of a table, where somebody chose it */
  open(text: string, delimiter?: ColumnMapping['delimiter']): StatementContent | Promise<StatementContent>;
}

/** Text that begins as SGML or XML does; tables and notices do not. */
export const isMarkup = (start: string): boolean => /^\s*</u.test(start);
