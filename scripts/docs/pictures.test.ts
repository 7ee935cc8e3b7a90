import { readdirSync, readFileSync, statSync } from 'node:fs';

import { expect, it } from 'vitest';

import { inRoot } from '../lib/root.ts';

const folder = 'docs/screens/desks';
/** The names in the list that `npm run docs:pictures` works through. */
const taken = [
  ...readFileSync(inRoot('e2e/shots/docs-pictures.ts'), 'utf8').matchAll(/^ +(?:\{ )?name: '([\w-]+)',/gmu),
].map(([, name = '']) => `${name}.webp`);
const files = readdirSync(inRoot(folder)).toSorted();
/** Bytes of a picture at most: pages with two of them load at once on a phone. */
const mostBytes = 80_000;

/** The pictures of the texts that show the desks: words for those who cannot see it, and the file. */
const shown = [
  'README.md',
  'docs/index.md',
  ...readdirSync(inRoot('docs/use')).map((file) => `docs/use/${file}`),
].flatMap((text) =>
  [...readFileSync(inRoot(text), 'utf8').matchAll(/!\[(.*?)\]\([^)]*screens\/desks\/([^)]+)\)/gu)].map(
    ([, words = '', file = '']) => ({ text, words, file }),
  ),
);

it('npm run docs:pictures takes every picture of the desks, and each has a place in a text', () => {
  expect(taken.toSorted()).toEqual(files);
  expect([...new Set(shown.map(({ file }) => file))].toSorted()).toEqual(files);
});

it('each picture is described where it is shown', () => {
  expect(shown.filter(({ words }) => words.trim() === '')).toEqual([]);
});

it.each(files)('%s is light enough for a phone', (file) => {
  expect(statSync(inRoot(folder, file)).size).toBeLessThanOrEqual(mostBytes);
});
