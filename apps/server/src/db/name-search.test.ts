import { matchName } from '@sangamam/contract/names/match-name';
import { firstSpellings } from '@sangamam/contract/names/name-spellings';
import { foldName, nameWords } from '@sangamam/contract/names/name-words';
import { eq, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildTestApp, type TestApp } from '#test/build-test-app.ts';

import { likePattern } from './like-pattern.ts';
import { foldedName, isNamed, nameFound } from './name-search.ts';
import { people } from './schema/schema.ts';
import { contactTexts, contains } from './word-parts.ts';

interface Named {
  id: string;
  firstName: string;
  lastName: string;
  familyName: string | null;
}

/** Names as families type them, with marks, other scripts, and what means something in a pattern or a query of words. */
const odd: readonly (readonly [string, string, string | null])[] = [
  ['Liju', 'Kizhakkedam', 'Puthenpurackal'],
  ['José', 'D’Souza', null],
  ['Anne-Mary', 'St. John', 'Kochu&Valiya'],
  ['ജോമോൻ', 'പുത്തൻപുര', 'കിഴക്കേടം'],
  ["O'Brien", String.raw`Back\slash`, '100%_sure'],
  ['ÄRZTE', 'Ñandú', ' '],
  ['A', 'B', ''],
  ['Georgekutty', 'Tommichan', 'Kizhakkedam'],
];

let t: TestApp;
let everybody: Named[];
beforeAll(async () => {
  t = await buildTestApp();
  const words = firstSpellings.map(([word]) => word);
  const usual = words.map(
    (word, place) => [word, words.at(-place) ?? word, words.at(place * 7 - words.length * 3)] as const,
  );
  await t.ctx.db
    .insert(people)
    .values(
      [...odd, ...usual].map(([firstName, lastName, familyName]) => ({ firstName, lastName, familyName })),
    );
  const { id, firstName, lastName, familyName } = people;
  everybody = await t.ctx.db.select({ id, firstName, lastName, familyName }).from(people);
});
afterAll(() => t.close());

async function idsWhere(condition: SQL): Promise<string[]> {
  const rows = await t.ctx.db.select({ id: people.id }).from(people).where(condition);
  return rows.map(({ id }) => id).toSorted();
}

/** As the contract matches: a wrong letter counts where nobody has the words otherwise. */
function idsByContract(search: string): string[] {
  const words = nameWords(search);
  if (words.length === 0) return [];
  const matches = everybody.map((one) => ({
    id: one.id,
    match: matchName(foldName([one.firstName, one.lastName, one.familyName ?? ''].join(' ')), words),
  }));
  const known = matches.filter(({ match }) => match !== undefined && match !== 'LETTER');
  return (known.length > 0 ? known : matches.filter(({ match }) => match)).map(({ id }) => id).toSorted();
}

/** Each way of typing a word: whole, its beginning and middle, and with one letter wrong, missing, more or swapped. */
function typings(word: string): string[] {
  // In SQL any letter may be a blank, so that the contract does not find all of these.
  if (/[\s\-.&]/u.test(word)) return [word];
  const middle = Math.floor(word.length / 2);
  const [start, end] = [word.slice(0, middle), word.slice(middle)];
  return [
    word,
    word.slice(0, 3),
    word.slice(1, -1),
    `${start}x${end}`,
    `${start}x${end.slice(1)}`,
    start + end.slice(1),
    start.slice(0, -1) + end.slice(0, 1) + start.slice(-1) + end.slice(1),
    `x${word.slice(1)}`,
    `${word}x`,
    word.slice(0, -1),
    word.slice(1),
  ].filter(Boolean);
}

describe('people by name', () => {
  it('are the same by the index, by reading each name, and by the contract', async () => {
    const words = [
      ...odd.flat(),
      ...firstSpellings.filter((_, place) => place % 9 === 0).map(([word]) => word),
    ];
    const searches = [
      ...words.filter((word) => word !== null).flatMap(typings),
      'thomas george',
      'matthew kurien',
      'a b',
      '%%',
      '..',
      '-',
      ':* | b',
      "'",
      '\\',
      'kizhakedam lijuu',
      'xaviar zzz',
    ];
    const name = [people.firstName, people.lastName, people.familyName];
    for (const search of new Set(searches)) {
      const byIndex = await idsWhere(isNamed(people.id, search));
      expect([search, byIndex]).toEqual([search, await idsWhere(nameFound(name, search))]);
      expect([search, byIndex]).toEqual([search, idsByContract(search)]);
    }
    expect(searches.length).toBeGreaterThan(300);
  });

  it('have in the index what the server compares', async () => {
    const { firstName, lastName, familyName } = people;
    const inIndex = sql`folded_name(${firstName} || ' ' || ${lastName} || ' ' || coalesce(${familyName}, ''))`;
    const words = (name: SQL) => sql`array_remove(string_to_array(${name}, ' '), '')`;
    const compared = foldedName(firstName, lastName, familyName);
    expect(await idsWhere(sql`${words(inIndex)} <> ${words(compared)}`)).toEqual([]);
  });
});

it('a text is found where ilike finds it', async () => {
  const [one] = everybody;
  const texts = {
    email: "o'b_rien%1@example.org",
    city: 'St. Louis  Park',
    addressLine1: String.raw`14 Maple\Street`,
  };
  await t.ctx.db
    .update(people)
    .set(texts)
    .where(eq(people.id, one?.id ?? ''));
  const columns = [people.email, people.city, people.addressLine1];
  const found: string[] = [];
  for (const search of [
    'RIEN%1',
    'louis  p',
    'louis p',
    'st louis',
    "'",
    '\\',
    '_',
    '%',
    'maple\\s',
    '4 m',
    'org st',
    ' ',
    'ä',
  ]) {
    const pattern = likePattern(search);
    const byReading = sql.join(
      columns.map((column) => sql`${column} ilike ${pattern}`),
      sql` or `,
    );
    const byIndex = await idsWhere(contains(columns, search, contactTexts(people)));
    expect([search, byIndex]).toEqual([search, await idsWhere(byReading)]);
    if (byIndex.includes(one?.id ?? '')) found.push(search);
  }
  expect(found).toEqual(['RIEN%1', 'louis  p', "'", '\\', '_', '%', 'maple\\s', '4 m', ' ']);
});
