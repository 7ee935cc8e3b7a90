import { registrationsIn, transferReferences, type LineTexts } from './transfer-references.ts';
import { readPayer } from '../matching/read-payer.ts';
import { wordsOf } from '../matching/text-tokens.ts';
import { createSlicer } from '#server/adapters/threads/slicer.ts';

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
export async function findBooked<Line extends ComparedLine>(
  lines: readonly ComparedLine[],
  booked: readonly Line[],
): Promise<Map<string, Booked<Line>>> {
  const ofAmount = Map.groupBy(await readTransfers(booked), ({ line }) => amountOf(line));
  const pairs: { line: ComparedLine; other: Line; by: SameTransfer; apart: number }[] = [];
  const pause = createSlicer();
  for (const transfer of await readTransfers(lines)) {
    for (const other of ofAmount.get(amountOf(transfer.line)) ?? []) {
      const apart = Math.abs(transfer.day - other.day);
      const isShared = transfer.references.some((code) => other.references.includes(code));
      if (isShared || isAlike(transfer, other, apart))
        pairs.push({
          line: transfer.line,
          other: other.line,
          by: isShared ? 'REFERENCE' : 'DATE_AND_PAYER',
          apart,
        });
    }
    await pause();
  }
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

/** A line with what it is compared by, read once for all lines that it is compared with. */
interface Transfer<Line extends ComparedLine> {
  line: Line;
  /** Days since 1970. */
  day: number;
  references: readonly string[];
  registrations: ReadonlySet<string>;
  /** Whom it names as payer. */
  payer: readonly string[];
  /** Where the payer of another line may be named: banks have it in the description alone, too. */
  words: readonly string[];
}

async function readTransfers<Line extends ComparedLine>(lines: readonly Line[]): Promise<Transfer<Line>[]> {
  const pause = createSlicer();
  const transfers: Transfer<Line>[] = [];
  const times = new Map<string, number>();
  for (const line of lines) {
    const references = [...transferReferences(line)];
    for (const code of references) {
      const key = `${line.statementId} ${code}`;
      times.set(key, (times.get(key) ?? 0) + 1);
    }
    transfers.push({
      line,
      day: Date.parse(line.bookedOn) / day,
      references,
      registrations: registrationsIn(line),
      payer: [...new Set(readPayer(line.payer).flat())].filter((word) => word.length > 1),
      words: wordsOf(line.payer === '' ? `${line.memo} ${line.raw}` : line.payer),
    });
    await pause();
  }
  // What several lines of a statement share, such as an account's number, is no reference.
  return transfers.map((transfer) => ({
    ...transfer,
    references: transfer.references.filter((code) => times.get(`${transfer.line.statementId} ${code}`) === 1),
  }));
}

/** Two lines that name different registrations are two transfers. */
function isAlike(one: Transfer<ComparedLine>, other: Transfer<ComparedLine>, apart: number): boolean {
  if (apart > mostDaysApart || !isSamePayer(one, other)) return false;
  if (one.registrations.size === 0 || other.registrations.size === 0) return true;
  return [...one.registrations].some((number) => other.registrations.has(number));
}

type Named = Pick<Transfer<ComparedLine>, 'payer' | 'words'>;

/**
 * Whether two lines name the same payer. Banks write names in any order, add titles, cut them off, or have them in the
 * description alone; a line that names nobody is like no other.
 */
function isSamePayer(one: Named, other: Named): boolean {
  return isNamedIn(one, other) || isNamedIn(other, one);
}

function isNamedIn({ payer }: Named, { words }: Named): boolean {
  if (payer.length === 0) return false;
  return payer.every((word) => words.some((there) => there === word || isCutOff(there, word)));
}

const isCutOff = (one: string, other: string) =>
  Math.min(one.length, other.length) >= 4 && (one.startsWith(other) || other.startsWith(one));
