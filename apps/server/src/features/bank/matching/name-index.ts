import type { Family } from './family.ts';
import { createNameVocabulary } from './name-vocabulary.ts';
import { readPayer } from './read-payer.ts';
import { alignName, bagOf, readPayerWords, type NameBag } from './align-name.ts';
import { createSelection } from './selection.ts';
import { wordsOf } from './text-tokens.ts';

/** A family of which somebody's name resembles the payer's (0 to 1), and that name. */
export interface NameHit {
  family: Family;
  strength: number;
  name: string;
}

/** A payer's name as it is compared with many families. */
export interface PayerNames {
  /** The families with a name like this payer's, the likeliest first, at most `most`. */
  find(most: number): NameHit[];
  /** The name of a family that is most like this payer's, however many others are like it, too. */
  ofFamily(family: Family): NameHit | undefined;
}

export interface NameIndex {
  add(family: Family): void;
  read(payer: string): PayerNames;
  /** How well the best name of a family stands in a text of these words. */
  within(words: ReadonlySet<string>, family: Family): NameHit | undefined;
}

/** How many people are compared word by word after the first, coarse selection. */
const shortlist = 200;

/** Names that are less like a payer's say nothing. */
const leastStrength = 0.25;

/** The words of a name. Those who are called alike share them, and they are compared with a payer's once. */
type Spelling = Pick<NameBag, 'words'>;

interface Person {
  family: Family;
  name: string;
  spelling: Spelling;
}

export function createNameIndex(): NameIndex {
  const vocabulary = createNameVocabulary();
  const people: Person[] = [];
  const byWord = new Map<string, number[]>();
  const ofFamilies = new Map<Family, Person[]>();
  const spellings = new Map<string, Spelling>();
  const readBefore = new Map<string, string[]>();
  const selection = createSelection(shortlist);

  /** The words of a text. Few first names and surnames are those of many people. */
  const wordsBefore = (text: string): string[] => {
    let words = readBefore.get(text);
    if (!words) readBefore.set(text, (words = wordsOf(text)));
    return words;
  };

  const spellingOf = ({ words }: NameBag): Spelling => {
    let key = '';
    for (const { word, isGiven } of words) key += `${word}${isGiven ? ' ' : ','}`;
    let spelling = spellings.get(key);
    if (!spelling) spellings.set(key, (spelling = { words }));
    return spelling;
  };

  /** The people with the most rare words in common. */
  function select(words: readonly string[]): readonly number[] {
    for (const word of words)
      for (const [other, likeness] of vocabulary.alike(word)) {
        const there = byWord.get(other);
        if (there) selection.add(there, likeness * vocabulary.rarity(other));
      }
    return selection.takeBest();
  }

  /** How well the words of one payer are the name of each of these people. */
  function alignWith(words: readonly string[]): (person: Person) => number {
    const payer = readPayerWords(words, vocabulary);
    const strengths = new Map<Spelling, number>();
    return ({ spelling }) => {
      let strength = strengths.get(spelling);
      if (strength === undefined) strengths.set(spelling, (strength = alignName(payer, spelling)));
      return strength;
    };
  }

  return {
    add(family) {
      const own = family.people.map((name): Person => {
        const bag = bagOf(name, wordsBefore);
        return { family, name: bag.name, spelling: spellingOf(bag) };
      });
      ofFamilies.set(family, own);
      for (const person of own) {
        const at = people.push(person) - 1;
        for (const { word } of person.spelling.words) {
          vocabulary.add(word);
          const there = byWord.get(word);
          if (there) there.push(at);
          else byWord.set(word, [at]);
        }
      }
    },
    read(payer) {
      const payers = readPayer(payer).map((words) => ({ words, align: alignWith(words) }));
      return {
        find(most) {
          const best = new Map<Family, NameHit>();
          for (const { words, align } of payers)
            for (const at of select(words.filter((word) => word.length > 1))) {
              const person = people[at];
              if (!person) continue;
              const strength = align(person);
              const before = best.get(person.family);
              if (strength > (before?.strength ?? leastStrength))
                best.set(person.family, { family: person.family, strength, name: person.name });
            }
          return [...best.values()].toSorted((a, b) => b.strength - a.strength).slice(0, most);
        },
        ofFamily(family) {
          let strength = leastStrength;
          let best: Person | undefined;
          for (const { align } of payers)
            for (const person of ofFamilies.get(family) ?? []) {
              const own = align(person);
              if (own <= strength) continue;
              strength = own;
              best = person;
            }
          return best && { family, strength, name: best.name };
        },
      };
    },
    within(words, family) {
      const whole = ofFamilies.get(family)?.find(({ spelling }) => {
        const present = spelling.words.filter(({ word }) => word.length > 1 && words.has(word));
        return present.some(({ isGiven }) => isGiven) && present.some(({ isGiven }) => !isGiven);
      });
      return whole && { family, strength: 0.7, name: whole.name };
    },
  };
}
