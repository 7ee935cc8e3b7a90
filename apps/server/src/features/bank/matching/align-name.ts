import type { PersonName } from './family.ts';
import type { NameVocabulary } from './name-vocabulary.ts';
import { wordsOf } from './text-tokens.ts';

/** The words of a person's name, and which of them are given names. */
export interface NameBag {
  name: string;
  words: readonly { word: string; isGiven: boolean }[];
}

export function bagOf({ first, last, nick, house }: PersonName): NameBag {
  const given = new Set(wordsOf(`${first} ${nick ?? ''}`));
  const inherited = new Set(wordsOf(`${last} ${house ?? ''}`));
  return {
    name: `${first} ${last}`.trim(),
    words: [
      ...[...given].map((word) => ({ word, isGiven: true })),
      ...[...inherited].filter((word) => !given.has(word)).map((word) => ({ word, isGiven: false })),
    ],
  };
}

const initialWeight = 0.2;

/**
 * How well the words of a payer's name, in any order, are those of a person (0 to 1): 1 when every word is found and both
 * a given and an inherited name are among them. Initials stand for any name that begins with them, as in K. M. Thomas.
 */
export function alignName(payer: readonly string[], bag: NameBag, vocabulary: NameVocabulary): number {
  // Thomas Thomas: a bag has each word once, so that the second one would speak against its own family.
  const words = [...new Set(payer)];
  const free = new Set(bag.words);
  let matched = 0;
  let all = 0;
  const found = { given: 0, inherited: 0 };
  const take = (fits: (word: string) => number): number => {
    let best: { entry: NameBag['words'][number]; likeness: number } | undefined;
    for (const entry of free) {
      const likeness = fits(entry.word);
      if (likeness > (best?.likeness ?? 0)) best = { entry, likeness };
    }
    if (!best) return 0;
    free.delete(best.entry);
    const side = best.entry.isGiven ? 'given' : 'inherited';
    found[side] = Math.max(found[side], best.likeness);
    return best.likeness;
  };
  for (const word of words) {
    if (word.length === 1) continue;
    const alike = vocabulary.alike(word);
    const likeness = take((other) => alike.get(other) ?? 0);
    const weight = vocabulary.rarity(word);
    all += weight;
    matched += weight * likeness;
  }
  for (const word of words) {
    if (word.length > 1) continue;
    all += initialWeight;
    if (take((other) => (other.startsWith(word) ? 0.6 : 0)) > 0) matched += initialWeight;
  }
  if (all === 0) return 0;
  return (matched / all) * completeness(found);
}

/** A family name alone says little, because many share it; so does a given name alone. */
function completeness({ given, inherited }: { given: number; inherited: number }): number {
  if (given > 0.6 && inherited > 0.6) return 1;
  if (given > 0 && inherited > 0) return 0.8;
  return given > 0.6 ? 0.45 : 0.4;
}
