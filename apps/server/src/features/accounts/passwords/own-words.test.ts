import { describe, expect, it } from 'vitest';

import { isMadeOfKnownWords } from './own-words.ts';

const known = ['annamma.c@example.org', 'Annamma', 'Chacko', 'Vallathara', 'Kaipuzha', 'St. Mary, Uzhavoor'];

describe('a password made of known words', () => {
  it.each([
    'Sangamam1!',
    'Kottayam1!',
    'Convention2027!',
    'SangamamConvention#27',
    'Annamma.C@example.org1',
    'Chacko-1984!',
    'AnnammaChacko12$',
    'Kaipuzha-1911!',
    'Uzhavoor+1891',
    'Vallathara_X1',
  ])('%s is one', (password) => {
    expect(isMadeOfKnownWords(password, known)).toBe(true);
  });

  it.each(['Lantern-River-1911!', 'ChackoLikesTea7!', 'Kottayam-to-Chicago-9'])(
    '%s is not: enough unknown letters remain',
    (password) => {
      expect(isMadeOfKnownWords(password, known)).toBe(false);
    },
  );

  it('digits and symbols alone are not made of known words', () => {
    expect(isMadeOfKnownWords('1234-5678!', known)).toBe(false);
  });
});
