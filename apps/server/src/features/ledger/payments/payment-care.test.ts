import type { FollowUp } from '@sangamam/contract/casework/follow-up/follow-up';
import { addDays, calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import * as care from '@sangamam/contract/ledger/payments/payment-care-endpoints';
import * as labelEndpoints from '@sangamam/contract/casework/labels/label-endpoints';
import { listPayments } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import { countPaymentViews } from '@sangamam/contract/ledger/payments/payment-filters';
import { createSavedView } from '@sangamam/contract/casework/saved-views/saved-view-endpoints';
import { getRegistration } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { caseworkPersonalData } from '#server/features/casework/personal-data.ts';
import { erasePersonalData } from '#server/features/personal-data/carry-out.ts';
import { eraseDetailsAbout } from '#server/features/audit/personal-data-repository.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { dataSubject } from '#test/fixtures/data-subject.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import type { TestFamily } from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';
import { buildPaymentDesk } from '#test/payments/payment-desk.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let desk: Awaited<ReturnType<typeof buildPaymentDesk>>;
let today: string;

interface Member {
  id: string;
  token: string;
}
let anna: Member;
let binu: Member;
let registrar: Member;
let viewer: Member;

async function member(role: 'TREASURER' | 'REGISTRAR' | 'VIEWER'): Promise<Member> {
  const staff = await createStaff(t, role);
  return { id: staff.id, token: await signInAs(t, staff) };
}

beforeAll(async () => {
  t = await buildTestApp();
  desk = await buildPaymentDesk(t);
  [anna, binu] = [await member('TREASURER'), await member('TREASURER')];
  [registrar, viewer] = [await member('REGISTRAR'), await member('VIEWER')];
  const { rows } = await t.database.pool.query<{ time_zone: string }>(
    'select time_zone from conventions where id = $1',
    [desk.conventionId],
  );
  today = calendarDateIn(rows[0]?.time_zone ?? '', t.ctx.now());
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

/** A family that reported a check, and its payment. */
async function reported(): Promise<{ family: TestFamily; paymentId: string }> {
  const family = await desk.family();
  return { family, paymentId: (await desk.reports(family))._id };
}
const assign = (paymentId: string, userId: string | null, assignedToSeen: string | null, by = anna) =>
  call(t, care.careOfPayments.assign, { params: { paymentId }, body: { userId, assignedToSeen } }, by);
const set = (paymentId: string, followUp: FollowUp | null, seen: FollowUp | null = null, by = anna) =>
  call(t, care.careOfPayments.setFollowUp, { params: { paymentId }, body: { followUp, seen } }, by);
const note = (paymentId: string, text: string, by = anna) =>
  call(t, care.careOfPayments.addNote, { params: { paymentId }, body: { note: text } }, by);
const on = (day: string, reason = ''): FollowUp => ({ on: day, reason });
const found = async (query: { assigned?: string; followUp?: 'due' | 'set'; label?: string }, by = anna) => {
  const asked = { query: { ...query, conventionId: desk.conventionId, pageSize: '100' } };
  return (await call(t, listPayments, asked, by)).data.docs.map(({ _id }) => _id);
};
const historyFor = async ({ orderId }: TestFamily, { token }: { token: string }) =>
  (await call(t, getRegistration, { params: { orderId } }, { token })).data.history;

describe('assigning a payment', () => {
  it('shows in list and history, is found by whose it is, and repeating it changes nothing', async () => {
    const { family, paymentId } = await reported();
    expect((await desk.paymentOf(family)).care).toEqual({ assignedTo: null, followUp: null, labels: [] });
    const { data } = await assign(paymentId, binu.id, null);
    expect(data.assignedTo).toMatchObject({ _id: binu.id, isOnDuty: true });
    expect((await assign(paymentId, binu.id, null)).status).toBe(200);
    expect((await desk.paymentOf(family)).care).toEqual(data);
    expect(await found({ assigned: 'me' }, binu)).toContain(paymentId);
    expect(await found({ assigned: binu.id })).toContain(paymentId);
    expect(await found({ assigned: 'me' })).not.toContain(paymentId);
    expect(await found({ assigned: 'nobody' })).not.toContain(paymentId);
    await assign(paymentId, null, binu.id);
    expect(await found({ assigned: 'nobody' })).toContain(paymentId);
    const history = await historyFor(family, viewer);
    expect(history.slice(0, 2)).toMatchObject([
      { action: 'payment.unassigned', about: null },
      { action: 'payment.assigned', about: data.assignedTo?.name },
    ]);
  });

  it('of two treasurers at once one has it, and the other one learns of it', async () => {
    const { family, paymentId } = await reported();
    const answers = await Promise.all([
      assign(paymentId, anna.id, null, anna),
      assign(paymentId, binu.id, null, binu),
    ]);
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['CONFLICT']);
    const first = answers[0].status === 200 ? anna : binu;
    expect((await desk.paymentOf(family)).care.assignedTo?._id).toBe(first.id);
  });

  it('is refused to others, for somebody who may not decide about payments, and for an unknown one', async () => {
    const { family, paymentId } = await reported();
    expect((await assign(paymentId, anna.id, null, registrar)).codes).toEqual(['FORBIDDEN']);
    expect((await assign(paymentId, registrar.id, null)).errors).toMatchObject([{ field: 'userId' }]);
    expect((await assign(family.orderId, anna.id, null)).codes).toEqual(['NOT_FOUND']);
    expect((await desk.paymentOf(family)).care.assignedTo).toBeNull();
  });

  it('whose duty has ended keeps what is assigned, and gets no more', async () => {
    const gone = await member('TREASURER');
    const [one, other] = [await reported(), await reported()];
    const known = async () =>
      (await call(t, care.careOfPayments.listAssignees, {}, anna)).data.find(({ _id }) => _id === gone.id);
    await assign(one.paymentId, gone.id, null);
    await t.database.pool.query(
      "update staff_roles set ends_at = now() - interval '1 day' where user_id = $1",
      [gone.id],
    );
    expect((await desk.paymentOf(one.family)).care.assignedTo).toMatchObject({ isOnDuty: false });
    expect(await known()).toMatchObject({ isOnDuty: false });
    expect((await assign(other.paymentId, gone.id, null)).codes).toEqual(['RQST_PARAMS_INVALID']);
    await assign(one.paymentId, null, gone.id);
    expect(await known()).toBeUndefined();
  });
});

describe('the follow-up of a payment', () => {
  it('is due from its day on, stays when the payment is decided, and is cleared by hand', async () => {
    const [now, later] = [await reported(), await reported()];
    await set(now.paymentId, on(today, 'Call the bank'));
    await set(later.paymentId, on(addDays(today, 1)));
    expect(await found({ followUp: 'due' })).toEqual([now.paymentId]);
    expect(await found({ followUp: 'set' })).toEqual(
      expect.arrayContaining([now.paymentId, later.paymentId]),
    );
    await desk.declines(now.family);
    expect((await desk.paymentOf(now.family)).care.followUp).toEqual({
      on: today,
      reason: 'Call the bank',
      daysLate: 0,
    });
    expect((await set(now.paymentId, null, on(today, 'Call the bank'))).data.followUp).toBeNull();
    expect(await found({ followUp: 'due' })).toEqual([]);
    const entry = (action: string) => ({ action, about: action.endsWith('set') ? today : null });
    const history = await historyFor(now.family, registrar);
    expect(history).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...entry('payment.follow-up-set'), reason: 'Call the bank' }),
        expect.objectContaining({ ...entry('payment.follow-up-cleared'), reason: null }),
      ]),
    );
    // Why is said to whoever may see amounts.
    const seen = (await historyFor(now.family, viewer)).find(({ action }) =>
      action.endsWith('follow-up-set'),
    );
    expect(seen).toMatchObject({ about: today, reason: null });
  });

  it('that a colleague changed meanwhile is not overwritten, and the refusal names the colleague', async () => {
    const { family, paymentId } = await reported();
    const answers = await Promise.all([
      set(paymentId, on(today), null, anna),
      set(paymentId, on(addDays(today, 1)), null, binu),
    ]);
    const refused = answers.flatMap(({ errors }) => errors);
    expect(refused).toMatchObject([{ code: 'CONFLICT' }]);
    expect(refused[0]?.message).toMatch(/ set its follow-up just now\.$/u);
    const first = answers[0].status === 200 ? today : addDays(today, 1);
    expect((await desk.paymentOf(family)).care.followUp?.on).toBe(first);
  });

  it('is not set to a day that is over', async () => {
    const { paymentId } = await reported();
    const refused = await set(paymentId, on(addDays(today, -1)));
    expect(refused.errors).toMatchObject([{ code: 'RQST_PARAMS_INVALID', field: 'followUp.on' }]);
    expect((await set(paymentId, on(today), null, registrar)).codes).toEqual(['FORBIDDEN']);
  });
});

