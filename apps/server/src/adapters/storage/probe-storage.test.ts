import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';

import { afterAll, expect, it } from 'vitest';

import { collect } from '#test/collect.ts';

import { createFolderStorage } from './folder-storage.ts';
import { openStorage } from './open-storage.ts';
import { probeStorage } from './probe-storage.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'sangamam-probe-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('leaves nothing behind in a storage that works', async () => {
  const storage = createFolderStorage(path.join(folder, 'works'));
  await probeStorage(storage, 'file:///works');
  expect(await collect(storage.list())).toEqual([]);
});

it('names the setting and the place where nothing can be written, without what follows the question mark', async () => {
  const file = path.join(folder, 'a file');
  writeFileSync(file, '');
  await expect(probeStorage(createFolderStorage(file), 'file:///a-file?secret=x')).rejects.toThrow(
    /^The file storage at file:\/\/\/a-file \(STORAGE_URL\) cannot be used$/u,
  );
});

it('refuses a bucket that cannot be reached', async () => {
  const address = 's3://files?endpoint=http%3A%2F%2F127.0.0.1%3A9';
  await expect(probeStorage(await openStorage(address), address)).rejects.toThrow('STORAGE_URL');
});

it('refuses a storage that answers something else than was written', async () => {
  const storage = createFolderStorage(path.join(folder, 'garbles'));
  const garbling = { ...storage, read: () => Promise.resolve(Readable.from(['other'])) };
  await expect(probeStorage(garbling, 'file:///garbles')).rejects.toThrow('cannot be used');
});
