import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listNotices, settleFailedJobs } from '@sangamam/contract/notices/list/notice-admin-endpoints';
import * as media from '@sangamam/contract/content/media/media-admin-endpoints';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { buildStaff } from '#seed/factories/build-user.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { picture } from '#test/fixtures/pictures.ts';
import { signInAs } from '#test/sign-in-as.ts';
import { upload } from '#test/upload.ts';
import { storeFile } from '#server/features/files/store-file.ts';
import { sweepFiles } from '#server/features/files/storage/sweep-files.ts';
import { queueMail } from '#server/features/mail/outbox/queue-mail.ts';

import { listRaisedNotices, raiseNotice } from '../site-notices.ts';
import { readNotices } from './read-notices.ts';

let t: TestApp;
let token: string;
beforeAll(async () => {
  t = await buildTestApp();
  token = await signInAs(t, await buildStaff(t.ctx, ['ADMIN']));
});
afterAll(() => t.close());

const notices = async () => (await call(t, listNotices, {}, { token })).data;
const codes = async () => (await notices()).map(({ code }) => code);
const metrics = async () => (await t.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body;

it('a notice reports missing stored files until they are back', async () => {
  const content = Buffer.from('letter');
  const { storageKey } = await storeFile(t.ctx, {
    kind: 'CONTACT_ATTACHMENT',
    fileName: 'letter.pdf',
    contentType: 'application/pdf',
    bytes: content,
  });
  t.clock.advance({ hours: 2 });
  await sweepFiles(t.ctx);
  expect(await notices()).toEqual([]);
  await rm(path.join(t.filesFolder, storageKey));
  await sweepFiles(t.ctx);
  expect(await notices()).toMatchObject([
    { code: 'storage.missing', message: expect.stringContaining('1 stored file is missing') as string },
  ]);
  await t.ctx.storage.put(storageKey, content);
  await sweepFiles(t.ctx);
  expect(await notices()).toEqual([]);
});

it('a notice whose cause is gone disappears when it is read; one whose cause cannot be looked at stays', async () => {
  await raiseNotice(t.ctx, 'keys.lost', 'A key is lost.');
  for (const check of [() => Promise.resolve(true), () => Promise.reject(new Error('no storage'))])
    expect(await readNotices(t.ctx, { 'keys.lost': check })).toMatchObject([{ code: 'keys.lost' }]);
  expect(await notices()).toEqual([]);
  expect(await listRaisedNotices(t.ctx)).toEqual([]);
});

it('a notice reports mails that wait for a decision while they wait', async () => {
  const to = { address: 'annamma@example.org' };
  await queueMail(t.ctx, {
    to,
    kind: 'contact.answer',
    subject: 'Hi',
    html: 'Hi',
    text: 'Hi',
    dedupeKey: 'held',
  });
  expect(await notices()).toEqual([]);
  await t.database.pool.query('select graphile_worker.remove_job(key) from graphile_worker.jobs');
  expect(await notices()).toMatchObject([
    {
      code: 'mail.held',
      message: expect.stringMatching(/^1 email was written/u) as string,
      since: expect.any(String) as string,
    },
  ]);
  await t.database.pool.query('update outbox_mails set dead_at = created_at');
  expect(await codes()).toEqual(['mail.failed']);
  await t.database.pool.query('update outbox_mails set discarded_at = created_at, dead_at = created_at');
  expect(await notices()).toEqual([]);
});

it('a notice reports mails that cannot leave, with what the mail server said', async () => {
  const to = { address: 'annamma@example.org' };
  await queueMail(t.ctx, {
    to,
    kind: 'contact.answer',
    subject: 'Hi',
    html: 'Hi',
    text: 'Hi',
    dedupeKey: 'late',
  });
  t.clock.advance({ minutes: 14 });
  expect(await notices()).toEqual([]);
  await t.database.pool.query(
    `update outbox_mails set attempts = 1, last_error = 'Greeting never received' where dedupe_key = 'late'`,
  );
  expect(await notices()).toMatchObject([
    { code: 'mail.late', message: expect.stringContaining('“Greeting never received”') as string },
  ]);
  await t.database.pool.query(
    `update outbox_mails set attempts = 0, last_error = null where dedupe_key = 'late'`,
  );
  t.clock.advance({ minutes: 2 });
  expect(await notices()).toMatchObject([
    { code: 'mail.late', message: expect.stringMatching(/^1 email should have left/u) as string },
  ]);
  await t.database.pool.query(`update outbox_mails set sent_at = created_at where dedupe_key = 'late'`);
  expect(await notices()).toEqual([]);
});

it('a notice reports a queue that nobody works on', async () => {
  await t.database.pool.query(
    `select graphile_worker.add_job('tidy-limits', job_key => 'waits', run_at => now() - interval '6 minutes')`,
  );
  expect(await codes()).toEqual(['jobs.waiting']);
  expect(await metrics()).toMatch(/job_queue_oldest_due_seconds\{queue="general"\} 36\d/u);
  await t.database.pool.query(`select graphile_worker.remove_job('waits')`);
  expect(await notices()).toEqual([]);
});

it('failed jobs are reported and counted, tried again, or discarded', async () => {
  const jobs = async () =>
    (
      await t.database.pool.query<{ attempts: number }>(
        `select attempts from graphile_worker.jobs where task_identifier = 'tidy-limits'`,
      )
    ).rows;
  const fail = () =>
    t.database.pool.query(
      `select graphile_worker.permanently_fail_jobs(array_agg(id), 'no') from graphile_worker.jobs where task_identifier = 'tidy-limits'`,
    );
  const settle = async (action: 'RETRY' | 'DISCARD') =>
    (await call(t, settleFailedJobs, { body: { action } }, { token })).data;
  await t.database.pool.query(`select graphile_worker.add_job('tidy-limits')`);
  await fail();
  expect(await notices()).toMatchObject([
    { code: 'jobs.failed', message: expect.stringContaining('(tidy-limits)') as string },
  ]);
  // One rendering of the metrics serves a second.
  await expect.poll(() => metrics()).toContain('job_queue_jobs{queue="general",state="failed"} 1');
  expect(await settle('RETRY')).toEqual({ jobs: 1 });
  expect(await jobs()).toEqual([{ attempts: 0 }]);
  expect(await notices()).toEqual([]);
  await fail();
  expect(await settle('DISCARD')).toEqual({ jobs: 1 });
  expect(await jobs()).toEqual([]);
  expect(await settle('DISCARD')).toEqual({ jobs: 0 });
  const { rows } = await t.database.pool.query(
    `select action from audit_log where entity = 'job' order by action desc`,
  );
  expect(rows).toEqual([{ action: 'job.retried' }, { action: 'job.discarded' }]);
});

it('no notice about mails is raised where no mail server is set', async () => {
  const site = await buildTestApp({ mailStays: true });
  try {
    const admin = await signInAs(site, await buildStaff(site.ctx, ['ADMIN']));
    const to = { address: 'annamma@example.org' };
    await queueMail(site.ctx, {
      to,
      kind: 'contact.answer',
      subject: 'Hi',
      html: 'Hi',
      text: 'Hi',
      dedupeKey: 'one',
    });
    await site.database.pool.query('select graphile_worker.remove_job(key) from graphile_worker.jobs');
    expect((await call(site, listNotices, {}, { token: admin })).data).toEqual([]);
  } finally {
    await site.close();
  }
});

it('with a full disk, writes answer 503, a notice is raised and the site stays ready for reading', async () => {
  // The system's device that is always full (`/dev/full`), so the error is a real one.
  vi.spyOn(t.ctx.storage, 'put').mockImplementationOnce((_key, given) => writeFile('/dev/full', given));
  const bytes = await picture(60, 40).jpeg().toBuffer();
  const add = () =>
    upload(
      t,
      media.uploadMedia,
      { fields: { altText: 'A lamp' }, files: [{ name: 'lamp.jpg', bytes }] },
      { token },
    );
  const refused = await add();
  expect([refused.status, refused.codes]).toEqual([503, ['SERVICE_UNAVAILABLE']]);
  expect(await notices()).toMatchObject([
    { code: 'disk.full', message: expect.stringContaining('disk of the file storage is full') as string },
  ]);
  // One rendering of the metrics serves a second.
  await expect.poll(() => metrics()).toContain('disk_full{place="files"} 1');

  // PostgreSQL has a separate error code for it.
  await t.database.pool.query(
    `create function no_room() returns trigger language plpgsql as
     $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`,
  );
  await t.database.pool.query(
    'create trigger no_room before insert on files for each row execute function no_room()',
  );
  expect((await add()).status).toBe(503);
  expect((await notices())[0]?.message).toContain('disk of the file storage and of the database is full');
  expect((await t.app.inject('/readyz')).statusCode).toBe(200);

  // Another application in the same process has its own disks.
  const other = await buildTestApp();
  try {
    const admin = await signInAs(other, await buildStaff(other.ctx, ['ADMIN']));
    expect((await call(other, listNotices, {}, { token: admin })).data).toEqual([]);
  } finally {
    await other.close();
  }
});
