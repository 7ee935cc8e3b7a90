import { registrationsIn, transferReferences, type LineTexts } from './transfer-references.ts';
import { readPayer } from '../matching/read-payer.ts';
import { wordsOf } from '../matching/text-tokens.ts';

interface PayerTexts {
  payer: string;
  memo: string;
  raw: string;
}

/**
 * Whether two lines name the same payer. Banks write names in any order, add titles, cut them off, or have them in the
 * description alone; a line that names nobody is like no other.
 */
function isSamePayer(one: PayerTexts, other: PayerTexts): boolean {
  return isNamedIn(one.payer, other) || isNamedIn(other.payer, one);
}

function isNamedIn(payer: string, { payer: otherPayer, memo, raw }: PayerTexts): boolean {
  const words = [...new Set(readPayer(payer).flat())].filter((word) => word.length > 1);
  if (words.length === 0) return false;
  const text = wordsOf(otherPayer === '' ? `${memo} ${raw}` : otherPayer);
  return words.every((word) => text.some((there) => there === word || isCutOff(there, word)));
}

const isCutOff = (one: string, other: string) =>
  Math.min(one.length, other.length) >= 4 && (one.startsWith(other) || other.startsWith(one));

/** A line of a bank as far as it is compared with others of the same amount. */
export interface ComparedLine extends LineTexts {
  id: string;
  statementId: string;
  bookedOn: string;
  cents: number;
  currency: string;
}

/** What shows that two lines are one transfer. */
export type SameTransfer = 'REFERENCE' | 'DATE_AND_PAYER';

/** The line of another statement that booked a transfer, and what shows it. */
export interface Booked<Line extends ComparedLine = ComparedLine> {
  line: Line;
  by: SameTransfer;
}

/** A bank writes the day of a transfer or of its booking, with a weekend between. */
const mostDaysApart = 3;
const day = 24 * 60 * 60 * 1000;

/**
 * Pairs the lines of one statement with booked lines of others that are the same transfer in another export: first by the
 * bank's number, then by date (3 days more or less), amount and payer. Each booked line is one transfer, so that it is
 * paired once: a second half of the same amount stays free.
 */
export function findBooked<Line extends ComparedLine>(
  lines: readonly ComparedLine[],
  booked: readonly Line[],
): Map<string, Booked<Line>> {
  const ofAmount = Map.groupBy(booked, amountOf);
  const own = distinctReferences(lines);
  const others = distinctReferences(booked);
  const pairs = lines.flatMap((line) =>
    (ofAmount.get(amountOf(line)) ?? []).flatMap((other) => {
      const apart = Math.abs(Date.parse(line.bookedOn) - Date.parse(other.bookedOn)) / day;
      const isShared = [...(own.get(line.id) ?? [])].some((code) => others.get(other.id)?.has(code));
      const by = isShared ? 'REFERENCE' : isAlike(line, other, apart) ? 'DATE_AND_PAYER' : undefined;
      return by ? [{ line, other, by, apart } as const] : [];
    }),
  );
  const found = new Map<string, Booked<Line>>();
  const taken = new Set<string>();
  const nearest = pairs.toSorted(
    (a, b) => Number(b.by === 'REFERENCE') - Number(a.by === 'REFERENCE') || a.apart - b.apart,
  );
  for (const { line, other, by } of nearest) {
    if (found.has(line.id) || taken.has(other.id)) continue;
    found.set(line.id, { line: other, by });
    taken.add(other.id);
  }
  return found;
}

const amountOf = ({ currency, cents }: ComparedLine) => `${currency} ${cents}`;

/** Two lines that name different registrations are two transfers. */
function isAlike(line: ComparedLine, other: ComparedLine, apart: number): boolean {
  if (apart > mostDaysApart || !isSamePayer(line, other)) return false;
  const named = registrationsIn(line);
  const namedByOther = registrationsIn(other);
  return named.size === 0 || namedByOther.size === 0 || [...named].some((number) => namedByOther.has(number));
}

/** The references of each line. What several lines of a statement share, such as an account's number, is none. */
function distinctReferences(lines: readonly ComparedLine[]): Map<string, Set<string>> {
  const ofLine = new Map(lines.map((line) => [line.id, transferReferences(line)]));
  const times = new Map<string, number>();
  for (const { id, statementId } of lines)
    for (const code of ofLine.get(id) ?? [])
      times.set(`${statementId} ${code}`, (times.get(`${statementId} ${code}`) ?? 0) + 1);
  return new Map(
    lines.map(({ id, statementId }) => [
      id,
      new Set([...(ofLine.get(id) ?? [])].filter((code) => times.get(`${statementId} ${code}`) === 1)),
    ]),
  );
}
