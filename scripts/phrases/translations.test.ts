import { describe, expect, test } from 'vitest';

import { plural } from '@sangamam/contract/phrases/plural';
import { root } from '../lib/root.ts';
import {
  catalogues,
  faultsOf,
  readTranslations,
  translatedIn,
  valuesOf,
  type Translation,
} from './translations.ts';

describe.each(catalogues)('%s', (catalogue) => {
  test('every Malayalam phrase exists in English, takes the same values, and the rest falls back', async () => {
    const translations = await readTranslations(root, catalogue);
    expect(translations.length).toBeGreaterThan(0);
    expect(translations.flatMap(faultsOf)).toEqual([]);
  });

  test('no Malayalam file is without a translation, and none is counted twice', async () => {
    const translations = await readTranslations(root, catalogue);
    expect(translations.filter((each) => translatedIn(each).length === 0).map(({ file }) => file)).toEqual(
      [],
    );
  });
});

describe('what is found', () => {
  const greeting = ({ name }: { name: string }) => `Hello ${name}`;
  const translation = (malayalam: object): Translation => ({
    file: 'a.ts',
    english: { hello: 'Hello', greeting },
    malayalam: { ...malayalam },
    fallsBack: true,
  });

  test.each<[string, object, string]>([
    ['a phrase that English lost', { gone: 'പോയി' }, 'a.ts: English has no gone'],
    ['a text where values are given', { greeting: 'നമസ്കാരം' }, 'a.ts: greeting is of another type in English'],
    [
      'another value',
      { greeting: ({ person }: { person: string }) => `നമസ്കാരം ${person}` },
      'a.ts: greeting takes person and not name',
    ],
  ])('%s', (_, malayalam, fault) => {
    expect(faultsOf(translation(malayalam))).toEqual([fault]);
  });

  test('a file that does not fall back', () => {
    expect(faultsOf({ ...translation({ hello: 'നമസ്കാരം' }), fallsBack: false })).toHaveLength(1);
    expect(faultsOf(translation({ hello: 'നമസ്കാരം' }))).toEqual([]);
  });

  test('the values that only some counts show', () => {
    const left = ({ count, name }: { count: number; name: string }) =>
      count === 1 ? 'one' : plural(count, { one: 'x', other: `${count} ${name}` });
    expect(valuesOf(left)).toEqual(['count', 'name']);
  });
});

test('Malayalam asks for the same forms of a count as English', () => {
  const rules = ['en', 'ml'].map((language) => new Intl.PluralRules(language));
  for (const count of [0, 1, 2, 3, 5, 10, 11, 21, 100, 101]) {
    const [english, malayalam] = rules.map((each) => each.select(count));
    expect(malayalam).toBe(english);
  }
});
