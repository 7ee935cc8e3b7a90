import { parseRegistrationNumber } from '@sangamam/contract/orders/registration-number';
import type { MatchReasonKind } from '@sangamam/contract/bank/statements/bank-line';

import type { Family, OpenBalance } from './family.ts';
import { editDistance } from './edit-distance.ts';
import { createNeighbourIndex } from './neighbour-index.ts';
import { codesOf } from './text-tokens.ts';

/** An order that a text names, and how certainly (0 to 1). */
export interface NumberHit {
  family: Family;
  order: OpenBalance;
  kind: Extract<MatchReasonKind, 'NUMBER' | 'NUMBER_LOOK_ALIKE' | 'NUMBER_TYPO' | 'NUMBER_RESEMBLES'>;
  strength: number;
  /** What stands in the text. */
  written: string;
}

/** What a text says about numbers. */
export interface ReadNumbers {
  hits: NumberHit[];
  /** Well-formed numbers of which none is open. */
  unknown: string[];
  /** What has two errors in a number of this family, for a family that something else speaks for. */
  resembling: (family: Family) => NumberHit | undefined;
}

export interface NumberIndex {
  add(family: Family): void;
  /** Reads the orders that a text names. */
  read(text: string): ReadNumbers;
}

interface Stored {
  family: Family;
  order: OpenBalance;
  number: string;
}

/** Characters that people and scanners take for each other become one. */
const lookAlikes: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  J: '1',
  S: '5',
  B: '8',
  Z: '2',
  G: '6',
  U: 'V',
};

function foldLookAlikes(code: string): string {
  let folded = '';
  for (const letter of code) folded += lookAlikes[letter] ?? letter;
  return folded;
}

/** Indexes the numbers of open orders, also without their first letter, which some leave out. */
export function createNumberIndex(): NumberIndex {
  const byNumber = new Map<string, Stored[]>();
  const byFolded = new Map<string, Stored[]>();
  const neighbours = createNeighbourIndex();
  function findOne(written: string): NumberHit[] {
    const exact = byNumber.get(written);
    if (exact) return exact.map((stored) => hit(stored, written, 'NUMBER', 1));
    const folded = foldLookAlikes(written);
    const alike = byFolded.get(folded);
    if (alike) return alike.map((stored) => hit(stored, written, 'NUMBER_LOOK_ALIKE', 0.97));
    // A word without digits may resemble a number by chance: `THOMAS` begins like one.
    const strength = /\d/u.test(written) ? 0.9 : 0.5;
    return neighbours
      .near(folded)
      .flatMap((spelling) => byFolded.get(spelling) ?? [])
      .map((stored) => hit(stored, written, 'NUMBER_TYPO', strength));
  }

  return {
    add(family) {
      for (const order of family.balances)
        for (const number of order.numbers) {
          const stored = { family, order, number };
          push(byNumber, number, stored);
          const folded = foldLookAlikes(number);
          for (const spelling of [folded, folded.slice(1)]) {
            push(byFolded, spelling, stored);
            neighbours.add(spelling);
          }
        }
    },
    read(text) {
      const best = new Map<string, NumberHit>();
      const unknown: string[] = [];
      const misspelt: string[] = [];
      for (const written of spellingsIn(text)) {
        const isWellFormed = parseRegistrationNumber(written) !== undefined;
        if (!isWellFormed && /\d/u.test(written)) misspelt.push(written);
        // The check character detects single errors: a number that is right is not a misspelt other one.
        if (isWellFormed && !byNumber.has(written)) {
          unknown.push(written);
          continue;
        }
        for (const found of findOne(written)) {
          const before = best.get(found.order.orderId);
          if (!before || before.strength < found.strength) best.set(found.order.orderId, found);
        }
      }
      const hits = keepBest([...best.values()]);
      return {
        hits,
        unknown: unknown.filter((number) => !isPartOfRead(number, text, hits) && !isPartOfName(number, text)),
        resembling: resemblingAmong(misspelt),
      };
    },
  };
}

