import { writeXlsxStream } from 'hucre/xlsx';

import type { Cell, TableColumn } from './table.ts';

/** Widths in characters. */
const widths = { text: 22, date: 12, count: 10, money: 14 };

/**
 * A table as a workbook of one sheet with a frozen header, row by row. Texts are written as texts, so that nothing in
 * them runs as a formula; dates are dates, amounts are numbers with the currency in their format.
 */
export async function* writeXlsx<Row>(
  sheetName: string,
  columns: readonly TableColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Uint8Array> {
  yield* writeXlsxStream(sheetRows(columns, pages), {
    name: sheetName,
    freezePane: { rows: 1 },
    columns: columns.map(({ header, kind }) => ({
      header,
      width: widths[typeof kind === 'string' ? kind : 'money'],
      ...(typeof kind === 'object' && {
        style: { numFmt: `"$"#,##0 "${kind.currency}";-"$"#,##0 "${kind.currency}"` },
      }),
      ...(kind === 'date' && { style: { numFmt: 'yyyy-mm-dd' } }),
    })),
  });
}

async function* sheetRows<Row>(
  columns: readonly TableColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<(Cell | Date)[]> {
  for await (const rows of pages)
    for (const row of rows) yield columns.map(({ kind, value }) => typed(kind === 'date', value(row)));
}

/** Midnight UTC: a workbook's dates have no time zone. */
function typed(isDate: boolean, value: Cell): Cell | Date {
  return isDate && typeof value === 'string' ? new Date(`${value}T00:00:00Z`) : value;
}
