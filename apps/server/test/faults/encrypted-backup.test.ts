import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

import { Decrypter } from 'age-encryption';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createFolderStorage } from '#server/adapters/storage/folder-storage.ts';
import { identitiesIn, newKeyPair } from '#server/db/backup/backup-encryption.ts';
import type { BackupManifest } from '#server/db/backup/backup-folder.ts';
import { rehearseRestore } from '#server/db/backup/rehearse-restore.ts';
import { restoreBackup } from '#server/db/backup/restore-backup.ts';
import { openBackup, verifyBackup } from '#server/db/backup/verify-backup.ts';
import { writeBackup } from '#server/db/backup/write-backup.ts';
import { storeFile } from '#server/features/files/store-file.ts';
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
let office: string[];
let treasurer: string[];
let stranger: string[];
let recipients: string[];

const letter = 'the content of a letter';

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sangamam-encrypted-'));
  const pairs = [await newPair(), await newPair(), await newPair()];
  [office = [], treasurer = [], stranger = []] = pairs.map(({ identities }) => identities);
  recipients = pairs.slice(0, 2).map(({ recipient }) => recipient);
  t = await buildTestApp();
  await buildUser(t.ctx);
  const stored = await storeFile(t.ctx, {
    kind: 'CONTACT_ATTACHMENT',
    fileName: 'letter.pdf',
    contentType: 'application/pdf',
    bytes: Buffer.from(letter),
  });
  key = stored.storageKey;
  original = path.join(folder, 'original');
  await writeBackup({ databaseUrl: t.databaseUrl, storage: t.ctx.storage, folder: original, recipients });
});
beforeEach(async () => {
  target = await createEmptyDatabase();
  return () => target.drop();
});
afterAll(async () => {
  await t.close();
  rmSync(folder, { recursive: true, force: true });
});

async function newPair() {
  const { recipient, fileText } = await newKeyPair(new Date());
  return { recipient, identities: identitiesIn(fileText) };
}

let count = 0;
const fresh = () => {
  count += 1;
  return path.join(folder, String(count));
};
const usersOf = (url: string) => runStatement(url, 'select to_jsonb(u) as line from users u order by id');
const usersFile = (backup: string) => path.join(backup, 'tables', 'users.jsonl.gz.age');
const letterFile = (backup: string) => path.join(backup, 'files', `${key}.age`);

async function restore(
  backup: string,
  identities: readonly string[],
  storage = createFolderStorage(fresh()),
) {
  const opened = await openBackup(await verifyBackup(backup), identities);
  await restoreBackup({ databaseUrl: target.url, storage, backup: opened });
  return storage;
}

describe('an encrypted backup', () => {
  it.each([0, 1])('comes back whole with the private key of recipient %i', async (which) => {
    const storage = await restore(original, [office, treasurer][which] ?? []);
    expect(await usersOf(target.url)).toEqual(await usersOf(t.databaseUrl));
    expect(Buffer.concat(await collect(await storage.read(key))).toString()).toBe(letter);
  });

  it('has nothing readable but its manifest', async () => {
    const files = readdirSync(original, { recursive: true, withFileTypes: true }).filter((one) =>
      one.isFile(),
    );
    const readable = files.filter(
      (one) =>
        !readFileSync(path.join(one.parentPath, one.name))
          .toString('latin1')
          .startsWith('age-encryption.org/v1\n'),
    );
    expect(readable.map(({ name }) => name)).toEqual(['manifest.json']);
    expect(readFileSync(path.join(original, 'manifest.json'), 'utf8')).not.toContain(letter);
  });

  it('opens with any program for age', async () => {
    const decrypter = new Decrypter();
    for (const identity of office) decrypter.addIdentity(identity);
    const rows = gunzipSync(await decrypter.decrypt(readFileSync(usersFile(original))));
    expect(rows.toString().trim().split('\n')).toHaveLength((await usersOf(t.databaseUrl)).length);
  });

  it('is verified without a key, and rehearsed with one', async () => {
    const backup = await verifyBackup(original);
    expect(backup.manifest).toMatchObject({ format: 3, recipients });
    await rehearseRestore(t.databaseUrl, await openBackup(backup, treasurer));
  });
});

describe('an encrypted backup is refused before the database is touched', () => {
  it.for([
    ['no key', () => undefined, [], /encrypted for age1.+--identity/u],
    ['the key of somebody else', () => undefined, ['stranger'], /none of the 1 given private keys opens it/u],
    [
      'two flipped bytes in an encrypted table',
      (at: string) => {
        const bytes = readFileSync(usersFile(at));
        for (const each of [1, 2])
          bytes.writeUInt8(bytes.readUInt8(bytes.length - each) ^ 0xff, bytes.length - each);
        writeFileSync(usersFile(at), bytes);
      },
      ['office'],
      /users\.jsonl\.gz\.age was changed/u,
    ],
    [
      'an encrypted file cut short',
      (at: string) => truncateSync(letterFile(at), 180),
      ['office'],
      /files\/.+\.age was changed/u,
    ],
    [
      'an encrypted file that is missing',
      (at: string) => rmSync(letterFile(at)),
      ['office'],
      /\.age is missing/u,
    ],
    [
      'a manifest that says it is not encrypted',
      (at: string) => {
        const file = path.join(at, 'manifest.json');
        const manifest = JSON.parse(readFileSync(file, 'utf8')) as BackupManifest;
        writeFileSync(file, JSON.stringify({ ...manifest, format: 2, recipients: [] }));
      },
      ['office'],
      /account_tokens\.jsonl\.gz is missing/u,
    ],
    [
      'a file that was decrypted by hand',
      (at: string) => renameSync(usersFile(at), usersFile(at).replace('.age', '')),
      ['office'],
      /users\.jsonl\.gz\.age is missing/u,
    ],
  ] as const)('%s', async ([, damage, keys, sentence]) => {
    const backup = fresh();
    cpSync(original, backup, { recursive: true });
    damage(backup);
    const storage = createFolderStorage(fresh());
    const identities = keys.flatMap((name) => ({ office, stranger })[name]);

    await expect(restore(backup, identities, storage)).rejects.toThrow(sentence);

    expect(await runStatement(target.url, "select from pg_tables where schemaname = 'public'")).toEqual([]);
    expect(await collect(storage.list())).toEqual([]);
  });
});

it.each([
  ['nothing but comments', '# public key: age1', 'holds no private key'],
  ['half a key', 'AGE-SECRET-KEY-1GFPYYSJZGFPYYSJZGFPYYSJZ', 'holds a line that is no private key'],
])('a file with %s is no file of keys', (_, text, sentence) => {
  expect(() => identitiesIn(text)).toThrow(sentence);
});
