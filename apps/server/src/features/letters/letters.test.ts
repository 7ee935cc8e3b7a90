import { initiateRegistration as initiate } from '@sangamam/contract/orders/order-endpoints';
import * as letters from '@sangamam/contract/letters/letter-endpoints';
import type { LetterDraft } from '@sangamam/contract/letters/letter-draft';
import { defaultLetterSettings, type LetterSettings } from '@sangamam/contract/letters/letter-settings';
import { undoableUntil } from '@sangamam/contract/undo/undoable-decision';
import * as desk from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createSmtpMailer } from '#server/adapters/mail/smtp-mailer.ts';
import { letterRecipients, outboxMails, people, users } from '#server/db/schema/schema.ts';
import { deliverMail } from '#server/features/mail/outbox/deliver-mail.ts';
import { applyRetention } from '#server/features/people/erasure/apply-retention.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { duringChange } from '#test/during-change.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { startFamily, submitFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';
import { outbox } from '#test/outbox.ts';
import { startMailServer, type MailServer } from '#test/servers/mail-server.ts';
import { signInAs } from '#test/sign-in-as.ts';

import { paceByDomain } from './domain-pace.ts';
import { handOverLetter } from './hand-over-letter.ts';

interface Caller {
  token: string;
}

let t: TestApp;
let mailServer: MailServer;
let conventionId: string;
let packageId: string;
let registrar: { token: string };
let colleague: { token: string };
let treasurer: { token: string };
let admin: { token: string };

beforeAll(async () => {
  t = await buildTestApp();
  mailServer = await startMailServer();
});
// Each test has its convention; sessions end while the clock runs ahead.
beforeEach(async () => {
  ({ id: conventionId } = await buildConvention(t.ctx));
  ({ id: packageId } = await buildPackage(t.ctx, { conventionId }));
  registrar = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
  colleague = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
  treasurer = { token: await signInAs(t, await createStaff(t, 'TREASURER')) };
  admin = { token: await signInAs(t, await createStaff(t, 'ADMIN')) };
  await setRules({});
  t.clock.advance({ days: 1 });
  for (const one of [registrar, colleague, treasurer, admin]) await revive(one);
});
afterAll(async () => {
  await expectInvariants(t);
  await mailServer.close();
  await t.close();
});

/** A session that was just begun, a day later. */
async function revive(who: { token: string }): Promise<void> {
  const role =
    who === registrar || who === colleague ? 'REGISTRAR' : who === treasurer ? 'TREASURER' : 'ADMIN';
  who.token = await signInAs(t, await createStaff(t, role));
}

async function setRules(changes: Partial<LetterSettings>): Promise<void> {
  const rules = { ...defaultLetterSettings, ...changes };
  const who = { token: await signInAs(t, await createStaff(t, 'ADMIN')) };
  const { revision } = (await call(t, letters.getLetterSettings, {}, who)).data;
  const changed = await call(t, letters.changeLetterSettings, { body: { ...rules, revision } }, who);
  expect(changed.codes).toEqual([]);
}

const draft = (changes: Partial<LetterDraft> = {}) => ({
  conventionId,
  subjectEn: 'The bus for {first name}',
  bodyEn: '<p>It leaves <strong>an hour later</strong>, {number}. See {hotel|your hotel}.</p>',
  subjectMl: '',
  bodyMl: '',
  audience: { name: '', filters: {}, first: 'SUBMITTED' as const },
  ...changes,
});

async function write(changes: Partial<LetterDraft> = {}, who: Caller = registrar) {
  const { data, codes } = await call(t, letters.createLetter, { body: draft(changes) }, who);
  expect(codes).toEqual([]);
  return data;
}

const at = (letterId: string) => ({ params: { letterId } });
const read = async (letterId: string, who: Caller = registrar) =>
  (await call(t, letters.getLetter, at(letterId), who)).data;

