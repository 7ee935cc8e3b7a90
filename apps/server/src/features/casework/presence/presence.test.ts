import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { logout } from '@sangamam/contract/accounts/account-endpoints';
import * as endpoints from '@sangamam/contract/casework/presence/presence-endpoints';
import type { RecordKind } from '@sangamam/contract/casework/presence/presence';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { duringChange } from '#test/during-change.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import type { TestFamily } from '#test/fixtures/registrations.ts';
import { buildPaymentDesk } from '#test/payments/payment-desk.ts';
import { signInAs } from '#test/sign-in-as.ts';

import { purgeExpiredPresence } from './purge-expired-presence.ts';

interface Member {
  id: string;
  email: string;
  token: string;
}

let t: TestApp;
let family: TestFamily;
let paymentId: string;
let [anna, binu]: Member[] = [];

async function member(...roles: StaffRole[]): Promise<Member> {
  const staff = await createStaff(t, ...roles);
  return { ...staff, token: await signInAs(t, staff) };
}

beforeAll(async () => {
  t = await buildTestApp();
  const desk = await buildPaymentDesk(t);
  family = await desk.family();
  ({ _id: paymentId } = await desk.reports(family));
});
beforeEach(async () => {
  await t.database.pool.query('delete from presence');
  [anna, binu] = [await member('REGISTRAR'), await member('REGISTRAR')];
});
afterAll(() => t.close());

const tabs = [crypto.randomUUID(), crypto.randomUUID()] as const;

interface Open {
  kind?: RecordKind;
  recordId?: string;
  tabId?: string;
}
const at = ({ kind = 'REGISTRATION', recordId = family.orderId, tabId = tabs[0] }: Open = {}) => ({
  params: { kind, recordId, tabId },
});
const report = (by: { token: string } | undefined, open?: Open) =>
  call(t, endpoints.reportPresence, at(open), by);
const end = (by: { token: string } | undefined, open?: Open) => call(t, endpoints.endPresence, at(open), by);
const seenBy = async (by: { token: string } | undefined) =>
  (await call(t, endpoints.listPresence, { params: { kind: 'REGISTRATION' } }, by)).data;
const idsSeenBy = async (by: Member | undefined, open?: Open) =>
  (await report(by, open)).data.others.map(({ _id }) => _id);
const countRows = async () => (await t.database.pool.query('select from presence')).rowCount;

describe('a record that two colleagues have open', () => {
  it('names each to the other one, once, without addresses; own tabs do not name oneself', async () => {
    expect(await idsSeenBy(anna)).toEqual([]);
    expect(await idsSeenBy(anna, { tabId: tabs[1] })).toEqual([]);
    expect((await report(binu)).data).toEqual({ others: [{ _id: anna?.id, name: 'Thomas Staff' }] });
    expect(await idsSeenBy(anna)).toEqual([binu?.id]);
    expect(await seenBy(binu)).toEqual([{ _id: anna?.id, name: 'Thomas Staff', recordId: family.orderId }]);
  });

  it('is left by each tab on its own, and again without effect; nobody ends the tab of a colleague', async () => {
    await report(anna);
    await report(anna, { tabId: tabs[1] });
    await end(anna);
    expect(await idsSeenBy(binu)).toEqual([anna?.id]);
    await end(binu, { tabId: tabs[1] });
    expect(await idsSeenBy(binu)).toEqual([anna?.id]);
    await end(anna, { tabId: tabs[1] });
    expect((await end(anna, { tabId: tabs[1] })).data).toEqual({ ended: true });
    expect(await idsSeenBy(binu)).toEqual([]);
  });

  it('forgets a tab that has not reported for 45 seconds, and one more report keeps it', async () => {
    await report(anna);
    await t.database.pool.query(`update presence set seen_at = seen_at - interval '44 seconds'`);
    expect(await idsSeenBy(binu)).toEqual([anna?.id]);
    await report(anna);
    t.clock.advance({ minutes: 1 });
    expect(await idsSeenBy(binu)).toEqual([]);
    expect(await seenBy(binu)).toEqual([]);
    await report(anna);
    expect(await idsSeenBy(binu)).toEqual([anna?.id]);
  });

  it('forgets who signs out, is suspended, or no longer sees such records', async () => {
    const [suspended, offDuty] = [await member('REGISTRAR'), await member('REGISTRAR')];
    for (const colleague of [anna, suspended, offDuty]) await report(colleague);
    expect(await idsSeenBy(binu)).toHaveLength(3);
    await t.database.pool.query('update users set suspended_at = now() where id = $1', [suspended.id]);
    expect(await idsSeenBy(binu)).not.toContain(suspended.id);
    await t.database.pool.query('update staff_roles set ends_at = $2 where user_id = $1', [
      offDuty.id,
      t.clock.now(),
    ]);
    expect(await idsSeenBy(binu)).toEqual([anna?.id]);
    await call(t, logout, {}, anna);
    expect(await idsSeenBy(binu)).toEqual([]);
  });
});

