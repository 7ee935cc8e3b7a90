import { createServer, type AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { startMailServer } from '#test/servers/mail-server.ts';
import { queueMail } from '#server/features/mail/outbox/queue-mail.ts';

import { createSmtpMailer } from './adapters/mail/smtp-mailer.ts';
import { prepareMail } from './prepare-mail.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

function logged() {
  const lines: { msg: string; held?: number }[] = [];
  const log = pino(
    { level: 'info' },
    { write: (line) => void lines.push(JSON.parse(line) as { msg: string }) },
  );
  return { lines, log };
}
const mailerAt = (smtpUrl: string) =>
  createSmtpMailer({ smtpUrl, from: 'us@example.org', publicUrl: 'https://example.org' });

/** A port where nobody listens. */
async function deadPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => void server.close(resolve));
  return port;
}

it('starts all the same and warns when the mail server does not answer', async () => {
  const { lines, log } = logged();
  const mailer = mailerAt(`smtp://127.0.0.1:${await deadPort()}`);
  await prepareMail(t.ctx, mailer, log);
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]?.msg).toContain('mail server of SMTP_URL cannot be used');
  mailer.close();
});

it('says how many mails wait for a decision, and nothing of a server that works', async () => {
  const to = { address: 'annamma@example.org' };
  await queueMail(t.ctx, {
    to,
    kind: 'contact.answer',
    subject: 'Hi',
    html: 'Hi',
    text: 'Hi',
    dedupeKey: 'held',
  });
  await t.database.pool.query('select graphile_worker.remove_job(key) from graphile_worker.jobs');
  const server = await startMailServer();
  const mailer = mailerAt(server.url);
  const verified = vi.spyOn(mailer, 'verify');
  const { lines, log } = logged();
  await prepareMail(t.ctx, mailer, log);
  await verified.mock.results[0]?.value;
  expect(lines).toMatchObject([{ held: 1, msg: expect.stringContaining('/admin/outbox') as string }]);
  mailer.close();
  await server.close();
});