describe('notes about a payment', () => {
  it('stand with it and in the history of its registration, for whoever may see amounts', async () => {
    const { family, paymentId } = await reported();
    await note(paymentId, 'The check has another name');
    await note(paymentId, 'It is the uncle', binu);
    const { notes } = await desk.paymentOf(family);
    expect(notes.map((one) => one.note)).toEqual(['The check has another name', 'It is the uncle']);
    const notesFor = async (who: Member) =>
      (await historyFor(family, who))
        .filter(({ action }) => action === 'payment.noted')
        .map(({ reason }) => reason);
    expect(await notesFor(registrar)).toEqual(['It is the uncle', 'The check has another name']);
    expect(await notesFor(viewer)).toEqual([]);
  });

  it('are refused to others, without text, and for an unknown payment', async () => {
    const { family, paymentId } = await reported();
    expect((await note(paymentId, 'Hello', registrar)).codes).toEqual(['FORBIDDEN']);
    expect((await note(paymentId, ' ')).status).toBe(400);
    expect((await note(family.orderId, 'Hello')).codes).toEqual(['NOT_FOUND']);
    expect((await desk.paymentOf(family)).notes).toEqual([]);
  });
});

it('a saved view of what is assigned to its reader counts the payments of the reader', async () => {
  const { paymentId } = await reported();
  const reader = await member('TREASURER');
  await assign(paymentId, reader.id, null);
  const view = { name: 'Mine', isShared: false, query: { assigned: 'me', view: 'TO_MATCH' } };
  const { data: saved } = await call(
    t,
    createSavedView,
    { params: { list: 'PAYMENTS' }, body: view },
    reader,
  );
  const { data } = await call(t, countPaymentViews, { query: {} }, reader);
  expect(data).toEqual([{ _id: saved._id, count: 1 }]);
});

