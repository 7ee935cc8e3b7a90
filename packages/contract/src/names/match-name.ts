import { foldName } from './name-words.ts';
import { spellingsOf } from './name-spellings.ts';
import { isOneLetterOff } from './one-letter-off.ts';

/** How a name has a word: as one of its words, within one, in another spelling, or with one wrong letter. */
const wordMatches = ['WORD', 'PART', 'SPELLING', 'LETTER'] as const;
export type WordMatch = (typeof wordMatches)[number];

/** The best way in which a name, folded by `foldName`, has a folded word; `undefined` when it has not. */
export function matchWord(folded: string, word: string): WordMatch | undefined {
  if (folded.includes(` ${word} `)) return 'WORD';
  if (folded.includes(word)) return 'PART';
  if (spellingsOf(word).some((other) => folded.includes(` ${other} `))) return 'SPELLING';
  const isNear = folded.split(' ').some((other) => isOneLetterOff(word, other));
  return isNear ? 'LETTER' : undefined;
}

/** The worst of the ways in which a name has these words; `undefined` when it lacks one. */
export function matchName(folded: string, words: readonly string[]): WordMatch | undefined {
  let worst = -1;
  for (const word of words) {
    const match = matchWord(folded, word);
    if (match === undefined) return undefined;
    worst = Math.max(worst, wordMatches.indexOf(match));
  }
  return wordMatches[worst];
}

/** Whether a match is in another spelling than the typed one: it is shown as similar. */
export const isSimilar = (match: WordMatch | undefined) => match === 'SPELLING' || match === 'LETTER';

/** Whether two full names are spellings of the same one: word by word, with one wrong letter in all. */
export function isSameName(one: string, other: string): boolean {
  const [words, others] = [one, other].map((name) => foldName(name).trim().split(' '));
  if (!words || words.length !== others?.length) return false;
  const different = words.filter((word, place) => !isSameWord(word, others[place] ?? ''));
  if (different.length > 1) return false;
  return different.every((word) => isOneLetterOff(word, others[words.indexOf(word)] ?? ''));
}

const isSameWord = (word: string, other: string) =>
  word === other || (spellingsOf(word).includes(other) && spellingsOf(other).includes(word));
