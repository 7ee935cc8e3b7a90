import { signUp } from '@sangamam/contract/accounts/account-endpoints';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { createSmtpMailer } from '#server/adapters/mail/smtp-mailer.ts';
import { createLogger } from '#server/http/logger.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { signUpPayload } from '#test/fixtures/sign-up-payload.ts';
import { startDatabaseProxy } from '#test/servers/database-proxy.ts';
import { startMailServer, type MailServer } from '#test/servers/mail-server.ts';

import { startJobs } from './start-jobs.ts';
import { createTasks } from './tasks.ts';
import { timetableOf } from './timetable.ts';

const log = createLogger('silent');

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());

/** How long the workers wait for a connection here, and how late the slow ones come, in milliseconds. */
const [connectMs, delayMs] = [1_500, 2_000];

/** The connections that are slow, by their order. */
interface SlowConnections {
  from: number;
  count: number;
}

/** Starts workers, some of whose connections are slow, signs somebody up, and returns how many mails arrive. */
async function mailsAfterStart(t: TestApp, { from, count }: SlowConnections): Promise<number> {
  const proxy = await startDatabaseProxy(t.databaseUrl);
  for (let number = from; number < from + count; number += 1) proxy.delayConnection(number, delayMs);
  const mailer = createSmtpMailer({
    smtpUrl: server.url,
    from: 'us@example.org',
    publicUrl: t.ctx.publicUrl,
  });
  const jobs = await startJobs({
    databaseUrl: proxy.url,
    tasks: createTasks(t.ctx, { mailer, log }),
    ...timetableOf({}),
    log,
    connectMs,
  });
  try {
    const { email } = (await call(t, signUp, { body: signUpPayload() })).data;
    return await vi.waitUntil(() => server.mails.filter(({ to }) => to?.[0]?.address === email).length, {
      timeout: 180_000,
    });
  } finally {
    await jobs.stop();
    mailer.close();
    await proxy.close();
  }
}

describe('a start while the database answers slowly', () => {
  it('sends the mail of a sign-up, whichever of the first connections are slow: twenty starts', async () => {
    const starts = Array.from({ length: 10 }, (_, index) => index + 1).flatMap((from) => [
      { from, count: 1 },
      { from, count: 3 },
    ]);
    const sites: { t: TestApp; slow: SlowConnections }[] = [];
    for (const slow of starts) sites.push({ t: await buildTestApp(), slow });
    try {
      const mails = await Promise.all(sites.map(({ t, slow }) => mailsAfterStart(t, slow)));
      expect(mails).toEqual(starts.map(() => 1));
    } finally {
      for (const { t } of sites) await t.close();
    }
  }, 300_000);
});
