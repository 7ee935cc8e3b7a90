import type { foundBy } from '@sangamam/contract/hotel/admin/numbers-endpoints';
import leven from 'leven';

/** A family that a line of a list can be about. */
export interface KnownFamily {
  orderId: string;
  number: string;
  tempNumber: string;
  registrantName: string;
  /** The numbers of its rooms, joined as they are stored. */
  confirmationNumber: string;
  /** How many rooms it needs. */
  rooms: number;
  isConfirmed: boolean;
  revision: number;
}

/** The family of a line and how it was found. */
export type Found =
  | { family: KnownFamily; foundBy: (typeof foundBy)[number] }
  | 'SEVERAL_FAMILIES'
  | undefined;

/** Finds families by what a hotel wrote. */
export class FamilyFinder {
  readonly #byNumber = new Map<string, KnownFamily>();
  readonly #byName = new Map<string, KnownFamily[]>();

  constructor(families: readonly KnownFamily[]) {
    for (const family of families) {
      this.#byNumber.set(family.number, family).set(family.tempNumber, family);
      const name = nameKey(family.registrantName);
      this.#byName.set(name, [...(this.#byName.get(name) ?? []), family]);
    }
  }

  /**
   * By number, else by a number with one wrong, missing or additional character that only one family has, else by name.
   * A number that is nobody's does not stop the name.
   */
  find(typedNumber: string, typedName: string): Found {
    const number = typedNumber.toUpperCase().replaceAll(/[^A-Z0-9]/gu, '');
    const exact = this.#byNumber.get(number);
    if (exact) return { family: exact, foundBy: 'NUMBER' };
    const near = number === '' ? [] : this.#near(number);
    const [nearest] = near;
    if (nearest && near.length === 1) return { family: nearest, foundBy: 'TYPO' };
    const named = typedName === '' ? [] : (this.#byName.get(nameKey(typedName)) ?? []);
    const [only] = named;
    if (only && named.length === 1) return { family: only, foundBy: 'NAME' };
    return near.length > 1 || named.length > 1 ? 'SEVERAL_FAMILIES' : undefined;
  }

  #near(number: string): KnownFamily[] {
    const found = new Set<KnownFamily>();
    for (const [known, family] of this.#byNumber)
      if (Math.abs(known.length - number.length) <= 1 && leven(known, number) === 1) found.add(family);
    return [...found];
  }
}

/** Letters of a name without accents and order: "Mathew, Ánna" is Anna Mathew. */
function nameKey(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ');
}
