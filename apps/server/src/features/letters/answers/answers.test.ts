import {
  answerMessage,
  getMessage,
  listMessages,
} from '@sangamam/contract/contact/messages/message-admin-endpoints';
import * as letters from '@sangamam/contract/letters/letter-endpoints';
import { addParticipant } from '@sangamam/contract/orders/participants/participant-endpoints';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildStaff } from '#seed/factories/build-user.ts';
import { openBounceMailbox } from '#server/adapters/mail/bounce-mailbox.ts';
import { createSmtpMailer } from '#server/adapters/mail/smtp-mailer.ts';
import { signedMailOf } from '#server/adapters/mail/reply-address.ts';
import { inTransaction } from '#server/db/context.ts';
import { contactMessages, letterRecipients } from '#server/db/schema/schema.ts';
import { mostAnswers } from '#server/features/contact/receive-answer.ts';
import { deliverMail } from '#server/features/mail/outbox/deliver-mail.ts';
import { eraseAccount } from '#server/features/people/erasure/erase-account.ts';
import { systemActor } from '#server/http/access/actor.ts';
import { createLogger } from '#server/http/logger.ts';
import { createTasks } from '#server/jobs/tasks.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { downloadOwnData } from '#test/download.ts';
import { deliveryReport } from '#test/fixtures/delivery-report.ts';
import { mailAnswer } from '#test/fixtures/mail-answer.ts';
import { participantPayload, startFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';
import { outbox } from '#test/outbox.ts';
import { startImapServer, type ImapServer } from '#test/servers/imap-server.ts';
import { startMailServer, type MailServer } from '#test/servers/mail-server.ts';
import { signInAs } from '#test/sign-in-as.ts';

import { handOverLetter } from '../hand-over-letter.ts';
import { readAnswers } from './read-answers.ts';

const address = 'bounces@sangamam.test';

let t: TestApp;
let smtp: MailServer;
let imap: ImapServer;
let conventionId: string;
let registrar: { token: string };

beforeAll(async () => {
  [t, smtp, imap] = await Promise.all([buildTestApp(), startMailServer(), startImapServer()]);
});
beforeEach(async () => {
  ({ id: conventionId } = await buildConvention(t.ctx));
  registrar = await signIn('REGISTRAR');
  imap.behave('working');
  imap.messages.length = 0;
  smtp.mails.length = 0;
});
afterAll(async () => {
  await expectInvariants(t);
  await Promise.all([t.close(), smtp.close(), imap.close()]);
});

async function signIn(role: 'REGISTRAR' | 'EDITOR' | 'TREASURER' | 'VIEWER' | 'UNIT_OFFICER') {
  return { token: await signInAs(t, await buildStaff(t.ctx, [role])) };
}

const mailbox = () => openBounceMailbox(imap.url, { isLocal: true });
const read = () => readAnswers(t.ctx, { mailbox: mailbox(), address });
const receive = (...mails: string[]) => {
  for (const source of mails) imap.messages.push({ source, isRead: false });
};

/** Sends a letter to a family through a real mail server; returns where its mail asks for answers. */
async function letterTo(
  family: TestFamily,
  { isRead = true, mailboxAddress = address } = {},
): Promise<string> {
  const bounceAddress = isRead ? mailboxAddress : undefined;
  const draft = {
    conventionId,
    subjectEn: 'The bus for {first name}',
    bodyEn: '<p>It leaves at five.</p>',
    subjectMl: '',
    bodyMl: '',
    audience: { name: '', filters: { account: family.account.id }, first: 'SUBMITTED' as const },
  };
  const { _id: letterId } = (await call(t, letters.createLetter, { body: draft }, registrar)).data;
  const params = { letterId };
  const revision = async () => (await call(t, letters.getLetter, { params }, registrar)).data.revision;
  await call(t, letters.prepareLetter, { params, body: { revision: await revision() } }, registrar);
  const body = { revision: await revision(), scheduledFor: null };
  expect((await call(t, letters.sendLetter, { params, body }, registrar)).codes).toEqual([]);
  expect(await handOverLetter(t.ctx, letterId, bounceAddress)).toBe(1);
  const [queued] = await t.database.db
    .select({ mailId: letterRecipients.mailId })
    .from(letterRecipients)
    .where(eq(letterRecipients.letterId, letterId));
  const mailer = createSmtpMailer({
    smtpUrl: smtp.url,
    from: 'us@sangamam.test',
    publicUrl: t.ctx.publicUrl,
    bounceAddress,
  });
  await deliverMail(t.ctx, mailer, { mailId: queued?.mailId ?? '', lastAttempt: false });
  mailer.close();
  return smtp.mails.at(-1)?.replyTo?.[0]?.address ?? '';
}

/** A family, and where its letter asks for answers. */
async function familyWithLetter(): Promise<{ family: TestFamily; to: string; from: string }> {
  const family = await startFamily(t, conventionId);
  return { family, to: await letterTo(family), from: family.account.email };
}

const messagesAt = async ({ orderId }: TestFamily, by = registrar) =>
  (await call(t, listMessages, { query: { registrationId: orderId } }, by)).data.docs;
const wholeMessage = async (messageId: string, by = registrar) =>
  (await call(t, getMessage, { params: { messageId } }, by)).data;

describe('an answer to a letter', () => {
  it('is a message at the registration after one run of the job, and the organisation is told', async () => {
    const { family, to, from } = await familyWithLetter();
    receive(mailAnswer({ to, from: `Ancy <${from}>`, attached: ['ticket.jpg'] }));
    const bounces = { mailbox: mailbox(), address };
    const tasks = createTasks(t.ctx, { mailer: undefined, log: createLogger('silent'), bounces });
    await tasks['read-bounces']?.({}, { job: { attempts: 1, max_attempts: 1 } } as never);
    const [message] = await messagesAt(family);
    expect(message).toMatchObject({
      fullname: 'Ancy',
      emailAddress: from,
      messageSubject: 'Re: The bus',
      excerpt: 'We come by car.',
      state: 'NEW',
      letter: {
        _id: expect.any(String) as string,
        subject: expect.stringMatching(/^The bus for /u) as string,
        isFromFamily: true,
        registration: { _id: family.orderId, number: family.tempNumber },
      },
    });
    expect(await wholeMessage(message?._id ?? '')).toMatchObject({
      messageBody: 'We come by car.',
      attachmentsLeft: ['ticket.jpg'],
      isCut: false,
      attachments: [],
    });
    expect(imap.messages).toMatchObject([{ isRead: true }]);
    const told = (await outbox(t)).findLast(({ kind }) => kind === 'contact.message');
    expect(told).toMatchObject({ subject: 'Answer to a letter: Re: The bus' });
    expect(told?.text).toContain('1 attachment was not taken');
    expect(told?.text).toContain(`/admin/messages/${message?._id}`);
  });

  it('is answered like any other message, by mail to its sender', async () => {
    const { family, to, from } = await familyWithLetter();
    receive(mailAnswer({ to, from }));
    await read();
    const [message] = await messagesAt(family);
    const params = { messageId: message?._id ?? '' };
    const body = { body: 'Then we see you there.', answersSeen: 0 };
    expect((await call(t, answerMessage, { params, body }, registrar)).data.state).toBe('ANSWERED');
    const mail = (await outbox(t, { to: from })).findLast(({ kind }) => kind === 'contact.answer');
    expect(mail).toMatchObject({ subject: 'Re: The bus' });
    expect(mail?.text).toContain('> We come by car.');
  });

  it('comes weeks later, after the signature was made, and is read', async () => {
    const { family, to, from } = await familyWithLetter();
    t.clock.advance({ days: 60 });
    registrar = await signIn('REGISTRAR');
    receive(mailAnswer({ to: to.toUpperCase(), from }));
    expect(await read()).toEqual({ TAKEN: 1 });
    expect(await messagesAt(family)).toHaveLength(1);
  });

  it('from another address says so; one from an address of somebody in the family does not', async () => {
    const { family, to } = await familyWithLetter();
    const own = `anna.${family.tempNumber.toLowerCase()}@example.net`;
    const body = participantPayload(family, { email: own });
    expect((await call(t, addParticipant, { body }, family)).codes).toEqual([]);
    receive(mailAnswer({ to, from: 'uncle@example.org' }), mailAnswer({ to, from: own.toUpperCase() }));
    expect(await read()).toEqual({ TAKEN: 2 });
    const found = await messagesAt(family);
    expect(
      Object.fromEntries(found.map(({ emailAddress, letter }) => [emailAddress, letter?.isFromFamily])),
    ).toEqual({ 'uncle@example.org': false, [own]: true });
  });

  it('read twice, also by two processes at the same moment, is one message', async () => {
    const { family, to, from } = await familyWithLetter();
    receive(mailAnswer({ to, from, messageId: '<once@mail.example.net>' }));
    const outcomes = await Promise.all([read(), read()]);
    expect(outcomes.reduce((sum, { TAKEN = 0 }) => sum + TAKEN, 0)).toBe(1);
    receive(mailAnswer({ to, from, messageId: '<once@mail.example.net>' }));
    expect(await read()).toEqual({ KNOWN: 1 });
    expect(await messagesAt(family)).toHaveLength(1);
  });

  it('is one message after a kill between storing it and marking it as read', async () => {
    const { family, to, from } = await familyWithLetter();
    receive(mailAnswer({ to, from }));
    imap.behave('dying-at-marks');
    await expect(read()).rejects.toThrow('could not be marked as read');
    expect(imap.messages).toMatchObject([{ isRead: false }]);
    expect(await messagesAt(family)).toHaveLength(1);
    imap.behave('working');
    expect(await read()).toEqual({ KNOWN: 1 });
    expect(imap.messages).toMatchObject([{ isRead: true }]);
    expect(await messagesAt(family)).toHaveLength(1);
    const told = (await outbox(t)).filter(
      ({ text }) => text.includes(from) && text.includes('We come by car.'),
    );
    expect(told).toHaveLength(1);
  });

  it('whose store fails is read again by the next run', async () => {
    const { family, to, from } = await familyWithLetter();
    receive(mailAnswer({ to, from }));
    await t.database.pool.query('alter table contact_messages rename to contact_messages_away');
    try {
      await expect(read()).rejects.toThrow('contact_messages');
    } finally {
      await t.database.pool.query('alter table contact_messages_away rename to contact_messages');
    }
    expect(imap.messages).toMatchObject([{ isRead: false }]);
    expect(await read()).toEqual({ TAKEN: 1 });
    expect(await messagesAt(family)).toHaveLength(1);
  });
});

describe('what is not taken', () => {
  it('absence notes and receipts are no messages, and nobody answers them', async () => {
    const { family, to, from } = await familyWithLetter();
    const before = (await outbox(t)).length;
    receive(
      mailAnswer({ to, from, headers: ['Auto-Submitted: auto-replied'] }),
      mailAnswer({ to, from, headers: ['Precedence: bulk'] }),
      mailAnswer({ to, from, headers: ['X-Autoreply: yes'] }),
      mailAnswer({ to, from, headers: ['Return-Path: <>'] }),
      deliveryReport({ to, recipient: from }),
    );
    expect(await read()).toEqual({ AUTOMATIC: 5 });
    expect(await messagesAt(family)).toEqual([]);
    expect(await outbox(t)).toHaveLength(before);
    expect(imap.messages.every(({ isRead }) => isRead)).toBe(true);
  });

  it('a forged address gets nothing in', async () => {
    const { family, to, from } = await familyWithLetter();
    const { to: other } = await familyWithLetter();
    const signed = signedMailOf(to, address);
    expect(signed).toBeDefined();
    const flip = (text: string, place: number) =>
      `${text.slice(0, place)}${text[place] === '0' ? '1' : '0'}${text.slice(place + 1)}`;
    const start = 'bounces+re-'.length;
    const forged = [
      // Another signature, another mail, and the signature of another mail.
      flip(to, start + 26),
      flip(to, start + 41),
      flip(to, start + 3),
      to.slice(0, start + 26) + other.slice(start + 26),
    ];
    receive(...forged.map((wrong) => mailAnswer({ to: wrong, from })));
    expect(await read()).toEqual({ FORGED: 4 });
    expect(await messagesAt(family)).toEqual([]);
    expect(await read()).toEqual({});
  });

  it('mails to the mailbox itself stay unread for people', async () => {
    const { from } = await familyWithLetter();
    receive(mailAnswer({ to: address, from }));
    expect(await read()).toEqual({});
    expect(imap.messages).toMatchObject([{ isRead: false }]);
  });

  it('after so many answers to one letter in a day no more are taken until the next', async () => {
    const { family, to, from } = await familyWithLetter();
    receive(...Array.from({ length: mostAnswers + 2 }, () => mailAnswer({ to, from })));
    expect(await read()).toEqual({ TAKEN: mostAnswers, TOO_MANY: 2 });
    t.clock.advance({ days: 1, minutes: 1 });
    registrar = await signIn('REGISTRAR');
    receive(mailAnswer({ to, from }));
    expect(await read()).toEqual({ TAKEN: 1 });
    expect(await messagesAt(family)).toHaveLength(mostAnswers + 1);
  });

  it('a mail that names nobody to answer is counted', async () => {
    const { to } = await familyWithLetter();
    receive(mailAnswer({ to, from: 'nobody' }));
    expect(await read()).toEqual({ UNREADABLE: 1 });
  });
});

describe('the address for answers', () => {
  it('is the contact address where no mailbox is read, and where its name leaves no room', async () => {
    const family = await startFamily(t, conventionId);
    const contact = await letterTo(family, { isRead: false });
    expect(contact).not.toContain('+re-');
    expect(contact).toMatch(/@/u);
    expect(await letterTo(family, { mailboxAddress: 'a-mailbox-with-a-long-name@sangamam.test' })).toBe(
      contact,
    );
  });

  it('is another one for each family', async () => {
    const [one, two] = [await familyWithLetter(), await familyWithLetter()];
    expect(one.to).toMatch(/^bounces\+re-[\da-v]{42}@sangamam\.test$/u);
    expect(two.to).not.toBe(one.to);
  });
});

describe('who reads answers to letters', () => {
  it('registrars do, at the registration, too', async () => {
    const { family, to, from } = await familyWithLetter();
    receive(mailAnswer({ to, from }));
    await read();
    expect(await messagesAt(family)).toHaveLength(1);
    const query = { source: 'LETTER' as const, search: from };
    expect((await call(t, listMessages, { query }, registrar)).data.total).toBe(1);
    const forms = { ...query, source: 'FORM' as const };
    expect((await call(t, listMessages, { query: forms }, registrar)).data.total).toBe(0);
  });

  it('editors read them as messages, without the registration and the letter', async () => {
    const { family, to, from } = await familyWithLetter();
    receive(mailAnswer({ to, from }));
    await read();
    const [message] = await messagesAt(family);
    const editor = await signIn('EDITOR');
    expect((await wholeMessage(message?._id ?? '', editor)).letter).toMatchObject({
      _id: null,
      registration: null,
      isFromFamily: true,
    });
    const query = { registrationId: family.orderId };
    expect((await call(t, listMessages, { query }, editor)).codes).toEqual(['FORBIDDEN']);
  });

  it.each(['UNIT_OFFICER', 'VIEWER', 'TREASURER'] as const)('%s does not', async (role) => {
    const { family, to, from } = await familyWithLetter();
    receive(mailAnswer({ to, from }));
    await read();
    const [message] = await messagesAt(family);
    const who = await signIn(role);
    const query = { registrationId: family.orderId };
    expect((await call(t, listMessages, { query }, who)).status).toBe(403);
    expect((await call(t, getMessage, { params: { messageId: message?._id ?? '' } }, who)).status).toBe(403);
  });
});

describe('the answers of a family', () => {
  it('are in its data if they came from its address', async () => {
    const { family, to, from } = await familyWithLetter();
    receive(mailAnswer({ to, from }), mailAnswer({ to, from: 'uncle@example.org' }));
    await read();
    const { messages } = await downloadOwnData(t, family);
    expect(messages).toMatchObject([{ email: from, body: 'We come by car.' }]);
  });

  it('are erased with it, whoever wrote them, and none is linked to what is left', async () => {
    const { family, to, from } = await familyWithLetter();
    receive(mailAnswer({ to, from }), mailAnswer({ to, from: 'uncle@example.org' }));
    expect(await read()).toEqual({ TAKEN: 2 });
    const closed = { userId: family.account.id, personId: family.selfId, email: from };
    await inTransaction(t.ctx, (ctx) => eraseAccount(ctx, systemActor('retention schedule'), closed));
    const left = () =>
      t.database.db.select().from(contactMessages).where(eq(contactMessages.orderId, family.orderId));
    expect(await left()).toEqual([]);
    receive(mailAnswer({ to, from: 'late@example.org' }));
    expect(await read()).toEqual({ TAKEN: 1 });
    expect(await left()).toEqual([]);
  });
});
