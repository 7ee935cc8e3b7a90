import { maxNumbersRows } from '@sangamam/contract/hotel/numbers/numbers-endpoints';
import { parse } from 'csv-parse/sync';
import { streamXlsxRows } from 'hucre/xlsx';

import { decodeList } from './decode-list.ts';
import { declaredBytes, mostUnpackedBytes } from './zip-sizes.ts';

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
