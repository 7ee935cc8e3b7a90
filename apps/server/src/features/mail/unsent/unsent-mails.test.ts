import {
  countUnsentMails,
  decideUnsentMail,
  decideUnsentMails,
  listOutbox,
} from '@sangamam/contract/mail/outbox/outbox-admin-endpoints';
import { forgotPassword } from '@sangamam/contract/accounts/account-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildStaff, buildUser } from '#seed/factories/build-user.ts';
import { createSmtpMailer } from '#server/adapters/mail/smtp-mailer.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { startMailServer, type MailServer } from '#test/servers/mail-server.ts';
import { signInAs } from '#test/sign-in-as.ts';

import { resumeInterruptedMails } from './decide-unsent.ts';
import { deliverMail } from '../outbox/deliver-mail.ts';
import { queueMail } from '../outbox/queue-mail.ts';

let t: TestApp;
let server: MailServer;
let token: string;
beforeAll(async () => {
  [t, server] = await Promise.all([buildTestApp(), startMailServer()]);
  token = await signInAs(t, await buildStaff(t.ctx, ['ADMIN']));
});
afterAll(() => Promise.all([t.close(), server.close()]));

const mailer = () =>
  createSmtpMailer({ smtpUrl: server.url, from: 'us@example.org', publicUrl: 'https://example.org' });

/** Mails whose jobs ran without a mail server, as after a start without SMTP_URL. */
async function holdMails(count: number): Promise<void> {
  const kinds = Array.from({ length: count }, () => crypto.randomUUID());
  for (const dedupeKey of kinds) {
    const to = { address: 'annamma@example.org' };
    await queueMail(t.ctx, {
      to,
      kind: 'contact.answer',
      subject: 'Hello',
      html: 'Hello',
      text: 'Hello',
      dedupeKey,
    });
  }
  await dropJobs();
}
const dropJobs = () =>
  t.database.pool.query('select graphile_worker.remove_job(key) from graphile_worker.jobs');
const jobs = async () => {
  const { rows } = await t.database.pool.query("select from graphile_worker.jobs where key like 'mail:%'");
  return rows.length;
};
const counts = async () => (await call(t, countUnsentMails, {}, { token })).data;

describe('mails that were written while no mail server was set', () => {
  it('are held until an administrator sends them', async () => {
    await holdMails(3);
    expect(await counts()).toEqual({ held: 3, failed: 0, canSend: true });
    expect(await resumeInterruptedMails(t.ctx)).toEqual({ resumed: 0, held: 3 });
    expect(await jobs()).toBe(0);
    const { data } = await call(t, decideUnsentMails, { body: { mails: 'HELD', action: 'SEND' } }, { token });
    expect([data, await jobs(), (await counts()).held]).toEqual([{ queued: 3, discarded: 0 }, 3, 0]);
    const { rows } = await t.database.pool.query(
      "select count(*)::int as count from audit_log where action = 'mail.sent-again'",
    );
    expect(rows).toEqual([{ count: 3 }]);
    await dropJobs();
    await t.database.pool.query('update outbox_mails set sent_at = now()');
  });

  it('are discarded, all or one, and no longer wait for a decision', async () => {
    await holdMails(2);
    const list = await call(t, listOutbox, { query: { page: '1' } }, { token });
    const mailId = list.data.docs[0]?._id ?? '';
    const one = { params: { mailId }, body: { action: 'DISCARD' as const } };
    expect((await call(t, decideUnsentMail, one, { token })).data).toEqual({ queued: 0, discarded: 1 });
    expect((await call(t, decideUnsentMail, one, { token })).codes).toEqual(['NOT_FOUND']);
    await call(t, decideUnsentMails, { body: { mails: 'HELD', action: 'DISCARD' } }, { token });
    expect(await counts()).toMatchObject({ held: 0, failed: 0 });
    expect(await jobs()).toBe(0);
  });

  it('are sent at the next start with a mail server when an attempt had been made before', async () => {
    await holdMails(1);
    await t.database.pool.query(
      'update outbox_mails set attempts = 2 where sent_at is null and dead_at is null',
    );
    expect(await resumeInterruptedMails(t.ctx)).toEqual({ resumed: 1, held: 0 });
    expect(await jobs()).toBe(1);
    await dropJobs();
    await t.database.pool.query('update outbox_mails set sent_at = now()');
  });

  it('are not sent with a link that has expired', async () => {
    const { email } = await buildUser(t.ctx);
    await call(t, forgotPassword, { body: { username: email } });
    const { rows } = await t.database.pool.query<{ id: string }>(
      'select id from outbox_mails where link_token is not null',
    );
    t.clock.advance({ hours: 3 });
    const sending = mailer();
    expect(
      await deliverMail(t.ctx, sending, { mailId: rows[0]?.id ?? '', lastAttempt: false }),
    ).toMatchObject({
      outcome: 'expired',
    });
    sending.close();
    expect(server.mails).toEqual([]);
    expect((await counts()).failed).toBe(0);
    await dropJobs();
  });
});

