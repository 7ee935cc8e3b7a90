import type { FollowUp } from '@sangamam/contract/casework/follow-up/follow-up';
import { createLabel, deleteLabel } from '@sangamam/contract/casework/labels/label-endpoints';
import { reportPresence } from '@sangamam/contract/casework/presence/presence-endpoints';
import { contactUs } from '@sangamam/contract/contact/contact';
import * as endpoints from '@sangamam/contract/contact/messages/message-admin-endpoints';
import { addDays, calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call, callLoosely } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { contactPayload } from '#test/fixtures/contact.ts';
import { signInAs } from '#test/sign-in-as.ts';

import { messageRetentionDays, purgeExpiredMessages } from '../purge-expired-messages.ts';

let t: TestApp;
let editor: { id: string; token: string };
let registrar: { id: string; token: string };
let viewer: { id: string; token: string };
let today: string;

// As far ahead of UTC as any place is: the convention's day is mostly another one than the server's.
const timeZone = 'Pacific/Kiritimati';

beforeAll(async () => {
  t = await buildTestApp();
  const signIn = async (role: 'EDITOR' | 'REGISTRAR' | 'VIEWER') => {
    const account = await createStaff(t, role);
    return { id: account.id, token: await signInAs(t, account) };
  };
  [editor, registrar, viewer] = [await signIn('EDITOR'), await signIn('REGISTRAR'), await signIn('VIEWER')];
  await buildConvention(t.ctx, { timeZone });
  today = calendarDateIn(timeZone, t.ctx.now());
});
afterAll(() => t.close());

/** Sends a message and returns its id. */
async function receive(): Promise<string> {
  await callLoosely(t, contactUs, { body: { ...contactPayload(), attachments: [] } });
  const { data } = await call(t, endpoints.listMessages, { query: { pageSize: '1' } }, editor);
  return data.docs[0]?._id ?? '';
}
const at = (messageId: string) => ({ params: { messageId } });
const read = async (messageId: string) => (await call(t, endpoints.getMessage, at(messageId), editor)).data;
const assign = (messageId: string, userId: string | null, assignedToSeen: string | null, by = editor) =>
  call(t, endpoints.careOfMessages.assign, { ...at(messageId), body: { userId, assignedToSeen } }, by);
const set = (messageId: string, followUp: FollowUp | null, seen: FollowUp | null = null, by = editor) =>
  call(t, endpoints.careOfMessages.setFollowUp, { ...at(messageId), body: { followUp, seen } }, by);
const note = (messageId: string, text: string, by = editor) =>
  call(t, endpoints.careOfMessages.addNote, { ...at(messageId), body: { note: text } }, by);
const close = (messageId: string) => call(t, endpoints.closeMessage, at(messageId), editor);
const on = (day: string, reason = ''): FollowUp => ({ on: day, reason });
const found = async (followUp: 'due' | 'set') => {
  const query = { followUp, pageSize: '100' };
  return (await call(t, endpoints.listMessages, { query }, editor)).data.docs.map(({ _id }) => _id);
};

