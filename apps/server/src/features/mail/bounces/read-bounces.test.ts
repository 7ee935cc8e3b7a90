import { forgotPassword } from '@sangamam/contract/accounts/account-endpoints';
import {
  getOutboxMail,
  listOutbox,
  resumeMailAddress,
} from '@sangamam/contract/mail/outbox/outbox-admin-endpoints';
import { listNotices } from '@sangamam/contract/notices/list/notice-admin-endpoints';
import { testMailKind } from '@sangamam/contract/mail/test-mail/test-mail-endpoints';
import { getRegistration } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildStaff, buildUser } from '#seed/factories/build-user.ts';
import { openBounceMailbox } from '#server/adapters/mail/bounce-mailbox.ts';
import { createSmtpMailer } from '#server/adapters/mail/smtp-mailer.ts';
import type { Mailer } from '#server/adapters/mail/mailer.ts';
import { createLogger } from '#server/http/logger.ts';
import { createTasks } from '#server/jobs/tasks.ts';
import { inTransaction } from '#server/db/context.ts';
import { systemActor } from '#server/http/access/actor.ts';
import { eraseAccount } from '#server/features/people/erasure/erase-account.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { deliveryReport } from '#test/fixtures/delivery-report.ts';
import { submitFamily } from '#test/fixtures/registrations.ts';
import { startImapServer, type ImapServer } from '#test/servers/imap-server.ts';
import { startMailServer, type MailServer } from '#test/servers/mail-server.ts';
import { signInAs } from '#test/sign-in-as.ts';

import { deliverMail, type Delivery } from '../outbox/deliver-mail.ts';
import type { MailKind } from '../outbox/mail-kinds.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { readBounces } from './read-bounces.ts';

const address = 'bounces@sangamam.test';

let t: TestApp;
let smtp: MailServer;
let imap: ImapServer;
let mailer: Mailer;
let admin: { token: string };
beforeAll(async () => {
  [t, smtp, imap] = await Promise.all([buildTestApp(), startMailServer(), startImapServer()]);
  mailer = createSmtpMailer({
    smtpUrl: smtp.url,
    from: 'us@sangamam.test',
    publicUrl: 'https://register.sangamam.test',
    bounceAddress: address,
  });
});
beforeEach(async () => {
  // Some tests advance the clock beyond a session.
  admin = { token: await signInAs(t, await buildStaff(t.ctx, ['ADMIN'])) };
  imap.behave('working');
  imap.messages.length = 0;
  smtp.mails.length = 0;
});
afterAll(async () => {
  mailer.close();
  await Promise.all([t.close(), smtp.close(), imap.close()]);
});

let count = 0;
const newAddress = () => `family.${(count += 1)}@example.net`;

/** Queues a mail and tries to send it. */
async function send(to: string, mail: { kind?: MailKind } = {}): Promise<Delivery> {
  const dedupeKey = crypto.randomUUID();
  await queueMail(t.ctx, {
    kind: 'order.approved',
    ...mail,
    to: { address: to },
    subject: 'Approved',
    html: '<p>Approved</p>',
    text: 'Approved',
    dedupeKey,
  });
  const { rows } = await t.database.pool.query<{ id: string }>(
    'select id from outbox_mails where dedupe_key = $1',
    [dedupeKey],
  );
  return deliverMail(t.ctx, mailer, { mailId: rows[0]?.id ?? '', lastAttempt: false });
}
const idOf = (delivery: Delivery) => ('mail' in delivery ? delivery.mail.id : '');
const wholeMail = async (mailId: string) =>
  (await call(t, getOutboxMail, { params: { mailId } }, admin)).data;

/** The mail server of the addressee returns the latest mail, as it was told by the envelope. */
async function bounce(recipient: string, report: { status?: string } = {}): Promise<void> {
  const [envelope] = smtp.senders.slice(-1);
  imap.messages.push({ source: deliveryReport({ to: envelope ?? '', recipient, ...report }), isRead: false });
}
const mailbox = () => openBounceMailbox(imap.url, { isLocal: true });
const read = () => readBounces(t.ctx, { mailbox: mailbox(), address });

/** Sends mails, each of which comes back. */
async function comeBack(to: string, statuses: string[]): Promise<Delivery[]> {
  const deliveries: Delivery[] = [];
  for (const status of statuses) {
    deliveries.push(await send(to));
    await bounce(to, { status });
    await read();
  }
  return deliveries;
}

