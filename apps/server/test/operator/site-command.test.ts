import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createFolderStorage } from '#server/adapters/storage/folder-storage.ts';
import { queueMail } from '#server/features/mail/outbox/queue-mail.ts';
import { ownsStorage } from '#server/features/files/storage/storage-owner.ts';
import { storeFile } from '#server/features/files/store-file.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { runStatement } from '#test/database/run-statement.ts';
import { createEmptyDatabase, type TestDatabase } from '#test/database/test-database.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { startMailServer, type MailServer } from '#test/servers/mail-server.ts';
import { logIn } from '#test/sign-in-as.ts';

import { runSiteCommand } from './run-site-command.ts';

let t: TestApp;
let mailServer: MailServer;
let empty: TestDatabase;
let foreign: TestDatabase;
let folder: string;
let settings: Record<string, string>;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sangamam-operator-'));
  [t, mailServer, empty, foreign] = await Promise.all([
    buildTestApp(),
    startMailServer(),
    createEmptyDatabase(),
    createEmptyDatabase(),
  ]);
  await runStatement(foreign.url, 'create table songs (id integer)');
  await ownsStorage(t.ctx);
  settings = {
    DATABASE_URL: t.databaseUrl,
    STORAGE_URL: pathToFileURL(t.filesFolder).href,
    PUBLIC_URL: 'http://sangamam.test',
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'us@example.org',
  };
});
afterAll(async () => {
  await Promise.all([t.close(), mailServer.close(), empty.drop(), foreign.drop()]);
  rmSync(folder, { recursive: true, force: true });
});

const site = (...words: string[]) => runSiteCommand(settings, ...words);

async function auditedActions(): Promise<string[]> {
  const { rows } = await t.database.pool.query<{ action: string }>(
    "select distinct action from audit_log where actor_system = 'command line' order by action",
  );
  return rows.map(({ action }) => action);
}

describe('commands of an operator', () => {
  it('sessions end signs the devices of one account out, or those of everybody', async () => {
    const [one, other] = [await createStaff(t, 'ADMIN'), await createStaff(t, 'ADMIN')];
    for (const { email } of [one, one, other]) await logIn(t, { email });
    const sessions = () => runStatement(t.databaseUrl, 'select user_id from sessions');
    expect(await site('sessions', 'end', '--email', one.email)).toMatchObject({
      code: 0,
      out: 'Signed out: 1 account.\n',
    });
    expect(await sessions()).toEqual([{ user_id: other.id }]);
    expect(await site('sessions', 'end', '--all')).toMatchObject({ code: 0 });
    expect(await sessions()).toEqual([]);
    expect(await auditedActions()).toContain('account.sessions-ended');
    expect(await site('sessions', 'end', '--email', 'nobody@example.org')).toMatchObject({ code: 1 });
    expect(await site('sessions', 'end')).toMatchObject({ code: 2 });
  });

  it('jobs list names failed jobs with their reason, jobs retry queues them again', async () => {
    await runStatement(t.databaseUrl, "select graphile_worker.add_job('tidy-limits')");
    await runStatement(
      t.databaseUrl,
      `select graphile_worker.permanently_fail_jobs(array_agg(id), 'no room') from graphile_worker.jobs
       where task_identifier = 'tidy-limits'`,
    );
    const { out } = await site('jobs', 'list');
    expect(out).toMatch(/^failed {3}\d+ {2}tidy-limits {2}25\/25 {2}20\S+Z {2}no room$/mu);
    expect(await site('jobs', 'retry')).toMatchObject({ code: 0, out: 'Queued again: 1.\n' });
    const listed = JSON.parse((await site('jobs', 'list', '--json')).out) as { state: string }[];
    expect(listed).toMatchObject([{ name: 'tidy-limits', state: 'WAITING', attempts: 0 }]);
    expect(await auditedActions()).toContain('job.retried');
    await runStatement(t.databaseUrl, 'delete from graphile_worker._private_jobs');
  });

  it('mails resend queues mails that were given up, and refuses where no mail server is set', async () => {
    const to = { address: 'annamma@example.org' };
    await queueMail(t.ctx, {
      to,
      kind: 'contact.answer',
      subject: 'Hi',
      html: 'Hi',
      text: 'Hi',
      dedupeKey: 'one',
    });
    await runStatement(t.databaseUrl, 'delete from graphile_worker._private_jobs');
    await runStatement(t.databaseUrl, "update outbox_mails set dead_at = now() where dedupe_key = 'one'");
    const { SMTP_URL: _, ...withoutMail } = settings;
    expect(await runSiteCommand(withoutMail, 'mails', 'resend')).toEqual({
      code: 2,
      out: '',
      error: 'SMTP_URL is not set: mails cannot leave.\n',
    });
    expect((await site('mails', 'resend', '--only', 'held')).out).toContain('Queued again: 0.');
    expect((await site('mails', 'resend')).out).toContain('Queued again: 1.');
    expect(await runStatement(t.databaseUrl, 'select task_identifier from graphile_worker.jobs')).toEqual([
      { task_identifier: 'send-mail' },
    ]);
    expect(await auditedActions()).toContain('mail.sent-again');
  });

  it('mails test sends one mail at once, and repeats what a mail server that refuses it said', async () => {
    expect(await site('mails', 'test', '--to', 'helper@example.org')).toMatchObject({ code: 0 });
    expect(mailServer.mails.at(-1)).toMatchObject({
      to: [{ address: 'helper@example.org' }],
      subject: 'Test email from sangamam.test',
    });
    mailServer.behave('unknown');
    const refused = await site('mails', 'test', '--to', 'helper@example.org');
    expect(refused).toMatchObject({ code: 1, error: expect.stringContaining('Answered with 550') as string });
    mailServer.behave('taking');
  });

  it('files check counts missing files and changes nothing; backup and backup verify accept the rest', async () => {
    const stored = await storeFile(t.ctx, {
      kind: 'CONTACT_ATTACHMENT',
      fileName: 'letter.pdf',
      contentType: 'application/pdf',
      bytes: Buffer.from('letter'),
    });
    await runStatement(t.databaseUrl, "update files set created_at = now() - interval '2 hours'");
    expect(await site('files', 'check')).toMatchObject({
      code: 0,
      out: 'Stored: 1. Without a row: 0. Missing: 0.\n',
    });
    const backup = path.join(folder, 'backup');
    expect((await site('backup', backup)).out).toContain('and 1 files into');
    expect((await site('backup', 'verify', backup)).out).toContain('Complete and undamaged');
    rmSync(path.join(t.filesFolder, stored.storageKey));
    const { code, out } = await site('files', 'check');
    expect([code, out]).toEqual([1, expect.stringContaining('Missing: 1.')]);
    expect(await runStatement(t.databaseUrl, 'select code from site_notices')).toEqual([]);
  });

  it('admin create prints a link once, and says so when the address has an account', async () => {
    const words = ['admin', 'create', '--email', 'Rescue@example.org'];
    expect((await site(...words)).out).toMatch(/^rescue@example\.org .*\nhttp:\/\/sangamam\.test\/\S+/u);
    expect(await site(...words)).toMatchObject({
      code: 1,
      error: expect.stringContaining('has an account already') as string,
    });
  });
});

