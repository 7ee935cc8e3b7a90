import * as labelEndpoints from '@sangamam/contract/casework/labels/label-endpoints';
import type { FollowUp } from '@sangamam/contract/casework/follow-up/follow-up';
import { addDays, calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import {
  getPerson,
  listPeople,
  mergePeople,
} from '@sangamam/contract/people/directory/people-admin-endpoints';
import * as care from '@sangamam/contract/people/directory/person-care-endpoints';
import { getOverview } from '@sangamam/contract/reports/overview/overview-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { inTransaction } from '#server/db/context.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createRegistrant, createStaff } from '#test/fixtures/accounts.ts';
import { expectInvariants } from '#test/invariants.ts';
import { signInAs } from '#test/sign-in-as.ts';

import { eraseAccount } from '../erasure/erase-account.ts';

let t: TestApp;
let today: string;

interface Member {
  id: string;
  token: string;
}
let anna: Member;
let binu: Member;
let treasurer: Member;

async function member(role: 'REGISTRAR' | 'TREASURER'): Promise<Member> {
  const staff = await createStaff(t, role);
  return { id: staff.id, token: await signInAs(t, staff) };
}

// As far ahead of UTC as any place is: the convention's day is mostly another one than the server's.
const timeZone = 'Pacific/Kiritimati';

beforeAll(async () => {
  t = await buildTestApp();
  await buildConvention(t.ctx, { timeZone });
  today = calendarDateIn(timeZone, t.ctx.now());
  [anna, binu, treasurer] = [await member('REGISTRAR'), await member('REGISTRAR'), await member('TREASURER')];
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

const somebody = async () => (await createRegistrant(t)).id;
const read = async (userId: string) => (await call(t, getPerson, { params: { userId } }, anna)).data;
const assign = (userId: string, to: string | null, assignedToSeen: string | null, by = anna) =>
  call(t, care.careOfPeople.assign, { params: { userId }, body: { userId: to, assignedToSeen } }, by);
const set = (userId: string, followUp: FollowUp | null, seen: FollowUp | null = null, by = anna) =>
  call(t, care.careOfPeople.setFollowUp, { params: { userId }, body: { followUp, seen } }, by);
const note = (userId: string, text: string, by = anna) =>
  call(t, care.careOfPeople.addNote, { params: { userId }, body: { note: text } }, by);
const createLabel = async (name: string) =>
  (await call(t, labelEndpoints.createLabel, { body: { name, color: 'RED' } }, anna)).data;
const mark = (recordIds: string[], labelId: string, labelled = true, by = anna) =>
  call(t, care.careOfPeople.labelSeveral, { body: { recordIds, labelId, labelled } }, by);
const on = (day: string, reason = ''): FollowUp => ({ on: day, reason });
const found = async (query: { assigned?: string; followUp?: 'due' | 'set'; label?: string }, by = anna) =>
  (await call(t, listPeople, { query: { ...query, pageSize: '100' } }, by)).data.docs.map(({ _id }) => _id);
const merge = (userId: string, duplicateId: string) =>
  call(
    t,
    mergePeople,
    { params: { userId }, body: { duplicateId, dryRun: false, reason: 'Signed up twice' } },
    anna,
  );

describe('assigning a person', () => {
  it('shows in list and record, is found by whose it is, and repeating it changes nothing', async () => {
    const id = await somebody();
    expect(await read(id)).toMatchObject({
      care: { assignedTo: null, followUp: null, labels: [] },
      notes: [],
    });
    const { data } = await assign(id, binu.id, null);
    expect(data.assignedTo).toMatchObject({ _id: binu.id, isOnDuty: true });
    expect((await assign(id, binu.id, null)).status).toBe(200);
    expect(await found({ assigned: 'me' }, binu)).toEqual([id]);
    expect(await found({ assigned: binu.id })).toEqual([id]);
    expect(await found({ assigned: 'me' })).toEqual([]);
    expect(await found({ assigned: 'nobody' })).not.toContain(id);
    const { history, care: shown } = await read(id);
    expect(shown).toEqual(data);
    expect(history.map(({ action, about, after }) => [action, about, after])).toEqual([
      ['user.assigned', data.assignedTo?.name, null],
    ]);
    await assign(id, null, binu.id);
    expect(await found({ assigned: 'nobody' })).toContain(id);
  });

  it('of two registrars at once one has it, and the other one learns of it', async () => {
    const id = await somebody();
    const answers = await Promise.all([assign(id, anna.id, null, anna), assign(id, binu.id, null, binu)]);
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['CONFLICT']);
    const first = answers[0].status === 200 ? anna : binu;
    expect((await read(id)).care.assignedTo?._id).toBe(first.id);
  });

  it('is refused to others, for somebody who may not manage people, and for staff', async () => {
    const id = await somebody();
    expect((await assign(id, anna.id, null, treasurer)).codes).toEqual(['FORBIDDEN']);
    expect((await assign(id, treasurer.id, null)).errors).toMatchObject([{ field: 'userId' }]);
    expect((await assign(binu.id, anna.id, null)).codes).toEqual(['USER_NOT_FOUND']);
    expect((await read(id)).care.assignedTo).toBeNull();
  });
});

describe('the follow-up of a person', () => {
  it('is due from its day on by the calendar of the convention, and counted on the overview', async () => {
    const [now, later] = [await somebody(), await somebody()];
    await set(now, on(today, 'Call the mother'));
    await set(later, on(addDays(today, 1)));
    expect((await read(now)).care.followUp).toEqual({ on: today, reason: 'Call the mother', daysLate: 0 });
    expect(await found({ followUp: 'due' })).toEqual([now]);
    expect(await found({ followUp: 'set' })).toEqual([later, now]);
    await assign(later, anna.id, null);
    const counts = async (who: Member) => {
      const { data } = await call(t, getOverview, { query: {} }, who);
      return ['PERSON_FOLLOW_UPS', 'MY_PEOPLE'].map(
        (key) => data.counts.find((one) => one.key === key)?.count,
      );
    };
    expect(await counts(anna)).toEqual([1, (await found({ assigned: 'me' })).length]);
    expect(await counts(treasurer)).toEqual([undefined, undefined]);
    expect((await set(now, null, on(today, 'Call the mother'))).data.followUp).toBeNull();
    expect(await found({ followUp: 'due' })).toEqual([]);
    const { history } = await read(now);
    expect(history.map(({ action, about, reason }) => [action, about, reason])).toEqual([
      ['user.follow-up-cleared', null, null],
      ['user.follow-up-set', today, 'Call the mother'],
    ]);
  });

  it('of two at once one sets it, and the other one learns who was quicker', async () => {
    const id = await somebody();
    const answers = await Promise.all([
      set(id, on(today), null, anna),
      set(id, on(addDays(today, 1)), null, binu),
    ]);
    const refused = answers.flatMap(({ errors }) => errors);
    expect(refused).toMatchObject([{ code: 'CONFLICT' }]);
    expect(refused[0]?.message).toMatch(/ set its follow-up just now\.$/u);
  });

  it('is refused for a day that is over, to others, and for a closed account', async () => {
    const [id, kept] = [await somebody(), await somebody()];
    expect((await set(id, on(addDays(today, -1)))).errors).toMatchObject([{ field: 'followUp.on' }]);
    expect((await set(id, on(today), null, treasurer)).codes).toEqual(['FORBIDDEN']);
    await merge(kept, id);
    expect((await set(id, on(today))).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
  });
});

describe('notes about a person', () => {
  it('stand on the record and in its history, for whoever manages people', async () => {
    const id = await somebody();
    await note(id, 'Speaks Malayalam only');
    await note(id, 'Call after six', binu);
    expect((await read(id)).notes.map((one) => one.note)).toEqual([
      'Speaks Malayalam only',
      'Call after six',
    ]);
    expect((await note(id, 'Hello', treasurer)).codes).toEqual(['FORBIDDEN']);
    expect((await note(id, ' ')).status).toBe(400);
    expect((await note(binu.id, 'Hello')).codes).toEqual(['USER_NOT_FOUND']);
  });
});

describe('several people together', () => {
  it('are assigned, followed up and labelled, each with its own result', async () => {
    const [one, other] = [await somebody(), await somebody()];
    await assign(other, binu.id, null, binu);
    const records = [one, other, binu.id].map((recordId) => ({ recordId, assignedToSeen: null }));
    const assigned = await call(
      t,
      care.careOfPeople.assignSeveral,
      { body: { userId: anna.id, records } },
      anna,
    );
    expect(assigned.data).toMatchObject([
      { _id: one, succeeded: true },
      { _id: other, succeeded: false, code: 'CONFLICT' },
      { _id: binu.id, succeeded: false, code: 'USER_NOT_FOUND' },
    ]);
    const body = { followUp: on(addDays(today, 3)), records: [{ recordId: one, seen: null }] };
    expect((await call(t, care.careOfPeople.setFollowUpOfSeveral, { body }, anna)).data).toMatchObject([
      { succeeded: true },
    ]);
    const label = await createLabel('Volunteer');
    expect((await mark([one, other, binu.id], label._id)).data).toMatchObject([
      { succeeded: true },
      { succeeded: true },
      { succeeded: false, code: 'USER_NOT_FOUND' },
    ]);
    await mark([other], label._id, false);
    expect(await found({ label: label._id })).toEqual([one]);
    const known = (await call(t, labelEndpoints.listLabels, {}, treasurer)).data;
    expect(known.find(({ _id }) => _id === label._id)).toMatchObject({ personUses: 1, uses: 0 });
    expect((await mark([one], label._id, true, treasurer)).codes).toEqual(['FORBIDDEN']);
  });
});

describe('care of merged accounts', () => {
  it('moves to the account that is kept, whose own comes first', async () => {
    const [kept, gone] = [await somebody(), await somebody()];
    const [both, hers] = [await createLabel('Both'), await createLabel('Only hers')];
    await mark([kept, gone], both._id);
    await mark([gone], hers._id);
    await set(kept, on(addDays(today, 2), 'Mine'));
    await set(gone, on(addDays(today, 1), 'Hers'));
    await assign(gone, binu.id, null);
    await note(gone, 'Signed up by phone');
    await note(kept, 'Signed up online');
    expect((await merge(kept, gone)).status).toBe(200);
    const merged = await read(kept);
    expect(merged.care).toMatchObject({
      assignedTo: { _id: binu.id },
      followUp: { on: addDays(today, 2), reason: 'Mine' },
    });
    expect(merged.care.labels.map(({ name }) => name)).toEqual(['Both', 'Only hers']);
    expect(merged.notes.map((one) => one.note)).toEqual(['Signed up by phone', 'Signed up online']);
    expect((await read(gone)).care).toEqual({ assignedTo: null, followUp: null, labels: [] });
  });

  it('moves whole where the account that is kept has none', async () => {
    const [kept, gone] = [await somebody(), await somebody()];
    await set(gone, on(addDays(today, 1), 'Hers'));
    await merge(kept, gone);
    expect((await read(kept)).care.followUp).toMatchObject({ on: addDays(today, 1), reason: 'Hers' });
  });
});

it('an erasure takes the care of a person, and empties what was noted', async () => {
  const [erased, other] = [await somebody(), await somebody()];
  const label = await createLabel('To erase');
  await mark([erased, other], label._id);
  for (const id of [erased, other]) {
    await assign(id, binu.id, null);
    await set(id, on(addDays(today, 5), 'Her doctor calls'));
    await note(id, 'Her doctor is Dr. Paul');
  }
  const { rows } = await t.database.pool.query<{ person_id: string }>(
    'select person_id from users where id = $1',
    [erased],
  );
  const account = { userId: erased, personId: rows[0]?.person_id ?? '', email: null };
  await inTransaction(t.ctx, (ctx) => eraseAccount(ctx, { type: 'STAFF', userId: anna.id }, account));
  const gone = await read(erased);
  expect(gone).toMatchObject({ care: { assignedTo: null, followUp: null, labels: [] }, notes: [] });
  expect(JSON.stringify(gone.history)).not.toContain('doctor');
  const left = await read(other);
  expect(left.care).toMatchObject({ assignedTo: { _id: binu.id }, labels: [{ name: 'To erase' }] });
  expect(left.notes).toHaveLength(1);
});