describe('the history of the care of a payment', () => {
  const history = (paymentId: string, by = anna) =>
    call(t, care.getPaymentCareHistory, { params: { paymentId } }, by);

  it('says who did what with it, the newest first; decisions are in its ledger', async () => {
    const { family, paymentId } = await reported();
    expect((await history(paymentId)).data).toEqual([]);
    await assign(paymentId, binu.id, null);
    await set(paymentId, on(today, 'Call the bank'));
    await desk.declines(family);
    await set(paymentId, null, on(today, 'Call the bank'), binu);
    await note(paymentId, 'It bounced', binu);
    const { data } = await history(paymentId);
    const name = (await desk.paymentOf(family)).care.assignedTo?.name;
    expect(data.map(({ action, reason, about }) => [action, reason, about])).toEqual([
      ['payment.noted', 'It bounced', null],
      ['payment.follow-up-cleared', null, null],
      ['payment.follow-up-set', 'Call the bank', today],
      ['payment.assigned', null, name],
    ]);
    expect(data[0]?.actorName).toBe(name);
  });

  it('has no note that was erased', async () => {
    const { paymentId } = await reported();
    await note(paymentId, 'It bounced');
    const about = { userIds: [], orderIds: [], paymentIds: [paymentId], messageIds: [] };
    await t.ctx.db.transaction((db) => eraseDetailsAbout(db, about));
    expect((await history(paymentId)).data).toEqual([]);
  });

  it('is refused to others, and for an unknown payment', async () => {
    const { family, paymentId } = await reported();
    expect((await history(paymentId, registrar)).codes).toEqual(['FORBIDDEN']);
    expect((await history(family.orderId)).codes).toEqual(['NOT_FOUND']);
  });
});

