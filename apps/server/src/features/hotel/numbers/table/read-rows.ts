import { maxNumbersRows } from '@sangamam/contract/hotel/numbers/numbers-endpoints';
import { parse } from 'csv-parse/sync';
import { streamXlsxRows } from 'hucre/xlsx';

/** Limit of what all parts of a workbook together unpack to; the list of a hotel has far less. */
const mostUnpackedBytes = 64 * 1024 * 1024;

const endSignature = 0x06_05_4b_50;
const entrySignature = 0x02_01_4b_50;

/**
 * How many bytes the parts of a ZIP archive unpack to, as its directory says. A directory that lies is stopped by the
 * limits of the thread.
 *
 * @throws RangeError for an archive without a directory
 */
function declaredBytes(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.byteLength - 22;
  while (end >= 0 && view.getUint32(end, true) !== endSignature) end -= 1;
  if (end < 0) throw new RangeError('No directory');
  let at = view.getUint32(end + 16, true);
  let sum = 0;
  for (let count = view.getUint16(end + 10, true); count > 0; count -= 1) {
    if (view.getUint32(at, true) !== entrySignature) throw new RangeError('No entry');
    sum += view.getUint32(at + 24, true);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return sum;
}

/** A row of a list with its place in the file, counted from 1. */
export interface ListRow {
  line: number;
  cells: string[];
}

/** The rows of a list, or why there are none. */
export type ReadRows = { rows: ListRow[] } | { fault: 'unreadable' | 'tooManyRows' };

const mostColumns = 100;
const mostCellLength = 300;

/**
 * The rows of a CSV file or of the first sheet of a workbook, without empty ones. Takes time and memory: run it off the
 * main thread.
 */
export async function readRows(bytes: Uint8Array): Promise<ReadRows> {
  try {
    const rows = isZip(bytes) ? await workbookRows(bytes) : csvRows(decodeList(bytes));
    const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
    return filled.length > maxNumbersRows ? { fault: 'tooManyRows' } : { rows: filled };
  } catch {
    return { fault: 'unreadable' };
  }
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

async function workbookRows(bytes: Uint8Array): Promise<ListRow[]> {
  if (declaredBytes(bytes) > mostUnpackedBytes) throw new RangeError('Unpacks to too much');
  const rows: ListRow[] = [];
  for await (const { index, values } of streamXlsxRows(bytes, { sheet: 0 })) {
    rows.push({ line: index + 1, cells: values.slice(0, mostColumns).map(cellText) });
    if (rows.length > maxNumbersRows + 1_000) break;
  }
  return rows;
}

function cellText(value: unknown): string {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  const isText = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isText ? tidy(String(value)) : '';
}

function csvRows(text: string): ListRow[] {
  const delimiter = guessDelimiter(text);
  const records = parse(text, {
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: 64 * 1024,
    to: maxNumbersRows + 1_000,
  }) as unknown as { record: string[]; info: { lines: number } }[];
  return records.map(({ record, info }) => ({
    line: info.lines,
    cells: record.slice(0, mostColumns).map(tidy),
  }));
}

/** The separator that occurs most in the first lines. */
function guessDelimiter(text: string): string {
  const start = text.slice(0, 8_000);
  const [best = ','] = [',', ';', '\t', '|'].toSorted(
    (a, b) => start.split(b).length - start.split(a).length,
  );
  return best;
}

const tidy = (text: string) =>
  text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, mostCellLength);

/**
 * The text of a list. Programs write UTF-8, with or without its mark, UTF-16 with its mark, or Windows-1252, which is
 * assumed of what is not UTF-8.
 *
 * @throws TypeError for what has NUL characters, as files that are no text do
 */
function decodeList(bytes: Uint8Array): string {
  const text = decode(bytes);
  if (text.includes('\u0000')) throw new TypeError('Not a text');
  return text;
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