async function prepare(letterId: string, who: Caller = registrar) {
  const { revision } = await read(letterId, who);
  const prepared = await call(t, letters.prepareLetter, { ...at(letterId), body: { revision } }, who);
  expect(prepared.codes).toEqual([]);
  return prepared.data;
}

async function prepared(changes: Partial<LetterDraft> = {}, who: Caller = registrar) {
  return prepare((await write(changes, who))._id, who);
}

const send = async (letterId: string, who: Caller = registrar, scheduledFor: string | null = null) => {
  const { revision } = await read(letterId, who);
  return call(t, letters.sendLetter, { ...at(letterId), body: { revision, scheduledFor } }, who);
};
const stop = (letterId: string, who: Caller = registrar) => call(t, letters.stopLetter, at(letterId), who);

const recipients = async (letterId: string, query: Record<string, string> = {}) =>
  (await call(t, letters.listLetterRecipients, { ...at(letterId), query }, registrar)).data.docs;

const families = async (count: number): Promise<TestFamily[]> => {
  const made: TestFamily[] = [];
  for (let turn = 0; turn < count; turn += 1) made.push(await submitFamily(t, conventionId, packageId));
  return made;
};

const lettersTo = async ({ account }: TestFamily) =>
  (await outbox(t, { to: account.email })).filter(({ kind }) => kind === 'letter');

/** Lets the mails of a letter leave through a real mail server, `most` of them. */
async function deliver(letterId: string, most = Number.POSITIVE_INFINITY): Promise<void> {
  const mailer = createSmtpMailer({
    smtpUrl: mailServer.url,
    from: 'us@example.org',
    publicUrl: t.ctx.publicUrl,
  });
  const queued = await t.database.db
    .select({ mailId: letterRecipients.mailId })
    .from(letterRecipients)
    .where(eq(letterRecipients.letterId, letterId))
    .orderBy(letterRecipients.place);
  for (const { mailId } of queued.filter(({ mailId }) => mailId !== null).slice(0, most))
    await deliverMail(t.ctx, mailer, { mailId: mailId ?? '', lastAttempt: false });
  mailer.close();
}