describe('several payments together', () => {
  const assignAll = (
    records: { recordId: string; assignedToSeen: string | null }[],
    userId: string | null,
    by = anna,
  ) => call(t, care.careOfPayments.assignSeveral, { body: { userId, records } }, by);
  const setAll = (
    records: { recordId: string; seen: FollowUp | null }[],
    followUp: FollowUp | null,
    by = anna,
  ) => call(t, care.careOfPayments.setFollowUpOfSeveral, { body: { followUp, records } }, by);
  const done = (_id: string) => ({ _id, succeeded: true, code: null, message: null });
  const audited = async (action: string, ids: readonly string[]) => {
    const sql = 'select entity_id from audit_log where action = $1 and entity_id = any($2) order by id';
    const { rows } = await t.database.pool.query<{ entity_id: string }>(sql, [action, ids]);
    return rows.map(({ entity_id: id }) => id);
  };

  it('are assigned, each with its own result and its own entry in the log', async () => {
    const [one, other, unknown] = [await reported(), await reported(), anna.id];
    await assign(other.paymentId, binu.id, null, binu);
    const records = [one.paymentId, other.paymentId, unknown].map((recordId) => ({
      recordId,
      assignedToSeen: null,
    }));
    const { data } = await assignAll(records, anna.id);
    expect(data).toMatchObject([
      done(one.paymentId),
      { _id: other.paymentId, succeeded: false, code: 'CONFLICT' },
      { _id: unknown, succeeded: false, code: 'NOT_FOUND' },
    ]);
    expect((await desk.paymentOf(one.family)).care.assignedTo?._id).toBe(anna.id);
    expect((await desk.paymentOf(other.family)).care.assignedTo?._id).toBe(binu.id);
    const ids = [one.paymentId, other.paymentId];
    expect(await audited('payment.assigned', ids)).toEqual([other.paymentId, one.paymentId]);
    // Repeated it changes nothing.
    expect((await assignAll(records.slice(0, 1), anna.id)).data).toEqual([done(one.paymentId)]);
    expect(await audited('payment.assigned', [one.paymentId])).toHaveLength(1);
  });

  it('get one follow-up, and lose it, as far as nobody else was quicker', async () => {
    const [one, other] = [await reported(), await reported()];
    const followUp = on(today, 'Ask the bank');
    await set(other.paymentId, on(addDays(today, 1)), null, binu);
    const records = [one.paymentId, other.paymentId].map((recordId) => ({ recordId, seen: null }));
    const { data } = await setAll(records, followUp);
    expect(data).toMatchObject([done(one.paymentId), { succeeded: false, code: 'CONFLICT' }]);
    expect(data[1]?.message).toMatch(/ set its follow-up just now\.$/u);
    expect((await desk.paymentOf(one.family)).care.followUp).toMatchObject(followUp);
    expect((await setAll([{ recordId: one.paymentId, seen: followUp }], null)).data).toEqual([
      done(one.paymentId),
    ]);
    expect((await desk.paymentOf(one.family)).care.followUp).toBeNull();
    expect(await audited('payment.follow-up-set', [one.paymentId])).toHaveLength(1);
    expect(await audited('payment.follow-up-cleared', [one.paymentId])).toHaveLength(1);
  });

  it('of two treasurers at once each payment has one of them', async () => {
    const all = [await reported(), await reported(), await reported()];
    const records = all.map(({ paymentId }) => ({ recordId: paymentId, assignedToSeen: null }));
    const answers = await Promise.all([
      assignAll(records, anna.id, anna),
      assignAll(records.toReversed(), binu.id, binu),
    ]);
    for (const { family, paymentId } of all) {
      const own = answers.map(({ data }) => data.find(({ _id }) => _id === paymentId));
      expect(new Set(own.map((one) => one?.code))).toEqual(new Set(['CONFLICT', null]));
      const first = own[0]?.succeeded === true ? anna : binu;
      expect((await desk.paymentOf(family)).care.assignedTo?._id).toBe(first.id);
    }
  });

  it('are refused to others, for a day that is over, for nobody on duty, and more than a hundred', async () => {
    const { family, paymentId } = await reported();
    const [record] = [{ recordId: paymentId, assignedToSeen: null }];
    expect((await assignAll([record], anna.id, registrar)).codes).toEqual(['FORBIDDEN']);
    expect((await setAll([{ recordId: paymentId, seen: null }], on(today), registrar)).codes).toEqual([
      'FORBIDDEN',
    ]);
    expect((await assignAll([record], registrar.id)).data).toMatchObject([{ code: 'RQST_PARAMS_INVALID' }]);
    const late = await setAll([{ recordId: paymentId, seen: null }], on(addDays(today, -1)));
    expect(late.data).toMatchObject([{ succeeded: false, code: 'RQST_PARAMS_INVALID' }]);
    expect((await assignAll([], anna.id)).status).toBe(400);
    expect(
      (
        await assignAll(
          Array.from({ length: 101 }, () => record),
          anna.id,
        )
      ).status,
    ).toBe(400);
    expect((await desk.paymentOf(family)).care).toEqual({ assignedTo: null, followUp: null, labels: [] });
  });
});

