import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { FileStorage } from '#server/adapters/storage/file-storage.ts';
import { createFolderStorage } from '#server/adapters/storage/folder-storage.ts';
import type { BackupManifest } from '#server/db/backup/backup-folder.ts';
import { restoreBackup } from '#server/db/backup/restore-backup.ts';
import { openBackup, verifyBackup } from '#server/db/backup/verify-backup.ts';
import { writeBackup } from '#server/db/backup/write-backup.ts';
import { storeFile } from '#server/features/files/store-file.ts';
import { migrate } from '#server/db/migrate/migrate.ts';
import { earlierSteps } from '#test/database/earlier-steps.ts';
import { buildUser } from '#seed/factories/build-user.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { collect } from '#test/collect.ts';
import { runStatement } from '#test/database/run-statement.ts';
import { createEmptyDatabase, type TestDatabase } from '#test/database/test-database.ts';

let t: TestApp;
let folder: string;
let original: string;
let key: string;
let target: TestDatabase;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sangamam-damaged-'));
  t = await buildTestApp();
  await buildUser(t.ctx);
  const stored = await storeFile(t.ctx, {
    kind: 'CONTACT_ATTACHMENT',
    fileName: 'letter.pdf',
    contentType: 'application/pdf',
    bytes: Buffer.from('the content of a letter'),
  });
  key = stored.storageKey;
  original = path.join(folder, 'original');
  await writeBackup({ databaseUrl: t.databaseUrl, storage: t.ctx.storage, folder: original });
});
beforeEach(async () => {
  target = await createEmptyDatabase();
  return () => target.drop();
});
afterAll(async () => {
  await t.close();
  rmSync(folder, { recursive: true, force: true });
});

let count = 0;
const fresh = () => {
  count += 1;
  return path.join(folder, String(count));
};
function copyOfBackup(): string {
  const copy = fresh();
  cpSync(original, copy, { recursive: true });
  return copy;
}
const editManifest = (backup: string, edit: (manifest: BackupManifest) => object) => {
  const file = path.join(backup, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as BackupManifest;
  writeFileSync(file, JSON.stringify(edit(manifest)));
};
const storedFile = (backup: string) => path.join(backup, 'files', key);
const usersFile = (backup: string) => path.join(backup, 'tables', 'users.jsonl.gz');

/** Changes a backup without changing its sizes: two bytes in the middle of a file. */
function flipBytes(file: string): void {
  const bytes = readFileSync(file);
  const middle = Math.floor(bytes.length / 2);
  for (const at of [middle, middle + 1]) bytes.writeUInt8(bytes.readUInt8(at) ^ 0xff, at);
  writeFileSync(file, bytes);
}

async function restore(backup: string, storage: FileStorage): Promise<void> {
  await restoreBackup({
    databaseUrl: target.url,
    storage,
    backup: await openBackup(await verifyBackup(backup), []),
  });
}
const tablesOfTarget = () =>
  runStatement(target.url, "select tablename from pg_tables where schemaname = 'public'");
const usersOf = (url: string) => runStatement(url, 'select to_jsonb(u) as line from users u order by id');

describe('a damaged backup is refused by name before the database is touched', () => {
  it.for([
    ['two flipped bytes in a file', (at: string) => flipBytes(storedFile(at)), /files\/.+ was changed/u],
    [
      'two flipped bytes in a table',
      (at: string) => flipBytes(usersFile(at)),
      /users\.jsonl\.gz was changed/u,
    ],
    ['a missing file', (at: string) => rmSync(storedFile(at)), /files\/.+ is missing/u],
    ['a missing table', (at: string) => rmSync(usersFile(at)), /users\.jsonl\.gz is missing/u],
    ['a truncated table', (at: string) => truncateSync(usersFile(at), 30), /users\.jsonl\.gz was changed/u],
    ['no manifest', (at: string) => rmSync(path.join(at, 'manifest.json')), /no complete backup/u],
    ['half a manifest', (at: string) => truncateSync(path.join(at, 'manifest.json'), 40), /cannot be read/u],
    [
      'a newer schema',
      (at: string) => editManifest(at, (manifest) => ({ ...manifest, migration: manifest.migration + 1 })),
      /newer version/u,
    ],
    [
      'a newer format',
      (at: string) => editManifest(at, (manifest) => ({ ...manifest, format: 4 })),
      /newer version/u,
    ],
  ] as const)('%s', async ([, damage, sentence]) => {
    const backup = copyOfBackup();
    damage(backup);
    const storage = createFolderStorage(fresh());

    await expect(restore(backup, storage)).rejects.toThrow(sentence);

    expect(await tablesOfTarget()).toEqual([]);
    expect(await collect(storage.list())).toEqual([]);
    await restore(original, storage);
    expect(await usersOf(target.url)).toEqual(await usersOf(t.databaseUrl));
  });
});

describe('a backup without checksums, of an older version,', () => {
  const asFormat1 = (backup: string) =>
    editManifest(backup, ({ sha256, ...manifest }) => ({
      ...manifest,
      format: sha256 === undefined ? 0 : 1,
    }));

  it('is restored', async () => {
    const backup = copyOfBackup();
    asFormat1(backup);
    await restore(backup, createFolderStorage(fresh()));
    expect(await usersOf(target.url)).toEqual(await usersOf(t.databaseUrl));
  });

  it('is refused where a size or a number of rows differs', async () => {
    const backup = copyOfBackup();
    asFormat1(backup);
    truncateSync(storedFile(backup), 5);
    truncateSync(usersFile(backup), 30);
    await expect(verifyBackup(backup)).rejects.toThrow(/users\.jsonl\.gz is damaged[^]*has 5 bytes instead/u);
  });
});

describe('a restore that fails on the way', () => {
  it('leaves neither rows nor files, and is repeated into the same database and storage', async () => {
    const storage = createFolderStorage(fresh());
    const full: FileStorage = {
      ...storage,
      async put(key, bytes) {
        await storage.put(key, bytes);
        throw new Error('no space left');
      },
    };
    await expect(restore(original, full)).rejects.toThrow('no space left');
    expect(await usersOf(target.url)).toEqual([]);
    expect(await collect(storage.list())).toEqual([]);

    await restore(original, storage);
    expect(await usersOf(target.url)).toEqual(await usersOf(t.databaseUrl));
  });

  it('is not repeated into tables of a newer version, which would not fit', async () => {
    await migrate(target.url);
    const backup = copyOfBackup();
    editManifest(backup, (manifest) => ({ ...manifest, migration: earlierSteps[0]?.when }));
    await expect(restore(backup, createFolderStorage(fresh()))).rejects.toThrow(/newer version/u);
  });
});

describe('a backup that fails', () => {
  const filling: FileStorage = {
    ...createFolderStorage('/nowhere'),
    read: () =>
      Promise.resolve(
        Readable.from(
          (function* () {
            yield Buffer.from('half');
            throw new Error('no space left');
          })(),
        ),
      ),
  };

  it('leaves nothing behind, so that its folder can be named again', async () => {
    const to = fresh();
    const backUp = (storage: FileStorage) => writeBackup({ databaseUrl: t.databaseUrl, storage, folder: to });
    await expect(backUp(filling)).rejects.toThrow('no space left');
    expect(existsSync(to)).toBe(false);
    await backUp(t.ctx.storage);
    await verifyBackup(to);
  });

  it('empties a folder that was there before', async () => {
    const to = fresh();
    mkdirSync(to);
    await expect(writeBackup({ databaseUrl: t.databaseUrl, storage: filling, folder: to })).rejects.toThrow(
      'no space left',
    );
    expect(readdirSync(to)).toEqual([]);
  });
});
