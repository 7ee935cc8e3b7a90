import { parseRegistrationNumber } from '../../orders/registration-number.ts';

const letters = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const length = 7;

/** The registration number within a scanned text: our QR codes hold the number alone, others may hold an address. */
export function numberInCode(text: string): string | undefined {
  for (const part of text.split(/[^A-Za-z0-9-]+/u)) {
    const number = parseRegistrationNumber(part);
    if (number !== undefined) return number;
  }
  return undefined;
}

/**
 * The numbers that somebody may have meant: the typed one where it is right, else all that one mistake leads to (a
 * wrong, missing or extra character, or two that are swapped). The check character leaves a handful of them. Empty for
 * a text that is no number.
 */
export function numbersMeant(typed: string): string[] {
  const plain = typed.toUpperCase().replaceAll(/[\s-]/gu, '');
  const exact = parseRegistrationNumber(plain);
  if (exact !== undefined) return [exact];
  if (!/^[0-9A-Z]+$/u.test(plain) || Math.abs(plain.length - length) > 1) return [];
  const near = places(plain.length).flatMap((place) => mistakesAt(plain, place));
  return [...new Set(near)].filter((number) => parseRegistrationNumber(number) === number);
}

/** What somebody types of a number from its beginning, in capital letters; `undefined` for a text that begins none. */
export function startOfNumber(typed: string): string | undefined {
  const plain = typed.toUpperCase().replaceAll(/[\s-]/gu, '');
  return /^[RT][0-9A-Z]+$/u.test(plain) && plain.length < length ? plain : undefined;
}

const places = (count: number) => Array.from({ length: count + 1 }, (_, place) => place);

function mistakesAt(plain: string, place: number): string[] {
  const before = plain.slice(0, place);
  const from = plain.slice(place);
  if (plain.length === length - 1) return letters.map((letter) => before + letter + from);
  if (plain.length === length + 1) return [before + from.slice(1)];
  const swapped = before + from.slice(1, 2) + from.slice(0, 1) + from.slice(2);
  return [...letters.map((letter) => before + letter + from.slice(1)), swapped];
}
