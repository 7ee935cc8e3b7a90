import {
  numberColumnRoles,
  type NumberColumnRole,
  type NumberColumns,
} from '@sangamam/contract/hotel/admin/numbers-endpoints';
import { parseRegistrationNumber } from '@sangamam/contract/orders/registration-number';

import type { ListRow } from './table/read-rows.ts';

/** Headings that hotels give their columns. */
const headings: Record<NumberColumnRole, RegExp> = {
  confirmationNumber: /confirm|\bconf\b|conf(\.|#| no| num)|reservation (no|num|#)|booking (no|num|ref|#)/iu,
  registrationNumber: /registration|\breg\b|reg(\.|#| no| num)|family (id|no|num|#)|reference/iu,
  name: /^(full |guest |family |last |registrant )?name|^guest|^family$|^registrant/iu,
};

/** The headings of a list, with the rows below them and what its columns seem to be. */
export interface GuessedTable {
  header: string[];
  rows: readonly ListRow[];
  columns: NumberColumns;
}

type OwnHeadings = Readonly<Partial<Record<NumberColumnRole, string>>>;

/** Finds the row of headings and guesses the columns; `own` are the headings that our export has. */
export function guessColumns(rows: readonly ListRow[], own: OwnHeadings): GuessedTable {
  const at = rows.slice(0, 20).findIndex(({ cells }) => columnsOf(cells, own).confirmationNumber !== null);
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

/** Columns with our own headings first: a hotel may call its own number what we call ours. */
function columnsOf(cells: readonly string[], own: OwnHeadings): NumberColumns {
  const found: NumberColumns = { registrationNumber: null, name: null, confirmationNumber: null };
  const isFree = (at: number) => !Object.values(found).includes(at);
  const take = (role: NumberColumnRole, fits: (cell: string) => boolean) => {
    const at = cells.findIndex((cell, at) => isFree(at) && fits(cell));
    found[role] ??= at === -1 ? null : at;
  };
  for (const role of numberColumnRoles) take(role, (cell) => cell.toLowerCase() === own[role]?.toLowerCase());
  for (const role of ['confirmationNumber', 'registrationNumber', 'name'] as const)
    take(role, (cell) => headings[role].test(cell));
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
