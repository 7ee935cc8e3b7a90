import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { restoreBackup } from '#server/db/backup/restore-backup.ts';
import { openBackup, verifyBackup } from '#server/db/backup/verify-backup.ts';
import { writeBackup } from '#server/db/backup/write-backup.ts';
import { createFolderStorage } from '#server/adapters/storage/folder-storage.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { runStatement } from '#test/database/run-statement.ts';
import { createEmptyDatabase } from '#test/database/test-database.ts';
import { duringChange } from '#test/during-change.ts';
import { heldDifference } from '#test/held-difference.ts';
import { buildRandomBook } from '#test/payments/random-book.ts';

let t: TestApp;
/** Two payments that hold money. */
let first: string;
let second: string;

beforeAll(async () => {
  t = await buildTestApp();
  await buildRandomBook(t, { seed: 190, families: 90 });
  const { rows } = await t.database.pool.query<{ id: string }>(
    'select id from payments where held > 0 order by id limit 2',
  );
  [first, second] = rows.map(({ id }) => id) as [string, string];
});
afterAll(() => t.close());

const differences = async () => (await t.database.pool.query<Record<string, unknown>>(heldDifference)).rows;
const heldOf = async (id: string) =>
  (await t.database.pool.query<{ held: number }>('select held from payments where id = $1', [id])).rows[0]
    ?.held ?? Number.NaN;
const entry = `insert into payment_entries (payment_id, kind, amount) values ($1, 'RECEIVED', $2)`;

it('what payments hold is the sum of their entries, also of several that one statement adds', async () => {
  const { rows } = await t.database.pool.query('select from payments where held <> 0');
  expect(rows.length).toBeGreaterThan(20);
  const before = [await heldOf(first), await heldOf(second)] as const;
  await t.database.pool.query(
    `insert into payment_entries (payment_id, kind, amount) values ($1, 'RECEIVED', 7), ($2, 'RECEIVED', 20), ($1, 'CORRECTED', -2)`,
    [first, second],
  );
  expect([await heldOf(first), await heldOf(second)]).toEqual([before[0] + 5, before[1] + 20]);
  expect(await differences()).toEqual([]);
});

it('would be wrong without the trigger, and the next entry puts it right', async () => {
  const trigger = 'trigger payment_entries_inserted_keep_held';
  await t.database.pool.query(`alter table payment_entries disable ${trigger}`);
  await t.database.pool.query(entry, [first, 100]);
  await t.database.pool.query(`alter table payment_entries enable ${trigger}`);
  expect(await differences()).toMatchObject([{ id: first }]);
  await t.database.pool.query(entry, [first, 0]);
  expect(await differences()).toEqual([]);
});

it('an entry that changes what is held marks the readiness of its registration', async () => {
  const marks = async () => (await t.database.pool.query('select from stale_readiness')).rows.length;
  await t.database.pool.query('delete from stale_readiness');
  await t.database.pool.query(entry, [first, 0]);
  expect(await marks()).toBe(0);
  await t.database.pool.query(entry, [first, 1]);
  expect(await marks()).toBe(1);
});

/** Two transactions add to the same payment, one of them before the other has committed. */
async function addAtOnce(): Promise<void> {
  await duringChange(t, { statement: entry, values: [second, 30], end: 'commit' }, () =>
    t.database.pool.query(entry, [second, 4]),
  );
}

it('two entries at the same time both count', async () => {
  const before = await heldOf(second);
  await addAtOnce();
  expect(await heldOf(second)).toBe(before + 34);
  expect(await differences()).toEqual([]);
});

it('of two entries at the same time one would be missed if the payment were not locked before', async () => {
  const [row] = (
    await t.database.pool.query<{ source: string }>(
      `select pg_get_functiondef('keep_what_payments_hold'::regproc) as source`,
    )
  ).rows;
  const source = row?.source ?? '';
  const unlocked = source.replace(/^ *PERFORM .*FOR NO KEY UPDATE;$/mu, '');
  expect(unlocked).not.toBe(source);
  await t.database.pool.query(unlocked);
  await addAtOnce();
  await t.database.pool.query(source);
  expect(await differences()).toMatchObject([{ id: second }]);
  await t.database.pool.query(entry, [second, 0]);
  expect(await differences()).toEqual([]);
});

it('a backup brings it back as it was, and nothing is added twice', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sangamam-held-'));
  const target = await createEmptyDatabase();
  try {
    const storage = createFolderStorage(path.join(folder, 'files'));
    await writeBackup({
      databaseUrl: t.databaseUrl,
      storage: t.ctx.storage,
      folder: path.join(folder, 'backup'),
    });
    const backup = await openBackup(await verifyBackup(path.join(folder, 'backup')), []);
    await restoreBackup({ databaseUrl: target.url, storage, backup });
    const sum = 'select sum(held)::int as held from payments';
    expect(await runStatement(target.url, sum)).toEqual(await runStatement(t.databaseUrl, sum));
    expect(await runStatement(target.url, heldDifference)).toEqual([]);
    await runStatement(
      target.url,
      `insert into payment_entries (payment_id, kind, amount) values ('${first}', 'RECEIVED', 9)`,
    );
    expect(await runStatement(target.url, heldDifference)).toEqual([]);
    expect(await runStatement(target.url, `select held from payments where id = '${first}'`)).toEqual([
      { held: (await heldOf(first)) + 9 },
    ]);
  } finally {
    await target.drop();
    rmSync(folder, { recursive: true, force: true });
  }
});
