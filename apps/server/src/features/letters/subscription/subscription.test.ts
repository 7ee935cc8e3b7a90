import { getRegistration } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import * as endpoints from '@sangamam/contract/letters/subscription/subscription-endpoints';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { createSmtpMailer } from '#server/adapters/mail/smtp-mailer.ts';
import { inTransaction } from '#server/db/context.ts';
import { auditLog, letterRecipients, letterSubscriptions, outboxMails } from '#server/db/schema/schema.ts';
import { deliverMail } from '#server/features/mail/outbox/deliver-mail.ts';
import { endMaintenance, startMaintenance } from '#server/features/conventions/site-settings/maintenance.ts';
import { eraseAccount } from '#server/features/people/erasure/erase-account.ts';
import { systemActor, type Actor } from '#server/http/access/actor.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildStaff } from '#seed/factories/build-user.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { downloadOwnData } from '#test/download.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { startFamily, submitFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';
import { outbox } from '#test/outbox.ts';
import { startMailServer, type MailServer } from '#test/servers/mail-server.ts';
import { signInAs } from '#test/sign-in-as.ts';

import { prepareLetter } from '../audience/prepare-letter.ts';
import { handOverLetter } from '../hand-over-letter.ts';
import { lettersPersonalData } from '../personal-data.ts';
import { testLetter } from '../preview-letter.ts';
import { readLetter } from '../read-letters.ts';
import { sendLetter } from '../send-letter.ts';
import { createLetter } from '../write-letter.ts';
import { ensureSubscriptions } from './ensure-subscriptions.ts';

let t: TestApp;
let mailServer: MailServer;
let writer: Actor;
let conventionId: string;
let packageId: string;
let family: TestFamily;

beforeAll(async () => {
  t = await buildTestApp();
  mailServer = await startMailServer();
  ({ actor: writer } = await buildStaff(t.ctx, ['ADMIN']));
});
beforeEach(async () => {
  ({ id: conventionId } = await buildConvention(t.ctx));
  ({ id: packageId } = await buildPackage(t.ctx, { conventionId }));
  family = await submitFamily(t, conventionId, packageId);
  mailServer.mails.length = 0;
});
afterAll(async () => {
  await expectInvariants(t);
  await mailServer.close();
  await t.close();
});

async function prepared() {
  const { _id: letterId, revision } = await createLetter(t.ctx, writer, {
    conventionId,
    subjectEn: 'The bus',
    bodyEn: '<p>It leaves an hour later.</p>',
    subjectMl: '',
    bodyMl: '',
    audience: { name: '', filters: {}, first: 'SUBMITTED' },
  });
  return prepareLetter(t.ctx, writer, { letterId, revision });
}

/** Writes the mails of a letter; they leave with `deliver`. */
async function handOver({ _id: letterId }: { _id: string }): Promise<number> {
  const { revision } = await readLetter(t.ctx, writer, letterId);
  await sendLetter(t.ctx, writer, { letterId, revision, scheduledFor: null });
  return handOverLetter(t.ctx, letterId);
}

/** Lets mails of this kind to the family, or to somebody else, leave through a real mail server. */
async function deliver(to = family.account.email, kind = 'letter') {
  t.clock.advance({ minutes: 1 });
  const { publicUrl } = t.ctx;
  const mailer = createSmtpMailer({ smtpUrl: mailServer.url, from: 'us@example.org', publicUrl });
  const waiting = await t.database.db
    .select({ id: outboxMails.id })
    .from(outboxMails)
    .where(and(eq(outboxMails.toAddress, to), eq(outboxMails.kind, kind)));
  for (const { id } of waiting) await deliverMail(t.ctx, mailer, { mailId: id, lastAttempt: false });
  mailer.close();
  return mailServer.mails.filter((mail) => mail.to?.[0]?.address === to);
}

const headerOf = (mail: MailServer['mails'][number] | undefined, key: string) =>
  mail?.headers.find((header) => header.key === key)?.value;

/** Sends the family a letter; the address in its header. */
async function letterAddress(): Promise<string> {
  await handOver(await prepared());
  const [mail] = await deliver();
  return headerOf(mail, 'list-unsubscribe')?.slice(1, -1) ?? '';
}

const tokenIn = (address: string) => new URL(address).searchParams.get('token') ?? '';

const form = { 'content-type': 'application/x-www-form-urlencoded' };
/** Posts to an address of a letter as a mail program does, with no session. */
const post = (address: string, payload = 'List-Unsubscribe=One-Click', headers: object = form) =>
  t.app.inject({
    method: 'POST',
    url: address.replace(t.ctx.publicUrl, ''),
    payload,
    headers: { ...headers },
  });

const ownChoice = async () => (await call(t, endpoints.getLetterSubscription, {}, family)).data.getsLetters;
const look = (token: string) => call(t, endpoints.getLinkedSubscription, { params: { token } });
const choose = (token: string, getsLetters: boolean) =>
  call(t, endpoints.setLinkedSubscription, { params: { token }, body: { getsLetters } });