describe('labels of payments', () => {
  const create = async (name: string, by = anna) =>
    (await call(t, labelEndpoints.createLabel, { body: { name, color: 'TEAL' } }, by)).data;
  const mark = (recordIds: string[], labelId: string, labelled = true, by = anna) =>
    call(t, care.careOfPayments.labelSeveral, { body: { recordIds, labelId, labelled } }, by);
  const history = async (paymentId: string) =>
    (await call(t, care.getPaymentCareHistory, { params: { paymentId } }, anna)).data.map(
      ({ action, about }) => [action, about],
    );

  it('are put on and taken off, each payment with its own result, and found by the filter', async () => {
    const [one, other] = [await reported(), await reported()];
    const label = await create('Foreign bank');
    const marked = await mark([one.paymentId, other.paymentId, one.paymentId, anna.id], label._id);
    expect(marked.data).toMatchObject([
      { _id: one.paymentId, succeeded: true, code: null },
      { _id: other.paymentId, succeeded: true, code: null },
      { _id: anna.id, succeeded: false, code: 'NOT_FOUND' },
    ]);
    expect((await desk.paymentOf(one.family)).care.labels).toEqual([
      { _id: label._id, name: 'Foreign bank', color: 'TEAL' },
    ]);
    await mark([other.paymentId], label._id, false);
    expect(await found({ label: label._id })).toEqual([one.paymentId]);
    const view = { name: 'Foreign', isShared: false, query: { label: label._id } };
    const { data: saved } = await call(
      t,
      createSavedView,
      { params: { list: 'PAYMENTS' }, body: view },
      anna,
    );
    const { data: counts } = await call(t, countPaymentViews, { query: {} }, anna);
    expect(counts).toContainEqual({ _id: saved._id, count: 1 });
  });

  it('are in the history of the payment and of its registration, once each', async () => {
    const { family, paymentId } = await reported();
    const label = await create('By wire');
    await mark([paymentId], label._id);
    await mark([paymentId], label._id);
    await mark([paymentId], label._id, false);
    await mark([paymentId], label._id, false);
    const both = [
      ['payment.label-removed', 'By wire'],
      ['payment.labelled', 'By wire'],
    ];
    expect(await history(paymentId)).toEqual(both);
    const shown = (await historyFor(family, viewer)).slice(0, 2);
    expect(shown.map(({ action, about }) => [action, about])).toEqual(both);
  });

  it('are the same as those of registrations: one that is deleted is taken off both', async () => {
    const { family, paymentId } = await reported();
    const label = await create('Ask again');
    await mark([paymentId], label._id);
    const body = { orderIds: [family.orderId], labelId: label._id, labelled: true };
    await call(t, labelEndpoints.labelRegistrations, { body }, registrar);
    const known = (await call(t, labelEndpoints.listLabels, {}, viewer)).data;
    expect(known.find(({ _id }) => _id === label._id)).toMatchObject({
      uses: 1,
      paymentUses: 1,
      messageUses: 0,
    });
    const remove = (by: Member) =>
      call(t, labelEndpoints.deleteLabel, { params: { labelId: label._id }, query: { revision: '0' } }, by);
    // Treasurers create labels; only who decides about registrations deletes them.
    expect((await remove(anna)).codes).toEqual(['FORBIDDEN']);
    expect((await remove(registrar)).data.removedFrom).toBe(2);
    expect((await desk.paymentOf(family)).care.labels).toEqual([]);
    expect((await history(paymentId))[0]).toEqual(['payment.label-removed', 'Ask again']);
  });

  it('are refused to others, for an unknown label, and for more than a hundred', async () => {
    const { family, paymentId } = await reported();
    const label = await create('Late');
    expect((await mark([paymentId], label._id, true, registrar)).codes).toEqual(['FORBIDDEN']);
    expect((await mark([paymentId], anna.id)).data).toMatchObject([{ succeeded: false, code: 'NOT_FOUND' }]);
    const many = Array.from({ length: 101 }, () => paymentId);
    expect((await mark(many, label._id)).status).toBe(400);
    expect((await mark([], label._id)).status).toBe(400);
    expect((await desk.paymentOf(family)).care.labels).toEqual([]);
  });

  it('of an erased family are gone', async () => {
    const [erased, other] = [await reported(), await reported()];
    const label = await create('Cousin pays');
    await mark([erased.paymentId, other.paymentId], label._id);
    const subject = dataSubject({
      userId: erased.family.account.id,
      orderIds: [erased.family.orderId],
      paymentIds: [erased.paymentId],
    });
    await erasePersonalData(t.ctx, [caseworkPersonalData], subject);
    expect(await found({ label: label._id })).toEqual([other.paymentId]);
  });
});