describe('doctor', () => {
  it('prints a report for each problem and ends with exit code 1, as text or as JSON, without secrets', async () => {
    const wrong = {
      ...settings,
      DATABASE_URL: 'postgres://anna:Copper-Meadow@127.0.0.1:1/none',
      ADMIN_EMAIL: 'anna@example.org',
      ADMIN_PASSWORD: 'Copper+Meadow+1891',
    };
    const [text, json] = await Promise.all([
      runSiteCommand(wrong, 'doctor'),
      runSiteCommand(wrong, 'doctor', '--json'),
    ]);
    expect([text.code, text.error]).toEqual([1, '']);
    expect(text.out).toMatch(/^error {2,}database {2,}.*ECONNREFUSED.*\n +→ Check DATABASE_URL/mu);
    expect(text.out).not.toMatch(/Copper|anna@/u);
    expect(JSON.parse(json.out)).toMatchObject({
      counts: { error: 1 },
      findings: expect.arrayContaining([
        expect.objectContaining({ check: 'database', level: 'error' }),
      ]) as unknown,
    });
  });

  it('ends with exit code 0 where there is no error', async () => {
    await createStaff(t, 'ADMIN');
    const { code, out } = await site('doctor');
    expect(out).toContain('Errors: 0.');
    expect(code).toBe(0);
  });
});

describe('commands with wrong settings', () => {
  const wrongDatabases: [name: string, url: () => string, sentence: string][] = [
    ['an empty database', () => empty.url, 'is empty'],
    ['a database of another application', () => foreign.url, 'belongs to another application'],
    ['a database that does not exist', () => `${empty.url}_gone`, 'cannot be opened'],
    ['a server that does not answer', () => 'postgres://nobody@127.0.0.1:1/none', 'ECONNREFUSED'],
  ];
  it.for(wrongDatabases)(
    '%s is refused with exit code 2 before anything is written',
    async ([, url, sentence]) => {
      const wrong = { ...settings, DATABASE_URL: url() };
      const copy = path.join(folder, 'never');
      const results = await Promise.all([
        runSiteCommand(wrong, 'backup', copy),
        runSiteCommand(wrong, 'admin', 'create', '--email', 'a@example.org'),
      ]);
      for (const { code, out, error } of results)
        expect([code, out, error]).toEqual([2, '', expect.stringContaining(sentence)]);
      expect(readdirSync(folder)).not.toContain('never');
    },
  );

  it('migrate and restore leave the database of another application alone', async () => {
    const backup = path.join(folder, 'for-another');
    await site('backup', backup);
    for (const words of [['migrate'], ['restore', backup]]) {
      const result = await runSiteCommand({ ...settings, DATABASE_URL: foreign.url }, ...words);
      expect(result).toMatchObject({
        code: 2,
        error: expect.stringContaining('belongs to another application') as string,
      });
    }
    expect(
      await runStatement(foreign.url, "select nspname from pg_namespace where nspname = 'drizzle'"),
    ).toEqual([]);
  });

  it('files of another site are refused with exit code 2', async () => {
    const other = mkdtempSync(path.join(folder, 'files-'));
    await createFolderStorage(other).claim('another');
    const wrong = { ...settings, STORAGE_URL: pathToFileURL(other).href };
    expect(await runSiteCommand(wrong, 'files', 'sweep')).toMatchObject({
      code: 2,
      error: expect.stringContaining('belongs to another database') as string,
    });
  });

  it('files that cannot be read do not prevent commands that need none', async () => {
    const unreadable = path.join(folder, 'unreadable');
    mkdirSync(path.join(unreadable, '.sangamam-owner'), { recursive: true });
    const wrong = { ...settings, STORAGE_URL: pathToFileURL(unreadable).href };
    expect(await runSiteCommand(wrong, 'jobs', 'list')).toMatchObject({ code: 0 });
    expect(await runSiteCommand(wrong, 'files', 'sweep')).toMatchObject({ code: 1 });
  });

  it('migrate brings an empty database to the newest schema', async () => {
    const result = await runSiteCommand({ ...settings, DATABASE_URL: empty.url }, 'migrate');
    expect(result).toEqual({ code: 0, out: 'The database has the newest schema.\n', error: '' });
  });
});
