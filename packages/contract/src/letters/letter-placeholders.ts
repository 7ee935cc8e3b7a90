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
} as const satisfies Readonly<Record<string, { written: string; mayBeEmpty: boolean }>>;
export type LetterPlaceholder = keyof typeof letterPlaceholders;

/** All of them, in the order in which they are offered. */
export const placeholderNames = Object.keys(letterPlaceholders) as LetterPlaceholder[];

/** What is filled in for one family; an empty value is replaced by the words of the letter. */
export type LetterValues = Readonly<Record<LetterPlaceholder, string>>;

const inBraces = /\{([^{}<>\n]*)\}/gu;

/** People write `{First Name}`, too. */
function placeholderOf(name: string): LetterPlaceholder | undefined {
  const tidy = name
    .replaceAll(/&nbsp;|\u00A0/gu, ' ')
    .trim()
    .toLowerCase();
  return placeholderNames.find((one) => letterPlaceholders[one].written === tidy);
}

/** A part of a letter: text as it is, or what is left open. */
export type LetterPart = string | { placeholder: LetterPlaceholder; otherwise: string };

/** A text of a letter in its parts. What stands in braces and is not known stays text. */
export function letterParts(text: string): LetterPart[] {
  const parts: LetterPart[] = [];
  let end = 0;
  for (const found of text.matchAll(inBraces)) {
    const [whole, inside = ''] = found;
    const [name = '', ...words] = inside.split('|');
    const placeholder = placeholderOf(name);
    if (placeholder === undefined) continue;
    parts.push(text.slice(end, found.index), { placeholder, otherwise: words.join('|').trim() });
    end = found.index + whole.length;
  }
  parts.push(text.slice(end));
  return parts.filter((part) => part !== '');
}

/**
 * A text of a letter for one family. What is filled in is not read again; `encode` makes it part of HTML.
 */
export function fillLetter(
  parts: readonly LetterPart[],
  values: LetterValues,
  encode: (value: string) => string = (value) => value,
): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      const value = values[part.placeholder];
      return value === '' ? part.otherwise : encode(value);
    })
    .join('');
}

/** What is wrong with the braces of a text. */
export type PlaceholderFault =
  | { kind: 'UNKNOWN'; written: string }
  /** It may be empty, and nothing is said to stand in its place. */
  | { kind: 'EMPTY'; placeholder: LetterPlaceholder };

/** The first fault of the braces in a text, which may be HTML; formatting within braces hides their name. */
export function placeholderFault(text: string): PlaceholderFault | undefined {
  for (const part of letterParts(text)) {
    if (typeof part === 'string') {
      const [brace] = /\{.*?(?:\}|$)|\}/su.exec(part) ?? [];
      if (brace !== undefined)
        return { kind: 'UNKNOWN', written: brace.replaceAll(/<[^>]*>/gu, '').slice(0, 40) };
    } else if (letterPlaceholders[part.placeholder].mayBeEmpty && part.otherwise === '')
      return { kind: 'EMPTY', placeholder: part.placeholder };
  }
  return undefined;
}
