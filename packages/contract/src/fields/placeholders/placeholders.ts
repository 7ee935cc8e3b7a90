/** What a text may leave open: how it is written in braces, and whether it may be empty for a family. */
export interface Placeholder {
  written: string;
  mayBeEmpty: boolean;
}

/** What a kind of text may leave open, by name. Those that may be empty need words to stand in their place. */
export type PlaceholderCatalogue<Name extends string> = Readonly<Record<Name, Placeholder>>;

/** A part of a text: text as it is, or what is left open. */
export type TextPart<Name extends string> = string | { placeholder: Name; otherwise: string };

/** What is wrong with the braces of a text. */
export type PlaceholderFault<Name extends string> =
  | { kind: 'UNKNOWN'; written: string }
  /** It may be empty, and nothing is said to stand in its place. */
  | { kind: 'EMPTY'; placeholder: Name };

const inBraces = /\{([^{}<>\n]*)\}/gu;

/** A text in its parts. What stands in braces and is not known stays text. People write `{First Name}`, too. */
export function partsOf<Name extends string>(
  catalogue: PlaceholderCatalogue<Name>,
  text: string,
): TextPart<Name>[] {
  const names = Object.keys(catalogue) as Name[];
  const parts: TextPart<Name>[] = [];
  let end = 0;
  for (const found of text.matchAll(inBraces)) {
    const [whole, inside = ''] = found;
    const [written = '', ...words] = inside.split('|');
    const tidy = written
      .replaceAll(/&nbsp;|\u00A0/gu, ' ')
      .trim()
      .toLowerCase();
    const placeholder = names.find((name) => catalogue[name].written === tidy);
    if (placeholder === undefined) continue;
    parts.push(text.slice(end, found.index), { placeholder, otherwise: words.join('|').trim() });
    end = found.index + whole.length;
  }
  parts.push(text.slice(end));
  return parts.filter((part) => part !== '');
}

/** A text for one family. What is filled in is not read again; `encode` makes it part of HTML. */
export function fillParts<Name extends string>(
  parts: readonly TextPart<Name>[],
  values: Readonly<Record<Name, string>>,
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

/** The first fault of the braces in a text, which may be HTML; formatting within braces hides their name. */
export function faultOf<Name extends string>(
  catalogue: PlaceholderCatalogue<Name>,
  text: string,
): PlaceholderFault<Name> | undefined {
  for (const part of partsOf(catalogue, text)) {
    if (typeof part === 'string') {
      const [brace] = /\{.*?(?:\}|$)|\}/su.exec(part) ?? [];
      if (brace !== undefined)
        return { kind: 'UNKNOWN', written: brace.replaceAll(/<[^>]*>/gu, '').slice(0, 40) };
    } else if (catalogue[part.placeholder].mayBeEmpty && part.otherwise === '')
      return { kind: 'EMPTY', placeholder: part.placeholder };
  }
  return undefined;
}
