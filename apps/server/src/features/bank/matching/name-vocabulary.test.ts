import { expect, it } from 'vitest';

import { createNameVocabulary } from './name-vocabulary.ts';

it.each([
  ['kurian', 'kurien'],
  ['mathew', 'matthew'],
  ['philip', 'phillip'],
  ['elizabeth', 'elisabeth'],
  ['thomas', 'tom'],
  ['kizhakkedam', 'kizhakedam'],
])('a bank line with %s may be of somebody called %s, and the other way round', (one, other) => {
  for (const [stored, printed] of [
    [one, other],
    [other, one],
  ] as const) {
    const vocabulary = createNameVocabulary();
    for (const word of [stored, 'varghese', 'chacko']) vocabulary.add(word);
    expect([...vocabulary.alike(printed).keys()]).toEqual([stored]);
  }
});
