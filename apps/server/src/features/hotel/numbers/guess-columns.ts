import {
  numberColumnRoles,
  type NumberColumnRole,
  type NumberColumns,
} from '@sangamam/contract/hotel/numbers/numbers-endpoints';
import { parseRegistrationNumber } from '@sangamam/contract/orders/registration-number';

import type { ListRow } from './table/read-rows.ts';

/** Headings that hotels give their columns. */
const headings: Record<NumberColumnRole, RegExp> = {
  confirmationNumber:
    /confirm(?!ed$)|\bco?nf\b|conf(\.|#| no| num)|acknowl|\back(\b|#)|(reservation|booking) (no|num|ref|id|#)/iu,
  registrationNumber: /registration|\breg\b|reg(\.|#| no| num)|family (id|no|num|#)|\bref(erence)?\b/iu,
  firstName: /^(guest |registrant )?(first|given|fore) ?name(?!.*last)/iu,
  name: /^(full |guest |family |last |registrant |guest last )?name|^guest|^family$|^registrant|sur ?name|booked (under|by|for)|^last/iu,
  status: /status|^state$|^sts$/iu,
  arrival: /^arr(\.|$|iv)|^check.?in( date)?$|^from$/iu,
  departure: /^dep(\.|$|art)|^check.?out( date)?$|^(to|until)$/iu,
};

/** First those whose headings say most: a guest's first name is not taken for the name. */
const guessed = [
  'confirmationNumber',
  'registrationNumber',
  'firstName',
  'name',
  'status',
  'arrival',
  'departure',
] as const satisfies readonly NumberColumnRole[];

/** The headings of a list, with the rows below them and what its columns seem to be. */
export interface GuessedTable {
  header: string[];
  rows: readonly ListRow[];
  columns: NumberColumns;
}

type OwnHeadings = Readonly<Partial<Record<NumberColumnRole, string>>>;

/** Letterheads are shorter than this many rows. */
const mostRowsAbove = 30;

/** Finds the row of headings and guesses the columns; `own` are the headings that our export has. */
export function guessColumns(rows: readonly ListRow[], own: OwnHeadings): GuessedTable {
  const at = rowOfHeadings(rows.slice(0, mostRowsAbove), own);
  const names = at === -1 ? [] : (rows[at]?.cells ?? []);
  const below = at === -1 ? rows : rows.slice(at + 1);
  const width = Math.max(0, ...rows.slice(0, 50).map(({ cells }) => cells.length));
  const columns = columnsOf(names, own);
  return {
    header: Array.from({ length: width }, (_, column) => names[column] || `Column ${column + 1}`),
    rows: below,
    columns: {
      ...columns,
      registrationNumber: columns.registrationNumber ?? columnOfNumbers(below, width),
    },
  };
}

/**
 * The row that says of most columns what they are, below whatever letterhead. Where none says what the confirmation number
 * is, the first full row below a letterhead of fewer cells; -1 where the list begins with its first line.
 */
function rowOfHeadings(rows: readonly ListRow[], own: OwnHeadings): number {
  const known = rows.map(({ cells }) => {
    const columns = columnsOf(cells, own);
    const found = Object.values(columns).filter((column) => column !== null).length;
    return columns.confirmationNumber === null && found < 2 ? 0 : found;
  });
  const most = Math.max(0, ...known);
  if (most > 0) return known.indexOf(most);
  const filled = rows.map(({ cells }) => cells.filter((cell) => cell !== '').length);
  const full = filled.indexOf(Math.max(0, ...filled));
  return full > 0 ? full : -1;
}

/** Columns with our own headings first: a hotel may call its own number what we call ours. */
function columnsOf(cells: readonly string[], own: OwnHeadings): NumberColumns {
  const found = Object.fromEntries(numberColumnRoles.map((role) => [role, null])) as NumberColumns;
  const isFree = (at: number) => !Object.values(found).includes(at);
  const take = (role: NumberColumnRole, fits: (cell: string) => boolean) => {
    const at = cells.findIndex((cell, at) => isFree(at) && cell !== '' && fits(cell));
    found[role] ??= at === -1 ? null : at;
  };
  for (const role of numberColumnRoles) take(role, (cell) => cell.toLowerCase() === own[role]?.toLowerCase());
  for (const role of guessed) take(role, (cell) => headings[role].test(cell));
  return found;
}

/** The column in which most cells are registration numbers, where its heading says nothing. */
function columnOfNumbers(rows: readonly ListRow[], width: number): number | null {
  const first = rows.slice(0, 50);
  const hits = Array.from(
    { length: width },
    (_, at) => first.filter(({ cells }) => parseRegistrationNumber(cells[at] ?? '') !== undefined).length,
  );
  const most = Math.max(0, ...hits);
  return most === 0 ? null : hits.indexOf(most);
}
