import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';

import { createSmtpMailer } from '#server/adapters/mail/smtp-mailer.ts';
import { queueMail } from '#server/features/mail/outbox/queue-mail.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import { queueOf } from '#server/db/queue/job-catalogue.ts';
import { createTasks } from '#server/jobs/tasks.ts';
import { buildTestApp } from '#test/build-test-app.ts';
import { startMailServer } from '#test/servers/mail-server.ts';

it.each([
  ['runs other jobs at once while the mail server hangs', { queue: queueOf, isDone: true }],
  [
    'without workers of its own for mail, other jobs wait for the mail server',
    { queue: () => 'general' as const, isDone: false },
  ],
])('%s', async (_name, { queue, isDone }) => {
  const [t, server] = await Promise.all([buildTestApp(), startMailServer()]);
  const smtp = { smtpUrl: server.url, from: 'us@example.org', publicUrl: 'https://example.org' };
  const mailer = createSmtpMailer(smtp);
  const log = pino({ level: 'silent' });
  const started = vi.fn<() => void>();
  const done = vi.fn<() => void>();
  server.behave('hanging');
  const watched = {
    ...mailer,
    send: (mail: Parameters<typeof mailer.send>[0]) => {
      started();
      return mailer.send(mail);
    },
  };
  const tasks = { ...createTasks(t.ctx, { mailer: watched, log }), 'try-it': () => Promise.resolve(done()) };
  const jobs = await startJobs({ databaseUrl: t.databaseUrl, tasks, queueOf: queue, nightly: [], log });
  onTestFinished(async () => {
    await server.close();
    await jobs.stop();
    mailer.close();
    await t.close();
  });
  for (const dedupeKey of ['one', 'two', 'three', 'four']) {
    const to = { address: `${dedupeKey}@example.org` };
    await queueMail(t.ctx, {
      to,
      kind: 'contact.answer',
      subject: 'Hello',
      html: 'Hello',
      text: 'Hello',
      dedupeKey,
    });
  }
  await expect.poll(() => started.mock.calls).toHaveLength(2);
  await t.database.pool.query("select graphile_worker.add_job('try-it')");
  // The workers poll every two seconds: a job that nothing blocks is done long before.
  const wasDone = await vi
    .waitFor(() => expect(done).toHaveBeenCalled(), 8_000)
    .then(
      () => true,
      () => false,
    );
  expect(wasDone).toBe(isDone);
});