describe('a mail that comes back', () => {
  it('leaves with an envelope that names it, and is found again', async () => {
    const to = newAddress();
    const mailId = idOf(await send(to));
    expect(smtp.senders.at(-1)).toBe(`bounces+${mailId.replaceAll('-', '')}@sangamam.test`);
    expect(smtp.mails[0]?.from).toEqual({ address: 'us@sangamam.test', name: '' });
    await bounce(to);
    expect(await read()).toEqual({ reports: 1, bounced: 1, stopped: 0 });
    expect(await wholeMail(mailId)).toMatchObject({
      bouncedAt: expect.any(String) as string,
      bounceReason: expect.stringContaining('User unknown') as string,
      addressStoppedAt: null,
    });
    const bounced = await call(t, listOutbox, { query: { state: 'BOUNCED', search: to, page: '1' } }, admin);
    expect(bounced.data.docs.map(({ _id }) => _id)).toEqual([mailId]);
    const sent = await call(t, listOutbox, { query: { state: 'SENT', search: to, page: '1' } }, admin);
    expect(sent.data.docs).toEqual([]);
  });

  it('is read once, also by two processes at the same moment', async () => {
    const to = newAddress();
    await send(to);
    await bounce(to);
    const found = await Promise.all([read(), read()]);
    expect(found.map(({ bounced }) => bounced).toSorted((one, other) => one - other)).toEqual([0, 1]);
    expect(await read()).toEqual({ reports: 0, bounced: 0, stopped: 0 });
  });

  it('is told apart from mails of people, from reports of others and of mails that are late', async () => {
    const to = newAddress();
    const mailId = idOf(await send(to));
    const letter = `From: ${to}\r\nTo: ${address}\r\nSubject: Hello\r\nContent-Type: text/plain\r\n\r\nHello`;
    const others = deliveryReport({ to: address, recipient: to });
    const late = deliveryReport({ to: smtp.senders.at(-1) ?? '', recipient: to, action: 'delayed' });
    for (const source of [letter, others, late]) imap.messages.push({ source, isRead: false });
    expect(await read()).toEqual({ reports: 2, bounced: 0, stopped: 0 });
    expect(imap.messages.map(({ isRead }) => isRead)).toEqual([false, true, true]);
    expect((await wholeMail(mailId)).bouncedAt).toBeNull();
  });

  it('is not taken for one that never left, or that nobody knows', async () => {
    const to = newAddress();
    const unknown = `bounces+${crypto.randomUUID().replaceAll('-', '')}@sangamam.test`;
    imap.messages.push({ source: deliveryReport({ to: unknown, recipient: to }), isRead: false });
    expect(await read()).toMatchObject({ reports: 1, bounced: 0 });
  });
});

