import type { ColumnMapping } from '@sangamam/contract/bank/statements/column-mapping';

import { isMarkup, type StatementContent, type StatementReader } from '../statement-reader.ts';
import { csvLines } from './csv-lines.ts';
import { describeColumns } from './describe-columns.ts';
import { guessMapping, headerRow } from './guess-mapping.ts';
import { guessDelimiter, readCsv, type CsvRow } from './read-csv.ts';

const sampleRows = 8;

/** A table of rows that most of the first ones have three cells in. */
export const csvStatement: StatementReader = {
  format: 'CSV',
  detects(start) {
    const rows = start.split(/\r?\n/u).filter((row) => row.trim() !== '');
    const tabular = rows.slice(0, 20).filter((row) => row.split(/[,;\t|]/u).length >= 3);
    return !isMarkup(start) && rows.length > 0 && tabular.length >= Math.min(2, rows.length);
  },
  open: (text, delimiter = guessDelimiter(text)) => openCsv(text, delimiter),
};

async function openCsv(text: string, delimiter: ColumnMapping['delimiter']): Promise<StatementContent> {
  const rows = await readCsv(text, delimiter);
  const at = headerRow(rows);
  const header = at === -1 ? numbered(rows) : (rows[at]?.cells ?? []);
  const below = rows.slice(at + 1);
  const guess = guessMapping(delimiter, header, below.slice(0, 50));
  return {
    table: {
      header,
      sample: below.slice(0, sampleRows).map(({ cells }) => cells),
      guess,
      headerKey: (at === -1 ? shapeOf(below, header.length) : header)
        .map((cell) => cell.toLowerCase())
        .join('|')
        .slice(0, 1_000),
    },
    read: (currency, mapping = guess) => csvLines(below, mapping, currency),
  };
}

/** Names for the columns of an export without headings. */
function numbered(rows: readonly CsvRow[]): string[] {
  const width = Math.max(0, ...rows.slice(0, sampleRows).map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, at) => `Column ${at + 1}`);
}

/** What tells exports of banks without headings apart: the kinds of their columns. */
function shapeOf(rows: readonly CsvRow[], width: number): string[] {
  const looks = describeColumns(rows.slice(0, 50), width);
  return looks.map(({ isDate, isAmount, letters }) =>
    isDate ? 'column of dates' : isAmount ? 'column of numbers' : letters > 0 ? 'column of text' : 'column',
  );
}