it('an unknown record is refused like its own page, and noted nowhere', async () => {
  const admin = await member('ADMIN');
  const recordId = crypto.randomUUID();
  for (const [kind, code] of [
    ['REGISTRATION', 'ORDER_NOT_FOUND'],
    ['PAYMENT', 'NOT_FOUND'],
    ['CONSENT', 'NOT_FOUND'],
    ['MESSAGE', 'NOT_FOUND'],
    ['PERSON', 'NOT_FOUND'],
  ] as const)
    expect((await report(admin, { kind, recordId })).codes).toEqual([code]);
  expect(await countRows()).toBe(0);
});

it.each<[StaffRole, RecordKind, 200 | 403]>([
  ['VIEWER', 'REGISTRATION', 200],
  ['EDITOR', 'REGISTRATION', 403],
  ['TREASURER', 'PAYMENT', 200],
  ['REGISTRAR', 'PAYMENT', 403],
  ['TREASURER', 'CONSENT', 403],
  ['REGISTRAR', 'PERSON', 200],
  ['VIEWER', 'PERSON', 403],
])('a %s who reports a %s gets %i, as for the record itself', async (role, kind, status) => {
  const staff = await member(role);
  const recordId = kind === 'PAYMENT' ? paymentId : kind === 'PERSON' ? family.of.userId : family.orderId;
  expect((await report(staff, { kind, recordId })).status).toBe(status);
  expect((await end(staff, { kind, recordId })).status).toBe(status);
  const listed = await call(t, endpoints.listPresence, { params: { kind } }, staff);
  expect(listed.status).toBe(status);
});

it('a family is refused with FORBIDDEN, for its own registration, too', async () => {
  expect((await report(family)).codes).toEqual(['FORBIDDEN']);
  expect((await end(family)).codes).toEqual(['FORBIDDEN']);
  const listed = await call(t, endpoints.listPresence, { params: { kind: 'REGISTRATION' } }, family);
  expect(listed.codes).toEqual(['FORBIDDEN']);
});

it('a report whose session ends meanwhile is refused with UNAUTHORIZED', async () => {
  const refused = await duringChange(
    t,
    { statement: 'delete from sessions where user_id = $1', values: [anna?.id], end: 'commit' },
    () => report(anna),
  );
  expect(refused.codes).toEqual(['UNAUTHORIZED']);
});

it('reports are in no audit log, and the nightly job deletes those that no longer count', async () => {
  const entries = async () => (await t.database.pool.query('select from audit_log')).rowCount;
  const before = await entries();
  await report(anna);
  await end(binu);
  expect(await entries()).toBe(before);
  await purgeExpiredPresence(t.ctx);
  expect(await countRows()).toBe(1);
  t.clock.advance({ minutes: 1 });
  await purgeExpiredPresence(t.ctx);
  expect(await countRows()).toBe(0);
});
