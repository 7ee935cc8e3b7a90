import { expect, test } from 'vitest';

import { cancellationTerms, keptByTerms } from './cancellation-terms.ts';

const terms = [
  { until: '2027-03-01', keptUsd: 50, keptCad: 70 },
  { until: '2027-05-01', keptUsd: 150, keptCad: 200 },
];
const two = { people: 2, givenBack: 900, currency: 'USD' } as const;

test.for([
  ['2027-01-10', { fee: 100, until: '2027-03-01' }],
  ['2027-03-01', { fee: 100, until: '2027-03-01' }],
  ['2027-03-02', { fee: 300, until: '2027-05-01' }],
  ['2027-05-02', { fee: 900, until: null }],
] as const)('two people who cancel on %s leave %o', ([day, kept]) => {
  expect(keptByTerms(terms, day, two)).toEqual(kept);
});

test('Canadian dollars have a list of their own', () => {
  expect(keptByTerms(terms, '2027-01-10', { ...two, currency: 'CAD' })?.fee).toBe(140);
});

test('never more is kept than would come back', () => {
  expect(keptByTerms(terms, '2027-04-01', { ...two, givenBack: 40 })?.fee).toBe(40);
  expect(keptByTerms(terms, '2027-06-01', { ...two, givenBack: -10 })?.fee).toBe(0);
});

test('without terms nothing is said', () => {
  expect(keptByTerms([], '2027-01-10', two)).toBeUndefined();
});

test.for([
  ['a date that is not after the one before', { until: '2027-03-01', keptUsd: 150, keptCad: 200 }, 'until'],
  ['less in US dollars', { until: '2027-04-01', keptUsd: 40, keptCad: 200 }, 'keptUsd'],
  ['less in Canadian dollars', { until: '2027-04-01', keptUsd: 150, keptCad: 60 }, 'keptCad'],
  ['half a dollar', { until: '2027-04-01', keptUsd: 150.5, keptCad: 200 }, 'keptUsd'],
] as const)('%s is refused at its field', ([, second, field]) => {
  const result = cancellationTerms.safeParse([terms[0], second]);
  expect(result.error?.issues.map(({ path }) => path)).toEqual([[1, field]]);
});

test('seven dates are too many', () => {
  const many = Array.from({ length: 7 }, (_, index) => ({
    until: `2027-01-0${index + 1}`,
    keptUsd: 0,
    keptCad: 0,
  }));
  expect(cancellationTerms.safeParse(many).success).toBe(false);
});
