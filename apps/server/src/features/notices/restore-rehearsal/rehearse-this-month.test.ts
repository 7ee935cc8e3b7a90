import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { JobHelpers } from 'graphile-worker';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { identitiesIn, newKeyPair } from '#server/db/backup/backup-encryption.ts';
import { rehearseNewest } from '#server/db/backup/rehearse-newest.ts';
import { writeBackup } from '#server/db/backup/write-backup.ts';
import { createTasks } from '#server/jobs/tasks.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { createStaff, type TestAccount } from '#test/fixtures/accounts.ts';

import { readNotices } from '../list/read-notices.ts';
import { rehearseThisMonth } from './rehearse-this-month.ts';

let t: TestApp;
let folder: string;
let administrators: TestAccount[];
beforeAll(async () => {
  t = await buildTestApp();
  administrators = [await createStaff(t, 'ADMIN'), await createStaff(t, 'ADMIN')];
  await createStaff(t, 'TREASURER');
  folder = mkdtempSync(path.join(os.tmpdir(), 'sangamam-drill-'));
});
// Each test has a month of its own.
beforeEach(() => t.clock.advance({ days: 31 }));
afterAll(async () => {
  await t.close();
  rmSync(folder, { recursive: true });
});

const backUp = (name: string, recipients: string[] = []) =>
  writeBackup({
    databaseUrl: t.databaseUrl,
    storage: t.ctx.storage,
    folder: path.join(folder, name),
    recipients,
  });
const rehearse = (identities: readonly string[] = []) =>
  rehearseThisMonth(t.ctx, () => rehearseNewest(t.databaseUrl, { folder, identities }));
const mails = async () => {
  const { rows } = await t.database.pool.query<{ to: string; text: string }>(
    'select to_address as to, text from outbox_mails where dedupe_key like $1 order by 1',
    [`backup.rehearsed:${t.ctx.now().toISOString().slice(0, 7)}:%`],
  );
  return rows;
};
const codes = async () => (await readNotices(t.ctx)).map(({ code }) => code);
const silent = () => undefined;
/** What a task is told of its job. */
const helpers = { job: { id: '1', attempts: 1, max_attempts: 25 } } as unknown as JobHelpers;
const addresses = () => administrators.map(({ email }) => email).toSorted();

it('nothing happens before there is a backup', async () => {
  expect(await rehearse()).toBeUndefined();
  expect(await mails()).toEqual([]);
});

it('the newest backup is restored beside the site once a month, and every administrator reads of it', async () => {
  await backUp('first');
  expect(await rehearse()).toMatchObject({ outcome: 'RESTORED', folder: path.join(folder, 'first') });
  const sent = await mails();
  expect(sent.map(({ to }) => to)).toEqual(addresses());
  expect(sent[0]?.text).toContain('All of it came back unchanged');

  const again = await rehearseThisMonth(t.ctx, () => Promise.reject(new Error('is not called')));
  expect(again).toBeUndefined();
  expect(await mails()).toHaveLength(administrators.length);
});

it('a rehearsal that fails is mailed with its reason, and stands on the overview until one works', async () => {
  const failing = createTasks(t.ctx, {
    mailer: undefined,
    log: { debug: silent, info: silent, warn: silent, error: silent },
    rehearse: () => Promise.reject(new Error('users has 1 rows')),
  });
  await failing['rehearse-restore']?.({}, helpers);
  expect((await mails())[0]?.text).toContain('users has 1 rows');
  expect(await codes()).toContain('backup.not-restorable');

  t.clock.advance({ days: 31 });
  await rehearse();
  expect(await codes()).not.toContain('backup.not-restorable');
});

it('an encrypted backup whose key is elsewhere is checked, and the mail says how to finish', async () => {
  const { recipient, fileText } = await newKeyPair(new Date());
  await backUp('encrypted', [recipient]);
  expect(await rehearse()).toMatchObject({ outcome: 'SEALED', folder: path.join(folder, 'encrypted') });
  expect((await mails())[0]?.text).toContain(
    `backup verify ${path.join(folder, 'encrypted')} --restore --identity`,
  );

  t.clock.advance({ days: 31 });
  expect(await rehearse(identitiesIn(fileText))).toMatchObject({ outcome: 'RESTORED' });
});
