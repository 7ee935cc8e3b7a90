import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { buildWebIfStale } from './web-build.ts';

let folder: string;
let built: string;
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sangamam-web-build-'));
  built = path.join(folder, 'where-it-is-built');
  for (const each of ['apps/web', 'packages/contract', 'node_modules/.bin'])
    mkdirSync(path.join(built, each), { recursive: true });
  writeFileSync(path.join(built, 'apps/web/root.tsx'), 'page');
  writeFileSync(path.join(built, 'packages/contract/order.ts'), 'order');
  writeFileSync(path.join(built, 'package-lock.json'), '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** An installation elsewhere, without the build tools. */
function release(): string {
  const root = path.join(folder, 'where it runs');
  cpSync(built, root, { recursive: true, filter: (file) => !file.includes('node_modules') });
  return root;
}

/** What a build leaves: the program that makes it only writes a file here. */
async function build(): Promise<void> {
  const program = '#!/bin/sh\nmkdir -p build && echo page > build/page.js\n';
  writeFileSync(path.join(built, 'node_modules/.bin/react-router'), program, { mode: 0o755 });
  await buildWebIfStale({ root: built });
}

it('a build from elsewhere is used without the build tools', async () => {
  await build();
  await expect(buildWebIfStale({ root: release() })).resolves.toBeUndefined();
});

it('a build of other sources is refused without the build tools', async () => {
  await build();
  const root = release();
  writeFileSync(path.join(root, 'packages/contract/order.ts'), 'another order');
  await expect(buildWebIfStale({ root })).rejects.toThrow(/made from other sources.*not installed.*npm ci/u);
});

it('without a build and without the build tools it says what to do', async () => {
  await expect(buildWebIfStale({ root: release() })).rejects.toThrow(/There is no build.*npm run build/u);
});
