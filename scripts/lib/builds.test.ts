import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { buildIfStale, findBuilds } from './builds.ts';

let folder: string;
let built: string;
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sangamam-builds-'));
  built = path.join(folder, 'where-it-is-built');
  for (const each of [
    'apps/web',
    'apps/server/src',
    'apps/server/seed',
    'packages/contract',
    'node_modules/.bin',
  ])
    mkdirSync(path.join(built, each), { recursive: true });
  writeFileSync(path.join(built, 'apps/web/root.tsx'), 'page');
  writeFileSync(path.join(built, 'apps/web/join-languages.ts'), 'export {};');
  writeFileSync(path.join(built, 'apps/server/src/main.ts'), 'server');
  writeFileSync(path.join(built, 'apps/server/rolldown.config.ts'), 'how');
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

/** What builds leave: the programs that make them only write a file here. */
async function build(): Promise<void> {
  for (const tool of ['react-router', 'rolldown']) {
    const program = '#!/bin/sh\nmkdir -p build && echo made >> build/made.js\n';
    writeFileSync(path.join(built, 'node_modules/.bin', tool), program, { mode: 0o755 });
  }
  await buildIfStale({ root: built });
}

/** How often the tool of a build ran. */
function timesMade(at: 'apps/web' | 'apps/server'): number {
  return readFileSync(path.join(built, at, 'build/made.js'), 'utf8').split('\n').length - 1;
}

it('what is built stays until its own sources change', async () => {
  await build();
  expect(findBuilds(built)).toEqual({ isComplete: true, hasServer: true });
  await build();
  expect([timesMade('apps/web'), timesMade('apps/server')]).toEqual([2, 1]);
  writeFileSync(path.join(built, 'apps/server/src/main.ts'), 'another server');
  writeFileSync(path.join(built, 'apps/server/src/main.test.ts'), 'another test');
  expect(findBuilds(built)).toEqual({ isComplete: false, hasServer: false });
  await build();
  expect([timesMade('apps/web'), timesMade('apps/server')]).toEqual([2, 2]);
});

it('builds from elsewhere are used without the build tools', async () => {
  await build();
  const root = release();
  expect(findBuilds(root)).toEqual({ isComplete: true, hasServer: true });
  await expect(buildIfStale({ root })).resolves.toEqual({ isComplete: true, hasServer: true });
});

it('a server of other sources does not run, and is not missed where it cannot be made', async () => {
  await build();
  const root = release();
  writeFileSync(path.join(root, 'apps/server/src/main.ts'), 'another server');
  expect(findBuilds(root)).toEqual({ isComplete: true, hasServer: false });
  await expect(buildIfStale({ root })).resolves.toEqual({ isComplete: true, hasServer: false });
});

it('a web app of other sources is refused without the build tools', async () => {
  await build();
  const root = release();
  writeFileSync(path.join(root, 'packages/contract/order.ts'), 'another order');
  await expect(buildIfStale({ root })).rejects.toThrow(/made from other sources.*not installed.*npm ci/u);
});

it('without a build and without the build tools it says what to do', async () => {
  await expect(buildIfStale({ root: release() })).rejects.toThrow(/There is no build.*npm run build/u);
});

it('a build that fails says why, and does not count as built', async () => {
  await build();
  writeFileSync(path.join(built, 'apps/server/src/main.ts'), 'another server');
  const program = '#!/bin/sh\necho main.ts has no end >&2\nexit 1\n';
  writeFileSync(path.join(built, 'node_modules/.bin/rolldown'), program, { mode: 0o755 });
  await expect(buildIfStale({ root: built })).rejects.toThrow(
    /The server does not build.*main\.ts has no end/su,
  );
  expect(findBuilds(built)).toEqual({ isComplete: false, hasServer: false });
});
