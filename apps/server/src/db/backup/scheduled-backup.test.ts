import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { JobHelpers } from 'graphile-worker';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';

import { storeFile } from '#server/features/files/store-file.ts';
import { readNotices } from '#server/features/notices/list/read-notices.ts';
import { createTasks } from '#server/jobs/tasks.ts';
import { buildUser } from '#seed/factories/build-user.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';

import type { BackupManifest } from './backup-folder.ts';
import { runScheduledBackup } from './scheduled-backup.ts';
import { verifyBackup } from './verify-backup.ts';

let t: TestApp;
let folder: string;
beforeAll(async () => {
  t = await buildTestApp();
  await buildUser(t.ctx);
  await storeFile(t.ctx, {
    kind: 'CONTACT_ATTACHMENT',
    fileName: 'letter.pdf',
    contentType: 'application/pdf',
    bytes: Buffer.from('the content of a letter'),
  });
});
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sangamam-nightly-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => t.close());

/** What a task is told of its job. */
const helpers = { job: { id: '1', attempts: 1, max_attempts: 25 } } as unknown as JobHelpers;

const keep = { days: 2, weeks: 1, months: 1 };
const run = (at: string, plan = { folder, keep }) =>
  runScheduledBackup({ databaseUrl: t.databaseUrl, storage: t.ctx.storage }, plan, () => new Date(at));

/** A copy of a backup that says to be of another time. */
function copyAsOf(backup: string, name: string, createdAt: string): void {
  const to = path.join(folder, name);
  cpSync(backup, to, { recursive: true });
  const file = path.join(to, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as BackupManifest;
  writeFileSync(file, JSON.stringify({ ...manifest, createdAt }));
}

it('a backup is named by its time and verifies; those that no rule keeps go, and nothing else', async () => {
  const first = await run('2027-02-01T08:17:00Z');
  expect(first).toMatchObject({ folder: path.join(folder, '2027-02-01T08-17-00Z'), removed: [] });
  await verifyBackup(first?.folder ?? '');
  const created = (daysAgo: number) => new Date(Date.now() - daysAgo * 24 * 60 * 60_000).toISOString();
  copyAsOf(first?.folder ?? '', '2026-01-01T08-17-00Z', created(800));
  copyAsOf(first?.folder ?? '', 'before-the-upgrade', created(900));

  const second = await run('2027-02-01T09:00:00Z', { folder, keep: { days: 1, weeks: 0, months: 0 } });
  expect(
    second?.removed.map((each) => path.basename(each)).toSorted((one, two) => one.localeCompare(two)),
  ).toEqual(['2026-01-01T08-17-00Z', '2027-02-01T08-17-00Z']);
  expect(readdirSync(folder).toSorted((one, two) => one.localeCompare(two))).toEqual([
    '2027-02-01T09-00-00Z',
    'before-the-upgrade',
  ]);
});

it('what an interrupted backup left is removed, other folders stay', async () => {
  for (const left of ['2027-01-31T08-17-00Z', 'notes'])
    mkdirSync(path.join(folder, left, 'tables'), { recursive: true });
  await run('2027-02-01T08:17:00Z');
  expect(readdirSync(folder).toSorted((one, two) => one.localeCompare(two))).toEqual([
    '2027-02-01T08-17-00Z',
    'notes',
  ]);
});

it('of two processes that start at the same moment one writes', async () => {
  const done = await Promise.all([run('2027-02-01T08:17:00Z'), run('2027-02-01T08:17:01Z')]);
  expect(done.filter((each) => each !== undefined)).toHaveLength(1);
  expect(readdirSync(folder)).toHaveLength(1);
});

it('a backup that fails removes no older one and raises a notice, which the next one that works clears', async () => {
  const older = await run('2027-02-01T08:17:00Z');
  const silent = () => undefined;
  const log = { debug: silent, info: silent, warn: silent, error: silent };
  const task = (backUp: () => ReturnType<typeof run>) =>
    createTasks(t.ctx, { mailer: undefined, log, backUp })['back-up']?.({}, helpers);
  const codes = async () => (await readNotices(t.ctx)).map(({ code }) => code);
  const full = { ...t.ctx.storage, read: () => Promise.reject(new Error('no space left')) };
  const plan = { folder, keep: { days: 1, weeks: 0, months: 0 } };

  await expect(
    task(() => runScheduledBackup({ databaseUrl: t.databaseUrl, storage: full }, plan, () => new Date())),
  ).rejects.toThrow('no space left');
  expect(await codes()).toContain('backup.failed');
  await verifyBackup(older?.folder ?? '');
  expect(readdirSync(folder)).toEqual(['2027-02-01T08-17-00Z']);

  await task(() => run('2027-02-03T08:17:00Z'));
  expect(await codes()).not.toContain('backup.failed');
});

it('a process without a folder for backups leaves the job to another', async () => {
  const silent = () => undefined;
  const tasks = createTasks(t.ctx, {
    mailer: undefined,
    log: { debug: silent, info: silent, warn: silent, error: silent },
  });
  await expect(tasks['back-up']?.({}, helpers)).rejects.toThrow('BACKUP_DIR is not set');
});
