import type {
  NumberColumns,
  NumberLine,
  NumberResult,
} from '@sangamam/contract/hotel/admin/numbers-endpoints';
import { confirmationNumberField } from '@sangamam/contract/hotel/admin/stay-form';

import { FamilyFinder, type KnownFamily } from './find-family.ts';
import type { ListRow } from './table/read-rows.ts';

/** What each line of a list means for the families of a convention; nothing is changed by it. */
export function matchLines(
  rows: readonly ListRow[],
  columns: NumberColumns,
  families: readonly KnownFamily[],
): NumberLine[] {
  const finder = new FamilyFinder(families);
  const cellOf = (row: ListRow, column: number | null) => (column === null ? '' : (row.cells[column] ?? ''));
  const lines = rows.map((row): NumberLine => {
    const typed = {
      line: row.line,
      typedNumber: cellOf(row, columns.registrationNumber),
      typedName: cellOf(row, columns.name),
      confirmationNumber: cellOf(row, columns.confirmationNumber),
    };
    return { ...typed, ...resultOf(typed, finder) };
  });
  return markRepeated(markDouble(markTwoLines(lines), families));
}

function resultOf(
  typed: Pick<NumberLine, 'typedNumber' | 'typedName' | 'confirmationNumber'>,
  finder: FamilyFinder,
): Pick<NumberLine, 'result' | 'family'> {
  const found = finder.find(typed.typedNumber, typed.typedName);
  if (found === undefined) return { result: 'UNKNOWN_FAMILY', family: null };
  if (found === 'SEVERAL_FAMILIES') return { result: 'SEVERAL_FAMILIES', family: null };
  const { confirmationNumber: before, orderId, number, registrantName, revision, isConfirmed } = found.family;
  const family = { orderId, number, registrantName, revision, before, foundBy: found.foundBy };
  const wanted = confirmationNumberField.safeParse(typed.confirmationNumber);
  if (!wanted.success) return { result: 'UNREADABLE_NUMBER', family };
  if (wanted.data === '') return { result: 'NO_NUMBER', family };
  if (!isConfirmed) return { result: 'NOT_CONFIRMED', family };
  if (wanted.data === before) return { result: 'SAME', family };
  return { result: before === '' ? 'NEW' : 'CHANGED', family };
}

const says: ReadonlySet<NumberResult> = new Set(['NEW', 'CHANGED', 'SAME', 'TWO_LINES', 'DOUBLE_NUMBER']);
const changes: ReadonlySet<NumberResult> = new Set(['NEW', 'CHANGED']);
const sameNumber = (number: string) => number.toLowerCase();

/** Lines that give one family different numbers: somebody has to ask the hotel. */
function markTwoLines(lines: readonly NumberLine[]): NumberLine[] {
  const numbers = new Map<string, Set<string>>();
  for (const { family, result, confirmationNumber } of lines)
    if (family && says.has(result))
      numbers.set(
        family.orderId,
        (numbers.get(family.orderId) ?? new Set()).add(sameNumber(confirmationNumber)),
      );
  return lines.map((line) =>
    line.family && says.has(line.result) && (numbers.get(line.family.orderId)?.size ?? 0) > 1
      ? { ...line, result: 'TWO_LINES' }
      : line,
  );
}

/** Numbers that two families would have once everything that can be accepted was. */
function markDouble(lines: readonly NumberLine[], families: readonly KnownFamily[]): NumberLine[] {
  const numberOf = new Map(families.map((one) => [one.orderId, one.confirmationNumber]));
  for (const { family, result, confirmationNumber } of lines)
    if (family && changes.has(result)) numberOf.set(family.orderId, confirmationNumber);
  const holders = Map.groupBy([...numberOf], ([, number]) => sameNumber(number));
  return lines.map((line) =>
    changes.has(line.result) && (holders.get(sameNumber(line.confirmationNumber))?.length ?? 0) > 1
      ? { ...line, result: 'DOUBLE_NUMBER' }
      : line,
  );
}

/** The same once more, as in lists with a line for each room. */
function markRepeated(lines: readonly NumberLine[]): NumberLine[] {
  const seen = new Set<string>();
  return lines.map((line) => {
    if (!line.family || !(changes.has(line.result) || line.result === 'SAME')) return line;
    if (seen.has(line.family.orderId)) return { ...line, result: 'REPEATED' };
    seen.add(line.family.orderId);
    return line;
  });
}
