import { matchName, matchWord, isSimilar, type WordMatch } from '../../names/match-name.ts';
import { foldName, nameWords } from '../../names/name-words.ts';
import type { DeskFamily } from './desk-family.ts';
import { numberInCode, numbersMeant, startOfNumber } from './number-search.ts';

/**
 * The families of a roster that a text finds, as the server finds them, without phone numbers, which a roster does not
 * have: a right number its family alone, a mistyped one those that differ by one mistake, else names, the likeliest first,
 * or a part of a number.
 */
export function searchRoster(families: readonly DeskFamily[], search: string): DeskFamily[] {
  const exact = numberInCode(search);
  const meant = new Set(exact === undefined ? numbersMeant(search) : [exact]);
  const byNumber = families.filter((family) => numbersOf(family).some((number) => meant.has(number)));
  if (byNumber.length > 0) return byNumber;
  const part = search.toUpperCase().replaceAll(/[\s-]/gu, '');
  if (/\d/u.test(part))
    return families.filter((family) => numbersOf(family).some((number) => number.includes(part)));
  const words = nameWords(search);
  if (words.length === 0) return [];
  const byName = ranked(families, words, (match) => match !== 'LETTER');
  if (byName.length > 0) return byName;
  const start = startOfNumber(search);
  const byStart = families.filter(
    (family) => start !== undefined && numbersOf(family).some((number) => number.startsWith(start)),
  );
  return byStart.length > 0 ? byStart : ranked(families, words, () => true);
}

/** Whether a text finds the family by a name that is spelt in another way: the screen says that it is similar. */
export function isSimilarFamily(family: DeskFamily, search: string): boolean {
  const words = nameWords(search);
  const matches = words.map((word) => bestMatch(family, word));
  return matches.every((match) => match !== undefined) && matches.some(isSimilar);
}

function ranked(
  families: readonly DeskFamily[],
  words: readonly string[],
  counts: (match: WordMatch) => boolean,
): DeskFamily[] {
  return families
    .map((family) => ({ family, rank: rankFamily(family, words, counts) }))
    .filter(({ rank }) => rank < notFound)
    .toSorted((one, other) => one.rank - other.rank || compare(nameOf(one.family), nameOf(other.family)))
    .map(({ family }) => family);
}

const nameOf = (family: DeskFamily) => namesOf(family)[0] ?? '';
const { compare } = new Intl.Collator('en');

const notFound = 9;
const ranks = { WORD: 0, PART: 2, SPELLING: 5, LETTER: 5 } as const satisfies Record<WordMatch, number>;

/**
 * How likely a family is meant, 0 first: all words are those of one person, then parts of them, then words of several
 * people, then other spellings; the registrant before others.
 */
function rankFamily(
  family: DeskFamily,
  words: readonly string[],
  counts: (match: WordMatch) => boolean,
): number {
  const matches = words.map((word) => bestMatch(family, word));
  if (!matches.every((match) => match !== undefined && counts(match))) return notFound;
  const people = namesOf(family).map((name, place) => {
    const match = matchName(name, words);
    return match === undefined || !counts(match) ? notFound : ranks[match] + (place === 0 ? 0 : 1);
  });
  return Math.min(...people, matches.some(isSimilar) ? 7 : 4);
}

/** The best way in which somebody of the family has a word. */
function bestMatch(family: DeskFamily, word: string): WordMatch | undefined {
  const matches = namesOf(family).flatMap((name) => matchWord(name, word) ?? []);
  return matches.toSorted((one, other) => ranks[one] - ranks[other])[0];
}

const numbersOf = ({ tmpConvRegNo, permConvRegNo }: DeskFamily) =>
  permConvRegNo === null ? [tmpConvRegNo] : [tmpConvRegNo, permConvRegNo];

const folded = new WeakMap<DeskFamily, readonly string[]>();

/** The names of everybody with the house name, the registrant's first. Folded once: a roster is searched at each letter. */
function namesOf(family: DeskFamily): readonly string[] {
  const known = folded.get(family);
  if (known) return known;
  const names = family.people.map(({ name }) => foldName(`${name} ${family.familyName ?? ''}`));
  folded.set(family, names);
  return names;
}
