import { describe, expect, it, test } from 'vitest';

import { isSameName, matchName } from './match-name.ts';
import { firstSpellings, otherNamesOf, spellingsOf } from './name-spellings.ts';
import { foldName, nameWords } from './name-words.ts';
import { isOneLetterOff, oneLetterOff } from './one-letter-off.ts';

describe('a name', () => {
  it.each([
    ['thomas george', 'George Thomas', 'WORD'],
    ['thom', 'Thomas George', 'PART'],
    ['kutty', 'Georgekutty Mathew', 'PART'],
    ['Kurien', 'Anil Kurian', 'SPELLING'],
    ['Matthew', 'Mathew Jacob', 'SPELLING'],
    ['matth', 'Mathew Jacob', 'SPELLING'],
    ['Phillip', 'Philip Koshy', 'SPELLING'],
    ['Elisabeth', 'Elizabeth Koshy', 'SPELLING'],
    ['Tom', 'Thomas Koshy', 'SPELLING'],
    ['Jose', 'Joseph Koshy', 'PART'],
    ['Verghese', 'Liju Varghese', 'SPELLING'],
    ['Abram', 'Liju Abraham', 'SPELLING'],
    ['Kizhakedam', 'Liju Kizhakkedam', 'LETTER'],
    ['Lijuu', 'Liju Kizhakkedam', 'LETTER'],
    ['josé', 'Jose Koshy', 'WORD'],
    ['ജോമോൻ', 'ജോമോൻ Puthenpura', 'WORD'],
    ['Anne Mary', 'Anne-Mary Koshy', 'WORD'],
  ])('typed as %s is found in %s: %s', (typed, name, match) => {
    expect(matchName(foldName(name), nameWords(typed))).toBe(match);
  });

  it.each([
    ['Hana', 'Anna Koshy'],
    ['George', 'Varghese Koshy'],
    ['Jacob', 'Chacko Koshy'],
    ['Zacharia', 'Thomas Koshy'],
    ['Kizhekedam', 'Liju Kizhakkedam'],
    ['thomas', 'Tomlin Koshy'],
  ])('typed as %s is not found in %s', (typed, name) => {
    expect(matchName(foldName(name), nameWords(typed))).toBeUndefined();
  });
});

test.each([
  ['Mathew Kurian', 'matthew KURIEN', true],
  ['Liju Kizhakkedam', 'Liju Kizhakedam', true],
  ['Thomas Koshy', 'Tom Koshy', true],
  ['Anna Koshy', 'Anna Koshi', true],
  ['Liju Kizhakkedam', 'Lijoo Kizhakedam', false],
  ['George Koshy', 'Varghese Koshy', false],
  ['Anna Mary Koshy', 'Anna Koshy', false],
])('%s and %s are the same name: %s', (one, other, isSame) => {
  expect([isSameName(one, other), isSameName(other, one)]).toEqual([isSame, isSame]);
});

test('no word is a spelling of two names', () => {
  const words = firstSpellings.map(([word]) => word);
  expect(words).toEqual([...new Set(words)]);
});

test('a bank may print more names than people type', () => {
  expect(otherNamesOf('george')).toContain('varghese');
  expect(otherNamesOf('varkey')).toEqual(expect.arrayContaining(['george', 'varghese']));
  expect(spellingsOf('george')).not.toContain('varghese');
});

test('patterns with any one letter find exactly what is one letter off', () => {
  const word = 'koshyn';
  const patterns = oneLetterOff(word).map((one) => new RegExp(`^${one.replaceAll('_', '.')}$`, 'u'));
  const candidates = [
    'koshyn',
    'koshy',
    'oshyn',
    'koshny',
    'okshyn',
    'koshyyn',
    'kosyn',
    'kolhyn',
    'koshi',
    'ksohny',
  ];
  for (const other of candidates)
    expect([other, patterns.some((one) => one.test(other)) && other !== word]).toEqual([
      other,
      isOneLetterOff(word, other),
    ]);
  expect(oneLetterOff('anna')).toEqual([]);
  expect(oneLetterOff('r9q6jh4')).toEqual([]);
});