const storedChoice = async () => {
  const { unsubscribedAt, userId } = letterSubscriptions;
  const [row] = await t.database.db
    .select({ unsubscribedAt })
    .from(letterSubscriptions)
    .where(eq(userId, family.account.id));
  return row?.unsubscribedAt;
};
const events = async ({ account }: TestFamily) =>
  t.database.db
    .select({ action: auditLog.action, actorId: auditLog.actorId, by: auditLog.actorSystem })
    .from(auditLog)
    .where(and(eq(auditLog.entityId, account.id), like(auditLog.action, 'account.letters-%')))
    .orderBy(auditLog.id);

describe('a letter', () => {
  it('names the address that stops letters in its headers and at its foot, and the outbox has no token', async () => {
    await handOver(await prepared());
    const stored = (await outbox(t, { to: family.account.email })).find(({ kind }) => kind === 'letter');
    expect(stored?.text).toContain('/unsubscribe?token=hidden-link');
    const [mail] = await deliver();
    const address = headerOf(mail, 'list-unsubscribe')?.slice(1, -1) ?? '';
    expect(address).toMatch(/\/unsubscribe\?token=[\w-]{43}$/u);
    expect(address.startsWith(t.ctx.publicUrl)).toBe(true);
    expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail?.text).toContain(`Stop letters like this one:\n${address}\n`);
    expect(mail?.html).toContain(`href="${address}"`);
    const mails = JSON.stringify(await t.database.db.select().from(outboxMails));
    expect(mails).not.toContain(tokenIn(address));
  });

  it('has the same address each time, and another one for each account', async () => {
    const first = await letterAddress();
    mailServer.mails.length = 0;
    expect(await letterAddress()).toBe(first);
    family = await submitFamily(t, conventionId, packageId);
    expect(await letterAddress()).not.toBe(first);
  });

  it('that is tried out stops the letters of who tried it', async () => {
    const { _id: letterId } = await prepared();
    await testLetter(t.ctx, writer, { letterId, language: 'en', orderId: family.orderId });
    const [mail] = await deliver(writer.email, 'letter.test');
    const [own] = await t.database.db
      .select()
      .from(letterSubscriptions)
      .where(eq(letterSubscriptions.userId, writer.userId));
    expect(tokenIn(headerOf(mail, 'list-unsubscribe')?.slice(1, -1) ?? '')).toBe(own?.token);
  });

  it('is no mail about the own registration: that cannot be stopped', async () => {
    await letterAddress();
    const [mail] = await deliver(family.account.email, 'order.submitted');
    const others = mailServer.mails.filter((one) => headerOf(one, 'list-unsubscribe') === undefined);
    expect(mail).toBeDefined();
    expect(others.length).toBeGreaterThan(0);
  });
});

describe('one click in a mail program', () => {
  it.each([
    ['a form', form, 'List-Unsubscribe=One-Click'],
    [
      'a form in parts',
      { 'content-type': 'multipart/form-data; boundary=b' },
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])('stops letters with %s and without a session', async (_, headers, payload) => {
    const address = await letterAddress();
    const answer = await post(address, payload, headers);
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, data: { received: true } }]);
    expect(await ownChoice()).toBe(false);
  });

  it('twice, or twice at once, is one event that names the link', async () => {
    const address = await letterAddress();
    const both = await Promise.all([post(address), post(address)]);
    expect([...both, await post(address)].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await events(family)).toEqual([
      { action: 'account.letters-stopped', actorId: null, by: 'link of a letter' },
    ]);
  });

  it('works while the site is closed for maintenance, which refuses visitors everything else', async () => {
    const address = await letterAddress();
    const operator = systemActor('command line');
    await startMaintenance(t.ctx, operator, { minutes: 10 });
    try {
      // Every process closes within two seconds.
      await vi.waitUntil(async () => (await choose(tokenIn(address), true)).status === 503, {
        timeout: 10_000,
      });
      expect((await post(address)).statusCode).toBe(200);
      expect(await storedChoice()).toBeInstanceOf(Date);
    } finally {
      await endMaintenance(t.ctx, operator);
      await vi.waitUntil(async () => (await choose(tokenIn(address), true)).status === 200, {
        timeout: 10_000,
      });
    }
  });

  it('is refused without the form of the standard, and for an unknown token', async () => {
    const address = await letterAddress();
    expect((await post(address, 'x=1')).statusCode).toBe(400);
    expect((await post(address, '')).statusCode).toBe(400);
    const unknown = await post(`/unsubscribe?token=${'x'.repeat(43)}`);
    expect(unknown.json<{ errors: object[] }>().errors).toMatchObject([{ code: 'INVALID_TOKEN' }]);
    expect((await post('/unsubscribe')).statusCode).toBe(400);
    expect(await ownChoice()).toBe(true);
  });

  it('is what changes something: opening the address, or the choice behind it, does not', async () => {
    const address = await letterAddress();
    await t.app.inject({ method: 'GET', url: address.replace(t.ctx.publicUrl, '') });
    await t.app.inject({ method: 'HEAD', url: address.replace(t.ctx.publicUrl, '') });
    const { email } = family.account;
    expect((await look(tokenIn(address))).data).toEqual({
      getsLetters: true,
      address: `${email[0]}…${email.slice(email.indexOf('@'))}`,
    });
    expect(await ownChoice()).toBe(true);
    expect(await events(family)).toEqual([]);
  });
});

