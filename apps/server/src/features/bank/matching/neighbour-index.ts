import { withOneDeletion } from './edit-distance.ts';

/** Finds stored texts that are at most one error away from another, without comparing it with all of them. */
export interface NeighbourIndex {
  add(text: string): void;
  /** The stored texts with at most one wrong, missing, additional or swapped character. */
  near(text: string): readonly string[];
}

/**
 * Keeps the texts alone and writes every error into the one that is looked for: many more texts are stored than looked
 * for, and each would have to be stored once for every character that may be missing.
 */
export function createNeighbourIndex(): NeighbourIndex {
  /** The stored texts with their place. */
  const known = new Map<string, number>();
  const letters = new Set<string>();
  const lengths = new Set<number>();
  const found = new Map<string, readonly string[]>();

  function look(text: string): readonly string[] {
    const near = new Set<string>();
    const put = (other: string) => {
      if (known.has(other)) near.add(other);
    };
    put(text);
    const parts = Array.from({ length: text.length + 1 }, (_, at) => [text.slice(0, at), text.slice(at)]);
    for (const [before = '', after = ''] of parts) {
      const rest = after.slice(1);
      if (lengths.has(text.length - 1) && after !== '') put(before + rest);
      if (lengths.has(text.length) && rest !== '')
        put(before + rest.charAt(0) + after.charAt(0) + rest.slice(1));
      for (const letter of letters) {
        if (lengths.has(text.length) && after !== '') put(before + letter + rest);
        if (lengths.has(text.length + 1)) put(before + letter + after);
      }
    }
    return near.size < 2 ? [...near] : inOrder(text, near);
  }

  /** By the first error that both texts may have had, then as they were stored. */
  function inOrder(text: string, near: ReadonlySet<string>): string[] {
    const errors = withOneDeletion(text);
    const places = [...near].map((other) => {
      const own = new Set(withOneDeletion(other));
      return { other, error: errors.findIndex((error) => own.has(error)), stored: known.get(other) ?? 0 };
    });
    return places.toSorted((a, b) => a.error - b.error || a.stored - b.stored).map(({ other }) => other);
  }

  return {
    add(text) {
      if (known.has(text)) return;
      known.set(text, known.size);
      lengths.add(text.length);
      for (let at = 0; at < text.length; at += 1) letters.add(text.charAt(at));
      if (found.size > 0) found.clear();
    },
    near(text) {
      let near = found.get(text);
      if (!near) found.set(text, (near = look(text)));
      return near;
    },
  };
}
