import type { PersonName } from './family.ts';
import type { NameVocabulary } from './name-vocabulary.ts';
import { wordsOf } from './text-tokens.ts';

/** The words of a person's name, and which of them are given names. */
export interface NameBag {
  name: string;
  words: readonly { word: string; isGiven: boolean }[];
}

/** The bag of a name. `read` reads the words of a text, as a list of people does once for a name that many have. */
export function bagOf({ first, last, nick, house }: PersonName, read = wordsOf): NameBag {
  const given = read(first);
  const inherited = read(last);
  const more = (words: readonly string[], text: string | null) =>
    text ? [...words, ...read(text).filter((word) => !words.includes(word))] : words;
  return {
    name: `${first} ${last}`.trim(),
    words: [
      ...more(given, nick).map((word) => ({ word, isGiven: true })),
      ...more(inherited, house).map((word) => ({ word, isGiven: false })),
    ],
  };
}

/** The words of a payer's name, with what the vocabulary says of each. */
export interface PayerWords {
  words: readonly { word: string; alike: ReadonlyMap<string, number>; weight: number }[];
  /** Whether a word stands there twice. */
  hasRepeats: boolean;
}

/** Looks the words of a payer's name up once, for all names that they are compared with. */
export function readPayerWords(payer: readonly string[], vocabulary: NameVocabulary): PayerWords {
  return {
    words: payer.map((word) => ({
      word,
      alike: word.length === 1 ? none : vocabulary.alike(word),
      weight: word.length === 1 ? initialWeight : vocabulary.rarity(word),
    })),
    hasRepeats: new Set(payer).size < payer.length,
  };
}

const none: ReadonlyMap<string, number> = new Map();

const initialWeight = 0.2;
const initialLikeness = 0.6;

/**
 * How well the words of a payer's name, in any order, are those of a person (0 to 1): 1 when every word is found and both
 * a given and an inherited name are among them. Initials stand for any name that begins with them, as in K. M. Thomas.
 */
export function alignName(payer: PayerWords, bag: Pick<NameBag, 'words'>): number {
  const words = asOftenAs(bag, payer);
  const taken: boolean[] = [];
  let matched = 0;
  let all = 0;
  let given = 0;
  let inherited = 0;
  for (const isInitial of [false, true])
    for (const { word, alike, weight } of words) {
      if ((word.length === 1) !== isInitial) continue;
      all += weight;
      let best = -1;
      let bestLikeness = 0;
      for (let at = 0; at < bag.words.length; at += 1) {
        const entry = bag.words[at];
        if (!entry || taken[at]) continue;
        const likeness = isInitial
          ? entry.word.startsWith(word)
            ? initialLikeness
            : 0
          : (alike.get(entry.word) ?? 0);
        if (likeness === 0 || likeness < bestLikeness) continue;
        // Thomas Thomas is a given name and an inherited one: what is still missing comes first.
        const isMissing = (entry.isGiven ? given : inherited) === 0;
        const isBestThere = (bag.words[best]?.isGiven ? given : inherited) > 0;
        if (likeness === bestLikeness && !(isMissing && isBestThere)) continue;
        best = at;
        bestLikeness = likeness;
      }
      if (best === -1) continue;
      taken[best] = true;
      if (bag.words[best]?.isGiven) given = Math.max(given, bestLikeness);
      else inherited = Math.max(inherited, bestLikeness);
      matched += isInitial ? weight : weight * bestLikeness;
    }
  if (all === 0) return 0;
  return (matched / all) * completeness({ given, inherited });
}

/** The payer's words, each as often as the person has it: one that is said once more speaks against nobody. */
function asOftenAs(bag: Pick<NameBag, 'words'>, { words, hasRepeats }: PayerWords): PayerWords['words'] {
  if (!hasRepeats) return words;
  const times = (among: readonly { word: string }[], wanted: string) =>
    among.filter(({ word }) => word === wanted).length;
  return words.filter(
    ({ word }, at) => times(words.slice(0, at), word) < Math.max(1, times(bag.words, word)),
  );
}

/** A family name alone says little, because many share it; so does a given name alone. */
function completeness({ given, inherited }: { given: number; inherited: number }): number {
  if (given > 0.6 && inherited > 0.6) return 1;
  if (given > 0 && inherited > 0) return 0.8;
  return given > 0.6 ? 0.45 : 0.4;
}
