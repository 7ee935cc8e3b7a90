import { readdirSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { inRoot } from '../lib/root.ts';

const filesIn = (folder: string, ending: string) =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(inRoot(folder, file), 'utf8'));

/** Everything that a screen may say: phrases, and the sentences of the specification in the contract. */
const texts = [
  ...filesIn('apps/web/app/phrases/en', '.ts'),
  ...filesIn('apps/server/src/phrases/en', '.ts'),
  ...filesIn('packages/contract/src', '.ts').filter((text) => !text.includes("from 'vitest'")),
].join('\n');

/** Whether a text is the name, or begins with it before a value such as a number. */
function isOnScreen(name: string): boolean {
  return [`'${name}'`, `"${name}"`, `\`${name}\``, `\`${name} \${`].some((text) => texts.includes(text));
}

/** In `docs/use`, what is bold is the name of a page, a button or a field; a sentence ends with a full stop. */
const named = readdirSync(inRoot('docs/use')).flatMap((file) =>
  [...readFileSync(inRoot('docs/use', file), 'utf8').matchAll(/\*\*([^*]+?)\*\*/gu)]
    .map(([, name = '']) => ({ file, name }))
    .filter(({ name }) => !name.endsWith('.')),
);

it('the pages for volunteers name buttons and pages as they are on the screen', () => {
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ name }) => !isOnScreen(name))).toEqual([]);
});

it('a name that no screen has is found', () => {
  expect(isOnScreen('Register a family')).toBe(true);
  expect(isOnScreen('Register everybody')).toBe(false);
});
