import type { Family } from './family.ts';
import { createNameVocabulary } from './name-vocabulary.ts';
import { readPayer } from './read-payer.ts';
import { alignName, bagOf, type NameBag } from './align-name.ts';
import { wordsOf } from './text-tokens.ts';

/** A family of which somebody's name resembles the payer's (0 to 1), and that name. */
export interface NameHit {
  family: Family;
  strength: number;
  name: string;
}

export interface NameIndex {
  add(family: Family): void;
  /** The families with a name like this payer's, the likeliest first, at most `most`. */
  find(payer: string, most: number): NameHit[];
  /** The name of a family that is most like this payer's, however many others are like it, too. */
  ofFamily(payer: string, family: Family): NameHit | undefined;
  /** How well the best name of a family stands in a text among other words. */
  within(text: string, family: Family): NameHit | undefined;
}

/** How many people are compared word by word after the first, coarse selection. */
const shortlist = 200;

/** Names that are less like a payer's say nothing. */
const leastStrength = 0.25;

export function createNameIndex(): NameIndex {
  const vocabulary = createNameVocabulary();
  const people: { family: Family; bag: NameBag }[] = [];
  const byWord = new Map<string, number[]>();
  const bagsOf = new Map<Family, NameBag[]>();
  /** The weights of the people during one selection; all 0 in between. */
  const sums: number[] = [];

  /** The people with the most rare words in common. */
  function select(words: readonly string[]): number[] {
    const touched: number[] = [];
    for (const word of words)
      for (const [other, likeness] of vocabulary.alike(word)) {
        const weight = likeness * vocabulary.rarity(other);
        for (const at of byWord.get(other) ?? []) {
          if (sums[at] === 0) touched.push(at);
          sums[at] = (sums[at] ?? 0) + weight;
        }
      }
    const best = touched.toSorted((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0)).slice(0, shortlist);
    for (const at of touched) sums[at] = 0;
    return best;
  }

  return {
    add(family) {
      const bags = family.people.map(bagOf);
      bagsOf.set(family, bags);
      for (const bag of bags) {
        const at = people.push({ family, bag }) - 1;
        sums.push(0);
        for (const { word } of bag.words) {
          vocabulary.add(word);
          const there = byWord.get(word);
          if (there) there.push(at);
          else byWord.set(word, [at]);
        }
      }
    },
    find(payer, most) {
      const best = new Map<Family, NameHit>();
      for (const words of readPayer(payer))
        for (const at of select(words.filter((word) => word.length > 1))) {
          const person = people[at];
          if (!person) continue;
          const strength = alignName(words, person.bag, vocabulary);
          const before = best.get(person.family);
          if (strength > (before?.strength ?? leastStrength))
            best.set(person.family, { family: person.family, strength, name: person.bag.name });
        }
      return [...best.values()].toSorted((a, b) => b.strength - a.strength).slice(0, most);
    },
    ofFamily(payer, family) {
      let best: NameHit | undefined;
      for (const words of readPayer(payer))
        for (const bag of bagsOf.get(family) ?? []) {
          const strength = alignName(words, bag, vocabulary);
          if (strength > (best?.strength ?? leastStrength)) best = { family, strength, name: bag.name };
        }
      return best;
    },
    within(text, family) {
      const present = new Set(wordsOf(text));
      let best: NameHit | undefined;
      for (const bag of bagsOf.get(family) ?? []) {
        const words = bag.words.filter(({ word }) => word.length > 1 && present.has(word));
        const isWhole = words.some(({ isGiven }) => isGiven) && words.some(({ isGiven }) => !isGiven);
        if (isWhole && !best) best = { family, strength: 0.7, name: bag.name };
      }
      return best;
    },
  };
}
