import { addDays, calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import * as endpoints from '@sangamam/contract/casework/follow-up/follow-up-endpoints';
import type { FollowUp } from '@sangamam/contract/casework/follow-up/follow-up';
import * as registrations from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { undoRegistrationDecisions } from '@sangamam/contract/orders/decisions/undo/undo-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { submitFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let conventionId: string;
let packageId: string;
let registrar: { token: string };
let viewer: { token: string };
let today: string;

// As far ahead of UTC as any place is: the convention's day is mostly another one than the server's.
const timeZone = 'Pacific/Kiritimati';

beforeAll(async () => {
  t = await buildTestApp();
  ({ id: conventionId } = await buildConvention(t.ctx, { timeZone }));
  ({ id: packageId } = await buildPackage(t.ctx, { conventionId }));
  registrar = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
  viewer = { token: await signInAs(t, await createStaff(t, 'VIEWER')) };
  today = calendarDateIn(timeZone, t.ctx.now());
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

const on = (day: string, reason = ''): FollowUp => ({ on: day, reason });
const at = ({ orderId }: Pick<TestFamily, 'orderId'>) => ({ params: { orderId } });
const set = (family: Pick<TestFamily, 'orderId'>, followUp: FollowUp | null, seen: FollowUp | null = null) =>
  call(t, endpoints.setFollowUp, { ...at(family), body: { followUp, seen } }, registrar);
const detail = async (family: TestFamily) =>
  (await call(t, registrations.getRegistration, at(family), viewer)).data;
const followUpOf = async (family: TestFamily) => (await detail(family)).care.followUp;
const found = async (followUp: 'due' | 'set') => {
  const query = { conventionId, followUp, sort: 'followUp', pageSize: '100' } as const;
  return (await call(t, registrations.listRegistrations, { query }, viewer)).data.docs.map(({ _id }) => _id);
};
const family = () => submitFamily(t, conventionId, packageId);
/** Sets a day that is over, as if it had been set long ago. */
const setLongAgo = async (one: TestFamily, day: string) => {
  await set(one, on(today));
  await t.database.pool.query('update registration_care set follow_up_on = $2 where order_id = $1', [
    one.orderId,
    day,
  ]);
};

describe('a follow-up', () => {
  it('is due from its day on by the calendar of the convention, the most overdue first', async () => {
    const [now, later, late] = [await family(), await family(), await family()];
    await set(now, on(today));
    await set(later, on(addDays(today, 1), 'Calls back'));
    await setLongAgo(late, addDays(today, -2));
    expect(await followUpOf(now)).toEqual({ on: today, reason: '', daysLate: 0 });
    expect(await followUpOf(later)).toEqual({ on: addDays(today, 1), reason: 'Calls back', daysLate: null });
    expect(await followUpOf(late)).toMatchObject({ daysLate: 2 });
    expect(await found('due')).toEqual([late.orderId, now.orderId]);
    expect(await found('set')).toEqual([late.orderId, now.orderId, later.orderId]);
  });

  it('is in the history with its reason, and repeating a call changes nothing', async () => {
    const one = await family();
    const tomorrow = on(addDays(today, 1), 'Ask the parish');
    expect((await set(one, tomorrow)).data.followUp).toMatchObject(tomorrow);
    expect((await set(one, tomorrow)).status).toBe(200);
    expect((await set(one, null, tomorrow)).data.followUp).toBeNull();
    expect((await set(one, null)).status).toBe(200);
    const { history } = await detail(one);
    expect(history.slice(0, 3).map(({ action, about, reason }) => [action, about, reason])).toEqual([
      ['order.follow-up-cleared', null, null],
      ['order.follow-up-set', tomorrow.on, tomorrow.reason],
      ['order.submitted', null, null],
    ]);
  });

  it('ends with a decision, is back when that is undone, and stays away when the decision is reopened', async () => {
    const one = await family();
    await set(one, on(today));
    const approved = await call(t, registrations.approveRegistration, at(one), registrar);
    expect(await followUpOf(one)).toBeNull();
    expect(await found('set')).not.toContain(one.orderId);
    const decisions = [{ orderId: one.orderId, decisionId: approved.data.decisionId ?? '' }];
    await call(t, undoRegistrationDecisions, { body: { decisions } }, registrar);
    expect(await followUpOf(one)).toMatchObject({ on: today });
    expect(await found('due')).toContain(one.orderId);
    const reason = { body: { reason: 'They asked us to' } };
    await call(t, registrations.rejectRegistration, { ...at(one), ...reason }, registrar);
    await call(t, registrations.reopenRegistration, at(one), registrar);
    expect(await followUpOf(one)).toBeNull();
    await set(one, on(today));
    await call(t, registrations.cancelRegistration, { ...at(one), ...reason }, registrar);
    expect(await followUpOf(one)).toBeNull();
    const late = await set(one, on(addDays(today, 1)));
    expect(late.codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    expect(late.errors[0]?.message).toMatch(/ cancelled it just now\.$/u);
  });

  it('that a colleague changed meanwhile is not overwritten, and the refusal names the colleague', async () => {
    const one = await family();
    await set(one, on(today, 'Calls back'));
    for (const seen of [null, on(today), on(addDays(today, 1), 'Calls back')]) {
      const { codes, errors } = await set(one, on(addDays(today, 3)), seen);
      expect(codes).toEqual(['CONFLICT']);
      expect(errors[0]?.message).toMatch(/ set its follow-up just now\.$/u);
    }
    expect((await set(one, null, on(today))).codes).toEqual(['CONFLICT']);
    expect(await followUpOf(one)).toMatchObject({ on: today, reason: 'Calls back' });
  });

  it('of two registrars at once one sets it, and the other one learns of it', async () => {
    const one = await family();
    const answers = await Promise.all([set(one, on(today)), set(one, on(addDays(today, 1)))]);
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['CONFLICT']);
  });

  it('is not set to a day that is over, but keeps one with another reason', async () => {
    const one = await family();
    const yesterday = on(addDays(today, -1));
    const refused = await set(one, yesterday);
    expect(refused.errors).toMatchObject([{ code: 'RQST_PARAMS_INVALID', field: 'followUp.on' }]);
    await setLongAgo(one, yesterday.on);
    expect((await set(one, on(yesterday.on, 'Still away'), yesterday)).status).toBe(200);
    expect(await followUpOf(one)).toEqual({ ...yesterday, reason: 'Still away', daysLate: 1 });
  });

  it('is refused for a day that does not exist, a long reason and an unknown registration', async () => {
    const one = await family();
    expect((await set(one, on('2026-02-30'))).codes).toEqual(['RQST_PARAMS_INVALID']);
    expect((await set(one, on(today, 'a'.repeat(141)))).codes).toEqual(['RQST_PARAMS_INVALID']);
    expect((await set({ orderId: conventionId }, on(today))).codes).toEqual(['ORDER_NOT_FOUND']);
    expect(await followUpOf(one)).toBeNull();
  });

  it('is set for several at once, with a result for each', async () => {
    const [one, two] = [await family(), await family()];
    await set(two, on(addDays(today, 5)));
    const body = {
      followUp: on(addDays(today, 2), 'After the holidays'),
      registrations: [one.orderId, two.orderId, conventionId].map((orderId) => ({ orderId, seen: null })),
    };
    const { data } = await call(t, endpoints.setFollowUps, { body }, registrar);
    expect(data.map(({ _id, succeeded, code }) => [_id, succeeded, code])).toEqual([
      [one.orderId, true, null],
      [two.orderId, false, 'CONFLICT'],
      [conventionId, false, 'ORDER_NOT_FOUND'],
    ]);
    expect(await followUpOf(one)).toMatchObject(body.followUp);
  });
});
