import type { DeskFamily } from './desk-family.ts';
import { numberInCode, numbersMeant } from './number-search.ts';

/**
 * The families of a roster that a text finds, as the server finds them, without phone numbers, which a roster does not
 * have: a right number its family alone, a mistyped one those that differ by one mistake, else names or a part of a
 * number. Sorted by name.
 */
export function searchRoster(families: readonly DeskFamily[], search: string): DeskFamily[] {
  const exact = numberInCode(search);
  const meant = new Set(exact === undefined ? numbersMeant(search) : [exact]);
  const byNumber = families.filter((family) => numbersOf(family).some((number) => meant.has(number)));
  if (byNumber.length > 0) return byNumber;
  const part = folded(search).replaceAll(/[\s-]/gu, '');
  const words = folded(search).split(/\s+/u).filter(Boolean);
  const isFound = /\d/u.test(part)
    ? (family: DeskFamily) => numbersOf(family).some((number) => folded(number).includes(part))
    : (family: DeskFamily) => words.every((word) => namesOf(family).some((name) => name.includes(word)));
  return words.length === 0
    ? []
    : families
        .filter(isFound)
        .toSorted((one, other) => one.registrantName.localeCompare(other.registrantName));
}

const numbersOf = ({ tmpConvRegNo, permConvRegNo }: DeskFamily) =>
  permConvRegNo === null ? [tmpConvRegNo] : [tmpConvRegNo, permConvRegNo];

const namesOf = ({ people, familyName }: DeskFamily) =>
  [...people.map(({ name }) => name), familyName ?? ''].map(folded);

const folded = (text: string) => text.trim().toLocaleLowerCase('en');
