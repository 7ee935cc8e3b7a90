import { editDistance, withOneDeletion } from './edit-distance.ts';

/** Finds stored texts that are at most one error away from another, without comparing it with all of them. */
export interface NeighbourIndex {
  add(text: string): void;
  /** The stored texts with at most one wrong, missing, additional or swapped character. */
  near(text: string): string[];
}

export function createNeighbourIndex(): NeighbourIndex {
  const byDeletion = new Map<string, string[]>();
  const known = new Set<string>();
  return {
    add(text) {
      if (known.has(text)) return;
      known.add(text);
      for (const key of withOneDeletion(text)) {
        const there = byDeletion.get(key);
        if (there) there.push(text);
        else byDeletion.set(key, [text]);
      }
    },
    near(text) {
      const found = new Set<string>();
      for (const key of withOneDeletion(text))
        for (const candidate of byDeletion.get(key) ?? [])
          if (!found.has(candidate) && editDistance(text, candidate, 1) <= 1) found.add(candidate);
      return [...found];
    },
  };
}
