import type {
  FamilyNumbers,
  LineProblem,
  OpenLine,
} from '@sangamam/contract/hotel/numbers/numbers-endpoints';
import { isSameNumber, roomNumbers, splitRoomNumbers } from '@sangamam/contract/hotel/room-numbers';

import { FamilyFinder, type Found, type KnownFamily } from './find-family.ts';
import type { ListLine } from './list-lines.ts';

/** What a list means: families with the numbers of their rooms, and lines that somebody has to look at. */
export interface MatchedList {
  families: FamilyNumbers[];
  openLines: OpenLine[];
}

interface ReadLine extends ListLine {
  found: Found;
  numbers: string[];
  problem: LineProblem | undefined;
}

/** What the lines of a list mean for the families of a convention; nothing is changed by it. */
export function matchLines(lines: readonly ListLine[], known: readonly KnownFamily[]): MatchedList {
  const finder = new FamilyFinder(known);
  const read = lines.map((line) => readLine(line, finder));
  const groups = Map.groupBy(
    read.filter(({ problem }) => problem === undefined),
    ({ found }) => (typeof found === 'object' ? found.family : undefined),
  );
  const families = [...groups].flatMap(([family, ofFamily]) => (family ? [numbersOf(family, ofFamily)] : []));
  const held = new Map(holdingBack(families, known));
  const openLines = read.flatMap((line) => {
    const orderId = typeof line.found === 'object' ? line.found.family.orderId : undefined;
    const problem = line.problem ?? (orderId === undefined ? undefined : held.get(orderId));
    return problem ? [openLineOf(line, problem, finder)] : [];
  });
  return { families: families.filter(({ orderId }) => !held.has(orderId)), openLines };
}

function readLine(line: ListLine, finder: FamilyFinder): ReadLine {
  const found = line.chosen === undefined ? finder.find(line) : finder.chosen(line.chosen);
  const numbers = roomNumbers.safeParse(splitRoomNumbers(line.confirmationNumber));
  return {
    ...line,
    found,
    numbers: numbers.data ?? [],
    problem: problemOf(line, found, numbers.success),
  };
}

function problemOf(line: ListLine, found: Found, isReadable: boolean): LineProblem | undefined {
  if (isCancelled(line)) return 'CANCELLED';
  if (found === undefined) return 'UNKNOWN_FAMILY';
  if (found === 'SEVERAL_FAMILIES') return found;
  if (!isReadable) return 'UNREADABLE_NUMBER';
  if (splitRoomNumbers(line.confirmationNumber).length === 0) return 'NO_NUMBER';
  return found.family.isConfirmed ? undefined : 'NOT_CONFIRMED';
}

/** Words with which hotels mark a booking that is none any more: CXL, CANC, cancelled, no show, released. */
const cancelled = /\bcxl|\bcxd|\bcan?c(?:el|\b)|\bcncl|no.?show|\breleased\b|\bvoid(?:ed)?\b/iu;

const isCancelled = ({ status, confirmationNumber }: ListLine) =>
  cancelled.test(status) || cancelled.test(confirmationNumber);

/** The days of a list where they are not those of the rooming list: each is compared where the list has it. */
function otherDaysOf(
  { arrival, departure }: KnownFamily,
  lines: readonly ListLine[],
): FamilyNumbers['otherDays'] {
  const other = lines.find(
    (line) => (line.arrival ?? arrival) !== arrival || (line.departure ?? departure) !== departure,
  );
  return other
    ? {
        listed: { arrival: other.arrival ?? null, departure: other.departure ?? null },
        ours: { arrival, departure },
      }
    : null;
}

function numbersOf(family: KnownFamily, lines: readonly ReadLine[]): FamilyNumbers {
  const { orderId, number, registrantName, rooms, revision } = family;
  const before = splitRoomNumbers(family.confirmationNumber);
  const listed = roomNumbers.parse(lines.flatMap(({ numbers }) => numbers));
  const isNew = (one: string) => !before.some((other) => isSameNumber(one, other));
  const isKept = before.every((one) => listed.some((other) => isSameNumber(one, other)));
  const [first] = lines;
  return {
    orderId,
    number,
    registrantName,
    before,
    // Numbers that the family knows keep their rooms.
    numbers: isKept ? [...before, ...listed.filter(isNew)] : listed,
    result: !isKept ? 'CHANGED' : listed.some(isNew) ? 'NEW' : 'SAME',
    rooms,
    lines: lines.map(({ line }) => line),
    foundBy: typeof first?.found === 'object' ? first.found.foundBy : 'NUMBER',
    typedNumber: first?.typedNumber ?? '',
    typedName: first?.typedName ?? '',
    otherDays: otherDaysOf(family, lines),
    revision,
  };
}

/** Families whose numbers cannot all be right, with the reason. */
function holdingBack(
  families: readonly FamilyNumbers[],
  known: readonly KnownFamily[],
): [orderId: string, problem: LineProblem][] {
  const changing = families.filter(({ result }) => result !== 'SAME');
  // The numbers that each family would have once everything was entered.
  const numbersOf = new Map(
    known.map(({ orderId, confirmationNumber }) => [orderId, splitRoomNumbers(confirmationNumber)]),
  );
  for (const { orderId, numbers } of changing) numbersOf.set(orderId, numbers);
  const holders = new Map<string, number>();
  for (const number of [...numbersOf.values()].flat().map((one) => one.toLowerCase()))
    holders.set(number, (holders.get(number) ?? 0) + 1);
  return changing.flatMap(({ orderId, numbers, before, rooms, foundBy }): [string, LineProblem][] => {
    if (numbers.some((number) => (holders.get(number.toLowerCase()) ?? 0) > 1))
      return [[orderId, 'DOUBLE_NUMBER']];
    // Somebody who said whose lines they are knows that a family has more rooms than it needs.
    const isTooMany = foundBy !== 'CHOICE' && numbers.length > Math.max(rooms, before.length);
    return isTooMany ? [[orderId, 'MORE_NUMBERS_THAN_ROOMS']] : [];
  });
}

function openLineOf({ found, ...line }: ReadLine, problem: LineProblem, finder: FamilyFinder): OpenLine {
  const { typedNumber, typedName, confirmationNumber } = line;
  const family = typeof found === 'object' ? found.family : undefined;
  return {
    line: line.line,
    problem,
    typedNumber,
    typedName,
    confirmationNumber,
    family: family
      ? {
          orderId: family.orderId,
          number: family.number,
          registrantName: family.registrantName,
          before: splitRoomNumbers(family.confirmationNumber),
        }
      : null,
    similar: family
      ? []
      : finder
          .similar(line)
          .map(({ orderId, number, registrantName }) => ({ orderId, number, registrantName })),
  };
}
