import { stringify } from 'csv-stringify/sync';

import type { TableColumn } from './table.ts';

/** Without it, Excel reads UTF-8 as the code page of the machine. */
const byteOrderMark = '\u{FEFF}';

/**
 * A table as CSV, one part for each page of rows. Texts that a spreadsheet would run as a formula get an apostrophe in
 * front; numbers stay numbers.
 */
export async function* writeCsv<Row>(
  columns: readonly TableColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + csv([columns.map(({ header }) => header)]);
  for await (const rows of pages) yield csv(rows.map((row) => columns.map(({ value }) => value(row))));
}

// A bare carriage return would begin a row in some spreadsheets, and what follows it could be a formula.
function csv(records: readonly (readonly unknown[])[]): string {
  return stringify([...records], { escape_formulas: true, record_delimiter: 'windows', quoted_match: /\r/u });
}