describe('a mail whose link to an account no longer works', () => {
  /**
   * A password reset mail that needs a decision because no mail server was configured, or because its delivery failed.
   */
  const waitingLink = async (mails: 'HELD' | 'FAILED') => {
    const { email } = await buildUser(t.ctx);
    await call(t, forgotPassword, { body: { username: email } });
    await dropJobs();
    const dead = mails === 'FAILED' ? t.clock.now() : null;
    const { rows } = await t.database.pool.query<{ id: string; token: string }>(
      'update outbox_mails set dead_at = $2 where to_address = $1 returning id, link_token as token',
      [email, dead],
    );
    return { mailId: rows[0]?.id ?? '', token: rows[0]?.token ?? '', email };
  };
  type Waiting = Awaited<ReturnType<typeof waitingLink>>;
  const ends: [string, (mail: Waiting) => Promise<unknown>][] = [
    ['was used', ({ token }) => useUp('update account_tokens set used_at = now()', token)],
    ['gave way to a newer one', ({ token }) => useUp('delete from account_tokens', token)],
    [
      'was taken out of the mail when its time was over',
      ({ mailId }) =>
        t.database.pool.query('update outbox_mails set link_token = null where id = $1', [mailId]),
    ],
  ];
  const useUp = (statement: string, linkToken: string) =>
    t.database.pool.query(`${statement} where token_hash = sha256(convert_to($1, 'UTF8'))`, [linkToken]);
  const cases = ends.flatMap(([how, end]) =>
    (['HELD', 'FAILED'] as const).map((mails) => ({ how, end, mails })),
  );

  it.each(cases)('because the link $how is discarded when $mails mails are sent', async ({ end, mails }) => {
    const [one, other] = [await waitingLink(mails), await waitingLink(mails)];
    await end(one);
    await end(other);
    const before = await jobs();
    const single = { params: { mailId: one.mailId }, body: { action: 'SEND' as const } };
    const answer = await call(t, decideUnsentMail, single, { token });
    expect([answer.status, answer.data]).toEqual([200, { queued: 0, discarded: 1 }]);
    const all = await call(t, decideUnsentMails, { body: { mails, action: 'SEND' } }, { token });
    expect([all.status, all.data]).toEqual([200, { queued: 0, discarded: 1 }]);
    expect(await jobs()).toBe(before);
    const { rows } = await t.database.pool.query(
      `select last_error, link_token, sent_at from outbox_mails
       where id = any($1) and discarded_at is not null`,
      [[one.mailId, other.mailId]],
    );
    const discarded = { last_error: 'The link in it has expired.', link_token: null, sent_at: null };
    expect(rows).toEqual([discarded, discarded]);
    expect(server.mails).toEqual([]);
  });

  it('is discarded by the delivery when the link ends between the decision and the sending', async () => {
    const mail = await waitingLink('HELD');
    const body = { action: 'SEND' as const };
    const sent = await call(t, decideUnsentMail, { params: { mailId: mail.mailId }, body }, { token });
    expect(sent.data).toEqual({ queued: 1, discarded: 0 });
    await useUp('update account_tokens set used_at = now()', mail.token);
    const sending = mailer();
    expect(await deliverMail(t.ctx, sending, { mailId: mail.mailId, lastAttempt: false })).toMatchObject({
      outcome: 'expired',
    });
    sending.close();
    expect(server.mails).toEqual([]);
    await dropJobs();
  });
});

describe('mails whose delivery was given up', () => {
  it('are sent again when an administrator asks for it', async () => {
    await holdMails(2);
    await t.database.pool.query(
      'update outbox_mails set dead_at = now() where sent_at is null and dead_at is null',
    );
    expect((await counts()).failed).toBe(2);
    const body = { mails: 'FAILED', action: 'SEND' } as const;
    expect((await call(t, decideUnsentMails, { body }, { token })).data).toEqual({ queued: 2, discarded: 0 });
    expect([await jobs(), (await counts()).failed]).toEqual([2, 0]);
  });
});