describe('the follow-up of a message', () => {
  it('is due from its day on by the calendar of the convention, and shows in list and message', async () => {
    const [now, later] = [await receive(), await receive()];
    await set(now, on(today, 'Ask the hotel'));
    await set(later, on(addDays(today, 1)));
    expect((await read(now)).followUp).toEqual({ on: today, reason: 'Ask the hotel', daysLate: 0 });
    expect((await read(later)).followUp).toMatchObject({ daysLate: null });
    expect(await found('due')).toEqual([now]);
    expect(await found('set')).toEqual([later, now]);
    expect((await set(now, null, on(today, 'Ask the hotel'))).data.followUp).toBeNull();
    expect(await found('due')).toEqual([]);
  });

  it('ends when the message is closed, and none is set for a closed one', async () => {
    const id = await receive();
    await set(id, on(today));
    expect((await close(id)).data.followUp).toBeNull();
    const refused = await set(id, on(today));
    expect(refused.codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    expect(refused.errors[0]?.message).toMatch(/ closed it just now\.$/u);
    await call(t, endpoints.reopenMessage, at(id), editor);
    expect((await read(id)).followUp).toBeNull();
    expect((await set(id, on(today))).status).toBe(200);
  });

  it('of two at once one sets it, and the other one learns who was quicker', async () => {
    const id = await receive();
    const answers = await Promise.all([
      set(id, on(today), null, editor),
      set(id, on(addDays(today, 1)), null, registrar),
    ]);
    const refused = answers.flatMap(({ errors }) => errors);
    expect(refused).toMatchObject([{ code: 'CONFLICT' }]);
    expect(refused[0]?.message).toMatch(/ set its follow-up just now\.$/u);
  });

  it('is refused for a day that is over, to others, and for an unknown message', async () => {
    const id = await receive();
    expect((await set(id, on(addDays(today, -1)))).errors).toMatchObject([{ field: 'followUp.on' }]);
    expect((await set(id, on(today), null, viewer)).codes).toEqual(['FORBIDDEN']);
    expect((await set(editor.id, on(today))).codes).toEqual(['NOT_FOUND']);
    expect((await read(id)).followUp).toBeNull();
  });
});

describe('notes about a message', () => {
  it('stand with it for colleagues, apart from the answers', async () => {
    const id = await receive();
    await note(id, 'She called as well');
    const { data } = await note(id, 'I know her', registrar);
    expect(data.notes.map((one) => one.note)).toEqual(['She called as well', 'I know her']);
    expect(data).toMatchObject({ answers: [], state: 'NEW' });
    expect((await note(id, 'Hello', viewer)).codes).toEqual(['FORBIDDEN']);
    expect((await note(id, ' ')).status).toBe(400);
    expect((await note(editor.id, 'Hello')).codes).toEqual(['NOT_FOUND']);
    expect(await read(id)).toMatchObject({ notes: data.notes });
  });
});

describe('the history of a message', () => {
  const history = (messageId: string, by = editor) => call(t, endpoints.getMessageHistory, at(messageId), by);

  it('says who did what with it, the newest first, with the day and the words', async () => {
    const id = await receive();
    expect((await history(id)).data).toEqual([]);
    await assign(id, registrar.id, null);
    await set(id, on(today, 'Ask the hotel'));
    await note(id, 'She called as well', registrar);
    await call(
      t,
      endpoints.answerMessage,
      { ...at(id), body: { body: 'Yes, it is.', answersSeen: 0 } },
      editor,
    );
    await close(id);
    await call(t, endpoints.reopenMessage, at(id), registrar);
    const { data } = await history(id);
    const name = (await read(id)).assignedTo?.name;
    expect(data.map(({ action, reason, about }) => [action, reason, about])).toEqual([
      ['message.reopened', null, null],
      ['message.closed', null, null],
      ['message.answered', null, null],
      ['message.noted', 'She called as well', null],
      ['message.follow-up-set', 'Ask the hotel', today],
      ['message.assigned', null, name],
    ]);
    expect(data[0]?.actorName).toBe(name);
    expect(data.every(({ actorName }) => actorName !== null)).toBe(true);
  });

  it('is refused to others, and for an unknown message', async () => {
    const id = await receive();
    expect((await history(id, viewer)).codes).toEqual(['FORBIDDEN']);
    expect((await history(editor.id)).codes).toEqual(['NOT_FOUND']);
  });
});

describe('several messages together', () => {
  const done = (_id: string) => ({ _id, succeeded: true, code: null, message: null });

  it('are assigned and followed up, each with its own result', async () => {
    const [one, closed] = [await receive(), await receive()];
    await close(closed);
    const assigned = await call(
      t,
      endpoints.careOfMessages.assignSeveral,
      {
        body: {
          userId: registrar.id,
          records: [one, closed, editor.id].map((recordId) => ({ recordId, assignedToSeen: null })),
        },
      },
      editor,
    );
    expect(assigned.data).toMatchObject([done(one), done(closed), { code: 'NOT_FOUND', succeeded: false }]);
    expect((await read(one)).assignedTo?._id).toBe(registrar.id);
    const records = [one, closed].map((recordId) => ({ recordId, seen: null }));
    const body = { followUp: on(today, 'Ask the hotel'), records };
    const { data } = await call(t, endpoints.careOfMessages.setFollowUpOfSeveral, { body }, editor);
    expect(data).toMatchObject([done(one), { succeeded: false, code: 'TRANSITION_NOT_POSSIBLE' }]);
    expect((await read(one)).followUp).toMatchObject({ on: today, reason: 'Ask the hotel' });
    expect((await call(t, endpoints.careOfMessages.setFollowUpOfSeveral, { body }, viewer)).codes).toEqual([
      'FORBIDDEN',
    ]);
  });

  it('of two editors at once each message has one of them', async () => {
    const ids = [await receive(), await receive()];
    const assignAll = (by: typeof editor, ids: readonly string[]) => {
      const records = ids.map((recordId) => ({ recordId, assignedToSeen: null }));
      return call(t, endpoints.careOfMessages.assignSeveral, { body: { userId: by.id, records } }, by);
    };
    const answers = await Promise.all([assignAll(editor, ids), assignAll(registrar, ids.toReversed())]);
    for (const id of ids) {
      const own = answers.map(({ data }) => data.find(({ _id }) => _id === id));
      expect(new Set(own.map((one) => one?.code))).toEqual(new Set(['CONFLICT', null]));
      const first = own[0]?.succeeded === true ? editor : registrar;
      expect((await read(id)).assignedTo?._id).toBe(first.id);
    }
  });
});

describe('labels of messages', () => {
  const create = async (name: string) =>
    (await call(t, createLabel, { body: { name, color: 'BLUE' } }, editor)).data;
  const mark = (recordIds: string[], labelId: string, labelled = true, by = editor) =>
    call(t, endpoints.careOfMessages.labelSeveral, { body: { recordIds, labelId, labelled } }, by);
  const withLabel = async (label: string) => {
    const { data } = await call(t, endpoints.listMessages, { query: { label } }, editor);
    return data.docs.map(({ _id, labels }) => [_id, labels.map(({ name }) => name)]);
  };

  it('are put on and taken off, found by the filter, and in the history, once each', async () => {
    const [one, other] = [await receive(), await receive()];
    const label = await create('Programme');
    const marked = await mark([one, other, editor.id], label._id);
    expect(marked.data).toMatchObject([
      { _id: one, succeeded: true },
      { _id: other, succeeded: true },
      { _id: editor.id, succeeded: false, code: 'NOT_FOUND' },
    ]);
    await mark([one], label._id, true, registrar);
    expect((await read(one)).labels).toEqual([{ _id: label._id, name: 'Programme', color: 'BLUE' }]);
    await mark([other], label._id, false);
    expect(await withLabel(label._id)).toEqual([[one, ['Programme']]]);
    const { data } = await call(t, endpoints.getMessageHistory, at(one), editor);
    expect(data.map(({ action, about }) => [action, about])).toEqual([['message.labelled', 'Programme']]);
  });

  it('stay on a closed message; one that is deleted is in the histories of those that had it', async () => {
    const id = await receive();
    const label = await create('Stage');
    await mark([id], label._id);
    await close(id);
    expect((await read(id)).labels).toHaveLength(1);
    const deletion = { params: { labelId: label._id }, query: { revision: '0' } };
    expect((await call(t, deleteLabel, deletion, editor)).codes).toEqual(['FORBIDDEN']);
    expect((await call(t, deleteLabel, deletion, registrar)).data.removedFrom).toBe(1);
    const { data } = await call(t, endpoints.getMessageHistory, at(id), editor);
    expect(data[0]).toMatchObject({ action: 'message.label-removed', about: 'Stage' });
    expect((await read(id)).labels).toEqual([]);
  });

  it('are refused to others, and go with the message', async () => {
    const id = await receive();
    const label = await create('Parking');
    expect((await mark([id], label._id, true, viewer)).codes).toEqual(['FORBIDDEN']);
    await mark([id], label._id);
    const kept = async () =>
      (await t.database.pool.query('select 1 from message_labels where message_id = $1', [id])).rowCount;
    expect(await kept()).toBe(1);
    await t.database.pool.query('delete from contact_messages where id = $1', [id]);
    expect(await kept()).toBe(0);
  });
});

it('whoever is no longer on duty keeps what is assigned, and is marked', async () => {
  const gone = await createStaff(t, 'EDITOR');
  const id = await receive();
  await assign(id, gone.id, null);
  await t.database.pool.query('update users set suspended_at = now() where id = $1', [gone.id]);
  expect((await read(id)).assignedTo).toMatchObject({ _id: gone.id, isOnDuty: false });
});

it('a colleague who has the same message open is named', async () => {
  const recordId = await receive();
  const open = (by: { token: string }) =>
    call(t, reportPresence, { params: { kind: 'MESSAGE', recordId, tabId: crypto.randomUUID() } }, by);
  await open(editor);
  expect((await open(registrar)).data.others).toMatchObject([{ _id: editor.id }]);
  expect((await open(viewer)).codes).toEqual(['FORBIDDEN']);
});

it('notes about a message are gone with it', async () => {
  const id = await receive();
  await note(id, 'Her number is 555 0143');
  await close(id);
  const kept = () =>
    t.database.pool.query("select reason from audit_log where action = 'message.noted' and entity_id = $1", [
      id,
    ]);
  expect((await kept()).rows).toEqual([{ reason: 'Her number is 555 0143' }]);
  t.clock.advance({ days: messageRetentionDays + 1 });
  await purgeExpiredMessages(t.ctx);
  expect((await kept()).rows).toEqual([{ reason: null }]);
});
