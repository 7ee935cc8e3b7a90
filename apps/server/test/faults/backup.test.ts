import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createFolderStorage } from '#server/adapters/storage/folder-storage.ts';
import { restoreBackup } from '#server/db/backup/restore-backup.ts';
import { openBackup, verifyBackup } from '#server/db/backup/verify-backup.ts';
import { writeBackup } from '#server/db/backup/write-backup.ts';
import { migrate } from '#server/db/migrate/migrate.ts';
import { waitListEntries } from '#server/db/schema/orders/wait-list.ts';
import { storeFile } from '#server/features/files/store-file.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { readyFamily, submitAt } from '#test/fixtures/ready-families.ts';
import { runStatement } from '#test/database/run-statement.ts';
import { createEmptyDatabase, type TestDatabase } from '#test/database/test-database.ts';

let t: TestApp;
let origin: string;
let folder: string;
const databases: TestDatabase[] = [];
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sangamam-backup-'));
  t = await buildTestApp();
  origin = await t.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await t.close();
  for (const database of databases) await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

let count = 0;
const fresh = () => {
  count += 1;
  return path.join(folder, String(count));
};
async function emptyDatabase(): Promise<string> {
  const database = await createEmptyDatabase();
  databases.push(database);
  return database.url;
}
const backUp = (to: string) =>
  writeBackup({ databaseUrl: t.databaseUrl, storage: t.ctx.storage, folder: to });

/** A digest of the rows of each table. */
async function digests(url: string, tables: readonly string[]): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const table of tables) {
    const [row] = (await runStatement(
      url,
      `select count(*)::int as rows, md5(string_agg(line, '' order by line)) as digest
        from (select to_jsonb(t)::text as line from public."${table}" t) as lines`,
    )) as unknown[];
    found[table] = row;
  }
  return found;
}

const tablesThatCompute = `select distinct relname as table from pg_attribute
  join pg_class on pg_class.oid = attrelid where attgenerated <> '' and relnamespace = 'public'::regnamespace`;

const indexesAndConstraints = `select indexdef as definition from pg_indexes where schemaname = 'public'
  union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
  where connamespace = 'public'::regnamespace order by definition`;

const tablesWithStatistics = `select array_agg(distinct tablename::text) as tables from pg_stats where schemaname = 'public'`;

const filesBelow = (place: string) =>
  readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

/** What this process holds open of a folder. */
const openFilesBelow = (place: string) =>
  readdirSync('/proc/self/fd')
    .map((descriptor) => path.join('/proc/self/fd', descriptor))
    // The one that reads the folder is gone.
    .flatMap((descriptor) => (existsSync(descriptor) ? [readlinkSync(descriptor)] : []))
    .filter((file) => file.startsWith(place));

