import { contactUs } from '@sangamam/contract/contact/contact';
import * as adminEndpoints from '@sangamam/contract/contact/messages/message-admin-endpoints';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { auditLog, files } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call, callLoosely } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { attached, contactPayload } from '#test/fixtures/contact.ts';
import { smallPdf } from '#test/fixtures/pictures.ts';
import { outbox } from '#test/outbox.ts';
import { signInAs } from '#test/sign-in-as.ts';

import { messageRetentionDays, purgeExpiredMessages } from '../purge-expired-messages.ts';

let t: TestApp;
let editor: { id: string; token: string };
let registrar: { id: string; token: string };
beforeAll(async () => {
  t = await buildTestApp();
  const signIn = async (role: 'EDITOR' | 'REGISTRAR') => {
    const account = await createStaff(t, role);
    return { id: account.id, token: await signInAs(t, account) };
  };
  editor = await signIn('EDITOR');
  registrar = await signIn('REGISTRAR');
});
afterAll(() => t.close());

/** Sends a message and returns its id. */
async function receive(changes: object = {}, attachments: object[] = []): Promise<string> {
  const emailParams = { ...contactPayload().emailParams, ...changes };
  await callLoosely(t, contactUs, { body: { emailParams, attachments } });
  const { data } = await call(t, adminEndpoints.listMessages, { query: { pageSize: '1' } }, editor);
  return data.docs[0]?._id ?? '';
}
const read = (messageId: string) => call(t, adminEndpoints.getMessage, { params: { messageId } }, editor);
const answer = (messageId: string, body: string, answersSeen: number, by = editor) =>
  call(t, adminEndpoints.answerMessage, { params: { messageId }, body: { body, answersSeen } }, by);
/** The audit entries of a message, oldest first. */
const audited = (messageId: string) =>
  t.database.db.select().from(auditLog).where(eq(auditLog.entityId, messageId)).orderBy(asc(auditLog.id));
const list = async (query: Record<string, string>, by = editor) =>
  (await call(t, adminEndpoints.listMessages, { query }, by)).data;

describe('the inbox of messages', () => {
  it('shows a whole message, its attachments by addresses that expire soon', async () => {
    const id = await receive({}, [attached('Plan (1).pdf', smallPdf)]);
    const { data } = await read(id);
    expect(data).toMatchObject({
      countryCode: '+1',
      phoneNumber: '2025550143',
      country: 'USA',
      messageBody: 'When does the convention start?',
      attachments: [{ fileName: 'Plan (1).pdf', contentType: 'application/pdf', byteSize: smallPdf.length }],
      answers: [],
    });
    const url = data.attachments[0]?.url ?? '';
    expect((await t.app.inject(url)).rawPayload).toEqual(smallPdf);
    t.clock.advance({ minutes: 6 });
    expect((await t.app.inject(url)).statusCode).toBe(404);
  });

  it('finds messages by name, address, subject and text, special characters included', async () => {
    await receive({
      fullname: 'Mathai Kurian',
      messageSubject: '100%_sure?',
      messageBody: 'Where is\nthe hall?',
    });
    for (const search of ['kurian', '100%_', 'the HALL', 'mathai k'])
      expect(await list({ search })).toMatchObject({ total: 1, docs: [{ fullname: 'Mathai Kurian' }] });
    expect(await list({ search: '%%%' })).toMatchObject({ total: 0 });
    expect((await list({ pageSize: '1', page: '2' })).docs).toHaveLength(1);
  });
});

describe('answering a message', () => {
  it('mails the answer with the message quoted below, and stores it', async () => {
    const id = await receive({ fullname: 'Leelamma Abraham', emailAddress: 'leelamma@example.org' });
    const { data } = await answer(id, 'In July.\n<b>Come!</b>', 0);
    expect(data).toMatchObject({
      state: 'ANSWERED',
      assignedTo: { _id: editor.id },
      answers: [{ body: 'In July.\n<b>Come!</b>', authorName: 'Thomas Staff' }],
    });
    const [mail] = await outbox(t, { to: 'leelamma@example.org' });
    expect(mail).toMatchObject({ kind: 'contact.answer', subject: 'Re: A question' });
    expect(mail?.text).toContain('Dear Leelamma Abraham,');
    expect(mail?.text).toContain('> When does the convention start?');
    expect(mail?.html).toContain('&lt;b&gt;Come!&lt;/b&gt;');
    expect(await audited(id)).toMatchObject([
      {
        action: 'message.answered',
        actorId: editor.id,
        before: { answers: 0 },
        after: { answerId: data.answers[0]?._id },
      },
    ]);
  });

  it('twice at once stores one answer and sends one mail', async () => {
    const id = await receive({ emailAddress: 'twice@example.org' });
    const answers = await Promise.all([
      answer(id, 'One', 0),
      answer(id, 'Two', 0, registrar),
      answer(id, 'One', 0),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ codes }) => codes.includes('CONFLICT'))).toHaveLength(2);
    expect(await outbox(t, { to: 'twice@example.org' })).toHaveLength(1);
    expect((await answer(id, 'A second one', 1)).data.answers).toHaveLength(2);
  });

  it.each(['', 'ab', 'x'.repeat(5001)])('refuses the answer %j', async (body) => {
    const id = await receive();
    expect((await answer(id, body, 0)).errors).toMatchObject([{ field: 'body' }]);
  });
});

