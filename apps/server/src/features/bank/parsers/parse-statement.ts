import {
  maxStatementLines,
  type BankFormat,
  type BankLine,
} from '@sangamam/contract/bank/statements/bank-line';
import type { ColumnMapping } from '@sangamam/contract/bank/statements/column-mapping';
import { statementMessages } from '@sangamam/contract/bank/statements/statement-messages';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

import { readCamt } from './camt/read-camt.ts';
import { csvLines, type LeftOutRow } from './csv/csv-lines.ts';
import { describeColumns } from './csv/describe-columns.ts';
import { guessMapping, headerRow } from './csv/guess-mapping.ts';
import { guessDelimiter, readCsv, type CsvRow } from './csv/read-csv.ts';
import { readOfx } from './ofx/read-ofx.ts';
import { statementFault } from './statement-fault.ts';
import { readZelle } from './zelle/read-zelle.ts';

/** A decoded export whose lines can be read; CSV needs a mapping of its columns for that. */
export interface OpenedStatement {
  format: BankFormat;
  /** The columns of a CSV export, the first rows and a mapping by their headings; absent for the other formats. */
  table?: { header: string[]; sample: string[][]; guess: ColumnMapping; headerKey: string };
  /** @throws RQST_PARAMS_INVALID naming line and column of what cannot be read */
  read(currency: Currency, mapping?: ColumnMapping): Promise<ReadStatement>;
}

/** The lines of an export, and the rows of its table that are none. */
export interface ReadStatement {
  lines: BankLine[];
  leftOut: LeftOutRow[];
}

const sampleRows = 8;

/**
 * Decodes an export and finds out its format.
 *
 * @throws RQST_PARAMS_INVALID for what is empty or no bank export
 */
export async function openStatement(
  bytes: Uint8Array,
  wanted?: Pick<ColumnMapping, 'delimiter'>,
): Promise<OpenedStatement> {
  const text = decodeText(bytes);
  if (text.trim() === '') throw statementFault(statementMessages.empty);
  const format = detectFormat(text);
  switch (format) {
    case 'OFX':
      return { format, read: async (currency) => checked(await readOfx(text, currency)) };
    case 'CAMT':
      return { format, read: async () => checked(await readCamt(text)) };
    case 'ZELLE':
      return { format, read: async (currency) => checked(await readZelle(text, currency)) };
    case 'CSV':
      return openCsv(text, wanted?.delimiter ?? guessDelimiter(text));
    case undefined:
      throw statementFault(statementMessages.unknownFormat);
  }
}

async function openCsv(text: string, delimiter: ColumnMapping['delimiter']): Promise<OpenedStatement> {
  const rows = await readCsv(text, delimiter);
  const at = headerRow(rows);
  const header = at === -1 ? numbered(rows) : (rows[at]?.cells ?? []);
  const below = rows.slice(at + 1);
  const guess = guessMapping(delimiter, header, below.slice(0, 50));
  return {
    format: 'CSV',
    table: {
      header,
      sample: below.slice(0, sampleRows).map(({ cells }) => cells),
      guess,
      headerKey: (at === -1 ? shapeOf(below, header.length) : header)
        .map((cell) => cell.toLowerCase())
        .join('|')
        .slice(0, 1_000),
    },
    read: async (currency, mapping = guess) => {
      const { lines, leftOut } = await csvLines(below, mapping, currency);
      return checked(lines, leftOut);
    },
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

function checked(lines: BankLine[], leftOut: LeftOutRow[] = []): ReadStatement {
  if (lines.length === 0) throw statementFault(statementMessages.noLines);
  if (lines.length > maxStatementLines)
    throw statementFault(statementMessages.tooManyLines({ most: maxStatementLines }));
  return { lines, leftOut };
}

/**
 * The text of an export. Banks write UTF-8, with or without its mark, UTF-16 with its mark, or Windows-1252, which is
 * assumed of what is not UTF-8. NUL characters are dropped, because PostgreSQL cannot store them.
 */
function decodeText(bytes: Uint8Array): string {
  return decode(bytes).replaceAll('\u0000', '');
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The format by its content; the name of a file says nothing certain. `undefined` when it is none of them. */
function detectFormat(text: string): BankFormat | undefined {
  const start = text.slice(0, 20_000);
  if (/<OFX>|OFXHEADER/iu.test(start)) return 'OFX';
  if (/camt\.05[23]|<(?:\w+:)?BkToCstmrStmt/u.test(start)) return 'CAMT';
  if (/^\s*</u.test(start)) return undefined;
  const rows = start.split(/\r?\n/u).filter((row) => row.trim() !== '');
  const isTable =
    rows.slice(0, 20).filter((row) => row.split(/[,;\t|]/u).length >= 3).length >= Math.min(2, rows.length);
  if (
    /sent you|received .{0,40}\$[\d,.]+ from/iu.test(start) &&
    !/^[^\n]*\b(?:date|amount)\b[^\n]*[,;\t|]/iu.test(start)
  )
    return 'ZELLE';
  return isTable && rows.length > 0 ? 'CSV' : undefined;
}
