import { wordsOf } from './text-tokens.ts';

const titles = 'mr mrs ms miss dr jr sr fr rev md phd';
const bankWords =
  'zelle payment payments from transfer deposit credit check cheque mobile online ref conf id trace bank account acct ' +
  'sent you money received ach wire external incoming inst xfer via web quickpay chase';
const noise = new Set(`${titles} ${bankWords}`.split(' '));

/**
 * The words of each name that a payer's field carries: an account of two people has two. Titles and what banks add are
 * left out; initials are words of one letter.
 */
export function readPayer(payer: string): string[][] {
  return payer
    .split(/\s+(?:and|or)\s+|[&/+]/iu)
    .map((part) => wordsOf(part).filter((word) => !noise.has(word)))
    .filter((words) => words.some((word) => word.length > 1));
}
