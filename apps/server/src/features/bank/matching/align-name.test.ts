import { expect, it } from 'vitest';

import { alignName, bagOf, readPayerWords } from './align-name.ts';
import { createNameVocabulary } from './name-vocabulary.ts';

const names = ['binu', 'abraham', 'jacob', 'mathew', 'patel'];

function strength(payer: string): number {
  const vocabulary = createNameVocabulary();
  for (const name of names) vocabulary.add(name);
  const bag = bagOf({ first: 'Binu', last: 'Abraham', nick: null, house: null });
  return alignName(readPayerWords(payer.split(' '), vocabulary), bag);
}

it('a whole name is certain, in any order', () => {
  expect([strength('binu abraham'), strength('abraham binu')]).toEqual([1, 1]);
});

it('a word that is said twice counts once', () => {
  expect(strength('binu binu abraham')).toBe(1);
});

it.each(['binu', 'abraham', 'binu patel'])('%s, which has a half of the name, says little', (payer) => {
  expect(strength(payer)).toBeLessThan(0.5);
});

it('a given name with the initial of a family name says less than the whole, and more than a half', () => {
  const half = strength('binu');
  expect(strength('binu a')).toBeGreaterThan(half);
  expect(strength('binu a')).toBeLessThan(1);
});
