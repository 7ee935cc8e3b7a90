import { forgotPassword, login } from '@sangamam/contract/accounts/account-endpoints';
import {
  getOutboxMail,
  listOutbox,
  mailStates,
  readOutboxLink,
} from '@sangamam/contract/mail/outbox/outbox-admin-endpoints';
import { and, desc, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { auditLog, outboxMails } from '#server/db/schema/schema.ts';
import { createTasks } from '#server/jobs/tasks.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { downloadOwnData } from '#test/download.ts';
import { createRegistrant, createStaff, testPassword } from '#test/fixtures/accounts.ts';
import { tokenMailedTo } from '#test/outbox.ts';
import { signInAs } from '#test/sign-in-as.ts';

async function administrator(t: TestApp) {
  const account = await createStaff(t, 'ADMIN');
  return { ...account, token: await signInAs(t, account) };
}

/** A user who has just requested a link, its token, and the id of the mail. */
async function forgetful(t: TestApp, admin: { token: string }, email: string) {
  const somebody = await createRegistrant(t, { email });
  await call(t, forgotPassword, { body: { username: email } });
  const secret = await tokenMailedTo(t, email, 'account.reset-password');
  const { docs } = (await call(t, listOutbox, { query: { search: email } }, admin)).data;
  return { ...somebody, secret, mailId: docs[0]?._id ?? '' };
}

const lastAudit = async (t: TestApp, mailId: string) => {
  const [row] = await t.database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'mail'), eq(auditLog.entityId, mailId)))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return row;
};

describe('a link that opens an account, on a site that sends mail', () => {
  let t: TestApp;
  let admin: Awaited<ReturnType<typeof administrator>>;
  beforeAll(async () => {
    t = await buildTestApp();
    admin = await administrator(t);
  });
  afterAll(() => t.close());

  it('is not shown to administrators in the outbox', async () => {
    const { secret, mailId } = await forgetful(t, admin, 'outbox.shown@example.org');
    const mail = (await call(t, getOutboxMail, { params: { mailId } }, admin)).data;
    expect(mail.text).toContain('/reset-password/hidden-link');
    expect(mail.hasReadableLink).toBe(false);
    expect(JSON.stringify(mail)).not.toContain(secret);
    expect((await call(t, readOutboxLink, { params: { mailId } }, admin)).codes).toEqual(['NOT_FOUND']);
  });

  it('is not in the copy of their data that a user can download', async () => {
    const { email, secret } = await forgetful(t, admin, 'outbox.exported@example.org');
    const session = (await call(t, login, { body: { username: email, password: testPassword } })).data;
    const data = await downloadOwnData(t, session);
    expect(JSON.stringify(data)).toContain('/reset-password/hidden-link');
    expect(JSON.stringify(data)).not.toContain(secret);
    expect(JSON.stringify(data)).not.toContain('linkToken');
  });

  it('is neither shown nor exported where an older version stored it in the mail', async () => {
    const { email, secret, mailId } = await forgetful(t, admin, 'outbox.older@example.org');
    await t.database.pool.query(
      `update outbox_mails set text = replace(text, 'hidden-link', link_token),
       html = replace(html, 'hidden-link', link_token), link_token = null where id = $1`,
      [mailId],
    );
    const session = (await call(t, login, { body: { username: email, password: testPassword } })).data;
    const shown = (await call(t, getOutboxMail, { params: { mailId } }, admin)).data;
    const exported = await downloadOwnData(t, session);
    expect(JSON.stringify([shown, exported])).not.toContain(secret);
  });

  it('reading a mail of the outbox writes an audit row', async () => {
    const { id, mailId } = await forgetful(t, admin, 'outbox.read@example.org');
    await call(t, getOutboxMail, { params: { mailId } }, admin);
    expect(await lastAudit(t, mailId)).toMatchObject({
      action: 'mail.read',
      actorId: admin.id,
      after: { kind: 'account.reset-password', userId: id },
    });
  });
});

describe('a link that opens an account, on a site that cannot send mail', () => {
  let t: TestApp;
  let admin: Awaited<ReturnType<typeof administrator>>;
  beforeAll(async () => {
    t = await buildTestApp({ mailStays: true });
    admin = await administrator(t);
  });
  afterAll(() => t.close());

  it('is answered to an administrator who asks for it, with an audit row', async () => {
    const { secret, mailId } = await forgetful(t, admin, 'outbox.asked@example.org');
    const mail = (await call(t, getOutboxMail, { params: { mailId } }, admin)).data;
    expect(mail.hasReadableLink).toBe(true);
    expect(JSON.stringify(mail)).not.toContain(secret);
    const { link } = (await call(t, readOutboxLink, { params: { mailId } }, admin)).data;
    expect(link).toBe(`http://sangamam.test/reset-password/${secret}`);
    expect(await lastAudit(t, mailId)).toMatchObject({ action: 'mail.link-read', actorId: admin.id });
  });

  it.each([
    ['is logged on the demo, where nobody is behind the account', true],
    ['is not logged elsewhere, nor whom the mail is for', false],
  ])('%s', async (_, logsLinks) => {
    const email = `outbox.logged.${logsLinks}@example.org`;
    const { secret, mailId } = await forgetful(t, admin, email);
    const lines: string[] = [];
    const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) });
    const tasks = createTasks(t.ctx, { mailer: undefined, log, logsLinks });
    const job = { attempts: 1, max_attempts: 12 };
    await tasks['send-account-link']?.({ mailId }, { job } as never);
    expect(lines.join('')).toContain(mailId);
    expect(lines.join('').includes(secret)).toBe(logsLinks);
    expect(lines.join('').includes(email)).toBe(logsLinks);
  });
});

describe('the list', () => {
  it('is narrowed to a state, and each mail is in one of them', async () => {
    const t = await buildTestApp();
    try {
      const admin = await administrator(t);
      const changes = {
        SENT: { sentAt: t.ctx.now(), recalledAt: t.ctx.now() },
        BOUNCED: { sentAt: t.ctx.now(), bouncedAt: t.ctx.now() },
        RECALLED: { recalledAt: t.ctx.now(), deadAt: t.ctx.now() },
        DISCARDED: { discardedAt: t.ctx.now(), deadAt: t.ctx.now() },
        GIVEN_UP: { deadAt: t.ctx.now() },
        WAITING: { attempts: 2 },
      };
      for (const [state, change] of Object.entries(changes)) {
        const { mailId } = await forgetful(t, admin, `${state.toLowerCase()}@example.org`);
        await t.database.db
          .update(outboxMails)
          .set({ sentAt: null, ...change })
          .where(eq(outboxMails.id, mailId));
      }
      for (const state of mailStates) {
        const { docs } = (
          await call(t, listOutbox, { query: { state, search: 'account.reset-password' } }, admin)
        ).data;
        expect([state, docs.map(({ to }) => to.includes(`<${state.toLowerCase()}@`))]).toEqual([
          state,
          [true],
        ]);
      }
    } finally {
      await t.close();
    }
  });
});