describe('the recipients of a letter', () => {
  it('are found by the filters of the registrations, each with the reason why not', async () => {
    const [gets, cancelled, rejected] = await families(3);
    const unconfirmed = await submitFamily(t, conventionId, packageId);
    const suspended = await submitFamily(t, conventionId, packageId);
    const nowhere = await submitFamily(t, conventionId, packageId);
    const refused = await submitFamily(t, conventionId, packageId);
    if (!gets || !cancelled || !rejected) throw new Error('Families are missing');
    const { db } = t.database;
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, unconfirmed.account.id));
    await db.update(users).set({ suspendedAt: t.clock.now() }).where(eq(users.id, suspended.account.id));
    await db.update(people).set({ email: null }).where(eq(people.id, nowhere.selfId));
    await db.insert(outboxMails).values({
      kind: 'order.approved',
      toAddress: refused.account.email,
      subject: 's',
      html: 'h',
      text: 't',
      dedupeKey: refused.orderId,
      deadAt: t.clock.now(),
    });
    const body = { reason: 'As you asked' };
    const orderOf = ({ orderId }: TestFamily) => ({ params: { orderId } });
    await call(t, desk.cancelRegistration, { ...orderOf(cancelled), body }, registrar);
    await call(t, desk.rejectRegistration, { ...orderOf(rejected), body }, registrar);

    const letter = await prepared();
    const found = await recipients(letter._id);
    const reasonOf = (family: TestFamily) => found.find(({ orderId }) => orderId === family.orderId)?.reason;
    expect(reasonOf(gets)).toBeNull();
    expect([cancelled, rejected, unconfirmed, suspended, nowhere, refused].map(reasonOf)).toEqual([
      'CANCELLED',
      'REJECTED',
      'NOT_CONFIRMED',
      'SUSPENDED',
      'NO_ADDRESS',
      'GIVEN_UP',
    ]);
    expect(letter.counts).toMatchObject({ recipients: 1, waiting: 1, without: 6, left: 0 });
    expect(letter.reasons.map(({ reason }) => reason).toSorted()).toEqual(
      ['CANCELLED', 'GIVEN_UP', 'NOT_CONFIRMED', 'NO_ADDRESS', 'REJECTED', 'SUSPENDED'].toSorted(),
    );

    const toCancelled = await prepared({
      audience: { name: '', filters: { status: 'CANCELLED' }, first: 'NAME' },
    });
    expect((await recipients(toCancelled._id)).map(({ orderId, reason }) => [orderId, reason])).toEqual([
      [cancelled.orderId, null],
    ]);
  });

  it('are one for each registrant, in the order that was chosen, also with a new registration after a cancelled one', async () => {
    const [first, second] = await families(2);
    if (!first || !second) throw new Error('Families are missing');
    const body = { reason: 'As you asked' };
    await call(t, desk.cancelRegistration, { params: { orderId: first.orderId }, body }, registrar);
    const again = await call(t, initiate, { body: first.of }, first);
    const orderId = again.data.orderId;
    const inOrder = async (first: 'SUBMITTED' | 'NEWEST') =>
      (await recipients((await prepared({ audience: { name: '', filters: {}, first } }))._id)).map(
        (one) => one.orderId,
      );
    expect(await inOrder('SUBMITTED')).toEqual([second.orderId, orderId]);
    expect(await inOrder('NEWEST')).toEqual([orderId, second.orderId]);
  });

  it('are those of its convention who match, found by name, number and state', async () => {
    const [one] = await families(1);
    const other = await buildConvention(t.ctx);
    await startFamily(t, other.id);
    const letter = await prepared();
    expect(letter.counts.recipients).toBe(1);
    expect(await recipients(letter._id, { search: one?.tempNumber ?? '' })).toHaveLength(1);
    expect(await recipients(letter._id, { search: 'nobody like this' })).toEqual([]);
    expect(await recipients(letter._id, { state: 'WITHOUT' })).toEqual([]);
    expect(await recipients(letter._id, { state: 'WAITING' })).toHaveLength(1);
  });
});