describe('a backup', () => {
  it('brings back every row and file of a site that was written to meanwhile, into a new database', async () => {
    const { id: conventionId } = await buildConvention(t.ctx);
    const { id: packageId } = await buildPackage(t.ctx, { conventionId, capacity: 40 });
    const letter = await storeFile(t.ctx, {
      kind: 'CONTACT_ATTACHMENT',
      fileName: 'letter.pdf',
      contentType: 'application/pdf',
      bytes: Buffer.from('മലയാളം'),
    });
    const backupOver = new AbortController();
    const submitted: string[] = [];
    const writing = (async () => {
      while (!backupOver.signal.aborted || submitted.length < 3) {
        const family = await readyFamily(t.ctx, { conventionId, packageId });
        const response = await submitAt(origin, family);
        await response.arrayBuffer();
        if (response.status === 200) submitted.push(family.orderId);
      }
    })();
    const during = fresh();
    await backUp(during);
    backupOver.abort();
    await writing;

    // A backup made during writes is consistent: foreign keys and counts are checked.
    const url = await emptyDatabase();
    const storage = createFolderStorage(fresh());
    await restoreBackup({
      databaseUrl: url,
      storage,
      backup: await openBackup(await verifyBackup(during), []),
    });
    expect(await text(await storage.read(letter.storageKey))).toBe('മലയാളം');

    // A backup made without concurrent writes is identical.
    await t.ctx.db
      .insert(waitListEntries)
      .values({ orderId: submitted[0] ?? '', packageId, rankedAt: t.ctx.now() });
    const after = fresh();
    const manifest = await backUp(after);
    expect(manifest.missingFiles).toEqual([]);
    const other = await emptyDatabase();
    await restoreBackup({
      databaseUrl: other,
      storage: createFolderStorage(fresh()),
      backup: await openBackup(await verifyBackup(after), []),
    });
    const tables = Object.keys(manifest.tables);
    expect(tables).toContain('audit_log');
    // PostgreSQL refuses a value of a column that it computes: each table that has one has a row here.
    for (const { table } of await runStatement<{ table: string }>(t.databaseUrl, tablesThatCompute))
      expect(manifest.tables[table]).toBeGreaterThan(0);
    expect(await digests(other, tables)).toEqual(await digests(t.databaseUrl, tables));
    expect(await runStatement(other, indexesAndConstraints)).toEqual(
      await runStatement(t.databaseUrl, indexesAndConstraints),
    );
    // The first queries of the restored site are planned by its rows.
    const [planned] = await runStatement<{ tables: string[] }>(other, tablesWithStatistics);
    expect(planned?.tables).toEqual(expect.arrayContaining(['audit_log', 'orders', 'people']));
    await expect(runStatement(other, "update audit_log set action = 'x'")).rejects.toThrow(/audit_log/u);
  }, 120_000);

  it('has many files, large and empty ones, and names those that are missing without leaving anything of them', async () => {
    const files = createFolderStorage(fresh());
    const contentOf = (number: number) =>
      Buffer.alloc(number % 100 === 0 ? number * 1_000 : number % 7, number);
    const keyOf = (number: number) => `${String(number % 50).padStart(2, '0')}/file-${number + 1_000_000}`;
    const numbers = Array.from({ length: 2_000 }, (_, number) => number);
    // The others are in the database alone.
    const kept = numbers.slice(0, 200);
    for (const number of kept) await files.put(keyOf(number), contentOf(number));
    const source = await emptyDatabase();
    await migrate(source);
    await runStatement(
      source,
      `insert into files (id, kind, storage_key, file_name, content_type, byte_size, sha256)
        select gen_random_uuid(), 'CONTACT_ATTACHMENT', lpad((n % 50)::text, 2, '0') || '/file-' || 1000000 + n,
          'letter.pdf', 'application/pdf', 1, repeat('0', 64) from generate_series(0, 1999) n`,
    );
    const to = fresh();
    const manifest = await writeBackup({ databaseUrl: source, storage: files, folder: to });

    expect(new Set(Object.keys(manifest.files))).toEqual(new Set(kept.map(keyOf)));
    expect(new Set(manifest.missingFiles)).toEqual(new Set(numbers.slice(kept.length).map(keyOf)));
    expect(filesBelow(path.join(to, 'files'))).toBe(kept.length);
    expect(openFilesBelow(to)).toEqual([]);

    const storage = createFolderStorage(fresh());
    const databaseUrl = await emptyDatabase();
    const backup = await openBackup(await verifyBackup(to), []);
    await restoreBackup({ databaseUrl, storage, backup });
    for (const number of kept)
      expect((await buffer(await storage.read(keyOf(number)))).equals(contentOf(number))).toBe(true);
  });

  it('is not restored over anything', async () => {
    const to = fresh();
    await backUp(to);
    const backup = await openBackup(await verifyBackup(to), []);
    const storage = createFolderStorage(fresh());
    await expect(restoreBackup({ databaseUrl: t.databaseUrl, storage, backup })).rejects.toThrow(
      /not empty/u,
    );
    const databaseUrl = await emptyDatabase();
    await expect(restoreBackup({ databaseUrl, storage: t.ctx.storage, backup })).rejects.toThrow(
      /not empty/u,
    );
    await expect(backUp(to)).rejects.toThrow(/not empty/u);
  });
});
