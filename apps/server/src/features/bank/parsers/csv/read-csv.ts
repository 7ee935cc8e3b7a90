import { Readable } from 'node:stream';
import { maxStatementLines } from '@sangamam/contract/bank/statements/bank-line';
import { statementMessages } from '@sangamam/contract/bank/statements/statement-messages';
import { CsvError, parse } from 'csv-parse';

import { statementFault } from '../statement-fault.ts';
import { textPieces } from '../text-pieces.ts';

/** A row of a CSV file with the line at which it ends, counted from 1. */
export interface CsvRow {
  cells: string[];
  line: number;
}

/** Header and what banks put before it. */
const extraRows = 40;
/** Longer lines, and columns beyond these, are in no bank's export. */
const mostLineLength = 10_000;
const mostColumns = 100;

/**
 * The rows of a CSV export; rows may differ in length.
 *
 * @throws RQST_PARAMS_INVALID for a quotation mark out of place, or too many rows
 */
export async function readCsv(text: string, delimiter: string): Promise<CsvRow[]> {
  requireShortLines(text);
  const rows: CsvRow[] = [];
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: 64 * 1024,
  });
  const source = Readable.from(textPieces(text));
  source.once('error', (error) => parser.destroy(error));
  try {
    for await (const { record, info } of source.pipe(parser) as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      rows.push({ cells: record.slice(0, mostColumns).map((cell) => cell.trim()), line: info.lines });
      if (rows.length > maxStatementLines + extraRows)
        throw statementFault(statementMessages.tooManyLines({ most: maxStatementLines }));
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines, column } = error as CsvError & { lines?: number; column?: number };
    throw statementFault(statementMessages.malformedCsv, {
      line: lines ?? rows.length + 1,
      column: typeof column === 'number' ? column + 1 : 1,
    });
  }
  return rows;
}

/** @throws RQST_PARAMS_INVALID for a line that no bank writes, before it is parsed */
function requireShortLines(text: string): void {
  let line = 1;
  for (let start = 0; start < text.length; line += 1) {
    const end = text.indexOf('\n', start);
    const next = end === -1 ? text.length : end;
    if (next - start > mostLineLength)
      throw statementFault(statementMessages.lineTooLong, { line, column: mostLineLength });
    start = next + 1;
  }
}

/** The separator that occurs most evenly in the first lines. */
export function guessDelimiter(text: string): ',' | ';' | '\t' | '|' {
  const lines = text.slice(0, 8_000).split(/\r?\n/u).slice(0, 20);
  const score = (delimiter: string) =>
    lines.filter((line) => line.split(delimiter).length >= 3).length * 100 +
    Math.max(...lines.map((line) => line.split(delimiter).length));
  const [best = ','] = ([',', ';', '\t', '|'] as const).toSorted((a, b) => score(b) - score(a));
  return best;
}
