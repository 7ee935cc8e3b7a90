import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

import type { Context } from '#server/db/context.ts';
import { letterRecipients, outboxMails } from '#server/db/schema/schema.ts';
import { prepareLetter } from '#server/features/letters/audience/prepare-letter.ts';
import { sendLetter } from '#server/features/letters/send-letter.ts';
import { createLetter } from '#server/features/letters/write-letter.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildStaff } from '#seed/factories/build-user.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { insertRegistrants } from '#test/fixtures/many-registrants.ts';
import { expectInvariants } from '#test/invariants.ts';
import { startMailServer, type MailServer } from '#test/servers/mail-server.ts';

const recipients = 240;

let t: TestApp;
let mailServer: MailServer;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  t = await buildTestApp();
  mailServer = await startMailServer();
});
afterEach(() => Promise.all([...running].map(kill)));
afterAll(async () => {
  await expectInvariants(t);
  await mailServer.close();
  await t.close();
});

async function startWorkers(): Promise<ChildProcess> {
  const script = path.join(import.meta.dirname, '../servers/jobs-process.ts');
  const child = fork(script, [t.databaseUrl, t.filesFolder, mailServer.url]);
  running.add(child);
  await once(child, 'message');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  running.delete(child);
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** A letter to everybody that was sent two minutes ago, so that its mails leave at once. */
async function sendToAll(): Promise<string> {
  const { id: conventionId } = await buildConvention(t.ctx);
  await insertRegistrants(t.ctx, { count: recipients, conventionId });
  const ctx: Context = { ...t.ctx, now: () => new Date(Date.now() - 120_000) };
  const { actor } = await buildStaff(ctx, ['ADMIN']);
  const { _id: letterId, revision } = await createLetter(ctx, actor, {
    conventionId,
    subjectEn: 'The bus for {first name}',
    bodyEn: '<p>It leaves an hour later.</p>',
    subjectMl: '',
    bodyMl: '',
    audience: { name: '', filters: {}, first: 'NAME' },
  });
  const prepared = await prepareLetter(ctx, actor, { letterId, revision });
  expect(prepared.counts.recipients).toBe(recipients);
  await t.database.db.execute(
    `insert into settings (key, value) values ('letters', '{"approvalAbove":1000,"dailyCeiling":10000,"domainPace":10000}')`,
  );
  await sendLetter(ctx, actor, { letterId, revision: prepared.revision, scheduledFor: null });
  return letterId;
}

it('a letter reaches each recipient once although its workers on two processes are killed three times', async () => {
  const letterId = await sendToAll();
  for (const after of [20, 80, 150]) {
    const [one, other] = await Promise.all([startWorkers(), startWorkers()]);
    await vi.waitUntil(() => mailServer.mails.length >= after, { timeout: 30_000, interval: 5 });
    await Promise.all([kill(one), kill(other)]);
    expect(mailServer.mails.length).toBeLessThan(recipients);
  }
  await Promise.all([startWorkers(), startWorkers()]);
  const unsent = () => t.database.db.$count(outboxMails, eq(outboxMails.kind, 'letter'));
  await vi.waitUntil(
    async () => {
      const rows = await t.database.db.select().from(outboxMails).where(eq(outboxMails.kind, 'letter'));
      return rows.length === recipients && rows.every(({ sentAt }) => sentAt !== null);
    },
    { timeout: 60_000, interval: 50 },
  );
  expect(await unsent()).toBe(recipients);
  const rows = await t.database.db
    .select()
    .from(letterRecipients)
    .where(eq(letterRecipients.letterId, letterId));
  expect(new Set(rows.map(({ mailId }) => mailId)).size).toBe(recipients);
  // One that was killed between the answer of the mail server and its record is sent again, as the same message.
  const messages = new Map(mailServer.mails.map(({ messageId, to }) => [messageId, to?.[0]?.address]));
  expect(messages.size).toBe(recipients);
  expect(new Set(messages.values()).size).toBe(recipients);
}, 180_000);
