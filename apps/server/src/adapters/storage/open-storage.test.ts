import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { collect } from '#test/collect.ts';
import { startBucketServer, type BucketServer } from '#test/servers/bucket-server.ts';

import { StoredFileMissing, type FileStorage } from './file-storage.ts';
import { openStorage } from './open-storage.ts';
import { isStorageUnavailable } from './storage-unavailable.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'sangamam-storage-'));
let bucket: BucketServer;
beforeAll(async () => {
  process.env['AWS_ACCESS_KEY_ID'] = 'test';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'secret';
  bucket = await startBucketServer();
});
afterAll(async () => {
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

const keysOf = async (storage: FileStorage) => {
  const keys: string[] = [];
  for await (const { key, modifiedAt } of storage.list()) {
    expect(Math.abs(Date.now() - modifiedAt.getTime())).toBeLessThan(60_000);
    keys.push(key);
  }
  return keys.toSorted((one, other) => one.localeCompare(other));
};

describe.each([
  ['a folder', () => pathToFileURL(path.join(folder, 'made when needed')).href],
  ['a bucket', () => `s3://files/some/where?endpoint=${encodeURIComponent(bucket.url)}&region=eu-test-1`],
])('%s', (_what, address) => {
  const one = `ab/${crypto.randomUUID()}`;
  const other = `cd/${crypto.randomUUID()}`;

  it('keeps what it is given, and gives it back whole or in part', async () => {
    const storage = await openStorage(address());
    expect(await keysOf(storage)).toEqual([]);
    await storage.put(one, Buffer.from('0123456789'));
    await storage.put(other, Buffer.from('മലയാളം'));
    expect(await text(await storage.read(one))).toBe('0123456789');
    expect(await text(await storage.read(one, { start: 3, end: 5 }))).toBe('345');
    expect(await text(await storage.read(other))).toBe('മലയാളം');
    expect(await keysOf(storage)).toEqual([one, other]);
  });

  it('forgets what it is told to, and says so', async () => {
    const storage = await openStorage(address());
    await storage.remove(one);
    await storage.remove(one);
    await expect(storage.read(one)).rejects.toThrow(StoredFileMissing);
    expect(await keysOf(storage)).toEqual([other]);
  });

  it('is marked once, by the first who claims it', async () => {
    const storage = await openStorage(address());
    expect(await storage.owner()).toBeUndefined();
    const claims = Array.from({ length: 20 }, (_, at) => storage.claim(`site ${at}`));
    const [first, ...others] = await Promise.all(claims);
    expect(first).toMatch(/^site \d+$/u);
    expect(new Set(others)).toEqual(new Set([first]));
    expect(await storage.owner()).toBe(first);
    expect(await storage.claim('three')).toBe(first);
    expect(await keysOf(storage)).toEqual([other]);
  });

  it('moves a file to the trash and back, and removes it from there', async () => {
    const storage = await openStorage(address());
    const trashed = { key: other, day: '2026-02-28' };
    const trash = () => collect(storage.listTrash());
    await storage.moveToTrash(other, trashed.day);
    await storage.moveToTrash(other, '2026-03-01');
    await expect(storage.read(other)).rejects.toThrow(StoredFileMissing);
    expect([await keysOf(storage), await trash()]).toEqual([[], [trashed]]);
    await storage.restoreFromTrash(trashed);
    expect([await text(await storage.read(other)), await trash()]).toEqual(['മലയാളം', []]);
    await storage.moveToTrash(other, trashed.day);
    await storage.removeFromTrash(trashed);
    expect([await keysOf(storage), await trash()]).toEqual([[], []]);
  });

  it('takes no key that is not ours', async () => {
    const storage = await openStorage(address());
    await expect(storage.put('../outside', Buffer.from('x'))).rejects.toThrow(TypeError);
    await expect(storage.read('/etc/passwd')).rejects.toThrow(TypeError);
  });
});

it('a bucket that cannot be reached is an error, and no missing file', async () => {
  const storage = await openStorage('s3://files?endpoint=http%3A%2F%2F127.0.0.1%3A9');
  await expect(storage.read(`ab/${crypto.randomUUID()}`)).rejects.not.toBeInstanceOf(StoredFileMissing);
});

it('a bucket that stays silent is given up, and the error says that another try may work', async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  try {
    const storage = await openStorage(`s3://files?endpoint=http%3A%2F%2F127.0.0.1%3A${port}`);
    const error: unknown = await storage.read(`ab/${crypto.randomUUID()}`).catch((reason: unknown) => reason);
    expect(isStorageUnavailable(error)).toBe(true);
  } finally {
    silent.close();
  }
});
