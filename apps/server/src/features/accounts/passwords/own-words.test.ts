import { describe, expect, it } from 'vitest';

import { isMadeOfOwnWords } from './own-words.ts';

const own = ['annamma.c@example.org', 'Annamma', 'Chacko', 'Vallathara'];

describe('a password made of own words', () => {
  it.each([
    'Annamma.C@example.org1',
    'Annamma-C-2027!',
    'Chacko-1984!',
    'AnnammaChacko12$',
    'Vallathara_X1',
    '1984-Chacko!',
  ])('%s is one', (password) => {
    expect(isMadeOfOwnWords(password, own)).toBe(true);
  });

  it.each([
    'Lantern-River-1911!',
    'ChackoLikesTea7!',
    'Kumarakom-7x!',
    'Kottayam-1980!',
    'Chicago-2027!',
    'Mathew-Liza-8!',
    'Example-2027!',
  ])('%s is not: names of places, of other people and of mail services may stand', (password) => {
    expect(isMadeOfOwnWords(password, own)).toBe(false);
  });

  it('digits and symbols alone are not made of own words', () => {
    expect(isMadeOfOwnWords('1234-5678!', own)).toBe(false);
  });
});
