import { existsSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { inRoot } from '../lib/root.ts';

const roots = ['contract/src', 'contract/src/orders', 'contract/src/ledger'].map(
  (each) => `packages/${each}`,
);

/** Paths with a folder that the journeys name; a bare file name is relative to the folder of the path before it. */
function namedPaths(): string[] {
  const text = readFileSync(inRoot('docs/journeys.md'), 'utf8');
  return [...text.matchAll(/`(?<path>[\w-]+\/[\w/-]+\.ts)`/gu)].map(({ groups }) => groups?.['path'] ?? '');
}

it('docs/journeys.md names files that exist', () => {
  const places = [...roots, 'apps/server/src', 'apps/server/src/features'];
  const named = namedPaths();
  expect(named.length).toBeGreaterThan(15);
  const missing = named.filter((file) => !places.some((place) => existsSync(inRoot(place, file))));
  expect(missing).toEqual([]);
});
