import type { foundBy } from '@sangamam/contract/hotel/numbers/numbers-endpoints';
import { firstSpellings } from '@sangamam/contract/names/name-spellings';
import leven from 'leven';

import { nameKey, SimilarTexts } from './similar-texts.ts';

/** A family that a line of a list can be about. */
export interface KnownFamily {
  orderId: string;
  number: string;
  tempNumber: string;
  registrantName: string;
  /** The names of all who attend: a hotel may book a room for any of them. */
  guestNames: readonly string[];
  /** The numbers of its rooms, joined as they are stored. */
  confirmationNumber: string;
  /** How many rooms it needs. */
  rooms: number;
  /** First and last day at the hotel. */
  arrival: string;
  departure: string;
  isConfirmed: boolean;
  revision: number;
}

/** The family of a line and how it was found. */
export type Found =
  | { family: KnownFamily; foundBy: (typeof foundBy)[number] }
  | 'SEVERAL_FAMILIES'
  | undefined;

/** What a line says of its family. */
interface TypedFamily {
  typedNumber: string;
  typedName: string;
  numberAbove: string;
}

/** How many families are proposed for a line. */
const mostSimilar = 5;

/** Finds families by what a hotel wrote. */
export class FamilyFinder {
  readonly #byId = new Map<string, KnownFamily>();
  readonly #byNumber = new Map<string, KnownFamily>();
  readonly #byName = new Map<string, KnownFamily[]>();
  readonly #names = new SimilarTexts<KnownFamily>();

  constructor(families: readonly KnownFamily[]) {
    for (const family of families) {
      this.#byId.set(family.orderId, family);
      this.#byNumber.set(family.number, family).set(family.tempNumber, family);
      const name = nameKey(family.registrantName);
      this.#byName.set(name, [...(this.#byName.get(name) ?? []), family]);
      for (const each of new Set([family.registrantName, ...family.guestNames].map(spelledKey)))
        this.#names.add(each, family);
    }
  }

  /** The family that staff chose. */
  chosen(orderId: string): Found {
    const family = this.#byId.get(orderId);
    return family && { family, foundBy: 'CHOICE' };
  }

  /**
   * By number, else by a number with one wrong, missing or additional character that only one family has, else by name.
   * A number that is nobody's does not stop the name.
   */
  find({ typedNumber, typedName, numberAbove }: TypedFamily): Found {
    const number = numberKey(typedNumber);
    const exact = this.#byNumber.get(number);
    if (exact) return { family: exact, foundBy: 'NUMBER' };
    const near = number === '' ? [] : this.#near(number);
    const [nearest] = near;
    if (nearest && near.length === 1) return { family: nearest, foundBy: 'TYPO' };
    const named = typedName === '' ? [] : [...this.#named(typedName, numberAbove)];
    const [only] = named;
    if (only && named.length === 1) return { family: only, foundBy: 'NAME' };
    return near.length > 1 || named.length > 1 ? 'SEVERAL_FAMILIES' : undefined;
  }

  /**
   * Families to propose for a line that is nobody's: that of the rows above where a name is shared, a similar number, or the
   * name of somebody who attends, in another spelling, with one wrong character, or part of it.
   */
  similar({ typedNumber, typedName, numberAbove }: TypedFamily): KnownFamily[] {
    const number = numberKey(typedNumber);
    const name = nameKey(typedName);
    const above = this.#byNumber.get(numberKey(numberAbove));
    const found = new Set([
      ...(above && sharesName(above, typedName) ? [above] : []),
      ...(number === '' ? [] : this.#near(number)),
      ...(name === ''
        ? []
        : [...(this.#byName.get(name) ?? []), ...this.#names.similarTo(spelledKey(typedName))]),
    ]);
    return [...found].slice(0, mostSimilar);
  }

  /** The families of registrants of this name, and that of the rows above where somebody of this name attends. */
  #named(name: string, numberAbove: string): Set<KnownFamily> {
    const key = nameKey(name);
    const named = new Set(this.#byName.get(key));
    const above = this.#byNumber.get(numberKey(numberAbove));
    return above?.guestNames.some((guest) => nameKey(guest) === key) ? named.add(above) : named;
  }

  #near(number: string): KnownFamily[] {
    const found = new Set<KnownFamily>();
    for (const [known, family] of this.#byNumber)
      if (Math.abs(known.length - number.length) <= 1 && leven(known, number) === 1) found.add(family);
    return [...found];
  }
}

const numberKey = (typed: string) => typed.toUpperCase().replaceAll(/[^A-Z0-9]/gu, '');

const spellings = new Map(firstSpellings);

/** The key of a name in which other spellings of a word are the same word: Matthew Kurien is Mathew Kurian. */
const spelledKey = (name: string) =>
  nameKey(name)
    .split(' ')
    .map((word) => spellings.get(word) ?? word)
    .toSorted()
    .join(' ');

function sharesName({ registrantName, guestNames }: KnownFamily, name: string): boolean {
  const words = new Set(spelledKey(name).split(' '));
  return [registrantName, ...guestNames].some((one) =>
    spelledKey(one)
      .split(' ')
      .some((word) => words.has(word)),
  );
}
