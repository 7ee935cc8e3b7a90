import type { PersonName } from './family.ts';
import type { NameVocabulary } from './name-vocabulary.ts';
import { wordsOf } from './text-tokens.ts';

/** The words of a person's name, and which of them are given names. */
export interface NameBag {
  name: string;
  words: readonly { word: string; isGiven: boolean }[];
}

export function bagOf({ first, last, nick, house }: PersonName): NameBag {
  const given = wordsOf(first);
  const inherited = wordsOf(last);
  const more = (words: readonly string[], text: string) => [
    ...words,
    ...wordsOf(text).filter((word) => !words.includes(word)),
  ];
  return {
    name: `${first} ${last}`.trim(),
    words: [
      ...more(given, nick ?? '').map((word) => ({ word, isGiven: true })),
      ...more(inherited, house ?? '').map((word) => ({ word, isGiven: false })),
    ],
  };
}

const sideOf = ({ isGiven }: { isGiven: boolean }) => (isGiven ? 'given' : 'inherited');

const initialWeight = 0.2;

/**
 * How well the words of a payer's name, in any order, are those of a person (0 to 1): 1 when every word is found and both
 * a given and an inherited name are among them. Initials stand for any name that begins with them, as in K. M. Thomas.
 */
export function alignName(payer: readonly string[], bag: NameBag, vocabulary: NameVocabulary): number {
  const words = asOftenAs(bag, payer);
  const free = new Set(bag.words);
  let matched = 0;
  let all = 0;
  const found = { given: 0, inherited: 0 };
  const take = (fits: (word: string) => number): number => {
    let best: { entry: NameBag['words'][number]; likeness: number } | undefined;
    for (const entry of free) {
      const likeness = fits(entry.word);
      // Thomas Thomas is a given name and an inherited one: what is still missing comes first.
      const isMissing = found[sideOf(entry)] === 0;
      if (
        likeness > (best?.likeness ?? 0) ||
        (isMissing && likeness > 0 && likeness === best?.likeness && found[sideOf(best.entry)] > 0)
      )
        best = { entry, likeness };
    }
    if (!best) return 0;
    free.delete(best.entry);
    const side = sideOf(best.entry);
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

/** The payer's words, each as often as the person has it: one that is said once more speaks against nobody. */
function asOftenAs(bag: NameBag, payer: readonly string[]): readonly string[] {
  if (new Set(payer).size === payer.length) return payer;
  const times = (words: readonly string[], wanted: string) => words.filter((word) => word === wanted).length;
  const own = bag.words.map(({ word }) => word);
  return payer.filter((word, at) => times(payer.slice(0, at), word) < Math.max(1, times(own, word)));
}

/** A family name alone says little, because many share it; so does a given name alone. */
function completeness({ given, inherited }: { given: number; inherited: number }): number {
  if (given > 0.6 && inherited > 0.6) return 1;
  if (given > 0 && inherited > 0) return 0.8;
  return given > 0.6 ? 0.45 : 0.4;
}