describe('an address from which mails come back again and again', () => {
  it('gets none after the second that was returned for good', async () => {
    const to = newAddress();
    const [first] = await comeBack(to, ['5.1.1']);
    expect(await send(to)).toMatchObject({ outcome: 'sent' });
    await bounce(to);
    expect(await read()).toMatchObject({ bounced: 1, stopped: 1 });
    const stopped = await send(to);
    expect(stopped.outcome).toBe('expired');
    expect(await wholeMail(idOf(stopped))).toMatchObject({
      discardedAt: expect.any(String) as string,
      lastError: 'Mails to this address came back.',
    });
    expect((await wholeMail(idOf(first ?? { outcome: 'settled' }))).addressStoppedAt).toEqual(
      expect.any(String),
    );
    const { data } = await call(t, listNotices, {}, admin);
    expect(data.find(({ code }) => code === 'mail.stopped')?.message).toMatch(
      /^Emails to 1 address came back/u,
    );
  });

  it('gets none after the fifth that was returned for the time being', async () => {
    const to = newAddress();
    await comeBack(to, ['4.2.2', '4.2.2', '4.2.2', '4.2.2']);
    expect((await send(to)).outcome).toBe('sent');
    await bounce(to, { status: '4.2.2' });
    expect(await read()).toMatchObject({ stopped: 1 });
    expect((await send(to)).outcome).toBe('expired');
  });

  it('still gets the links and test mails that somebody has just asked for, and no other address is stopped', async () => {
    const { email: to } = await buildUser(t.ctx);
    await comeBack(to, ['5.1.1', '5.1.1']);
    expect((await send(to)).outcome).toBe('expired');
    await call(t, forgotPassword, { body: { username: to } });
    const { rows } = await t.database.pool.query<{ id: string }>(
      'select id from outbox_mails where to_address = $1 and link_token is not null',
      [to],
    );
    expect(rows).toHaveLength(1);
    const link = { mailId: rows[0]?.id ?? '', lastAttempt: false };
    expect((await deliverMail(t.ctx, mailer, link)).outcome).toBe('sent');
    expect((await send(to, { kind: testMailKind })).outcome).toBe('sent');
    expect((await send(newAddress())).outcome).toBe('sent');
  });

  it('gets them again once an administrator lets it, and bounces of before count no more', async () => {
    const to = newAddress();
    const [first] = await comeBack(to, ['5.1.1', '5.1.1']);
    const params = { mailId: idOf(first ?? { outcome: 'settled' }) };
    expect((await call(t, resumeMailAddress, { params }, admin)).data).toEqual({ resumed: true });
    expect((await call(t, resumeMailAddress, { params }, admin)).codes).toEqual(['CONFLICT']);
    t.clock.advance({ minutes: 1 });
    expect((await send(to)).outcome).toBe('sent');
    await bounce(to);
    expect(await read()).toMatchObject({ bounced: 1, stopped: 0 });
    expect((await send(to)).outcome).toBe('sent');
    const { rows } = await t.database.pool.query(
      `select action, actor_system as system from audit_log where entity_id = $1 and action <> 'mail.read' order by id`,
      [params.mailId],
    );
    expect(rows).toEqual([
      { action: 'mail.bounced', system: 'mails that come back' },
      { action: 'mail.address-resumed', system: null },
    ]);
  });

  it('is not stopped by bounces of more than a month ago', async () => {
    const to = newAddress();
    await comeBack(to, ['5.1.1']);
    t.clock.advance({ days: 31 });
    await comeBack(to, ['5.1.1']);
    expect((await send(to)).outcome).toBe('sent');
  });
});

describe('the family of an address from which mails come back', () => {
  it('is shown to registrars until a mail reaches it, and forgotten with the family', async () => {
    const { id: conventionId } = await buildConvention(t.ctx);
    const { id: packageId } = await buildPackage(t.ctx, { conventionId });
    const { account, selfId, orderId } = await submitFamily(t, conventionId, packageId);
    const registrar = { token: await signInAs(t, await buildStaff(t.ctx, ['REGISTRAR'])) };
    const shown = async () =>
      (await call(t, getRegistration, { params: { orderId } }, registrar)).data.bounce;
    expect(await shown()).toBeNull();
    await comeBack(account.email, ['5.1.1']);
    expect(await shown()).toMatchObject({
      reason: expect.stringContaining('User unknown') as string,
      isStopped: false,
    });
    t.clock.advance({ minutes: 1 });
    await send(account.email);
    expect(await shown()).toBeNull();
    await bounce(account.email);
    await read();
    expect(await shown()).toMatchObject({ isStopped: true });

    const closed = { userId: account.id, personId: selfId, email: account.email };
    await inTransaction(t.ctx, (ctx) => eraseAccount(ctx, systemActor('retention schedule'), closed));
    const { rows } = await t.database.pool.query(
      'select 1 from stopped_addresses where address = $1 union all select 2 from outbox_mails where bounce_reason like $2',
      [account.email, `%${account.email}%`],
    );
    expect(rows).toEqual([]);
  });
});

describe('a mailbox that cannot be read', () => {
  const log = createLogger('silent');
  const run = async () => {
    const tasks = createTasks(t.ctx, { mailer, log, bounces: { mailbox: mailbox(), address } });
    const helpers = { job: { attempts: 1, max_attempts: 1 } };
    await tasks['read-bounces']?.({}, helpers as never);
  };
  const notices = async () =>
    (await call(t, listNotices, {}, admin)).data.filter(({ code }) => code === 'mail.bounces-unread');

  it('is told to administrators until it can', async () => {
    imap.behave('refusing-logins');
    await run();
    expect(await notices()).toMatchObject([{ message: expect.stringContaining('BOUNCE_MAILBOX') as string }]);
    imap.behave('working');
    await run();
    expect(await notices()).toEqual([]);
  });
});
