import {
  faultOf,
  fillParts,
  partsOf,
  type Placeholder,
  type PlaceholderFault as Fault,
  type TextPart,
} from '../fields/placeholders/placeholders.ts';

/**
 * What a letter may leave open, as it is written in braces, and whether it may be empty for a family. Those need words to
 * stand in their place: `{hotel|your hotel}`.
 */
export const letterPlaceholders = {
  firstName: { written: 'first name', mayBeEmpty: false },
  fullName: { written: 'full name', mayBeEmpty: false },
  familyName: { written: 'family name', mayBeEmpty: true },
  number: { written: 'number', mayBeEmpty: false },
  convention: { written: 'convention', mayBeEmpty: false },
  people: { written: 'people', mayBeEmpty: false },
  package: { written: 'package', mayBeEmpty: true },
  localUnit: { written: 'local unit', mayBeEmpty: true },
  hotel: { written: 'hotel', mayBeEmpty: true },
  hotelNumber: { written: 'hotel number', mayBeEmpty: true },
  airport: { written: 'airport', mayBeEmpty: true },
  arrivalDay: { written: 'arrival day', mayBeEmpty: true },
} as const satisfies Readonly<Record<string, Placeholder>>;
export type LetterPlaceholder = keyof typeof letterPlaceholders;

/** All of them, in the order in which they are offered. */
export const placeholderNames = Object.keys(letterPlaceholders) as LetterPlaceholder[];

/** What is filled in for one family; an empty value is replaced by the words of the letter. */
export type LetterValues = Readonly<Record<LetterPlaceholder, string>>;

/** A part of a letter: text as it is, or what is left open. */
export type LetterPart = TextPart<LetterPlaceholder>;

/** A text of a letter in its parts. What stands in braces and is not known stays text. */
export function letterParts(text: string): LetterPart[] {
  return partsOf(letterPlaceholders, text);
}

/** A text of a letter for one family. What is filled in is not read again; `encode` makes it part of HTML. */
export function fillLetter(
  parts: readonly LetterPart[],
  values: LetterValues,
  encode?: (value: string) => string,
): string {
  return fillParts(parts, values, encode);
}

/** The first fault of the braces in a text, which may be HTML. */
export function placeholderFault(text: string): Fault<LetterPlaceholder> | undefined {
  return faultOf(letterPlaceholders, text);
}