/** Whether a well-formed number is only a part of a word in which another one was read exactly, as in `REGTNJWETY`. */
function isPartOfRead(number: string, text: string, hits: readonly NumberHit[]): boolean {
  return codesOf(text).some(
    (code) =>
      code.length > number.length &&
      code.includes(number) &&
      hits.some(({ kind, written }) => kind === 'NUMBER' && code.includes(written)),
  );
}

/** Whether a well-formed number is a part of a long name, as one in thirty is by chance. */
function isPartOfName(number: string, text: string): boolean {
  return codesOf(text).some(
    (code) =>
      code.length > number.length &&
      /^[A-Z]+$/u.test(code) &&
      !code.startsWith('REG') &&
      code.includes(number),
  );
}

/** A number that was read exactly makes weaker readings of the same text irrelevant. */
function keepBest(hits: NumberHit[]): NumberHit[] {
  const most = Math.max(0, ...hits.map(({ strength }) => strength));
  return hits.filter(({ strength }) => strength > 0.95 || strength === most);
}

/** Finds the first of these spellings that has two errors in a number of a family. */
function resemblingAmong(misspelt: readonly string[]): ReadNumbers['resembling'] {
  const spellings = misspelt.map((written) => {
    const folded = foldLookAlikes(written);
    return { written, folded, letters: lettersOf(folded) };
  });
  return (family) => {
    for (const { written, folded, letters } of spellings)
      for (const order of family.balances)
        for (const number of order.numbers) {
          const own = foldLookAlikes(number);
          if (
            bitsIn(letters ^ lettersOf(own)) <= 2 * mostErrors &&
            editDistance(folded, own, mostErrors) <= mostErrors
          )
            return hit({ family, order, number }, written, 'NUMBER_RESEMBLES', 0.6);
        }
    return undefined;
  };
}

const mostErrors = 2;

/** Which letters and digits a code has, as bits, some of which stand for two. An error changes two of them at most. */
function lettersOf(code: string): number {
  let letters = 0;
  for (let at = 0; at < code.length; at += 1) letters |= 1 << (code.charCodeAt(at) & 31);
  return letters;
}

function bitsIn(number: number): number {
  let bits = 0;
  for (let left = number; left !== 0; left &= left - 1) bits += 1;
  return bits;
}

/** What may be a number: one to three neighbouring words together, and parts of long words that begin like one. */
function spellingsIn(text: string): Set<string> {
  const codes = codesOf(text);
  const spellings = new Set<string>();
  codes.forEach((first, at) => {
    const second = codes[at + 1] ?? '';
    for (const joined of [first, first + second, first + second + (codes[at + 2] ?? '')])
      if (joined.length >= 6 && joined.length <= 8) spellings.add(joined);
    if (first.length === 1 && codes[at - 1]?.length !== 1)
      for (const spelt of speltOut(codes.slice(at))) spellings.add(spelt);
    if (first.length <= 8) return;
    const written = /^REG(?:NO)?([A-Z0-9]{6,8})$/u.exec(first)?.[1];
    if (written !== undefined) spellings.add(written);
    for (let from = 0; from + 7 <= first.length; from += 1)
      if (/^[TR]/u.test(first.slice(from))) spellings.add(first.slice(from, from + 7));
  });
  return spellings;
}

/** A number that is spelt out, with a space after each character, also behind a letter that is none of it. */
function speltOut(codes: readonly string[]): string[] {
  const end = codes.findIndex((code) => code.length > 1);
  const letters = codes.slice(0, end === -1 ? undefined : end).join('');
  if (letters.length <= 8) return letters.length >= 6 ? [letters] : [];
  return Array.from({ length: Math.min(letters.length, 30) - 6 }, (_, at) => letters.slice(at, at + 7));
}

function hit(
  { family, order }: Stored,
  written: string,
  kind: NumberHit['kind'],
  strength: number,
): NumberHit {
  return { family, order, written, kind, strength };
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const there = map.get(key);
  if (there) there.push(value);
  else map.set(key, [value]);
}
