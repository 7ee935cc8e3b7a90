import type { NumberColumns } from '@sangamam/contract/hotel/admin/numbers-endpoints';

import type { ListRow } from './table/read-rows.ts';

/** What a line of a hotel's list says. */
export interface ListLine {
  line: number;
  typedNumber: string;
  typedName: string;
  confirmationNumber: string;
}

/**
 * The lines of a list with a line for each room. A row that names nobody is another room of the family above it: hotels
 * merge the cells of a family over its rooms. Where it has no number either, it says nothing.
 */
export function listLines(rows: readonly ListRow[], columns: NumberColumns): ListLine[] {
  const lines: ListLine[] = [];
  for (const { line, cells } of rows) {
    const cellOf = (column: number | null) => (column === null ? '' : (cells[column] ?? ''));
    const family = { typedNumber: cellOf(columns.registrationNumber), typedName: cellOf(columns.name) };
    const confirmationNumber = cellOf(columns.confirmationNumber);
    const isNamed = family.typedNumber !== '' || family.typedName !== '';
    if (!isNamed && confirmationNumber === '') continue;
    const above = lines.at(-1);
    lines.push({ line, confirmationNumber, ...(isNamed || !above ? family : familyOf(above)) });
  }
  return lines;
}

const familyOf = ({ typedNumber, typedName }: ListLine) => ({ typedNumber, typedName });
