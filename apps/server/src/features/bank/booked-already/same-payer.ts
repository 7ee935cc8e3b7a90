import { readPayer } from '../matching/read-payer.ts';
import { wordsOf } from '../matching/text-tokens.ts';

interface PayerTexts {
  payer: string;
  memo: string;
  raw: string;
}

/**
 * Whether two lines name the same payer. Banks write names in any order, add titles, cut them off, or have them in the
 * description alone; a line that names nobody is like no other.
 */
export function isSamePayer(one: PayerTexts, other: PayerTexts): boolean {
  return isNamedIn(one.payer, other) || isNamedIn(other.payer, one);
}

function isNamedIn(payer: string, { payer: otherPayer, memo, raw }: PayerTexts): boolean {
  const words = [...new Set(readPayer(payer).flat())].filter((word) => word.length > 1);
  if (words.length === 0) return false;
  const text = wordsOf(otherPayer === '' ? `${memo} ${raw}` : otherPayer);
  return words.every((word) => text.some((there) => there === word || isCutOff(there, word)));
}

const isCutOff = (one: string, other: string) =>
  Math.min(one.length, other.length) >= 4 && (one.startsWith(other) || other.startsWith(one));
