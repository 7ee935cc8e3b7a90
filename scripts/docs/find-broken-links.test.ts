import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { findBrokenLinks } from './find-broken-links.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sangamam-links-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, body: string) =>
  writeFileSync(path.join(folder, name), `<!doctype html><title>A page</title><body>${body}</body>`);

it('links to pages and headings that exist are in order, and other hosts are not asked', async () => {
  write('index.html', '<a href="other.html#there">1</a><a href="https://no-such-host.invalid/">2</a>');
  write('other.html', '<h2 id="there">There</h2><a href="#there">3</a><a href="./">4</a>');
  expect(await findBrokenLinks(folder)).toEqual([]);
});

it('a dead page, a dead heading and a missing picture are found, also on a page that another one leads to', async () => {
  write('index.html', '<a href="other.html">1</a><img src="gone.webp" alt="" />');
  write(
    'other.html',
    '<h2 id="there">There</h2><a href="missing.html">2</a><a href="index.html#nowhere">3</a>',
  );
  expect(await findBrokenLinks(folder)).toEqual([
    'index.html → gone.webp',
    'other.html → index.html#nowhere',
    'other.html → missing.html',
  ]);
});
