import { otherNamesOf } from '@sangamam/contract/names/name-spellings';

import { createNeighbourIndex } from './neighbour-index.ts';
import { editDistance } from './edit-distance.ts';

/** Words of names, how rare each is, and which of them another word may stand for. */
export interface NameVocabulary {
  add(word: string): void;
  /** The stored words that `word` may stand for, with how alike they are (0 to 1). */
  alike(word: string): ReadonlyMap<string, number>;
  /** How much a word tells about who somebody is: 0.3 for the commonest to 1. */
  rarity(word: string): number;
}

export function createNameVocabulary(): NameVocabulary {
  const counts = new Map<string, number>();
  const byStart = new Map<string, string[]>();
  const neighbours = createNeighbourIndex();
  const found = new Map<string, ReadonlyMap<string, number>>();
  let total = 0;

  function look(word: string): ReadonlyMap<string, number> {
    const alike = new Map<string, number>();
    const put = (other: string, likeness: number) => {
      if (counts.has(other) && (alike.get(other) ?? 0) < likeness) alike.set(other, likeness);
    };
    put(word, 1);
    for (const other of otherNamesOf(word)) put(other, 0.93);
    if (word.length < 4) return alike;
    for (const other of neighbours.near(word)) if (other.length >= 4) put(other, 0.87);
    for (const other of byStart.get(word.slice(0, 4)) ?? []) {
      if (other.startsWith(word) || word.startsWith(other)) put(other, 0.85);
      else if (word.length >= 8 && editDistance(word, other, 2) === 2) put(other, 0.75);
    }
    return alike;
  }

  return {
    add(word) {
      total += 1;
      const before = counts.get(word) ?? 0;
      counts.set(word, before + 1);
      if (before > 0) return;
      neighbours.add(word);
      if (word.length < 4) return;
      const start = word.slice(0, 4);
      const there = byStart.get(start);
      if (there) there.push(word);
      else byStart.set(start, [word]);
    },
    alike(word) {
      let known = found.get(word);
      if (!known) found.set(word, (known = look(word)));
      return known;
    },
    rarity(word) {
      const count = counts.get(word) ?? 1;
      return Math.max(0.3, Math.min(1, Math.log(total / count) / Math.log(1 + total / 4)));
    },
  };
}
