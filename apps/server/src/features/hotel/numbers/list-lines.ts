import type { LineChoice, NumberColumns } from '@sangamam/contract/hotel/numbers/numbers-endpoints';

import { parseListDay } from './table/list-day.ts';
import type { ListRow } from './table/read-rows.ts';

/** What a line of a hotel's list says. */
export interface ListLine {
  line: number;
  typedNumber: string;
  typedName: string;
  /** The registration number of the rows above, where the line has a name and none of its own. */
  numberAbove: string;
  confirmationNumber: string;
  status: string;
  /** Days as `YYYY-MM-DD`; nothing where the list has none that can be read. */
  arrival: string | undefined;
  departure: string | undefined;
  /** The family that staff chose for it. */
  chosen: string | undefined;
}

/**
 * The lines of a list with a line for each room. A row that names nobody is another room of the family above it: hotels
 * merge the cells of a family over its rooms. Where it has no number either, it says nothing. Sums, headings that are
 * repeated on each page, and what staff left out are no lines.
 */
export function listLines(
  rows: readonly ListRow[],
  columns: NumberColumns,
  { header = [], choices = [] }: { header?: readonly string[]; choices?: readonly LineChoice[] } = {},
): ListLine[] {
  const choiceOf = new Map(choices.map(({ line, orderId }) => [line, orderId]));
  const ofCancellation = header.flatMap((name, at) => (cancellation.test(name) ? [at] : []));
  const lines: ListLine[] = [];
  let above: ListLine | undefined;
  for (const { line, cells } of rows) {
    if (isSum(cells) || isHeading(cells, header)) continue;
    const cellOf = (column: number | null) => (column === null ? '' : (cells[column] ?? ''));
    const typedNumber = cellOf(columns.registrationNumber);
    const typedName = [cellOf(columns.firstName), cellOf(columns.name)].filter(Boolean).join(' ');
    const own = {
      line,
      typedNumber,
      typedName,
      numberAbove: typedNumber === '' && above ? above.typedNumber || above.numberAbove : '',
      confirmationNumber: cellOf(columns.confirmationNumber),
      status: ofCancellation.some((at) => isFilled(cells[at])) ? 'cancelled' : cellOf(columns.status),
      arrival: parseListDay(cellOf(columns.arrival)),
      departure: parseListDay(cellOf(columns.departure)),
      chosen: undefined,
    };
    const isNamed = typedNumber !== '' || typedName !== '';
    if (!isNamed && own.confirmationNumber === '') continue;
    const merged: ListLine = isNamed || !above ? own : continuing(above, own);
    const choice = choiceOf.get(line);
    if (choice) merged.chosen = choice;
    above = merged;
    if (choice === null) merged.chosen = leftOut;
    if (merged.chosen !== leftOut) lines.push(merged);
  }
  return lines;
}

/** Marks a line that staff left out, for the rows that are merged with it. */
const leftOut = '';

/** Another room of the line above: what its own cells do not say, the merged ones say. */
function continuing(above: ListLine, own: ListLine): ListLine {
  const { typedNumber, typedName, chosen } = above;
  return {
    ...own,
    typedNumber,
    typedName,
    chosen,
    status: own.status || above.status,
    arrival: own.arrival ?? above.arrival,
    departure: own.departure ?? above.departure,
  };
}

/** Headings of columns that are filled for cancelled bookings alone; a deadline or policy for cancelling is for all. */
const cancellation =
  /^(?:cancel(?:l?ed|lation)?|cxl)[ .]*(?:no|num(?:ber)?|#|ref(?:erence)?|id|code)[ .]*$|^cancel(?:l?ed)$|^cxl$/iu;

const isFilled = (cell = '') => !/^(?:|-+|–|0|no?|false|none|n\/a)$/iu.test(cell);

const sum =
  /^(?:grand[ -]?|sub[ -]?)?totals?\b|^sum(?:me)?\b|^(?:rooms|guests|persons|room nights)\s*:|^page \d/iu;

function isSum(cells: readonly string[]): boolean {
  const first = cells.find((cell) => cell !== '');
  return first !== undefined && sum.test(first);
}

function isHeading(cells: readonly string[], header: readonly string[]): boolean {
  const filled = cells.flatMap((cell, at) => (cell === '' ? [] : [{ cell, at }]));
  return (
    filled.length > 1 && filled.every(({ cell, at }) => cell.toLowerCase() === header[at]?.toLowerCase())
  );
}
