import { countUnsentMails, listOutbox } from '@sangamam/contract/mail/outbox/outbox-admin-endpoints';
import { getTestMail, sendTestMail } from '@sangamam/contract/mail/test-mail/test-mail-endpoints';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';

import { buildStaff } from '#seed/factories/build-user.ts';
import { createSmtpMailer } from '#server/adapters/mail/smtp-mailer.ts';
import type { Mailer } from '#server/adapters/mail/mailer.ts';
import { startJobs, type RunningJobs } from '#server/jobs/start-jobs.ts';
import { createTasks } from '#server/jobs/tasks.ts';
import { allowances } from '#server/http/limits/rate-limits.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { startMailServer, type MailServer } from '#test/servers/mail-server.ts';
import { signInAs } from '#test/sign-in-as.ts';

import { queueMail } from '../outbox/queue-mail.ts';

async function administrator(t: TestApp) {
  const account = await buildStaff(t.ctx, ['ADMIN']);
  return { ...account, token: await signInAs(t, account) };
}

describe('a test mail', () => {
  let t: TestApp;
  let server: MailServer;
  let mailer: Mailer;
  let jobs: RunningJobs;
  let admin: Awaited<ReturnType<typeof administrator>>;
  beforeAll(async () => {
    [t, server] = await Promise.all([buildTestApp(), startMailServer()]);
    admin = await administrator(t);
    mailer = createSmtpMailer({
      smtpUrl: server.url,
      from: 'us@example.org',
      publicUrl: 'https://example.org',
    });
    const log = pino({ level: 'silent' });
    const tasks = createTasks(t.ctx, { mailer, log });
    jobs = await startJobs({ databaseUrl: t.databaseUrl, tasks, nightly: [], log });
  });
  beforeEach(() => server.behave('taking'));
  afterAll(async () => {
    await jobs.stop();
    mailer.close();
    await Promise.all([t.close(), server.close()]);
  });

  const latest = async () => (await call(t, getTestMail, {}, admin)).data.mail;

  /** Sends one, and returns what became of it. */
  async function outcome() {
    const { data } = await call(t, sendTestMail, {}, admin);
    expect(data).toMatchObject({ canSend: true, mail: { attempts: 0, sentAt: null, deadAt: null } });
    await expect.poll(async () => (await latest())?.attempts, { timeout: 20_000 }).toBe(1);
    return latest();
  }

  it('reaches the administrator who asked for it, is shown as sent and has an audit row', async () => {
    const mail = await outcome();
    expect(mail).toMatchObject({ to: admin.email, lastError: null, sentAt: expect.any(String) as string });
    expect(server.mails.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
      [admin.email, expect.stringContaining('Test email from') as string],
    ]);
    const { rows } = await t.database.pool.query(
      "select actor_id, entity_id from audit_log where action = 'mail.test-requested'",
    );
    expect(rows).toEqual([{ actor_id: admin.actor.userId, entity_id: mail?._id }]);
  });

  it.each([
    ['refuses its addressee for good', 'unknown', 'Answered with 550'],
    ['refuses it for now', 'refusing', 'Mailbox is full'],
    ['ends the connection', 'hanging-up', 'Connection closed'],
  ] as const)(
    'that a mail server %s says so after one attempt, and needs no decision',
    async (_, as, words) => {
      server.behave(as);
      expect(await outcome()).toMatchObject({
        sentAt: null,
        discardedAt: expect.any(String) as string,
        lastError: expect.stringContaining(words) as string,
      });
      expect((await call(t, countUnsentMails, {}, admin)).data).toMatchObject({ held: 0, failed: 0 });
    },
  );

  it('is shown in the outbox, and to its administrator alone as their test mail', async () => {
    await outcome();
    const other = await administrator(t);
    expect((await call(t, getTestMail, {}, other)).data).toEqual({ canSend: true, mail: null });
    const { docs } = (await call(t, listOutbox, { query: { search: admin.email } }, other)).data;
    expect(docs[0]).toMatchObject({ kind: 'site.test-mail', to: admin.email });
  });
});

it('a test mail is queued before the mails that wait already', async () => {
  const t = await buildTestApp();
  onTestFinished(() => t.close());
  const to = { address: 'annamma@example.org' };
  await queueMail(t.ctx, {
    to,
    kind: 'contact.answer',
    subject: 'Hi',
    html: 'Hi',
    text: 'Hi',
    dedupeKey: 'earlier',
  });
  const { data } = await call(t, sendTestMail, {}, await administrator(t));
  const { rows } = await t.database.pool.query<{ key: string }>(
    "select key from graphile_worker.jobs where key like 'mail:%' order by priority, run_at, id limit 1",
  );
  expect(rows).toEqual([{ key: `mail:${data.mail?._id}` }]);
});

it('a test mail is refused with CONFLICT where no mail server is set', async () => {
  const t = await buildTestApp({ mailStays: true });
  onTestFinished(() => t.close());
  const admin = await administrator(t);
  expect((await call(t, sendTestMail, {}, admin)).codes).toEqual(['CONFLICT']);
  expect((await call(t, getTestMail, {}, admin)).data).toEqual({ canSend: false, mail: null });
});

it('an administrator who sends many test mails is asked to wait', async () => {
  const t = await buildTestApp({ rateLimits: true });
  onTestFinished(() => t.close());
  const admin = await administrator(t);
  const attempts = allowances['test-mail'].account?.attempts ?? 0;
  for (let n = 0; n < attempts; n += 1) expect((await call(t, sendTestMail, {}, admin)).status).toBe(200);
  const refused = await call(t, sendTestMail, {}, admin);
  expect([refused.status, refused.codes]).toEqual([429, ['TOO_MANY_REQUESTS']]);
});