describe('a letter', () => {
  it('leaves after a minute, in the language of the family, with answers to the office', async () => {
    const [english, malayalam] = await families(2);
    if (!english || !malayalam) throw new Error('Families are missing');
    await t.database.db.update(users).set({ language: 'ml' }).where(eq(users.id, malayalam.account.id));
    const letter = await prepared({ subjectMl: 'ബസ്', bodyMl: '<p>ഒരു മണിക്കൂർ വൈകി, {number}</p>' });
    const sent = await send(letter._id);
    expect(sent.data).toMatchObject({ state: 'SENDING', actions: ['STOP'] });
    expect(sent.data.undoUntil).not.toBeNull();
    expect(await handOverLetter(t.ctx, letter._id)).toBe(2);
    const [mail] = await lettersTo(english);
    expect(mail?.text).toContain(`It leaves an hour later, ${english.tempNumber}. See your hotel.`);
    expect(mail?.html).toContain('<strong>an hour later</strong>');
    expect((await lettersTo(malayalam))[0]?.subject).toBe('ബസ്');

    mailServer.mails.length = 0;
    t.clock.advance({ minutes: 1 });
    await deliver(letter._id);
    expect(mailServer.mails.map(({ to }) => to?.[0]?.address ?? '').toSorted()).toEqual(
      [english.account.email, malayalam.account.email].toSorted(),
    );
    expect(mailServer.mails[0]?.replyTo?.[0]?.address).toContain('@');
    expect(await read(letter._id)).toMatchObject({
      state: 'SENT',
      undoUntil: null,
      actions: [],
      counts: { recipients: 2, waiting: 0, leaving: 0, left: 2 },
    });
    expect((await stop(letter._id)).codes).toEqual(['LETTER_NOT_POSSIBLE']);
    const params = { orderId: english.orderId };
    const { mails } = (await call(t, desk.getRegistration, { params }, registrar)).data;
    expect(mails.filter(({ kind }) => kind === 'letter')).toHaveLength(1);
  });

  it('shows what people are called as text', async () => {
    const [family] = await families(1);
    if (!family) throw new Error('The family is missing');
    const hostile = '<img src=x> {number}';
    await t.database.db.update(people).set({ firstName: hostile }).where(eq(people.id, family.selfId));
    const letter = await prepared({ bodyEn: '<p>Dear {first name} <script>alert(1)</script></p>' });
    const query = { language: 'en' } as const;
    const { data } = await call(t, letters.previewLetter, { ...at(letter._id), query }, registrar);
    expect(data.html).not.toMatch(/<img|<script/u);
    expect(data.text).toContain(hostile);
    expect(data.chatText).toContain(hostile);
  });

  it('reaches nobody outside the dry run, and nobody who may not get it any more', async () => {
    const [stays, leaves] = await families(2);
    const letter = await prepared();
    const late = await submitFamily(t, conventionId, packageId);
    if (!stays || !leaves) throw new Error('Families are missing');
    const body = { reason: 'As you asked' };
    await call(t, desk.cancelRegistration, { params: { orderId: leaves.orderId }, body }, registrar);
    await send(letter._id);
    expect(await handOverLetter(t.ctx, letter._id)).toBe(1);
    expect(await lettersTo(stays)).toHaveLength(1);
    expect(await lettersTo(leaves)).toEqual([]);
    expect(await lettersTo(late)).toEqual([]);
    expect((await read(letter._id)).reasons).toEqual([{ reason: 'CANCELLED', count: 1 }]);
  });

  it('is undone within its minute: nobody gets it, and it is a draft again', async () => {
    const [family] = await families(1);
    const letter = await prepared();
    await send(letter._id);
    await handOverLetter(t.ctx, letter._id);
    const undone = await stop(letter._id);
    expect(undone.data).toMatchObject({ state: 'DRAFT', counts: { waiting: 1, leaving: 0, left: 0 } });
    mailServer.mails.length = 0;
    t.clock.advance({ minutes: 2 });
    await deliver(letter._id);
    expect(mailServer.mails).toEqual([]);
    await send(letter._id);
    await handOverLetter(t.ctx, letter._id);
    await deliver(letter._id);
    expect(mailServer.mails.map(({ to }) => to?.[0]?.address)).toEqual([family?.account.email]);
  });

  it('is stopped in the middle, corrected and sent to those who are left', async () => {
    const all = await families(3);
    const letter = await prepared();
    await send(letter._id);
    await handOverLetter(t.ctx, letter._id);
    t.clock.advance({ minutes: 1 });
    mailServer.mails.length = 0;
    await deliver(letter._id, 1);
    const stopped = await stop(letter._id);
    expect(stopped.data).toMatchObject({ state: 'STOPPED', counts: { recipients: 3, left: 1, waiting: 2 } });
    await deliver(letter._id);
    expect(mailServer.mails).toHaveLength(1);

    const { revision } = stopped.data;
    const body = { ...draft({ subjectEn: 'Corrected' }), revision };
    const corrected = await call(t, letters.changeLetter, { ...at(letter._id), body }, registrar);
    expect(corrected.data).toMatchObject({ state: 'STOPPED', counts: { waiting: 2 } });
    // Whoever got the earlier version does not get the corrected one, and the dry run says so.
    expect((await prepare(letter._id)).reasons).toEqual([{ reason: 'GOT_IT', count: 1 }]);
    expect(await recipients(letter._id, { reason: 'GOT_IT' })).toMatchObject([
      { orderId: all[0]?.orderId, state: 'LEFT', reason: 'GOT_IT' },
    ]);
    expect((await send(letter._id)).codes).toEqual([]);
    expect((await read(letter._id)).reasons).toEqual([]);
    expect(await handOverLetter(t.ctx, letter._id)).toBe(2);
    t.clock.advance({ minutes: 1 });
    await deliver(letter._id);
    expect(mailServer.mails.map(({ subject }) => subject?.startsWith('Corrected'))).toEqual([
      false,
      true,
      true,
    ]);
    expect(new Set(mailServer.mails.map(({ to }) => to?.[0]?.address)).size).toBe(all.length);
    expect((await read(letter._id)).state).toBe('SENT');
  });

  it('leaves at its time, and not before; its schedule can be ended', async () => {
    await families(1);
    const letter = await prepared();
    const time = new Date(t.clock.now().getTime() + 60 * 60_000).toISOString();
    expect((await send(letter._id, registrar, time)).data).toMatchObject({
      state: 'SCHEDULED',
      scheduledFor: time,
    });
    expect(await handOverLetter(t.ctx, letter._id)).toBe(0);
    expect((await stop(letter._id)).data).toMatchObject({ state: 'DRAFT', scheduledFor: null });
    const later = new Date(t.clock.now().getTime() + 60 * 60_000).toISOString();
    await send(letter._id, registrar, later);
    t.clock.advance({ hours: 2 });
    expect(await handOverLetter(t.ctx, letter._id)).toBe(1);
    const past = new Date(t.clock.now().getTime() - 1_000).toISOString();
    const other = await prepared({}, { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) });
    expect((await send(other._id, registrar, past)).codes).toEqual(['RQST_PARAMS_INVALID']);
  });

  it('goes on a day later once the most mails of a day have left', async () => {
    await families(3);
    await setRules({ dailyCeiling: 2 });
    const [one, two] = [await prepared(), await prepared()];
    await send(one._id);
    await send(two._id);
    expect(await handOverLetter(t.ctx, one._id)).toBe(2);
    expect(await handOverLetter(t.ctx, two._id)).toBe(0);
    const { goesOnAt, counts } = await read(one._id);
    expect(counts).toMatchObject({ leaving: 2, waiting: 1 });
    expect(new Date(goesOnAt ?? 0).getTime()).toBeGreaterThan(t.clock.now().getTime() + 23 * 60 * 60_000);
    t.clock.advance({ days: 1, minutes: 1 });
    await revive(registrar);
    expect(await handOverLetter(t.ctx, one._id)).toBe(1);
    expect(await handOverLetter(t.ctx, two._id)).toBe(1);
  });

  it('leaves for one domain so many a minute as the rules say, with other letters together, and after a stop from now on', async () => {
    await families(3);
    await setRules({ domainPace: 2 });
    await t.database.pool.query(
      "update outbox_mails set sent_at = now() where kind = 'letter' and dead_at is null",
    );
    const [one, two] = [await prepared(), await prepared()];
    await send(one._id);
    await send(two._id);
    expect(await handOverLetter(t.ctx, one._id)).toBe(3);
    expect(await handOverLetter(t.ctx, two._id)).toBe(3);
    const times = async (letterId: string) => {
      const { rows } = await t.database.pool.query<{ minutes: number }>(
        `select extract(epoch from job.run_at - $2::timestamptz)::int / 60 as minutes
         from letter_recipients r join outbox_mails m on m.id = r.mail_id
           join graphile_worker.jobs job on job.key = 'mail:' || m.id
         where r.letter_id = $1 and m.delayed_until = job.run_at order by r.place`,
        [letterId, undoableUntil(t.clock.now())],
      );
      return rows.map(({ minutes }) => minutes);
    };
    expect(await times(one._id)).toEqual([0, 0, 1]);
    expect(await times(two._id)).toEqual([1, 2, 2]);
    expect((await stop(two._id)).codes).toEqual([]);
    expect((await stop(one._id)).codes).toEqual([]);
    await send(two._id);
    expect(await handOverLetter(t.ctx, two._id)).toBe(3);
    expect(await times(two._id)).toEqual([0, 0, 1]);
  });

  it('takes places of its own in the minutes of each domain, however it is written', async () => {
    const from = t.clock.now();
    expect(
      await paceByDomain(t.ctx, ['a@quiet.test', 'b@QUIET.test', 'c@busy.test', 'd@quiet.test'], {
        from,
        pace: 2,
      }),
    ).toEqual([from, from, from, new Date(from.getTime() + 60_000)]);
  });

  it('to more families than the rules allow is sent by a second person only', async () => {
    await families(2);
    await setRules({ approvalAbove: 1 });
    const letter = await prepared();
    expect(letter).toMatchObject({ asksBecause: 'MANY', actions: ['ASK', 'CHANGE', 'DELETE'] });
    expect((await send(letter._id)).codes).toEqual(['LETTER_NEEDS_APPROVAL']);
    const decide = async (endpoint: typeof letters.approveLetter, who: Caller) => {
      const { revision } = await read(letter._id);
      return call(t, endpoint, { ...at(letter._id), body: { revision } }, who);
    };
    const ask = async (who: Caller) => {
      const { revision } = await read(letter._id);
      const body = { revision, scheduledFor: null };
      return call(t, letters.askForLetterApproval, { ...at(letter._id), body }, who);
    };
    expect((await ask(registrar)).data).toMatchObject({ state: 'WAITING' });
    expect((await decide(letters.approveLetter, registrar)).codes).toEqual(['LETTER_OWN_APPROVAL']);
    expect((await decide(letters.approveLetter, treasurer)).codes).toEqual(['FORBIDDEN']);
    const { revision } = await read(letter._id);
    const body = { revision, because: 'The hour is wrong' };
    const back = await call(t, letters.sendLetterBack, { ...at(letter._id), body }, colleague);
    expect(back.data).toMatchObject({ state: 'DRAFT', sentBackBecause: body.because });
    await ask(registrar);
    const approved = await decide(letters.approveLetter, colleague);
    expect(approved.data.state).toBe('SENDING');
    expect(approved.data.approvedBy).not.toBeNull();
    expect(await handOverLetter(t.ctx, letter._id)).toBe(2);
    expect((await stop(letter._id)).data.asksBecause).toBeNull();
    await prepare(letter._id);
    expect((await send(letter._id)).codes).toEqual(['LETTER_NEEDS_APPROVAL']);
  });

  it('of a treasurer is sent by a registrar', async () => {
    await families(1);
    const letter = await prepared({}, treasurer);
    expect(letter).toMatchObject({ asksBecause: 'ROLE', actions: ['ASK', 'CHANGE', 'DELETE'] });
    expect((await send(letter._id, treasurer)).codes).toEqual(['FORBIDDEN']);
  });

  it('is not sent without recipients, nor with those of another audience', async () => {
    await families(1);
    const letter = await write();
    expect((await send(letter._id)).codes).toEqual(['LETTER_NOT_PREPARED']);
    const { revision } = await prepare(letter._id);
    const audience = { name: 'Nobody', filters: { airport: 'ORD' }, first: 'NAME' as const };
    const body = { ...draft({ audience }), revision };
    const changed = await call(t, letters.changeLetter, { ...at(letter._id), body }, registrar);
    expect(changed.data).toMatchObject({ preparedAt: null, counts: { recipients: 0 } });
    expect((await send(letter._id)).codes).toEqual(['LETTER_NOT_PREPARED']);
    await prepare(letter._id);
    expect((await send(letter._id)).codes).toEqual(['LETTER_NOT_PREPARED']);
  });

  it('is refused to who saw an older one, and cannot be changed or deleted on its way', async () => {
    await families(1);
    const { _id, revision } = await prepared();
    const stale = { ...at(_id), body: { revision: revision - 1, scheduledFor: null } };
    expect((await call(t, letters.sendLetter, stale, registrar)).codes).toEqual(['CONFLICT']);
    const sent = (await send(_id)).data;
    const body = { ...draft(), revision: sent.revision };
    expect((await call(t, letters.changeLetter, { ...at(_id), body }, registrar)).codes).toEqual([
      'LETTER_NOT_POSSIBLE',
    ]);
    const again = { ...at(_id), body: { revision: sent.revision } };
    expect((await call(t, letters.prepareLetter, again, registrar)).codes).toEqual(['LETTER_NOT_POSSIBLE']);
    const query = { revision: String(sent.revision) };
    expect((await call(t, letters.deleteLetter, { ...at(_id), query }, registrar)).codes).toEqual([
      'LETTER_NOT_POSSIBLE',
    ]);
    await stop(_id);
    const { revision: last } = await read(_id);
    const deleted = await call(
      t,
      letters.deleteLetter,
      { ...at(_id), query: { revision: String(last) } },
      registrar,
    );
    expect(deleted.data).toEqual({ deleted: true });
    expect((await call(t, letters.getLetter, at(_id), registrar)).codes).toEqual(['NOT_FOUND']);
  });

  it('started by two at once is sent once', async () => {
    const [family] = await families(1);
    const { _id, revision } = await prepared();
    const input = { ...at(_id), body: { revision, scheduledFor: null } };
    const both = await Promise.all([
      call(t, letters.sendLetter, input, registrar),
      call(t, letters.sendLetter, input, colleague),
    ]);
    expect(both.map(({ codes }) => codes.join()).toSorted()).toEqual(['', 'CONFLICT']);
    await Promise.all([handOverLetter(t.ctx, _id), handOverLetter(t.ctx, _id)]);
    expect(family && (await lettersTo(family))).toHaveLength(1);
  });

  it('sent while somebody else changes it is refused', async () => {
    await families(1);
    const { _id, revision } = await prepared();
    const change = {
      statement: `update letters set subject_en = 'Other words', revision = revision + 1 where id = $1`,
      values: [_id],
      end: 'commit' as const,
    };
    const input = { ...at(_id), body: { revision, scheduledFor: null } };
    const late = await duringChange(t, change, () => call(t, letters.sendLetter, input, registrar));
    expect(late.codes).toEqual(['CONFLICT']);
    expect(await read(_id)).toMatchObject({ state: 'DRAFT', subjectEn: 'Other words' });
  });

  it('is tried out on the writer alone', async () => {
    const [family] = await families(1);
    if (!family) throw new Error('The family is missing');
    const account = await createStaff(t, 'REGISTRAR');
    const writer = { token: await signInAs(t, account) };
    const letter = await prepared({}, writer);
    const body = { language: 'en' as const, orderId: family.orderId };
    expect((await call(t, letters.testLetter, { ...at(letter._id), body }, writer)).data).toEqual({
      sentTo: account.email,
    });
    const test = (await outbox(t, { to: account.email })).find(({ kind }) => kind === 'letter.test');
    expect(test?.subject).toMatch(/^Test: The bus for /u);
    expect(await lettersTo(family)).toEqual([]);
    const other = await startFamily(t, (await buildConvention(t.ctx)).id);
    const foreign = { language: 'en' as const, orderId: other.orderId };
    const refused = await call(t, letters.testLetter, { ...at(letter._id), body: foreign }, writer);
    expect(refused.codes).toEqual(['ORDER_NOT_FOUND']);
  });

  it('is deleted with who got it long after its convention', async () => {
    await families(1);
    const letter = await prepared();
    await applyRetention(t.ctx);
    expect((await read(letter._id)).counts.recipients).toBe(1);
    t.clock.advance({ days: 2_000 });
    await applyRetention(t.ctx);
    await revive(registrar);
    expect((await call(t, letters.getLetter, at(letter._id), registrar)).codes).toEqual(['NOT_FOUND']);
  });
});
