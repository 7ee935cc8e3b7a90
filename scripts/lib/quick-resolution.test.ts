import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { expect, it } from 'vitest';

import { findOwnSource } from './quick-resolution.ts';
import { inRoot } from './root.ts';

const imported = /(?:from|import)\s*\(?\s*'(?<specifier>[^']+)'/gu;

/** Every import of our own sources that a start can meet. */
function importsOfTheProgram(): { parent: string; specifier: string }[] {
  const files = globSync(['apps/server/{src,seed}/**/*.ts', 'packages/*/src/**/*.ts'], { cwd: inRoot() });
  return files.flatMap((file) =>
    [...readFileSync(inRoot(file), 'utf8').matchAll(imported)].map(({ groups }) => ({
      parent: inRoot(file),
      specifier: groups?.['specifier'] ?? '',
    })),
  );
}

it('own sources are found where Node finds them', () => {
  const own = importsOfTheProgram().filter(({ specifier }) => /^(?:[.#]|@sangamam\/)/u.test(specifier));
  expect(own.length).toBeGreaterThan(1_000);
  const wrong = own.filter(({ parent, specifier }) => {
    const found = findOwnSource(specifier, pathToFileURL(parent).href);
    if (found === undefined) return specifier.endsWith('.ts') || specifier.startsWith('@sangamam/');
    return !existsSync(fileURLToPath(found));
  });
  expect(wrong).toEqual([]);
});

it.each([
  ['apps/server/src/main.ts', '#phrases/notices/notices.ts', 'apps/server/src/phrases/en/notices/notices.ts'],
  ['scripts/start.ts', '#server/main.ts', 'apps/server/src/main.ts'],
  ['apps/server/src/app.ts', '@sangamam/contract/paths', 'packages/contract/src/paths.ts'],
])('%s finds %s as Node does', (parent, specifier, target) => {
  const found = findOwnSource(specifier, pathToFileURL(inRoot(parent)).href);
  expect(found).toBe(pathToFileURL(inRoot(target)).href);
  expect(createRequire(inRoot(parent)).resolve(specifier)).toBe(inRoot(target));
});

it.each([
  ['a package', 'zod', 'apps/server/src/main.ts'],
  ['what is not TypeScript', './data.json', 'apps/server/src/main.ts'],
  ['what a package imports', './index.ts', path.join('node_modules', 'zod', 'index.ts')],
])('%s is left to Node', (_what, specifier, parent) => {
  expect(findOwnSource(specifier, pathToFileURL(inRoot(parent)).href)).toBeUndefined();
});