describe('the page of the link', () => {
  it('stops letters and lets them come again', async () => {
    const token = tokenIn(await letterAddress());
    expect((await choose(token, false)).data.getsLetters).toBe(false);
    expect((await look(token)).data.getsLetters).toBe(false);
    expect((await choose(token, true)).data.getsLetters).toBe(true);
    expect(await ownChoice()).toBe(true);
    expect((await events(family)).map(({ action }) => action)).toEqual([
      'account.letters-stopped',
      'account.letters-resumed',
    ]);
  });

  it('is refused for a token that nobody has', async () => {
    expect((await look('x'.repeat(43))).codes).toEqual(['INVALID_TOKEN']);
    expect((await choose('x'.repeat(43), false)).codes).toEqual(['INVALID_TOKEN']);
  });
});

describe('whoever unsubscribed', () => {
  const stopSignedIn = () =>
    call(t, endpoints.setLetterSubscription, { body: { getsLetters: false } }, family);
  const recipient = async ({ _id }: { _id: string }) =>
    (await t.database.db.select().from(letterRecipients).where(eq(letterRecipients.letterId, _id)))[0];

  it('is told by the dry run, and by the registration', async () => {
    expect((await stopSignedIn()).data).toEqual({ getsLetters: false });
    expect(await events(family)).toMatchObject([{ actorId: family.account.id, by: null }]);
    const letter = await prepared();
    expect(letter.reasons).toEqual([{ reason: 'UNSUBSCRIBED', count: 1 }]);
    const registrar = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
    const params = { orderId: family.orderId };
    const { unsubscribedAt } = (await call(t, getRegistration, { params }, registrar)).data;
    expect(unsubscribedAt).toBe((await storedChoice())?.toISOString());
  });

  it('between the dry run and the writing of the mails gets none', async () => {
    const other = await submitFamily(t, conventionId, packageId);
    const letter = await prepared();
    expect(letter.counts.waiting).toBe(2);
    await stopSignedIn();
    expect(await handOver(letter)).toBe(1);
    expect((await readLetter(t.ctx, writer, letter._id)).reasons).toEqual([
      { reason: 'UNSUBSCRIBED', count: 1 },
    ]);
    expect((await outbox(t, { to: family.account.email })).map(({ kind }) => kind)).not.toContain('letter');
    expect(await deliver(other.account.email)).toHaveLength(1);
  });

  it('after the mail was written, and before it leaves, gets none', async () => {
    const letter = await prepared();
    expect(await handOver(letter)).toBe(1);
    await stopSignedIn();
    expect(await deliver()).toEqual([]);
    expect((await recipient(letter))?.mailId).not.toBeNull();
  });

  it('gets them again with the same link once they come again', async () => {
    const address = await letterAddress();
    await post(address);
    await choose(tokenIn(address), true);
    mailServer.mails.length = 0;
    expect(await letterAddress()).toBe(address);
  });
});

describe('personal data', () => {
  const stop = async () => post(await letterAddress());

  const tokenOf = async ({ account }: TestFamily) => {
    const { token, userId } = letterSubscriptions;
    const [row] = await t.database.db
      .select({ token })
      .from(letterSubscriptions)
      .where(eq(userId, account.id));
    return row?.token ?? '';
  };

  it('says since when letters are stopped', async () => {
    expect((await downloadOwnData(t, family)).lettersStopped).toEqual([]);
    await stop();
    const since = (await storedChoice())?.toISOString();
    expect(since).toBeDefined();
    expect((await downloadOwnData(t, family)).lettersStopped).toEqual([{ since }]);
  });

  it('of an erased account has no link that works', async () => {
    family = await startFamily(t, (await buildConvention(t.ctx)).id);
    conventionId = family.of.conventionId;
    const token = tokenIn(await letterAddress());
    const { account, selfId } = family;
    const closed = { userId: account.id, personId: selfId, email: account.email };
    await inTransaction(t.ctx, (ctx) => eraseAccount(ctx, systemActor('retention schedule'), closed));
    expect((await look(token)).codes).toEqual(['INVALID_TOKEN']);
  });

  it('of merged accounts stops letters where one of them did, and links of both work', async () => {
    const twin = family;
    family = await submitFamily(t, conventionId, packageId);
    await ensureSubscriptions(t.ctx, [twin.account.id, family.account.id]);
    const [twinToken, keptToken] = [await tokenOf(twin), await tokenOf(family)];
    await choose(twinToken, false);
    const side = ({ account, selfId }: TestFamily) => ({ userId: account.id, personId: selfId });
    await lettersPersonalData.merge?.(t.ctx, { from: side(twin), to: side(family) });
    expect(await ownChoice()).toBe(false);
    expect((await choose(keptToken, true)).data.getsLetters).toBe(true);
    expect((await look(twinToken)).data.getsLetters).toBe(true);
    expect((await choose(twinToken, false)).data.getsLetters).toBe(false);
    expect(await ownChoice()).toBe(false);
  });
});