describe('working on a message', () => {
  it('assigns it to a colleague who may read it, and back', async () => {
    const id = await receive();
    const assign = async (userId: string | null) => {
      const { assignedTo } = (await call(t, adminEndpoints.getMessage, { params: { messageId: id } }, editor))
        .data;
      const body = { userId, assignedToSeen: assignedTo?._id ?? null };
      return call(t, adminEndpoints.careOfMessages.assign, { params: { messageId: id }, body }, editor);
    };
    const { data: colleagues } = await call(t, adminEndpoints.careOfMessages.listAssignees, {}, editor);
    expect(colleagues.map(({ _id }) => _id)).toEqual(expect.arrayContaining([editor.id, registrar.id]));
    expect((await assign(registrar.id)).data.assignedTo).toMatchObject({ _id: registrar.id });
    expect((await list({ assigned: 'me' }, registrar)).docs.map(({ _id }) => _id)).toContain(id);
    expect((await list({ assigned: 'me' })).docs.map(({ _id }) => _id)).not.toContain(id);
    const viewer = await createStaff(t, 'VIEWER');
    expect(colleagues.map(({ _id }) => _id)).not.toContain(viewer.id);
    expect((await assign(viewer.id)).errors).toMatchObject([{ field: 'userId' }]);
    expect((await assign(crypto.randomUUID())).status).toBe(400);
    expect((await assign(null)).data.assignedTo).toBeNull();
    expect(await audited(id)).toMatchObject([
      { action: 'message.assigned', before: { assignedTo: null }, after: { assignedTo: registrar.id } },
      { action: 'message.unassigned', before: { assignedTo: registrar.id }, after: { assignedTo: null } },
    ]);
    expect((await list({ assigned: 'nobody' })).docs.map(({ _id }) => _id)).toContain(id);
  });

  it('two concurrent assignments: the second gets CONFLICT and the first stays', async () => {
    const id = await receive();
    const take = ({ id: userId }: { id: string }) =>
      call(
        t,
        adminEndpoints.careOfMessages.assign,
        { params: { messageId: id }, body: { userId, assignedToSeen: null } },
        editor,
      );
    const answers = await Promise.all([take(editor), take(registrar)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const winner = answers[0].status === 200 ? editor : registrar;
    const { data } = await call(t, adminEndpoints.getMessage, { params: { messageId: id } }, editor);
    expect(data.assignedTo).toMatchObject({ _id: winner.id });
    expect(await audited(id)).toHaveLength(1);
    // A repeated call changes nothing.
    expect((await take(winner)).status).toBe(200);
  });

  it('closes and reopens it once per change, each with an audit row', async () => {
    const id = await receive();
    const close = () => call(t, adminEndpoints.closeMessage, { params: { messageId: id } }, editor);
    const reopen = () => call(t, adminEndpoints.reopenMessage, { params: { messageId: id } }, registrar);
    const { data: closed } = await close();
    expect(closed.state).toBe('CLOSED');
    expect((await close()).data).toEqual(closed);
    expect((await list({ state: 'CLOSED' })).docs.map(({ _id }) => _id)).toEqual([id]);
    expect((await list({ state: 'NEW' })).docs.map(({ _id }) => _id)).not.toContain(id);
    expect((await reopen()).data).toMatchObject({ state: 'NEW', closedAt: null });
    await reopen();
    const rows = await audited(id);
    expect(rows.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['message.closed', editor.id],
      ['message.reopened', registrar.id],
    ]);
    expect(rows[0]).toMatchObject({ before: { closedAt: null }, after: { closedAt: closed.closedAt } });
  });

  it('answers 404 for an unknown message', async () => {
    const params = { messageId: crypto.randomUUID() };
    expect((await read(params.messageId)).codes).toEqual(['NOT_FOUND']);
    expect((await call(t, adminEndpoints.closeMessage, { params }, editor)).codes).toEqual(['NOT_FOUND']);
    expect((await answer(params.messageId, 'Nobody there', 0)).codes).toEqual(['NOT_FOUND']);
  });
});

it('closed messages are deleted with their attachments after the retention period, open ones are not', async () => {
  const old = await receive({}, [attached('old.pdf', smallPdf)]);
  const open = await receive();
  await call(t, adminEndpoints.closeMessage, { params: { messageId: old } }, editor);
  t.clock.advance({ days: messageRetentionDays - 1 });
  await purgeExpiredMessages(t.ctx);
  const before = await t.database.pool.query('select id from contact_messages where id = $1', [old]);
  expect(before.rows).toHaveLength(1);
  t.clock.advance({ days: 2 });
  await purgeExpiredMessages(t.ctx);
  const { rows } = await t.database.pool.query<{ id: string }>('select id from contact_messages');
  expect(rows.map(({ id }) => id)).toContain(open);
  expect(rows.map(({ id }) => id)).not.toContain(old);
  const left = await t.database.db.select().from(files).where(eq(files.fileName, 'old.pdf'));
  expect(left).toMatchObject([{ contactMessageId: null }]);
  expect(left[0]?.deletedAt).not.toBeNull();
});
