import { globSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { inRoot } from '../lib/root.ts';

const [, ...recipes] = readFileSync(inRoot('docs/recipes.md'), 'utf8').split(/^## /mu);

/** Code that is shipped, without its tests. */
const sources = globSync('{packages/*/src,apps/server/src,apps/web/app}/**/*.{ts,tsx}', { cwd: inRoot('.') })
  .filter((file) => !/\.(?:test|spec)\.tsx?$/u.test(file))
  .map((file) => ({ file, text: readFileSync(inRoot(file), 'utf8') }));

/** The search words of a recipe, and the files of its table. */
function partsOf(recipe: string): { words: string[]; files: string[] } {
  const [, search = ''] = /Search for (?<words>[^|]+?)\.\n\n/u.exec(recipe) ?? [];
  return {
    words: [...search.matchAll(/`([^`]+)`/gu)].map(([, word = '']) => word),
    files: [...recipe.matchAll(/^\| `([^`]+)`/gmu)].map(([, file = '']) => file),
  };
}

it('there is a recipe for each thing that is added again and again', () => {
  expect(recipes.map((recipe) => recipe.split('\n')[0])).toEqual([
    'A field of a person',
    'A payment method',
    'A list',
    'A decision',
    'An export',
    'A section of a page',
    'A role of staff',
    'A nightly job',
  ]);
});

describe.each(recipes.map((recipe) => ({ title: recipe.split('\n')[0], ...partsOf(recipe) })))(
  '$title',
  ({ words, files }) => {
    it('names the files that a search for its words finds', () => {
      const found = sources.filter(({ text }) => words.some((word) => text.includes(word)));
      expect(files.toSorted()).toEqual(found.map(({ file }) => file).toSorted());
    });

    it('names no word that nothing has', () => {
      expect(words.filter((word) => !sources.some(({ text }) => text.includes(word)))).toEqual([]);
    });
  },
);
