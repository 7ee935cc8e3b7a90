import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Mailer } from '#server/adapters/mail/mailer.ts';
import { createSmtpMailer } from '#server/adapters/mail/smtp-mailer.ts';
import { inTransaction } from '#server/db/context.ts';
import { purgeExpiredCredentials } from '#server/features/accounts/purge-expired-credentials.ts';
import { buildUser } from '#seed/factories/build-user.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { startMailServer, type MailServer } from '#test/servers/mail-server.ts';

import { countOutbox } from './count-outbox.ts';
import { deliverMail } from './deliver-mail.ts';
import { button, paragraph } from '../layout/mail-blocks.ts';
import { composeMail } from '../layout/mail-layout.ts';
import { mailList, type MailRow } from './outbox-repository.ts';
import { queueMail } from './queue-mail.ts';

describe('the outbox', () => {
  let t: TestApp;
  let server: MailServer;
  let mailer: Mailer;
  beforeAll(async () => {
    [t, server] = await Promise.all([buildTestApp(), startMailServer()]);
    mailer = createSmtpMailer({
      smtpUrl: server.url,
      from: 'Sangamam <us@example.org>',
      publicUrl: 'https://example.org',
    });
  });
  beforeEach(() => {
    server.behave('taking');
    server.mails.length = 0;
  });
  afterAll(async () => {
    mailer.close();
    await Promise.all([t.close(), server.close()]);
  });

  const site = {
    name: 'Sangamam',
    url: 'https://example.org',
    support: { email: 'support@example.org', phone: '+1 407 555 0100' },
  };
  let events = 0;
  async function queue(subject = 'Hello', ctx = t.ctx): Promise<MailRow> {
    events += 1;
    const dedupeKey = `test:${events}`;
    const blocks = [paragraph('സ്വാഗതം'), button('Open', 'https://example.org/open')];
    await queueMail(ctx, {
      ...composeMail({ site, subject, greeting: 'Dear Annamma,', blocks }),
      to: { address: 'annamma@example.org', name: 'Annamma "Ammini" Chacko' },
      kind: 'contact.answer',
      dedupeKey,
    });
    return find(dedupeKey);
  }
  async function find(dedupeKey: string): Promise<MailRow> {
    const { rows } = await mailList.page(t.ctx.db, { page: 1, pageSize: 100 });
    const row = rows.find((one) => one.dedupeKey === dedupeKey);
    if (row === undefined) throw new Error('not queued');
    return row;
  }
  const jobsFor = async (mailId: string) => {
    const { rows } = await t.database.pool.query('select 1 from graphile_worker.jobs where key = $1', [
      `mail:${mailId}`,
    ]);
    return rows.length;
  };

  it('queues one mail and one job for an event, however often the event is repeated', async () => {
    const mail = await queue();
    events -= 1;
    await queue('Hello again');
    expect((await find(mail.dedupeKey)).subject).toBe('Hello');
    expect(await jobsFor(mail.id)).toBe(1);
  });

  it('queues nothing when the event is rolled back', async () => {
    const { waiting } = await countOutbox(t.ctx);
    const failed = inTransaction(t.ctx, async (ctx) => {
      await queue('Never', ctx).catch(() => undefined);
      throw new Error('the event failed');
    });
    await expect(failed).rejects.toThrow('the event failed');
    expect((await countOutbox(t.ctx)).waiting).toBe(waiting);
  });

  it('sends a mail unchanged and once', async () => {
    const mail = await queue('Grüße,\r\nBcc: victim@example.org');
    const delivery = { mailId: mail.id, lastAttempt: false };
    expect((await deliverMail(t.ctx, mailer, delivery)).outcome).toBe('sent');
    expect((await deliverMail(t.ctx, mailer, delivery)).outcome).toBe('settled');
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]).toMatchObject({
      subject: 'Grüße, Bcc: victim@example.org',
      from: { address: 'us@example.org', name: 'Sangamam' },
      to: [{ address: 'annamma@example.org', name: 'Annamma "Ammini" Chacko' }],
      messageId: `<${mail.id}@example.org>`,
    });
    expect(server.mails[0]?.bcc).toBeUndefined();
    expect(server.mails[0]?.text).toContain('സ്വാഗതം');
    expect(server.mails[0]?.html).toContain('href="https://example.org/open"');
    // Whom to ask arrives in both parts, and the name of the site at the head of the one that shows it.
    for (const part of [server.mails[0]?.text, server.mails[0]?.html])
      expect(part).toContain('Questions? Write to support@example.org or call +1 407 555 0100.');
    expect(server.mails[0]?.html).toMatch(/<\/table><\/td>\s*<td[^>]*>Sangamam<\/td>/u);
    expect((await find(mail.dedupeKey)).sentAt).toBeInstanceOf(Date);
  });

  it.each([
    ['refusing', 'Mailbox is full'],
    ['hanging-up', 'Connection closed'],
  ] as const)('keeps a mail that the server is %s, for another try', async (behaviour, reason) => {
    const mail = await queue();
    server.behave(behaviour);
    await expect(deliverMail(t.ctx, mailer, { mailId: mail.id, lastAttempt: false })).rejects.toThrow(reason);
    expect(await find(mail.dedupeKey)).toMatchObject({ attempts: 1, sentAt: null, deadAt: null });
    expect((await find(mail.dedupeKey)).lastError).toContain(reason);

    server.behave('taking');
    await deliverMail(t.ctx, mailer, { mailId: mail.id, lastAttempt: false });
    expect(await find(mail.dedupeKey)).toMatchObject({ attempts: 2, lastError: null });
    expect(server.mails).toHaveLength(1);
  });

  it('gives a mail up at once when the server rejects the recipient', async () => {
    const mail = await queue();
    server.behave('unknown');
    const delivery = { mailId: mail.id, lastAttempt: false };
    expect((await deliverMail(t.ctx, mailer, delivery)).outcome).toBe('refused');
    expect(await find(mail.dedupeKey)).toMatchObject({
      attempts: 1,
      lastError: expect.stringContaining('550') as string,
      deadAt: expect.any(Date) as Date,
    });
  });

  it('tries a mail again after a temporary refusal', async () => {
    const mail = await queue();
    server.behave('greylisting');
    await expect(deliverMail(t.ctx, mailer, { mailId: mail.id, lastAttempt: false })).rejects.toThrow('451');
    expect(await find(mail.dedupeKey)).toMatchObject({ attempts: 1, deadAt: null });
  });

  it('accepts any certificate of a server on this machine, and elsewhere only a valid one', async () => {
    const local = await startMailServer({ startTls: true });
    const options = { smtpUrl: local.url, from: 'us@example.org', publicUrl: 'https://example.org' };
    const [trusting, strict] = [createSmtpMailer({ ...options, isLocal: true }), createSmtpMailer(options)];
    try {
      await expect(trusting.verify()).resolves.toBeUndefined();
      await expect(strict.verify()).rejects.toThrow(/certificate/u);
    } finally {
      trusting.close();
      strict.close();
      await local.close();
    }
  });

  it('sends nothing unencrypted where encryption is required', async () => {
    const strict = createSmtpMailer({
      smtpUrl: server.url,
      from: 'us@example.org',
      publicUrl: 'https://example.org',
      requireTls: true,
    });
    try {
      await expect(strict.verify()).rejects.toThrow(/STARTTLS/u);
    } finally {
      strict.close();
    }
  });

  it('gives a mail up after the last attempt, for staff to see', async () => {
    const mail = await queue();
    const { dead } = await countOutbox(t.ctx);
    server.behave('refusing');
    await expect(deliverMail(t.ctx, mailer, { mailId: mail.id, lastAttempt: true })).rejects.toThrow('full');
    expect((await countOutbox(t.ctx)).dead).toBe(dead + 1);
    server.behave('taking');
    expect((await deliverMail(t.ctx, mailer, { mailId: mail.id, lastAttempt: true })).outcome).toBe(
      'settled',
    );
  });

  describe('a mail with a link that opens an account', () => {
    const token = 'Zq4-Zq4_'.repeat(5);
    beforeAll(async () => {
      const { userId } = await buildUser(t.ctx);
      await t.database.pool.query(
        `insert into account_tokens (id, user_id, purpose, token_hash, expires_at)
         values (gen_random_uuid(), $1, 'RESET_PASSWORD', sha256(convert_to($2, 'UTF8')), $3)`,
        [userId, token, new Date(t.clock.now().getTime() + 60 * 60_000)],
      );
    });
    async function queueLink(): Promise<MailRow> {
      events += 1;
      const dedupeKey = `test:${events}`;
      const blocks = [button('Open', 'https://example.org/reset-password/hidden-link')];
      await queueMail(t.ctx, {
        ...composeMail({ site, subject: 'Reset', greeting: 'Dear Annamma,', blocks }),
        to: { address: 'annamma@example.org' },
        kind: 'account.reset-password',
        dedupeKey,
        linkToken: token,
      });
      return find(dedupeKey);
    }
    /** A mail as an older version stored it, with the token in its texts. */
    async function queueOldLink(): Promise<MailRow> {
      const { id, dedupeKey } = await queueLink();
      await t.database.pool.query(
        `update outbox_mails set link_token = null, text = replace(text, 'hidden-link', $2),
         html = replace(html, 'hidden-link', $2) where id = $1`,
        [id, token],
      );
      return find(dedupeKey);
    }

    it.each([
      ['stored with a placeholder', queueLink],
      ['stored by an older version', queueOldLink],
    ])('reaches the mailbox with its token and is stored without it afterwards: %s', async (_, queueIt) => {
      const mail = await queueIt();
      await deliverMail(t.ctx, mailer, { mailId: mail.id, lastAttempt: false });
      const link = `https://example.org/reset-password/${token}`;
      expect(server.mails[0]?.text).toContain(link);
      expect(server.mails[0]?.html).toContain(`href="${link}"`);
      expect(server.mails[0]?.text).not.toContain('hidden-link');
      expect(JSON.stringify(await find(mail.dedupeKey))).not.toContain(token);
    });

    it.each([
      ['stored with a placeholder', queueLink],
      ['stored by an older version', queueOldLink],
    ])('keeps its token until the last attempt: %s', async (_, queueIt) => {
      const mail = await queueIt();
      server.behave('refusing');
      const attempt = (lastAttempt: boolean) =>
        expect(deliverMail(t.ctx, mailer, { mailId: mail.id, lastAttempt })).rejects.toThrow('full');
      await attempt(false);
      expect(JSON.stringify(await find(mail.dedupeKey))).toContain(token);
      await attempt(true);
      expect(JSON.stringify(await find(mail.dedupeKey))).not.toContain(token);
    });

    it('leaves before mails that nobody waits for', async () => {
      const earlier = await queue();
      const link = await queueLink();
      const { rows } = await t.database.pool.query<{ key: string }>(
        'select key from graphile_worker.jobs where key in ($1, $2) order by priority, run_at, id',
        [`mail:${earlier.id}`, `mail:${link.id}`],
      );
      expect(rows.map(({ key }) => key)).toEqual([`mail:${link.id}`, `mail:${earlier.id}`]);
    });

    it('is discarded, not sent with the placeholder, when its token is gone', async () => {
      const mail = await queueLink();
      await t.database.pool.query('update outbox_mails set link_token = null where id = $1', [mail.id]);
      const delivery = { mailId: mail.id, lastAttempt: false };
      expect((await deliverMail(t.ctx, mailer, delivery)).outcome).toBe('expired');
      expect((await find(mail.dedupeKey)).lastError).toContain('expired');
      expect(server.mails).toEqual([]);
    });

    it('does not store its token in the reason of a failed attempt, though the server quotes it', async () => {
      const mail = await queueLink();
      const quoting: Mailer = {
        send: ({ text }) => Promise.reject(new Error(`554 rejected for content: ${text}`)),
        verify: () => Promise.resolve(),
        close: () => undefined,
      };
      await expect(deliverMail(t.ctx, quoting, { mailId: mail.id, lastAttempt: false })).rejects.toThrow(
        '554',
      );
      expect((await find(mail.dedupeKey)).lastError).toMatch(/554.*reset-password\/hidden-link/su);
    });

    it('that was never sent loses its token when the link expires', async () => {
      const [fresh, old, sentByOlderVersion] = [await queueLink(), await queueLink(), await queueOldLink()];
      const threeDays = "created_at - interval '3 days'";
      await t.database.pool.query(`update outbox_mails set created_at = ${threeDays} where id = $1`, [
        old.id,
      ]);
      await t.database.pool.query('update outbox_mails set sent_at = now() where id = $1', [
        sentByOlderVersion.id,
      ]);
      await purgeExpiredCredentials(t.ctx);
      expect((await find(fresh.dedupeKey)).linkToken).toBe(token);
      expect(JSON.stringify(await find(old.dedupeKey))).not.toContain(token);
      expect(JSON.stringify(await find(sentByOlderVersion.dedupeKey))).not.toContain(token);
    });
  });

  it('holds mails where no mail server is set', async () => {
    const mail = await queue();
    expect((await deliverMail(t.ctx, undefined, { mailId: mail.id, lastAttempt: false })).outcome).toBe(
      'kept',
    );
    expect(await find(mail.dedupeKey)).toMatchObject({ sentAt: null, deadAt: null });
  });
});
