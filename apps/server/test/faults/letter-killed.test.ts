import type { ChildProcess } from 'node:child_process';
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
import { forkQuickly } from '#test/servers/server-child.ts';

/** LETTER_RECIPIENTS=3000 plays it with as many as a large convention has. */
const recipients = Number(process.env.LETTER_RECIPIENTS ?? 240);
/** Long enough for each to be written and sent by two processes on a busy machine, in milliseconds. */
const patience = 60_000 + recipients * 100;

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
  const child = forkQuickly(script, [t.databaseUrl, t.filesFolder, mailServer.url]);
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
    `insert into settings (key, value) values ('letters', '{"approvalAbove":100000,"dailyCeiling":100000,"domainPace":100000}')`,
  );
  await sendLetter(ctx, actor, { letterId, revision: prepared.revision, scheduledFor: null });
  return letterId;
}

it(
  'a letter reaches each recipient once although its workers on two processes are killed three times',
  async () => {
    const letterId = await sendToAll();
    for (const share of [1 / 12, 1 / 3, 5 / 8]) {
      const [one, other] = await Promise.all([startWorkers(), startWorkers()]);
      await vi.waitUntil(() => mailServer.mails.length >= recipients * share, {
        timeout: patience,
        interval: 5,
      });
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
      { timeout: patience, interval: 50 },
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
  },
  120_000 + 4 * patience,
);
