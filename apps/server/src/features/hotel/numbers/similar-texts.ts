/** Letters of a name without accents and order: "Mathew, Ánna" is Anna Mathew. */
export function nameKey(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ');
}

/**
 * Finds names with one wrong, missing or additional character, and names of which all words of another are part. A name is
 * kept under all texts that are left when one character is taken out of it, so that a search takes as many look-ups as the
 * name has characters, however many names there are.
 */
export class SimilarTexts<Of> {
  readonly #byPart = new Map<string, Set<Of>>();
  readonly #byWord = new Map<string, Set<Of>>();

  /** `name` is a `nameKey`. */
  add(name: string, of: Of): void {
    for (const part of withoutOne(name)) addTo(this.#byPart, part, of);
    for (const word of name.split(' ')) addTo(this.#byWord, word, of);
  }

  similarTo(name: string): Of[] {
    const near = withoutOne(name).flatMap((part) => [...(this.#byPart.get(part) ?? [])]);
    const [first, ...others] = name.split(' ').map((word) => this.#byWord.get(word) ?? new Set<Of>());
    const partly = [...(first ?? [])].filter((one) => others.every((set) => set.has(one)));
    return [...new Set([...near, ...partly])];
  }
}

/** The text, and what is left of it without one of its characters. */
function withoutOne(text: string): string[] {
  const characters = Array.from(text);
  return [text, ...characters.map((_, at) => characters.toSpliced(at, 1).join(''))];
}

function addTo<Of>(map: Map<string, Set<Of>>, key: string, one: Of): void {
  map.set(key, (map.get(key) ?? new Set()).add(one));
}
