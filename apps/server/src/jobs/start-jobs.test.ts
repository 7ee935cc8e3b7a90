import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { createSmtpMailer } from '#server/adapters/mail/smtp-mailer.ts';
import { createLogger } from '#server/http/logger.ts';
import { signUp } from '@sangamam/contract/accounts/account-endpoints';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { signUpPayload } from '#test/fixtures/sign-up-payload.ts';
import { startMailServer, type MailServer } from '#test/servers/mail-server.ts';
import { runStatement } from '#test/database/run-statement.ts';

import { startJobs, type RunningJobs } from './start-jobs.ts';
import { createTasks } from './tasks.ts';
import { timetableOf } from './timetable.ts';

const log = createLogger('silent');

describe('the workers', () => {
  let t: TestApp;
  let server: MailServer;
  beforeAll(async () => {
    [t, server] = await Promise.all([buildTestApp(), startMailServer()]);
  });
  afterAll(() => Promise.all([t.close(), server.close()]));

  const mailer = () =>
    createSmtpMailer({ smtpUrl: server.url, from: 'us@example.org', publicUrl: t.ctx.publicUrl });
  async function withWorkers(work: (jobs: RunningJobs) => Promise<void>): Promise<void> {
    const way = mailer();
    const tasks = createTasks(t.ctx, { mailer: way, log });
    const { nightly } = timetableOf({});
    const jobs = await startJobs({ databaseUrl: t.databaseUrl, tasks, nightly, log });
    try {
      await work(jobs);
    } finally {
      await jobs.stop();
      way.close();
    }
  }
  async function signUpSomebody(): Promise<string> {
    return (await call(t, signUp, { body: signUpPayload() })).data.email;
  }
  /** Waits for the first mail to an address and returns the number of mails at that moment. */
  const mailsTo = (email: string) =>
    vi.waitUntil(() => server.mails.filter(({ to }) => to?.[0]?.address === email).length, {
      timeout: 30_000,
      interval: 50,
    });

  it('send the mail of a sign-up', async () => {
    await withWorkers(async () => {
      expect(await mailsTo(await signUpSomebody())).toBe(1);
    });
  });

  it('send what was queued while none ran', async () => {
    const email = await signUpSomebody();
    await withWorkers(async () => {
      expect(await mailsTo(email)).toBe(1);
    });
  });

  it('take over at once what a killed process had begun', async () => {
    const email = await signUpSomebody();
    const { rowCount } = await t.database.pool.query(
      `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker-of-the-dead', attempts = 1`,
    );
    expect(rowCount).toBeGreaterThan(0);
    await withWorkers(async () => {
      expect(await mailsTo(email)).toBe(1);
    });
  });

  it('outlive their connections', async () => {
    await withWorkers(async () => {
      expect(await mailsTo(await signUpSomebody())).toBe(1);
      await runStatement(
        t.databaseUrl,
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sangamam-jobs'`,
      );
      expect(await mailsTo(await signUpSomebody())).toBe(1);
    });
  });
});
