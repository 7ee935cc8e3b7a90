import { expect, it } from 'vitest';

import { codeAlphabet, definedCode, foldCode, spellCode, typedCode } from './typed-code.ts';

it.each([
  ['KERALA-10', 'kerala 10'],
  ['KERALA-10', ' Kerala–10 '],
  ['FEST1', 'festl'],
  ['GOOD-5', 'G00DS'],
])('%s is found by typing %j', (defined, typed) => {
  expect(typedCode.parse(typed)).toBe(foldCode(definedCode.parse(defined)));
});

it('generated codes have no two characters that fold alike, and come in groups of four', () => {
  const folded = new Set(Array.from(codeAlphabet, foldCode));
  expect(folded.size).toBe(codeAlphabet.length);
  expect(spellCode([0, 1, 2, 3, 4, 5, 6, 27])).toBe('2345-678Y');
});

it.each(['', '  ', 'ab', 'a_b_c', 'x'.repeat(41), 'കേരള'])('%j is no code', (typed) => {
  expect(typedCode.safeParse(typed).success).toBe(false);
  expect(definedCode.safeParse(typed).success).toBe(false);
});
