import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getRegistration,
  listRegistrations,
} from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import * as endpoints from '@sangamam/contract/casework/care/assignment-endpoints';

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

interface Member {
  id: string;
  token: string;
}
let anna: Member;
let binu: Member;
let viewer: Member;

async function member(role: 'REGISTRAR' | 'VIEWER'): Promise<Member> {
  const staff = await createStaff(t, role);
  return { id: staff.id, token: await signInAs(t, staff) };
}

beforeAll(async () => {
  t = await buildTestApp();
  ({ id: conventionId } = await buildConvention(t.ctx));
  ({ id: packageId } = await buildPackage(t.ctx, { conventionId }));
  [anna, binu, viewer] = [await member('REGISTRAR'), await member('REGISTRAR'), await member('VIEWER')];
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

const assign = ({ orderId }: TestFamily, userId: string | null, assignedToSeen: string | null, by = anna) =>
  call(t, endpoints.assignRegistration, { params: { orderId }, body: { userId, assignedToSeen } }, by);
const detail = async ({ orderId }: TestFamily, who = anna) =>
  (await call(t, getRegistration, { params: { orderId } }, who)).data;
const listed = async (assigned: string, who = anna) =>
  (await call(t, listRegistrations, { query: { conventionId, assigned } }, who)).data.docs.map(
    ({ _id }) => _id,
  );

describe('assigning a registration', () => {
  it('shows in record, list and history, and repeating it changes nothing', async () => {
    const family = await submitFamily(t, conventionId, packageId);
    expect((await detail(family)).care.assignedTo).toBeNull();
    const { data } = await assign(family, binu.id, null);
    expect(data.assignedTo).toMatchObject({ _id: binu.id, isOnDuty: true });
    expect((await assign(family, binu.id, null)).status).toBe(200);
    const { care, history } = await detail(family, viewer);
    expect(care).toEqual(data);
    expect(history.filter(({ action }) => action.includes('assigned'))).toMatchObject([
      { action: 'order.assigned', about: data.assignedTo?.name, before: null, after: null },
    ]);
    expect(await listed('me', binu)).toContain(family.orderId);
    expect(await listed(binu.id, viewer)).toContain(family.orderId);
    expect(await listed('me')).not.toContain(family.orderId);
    expect(await listed('nobody')).not.toContain(family.orderId);
    await assign(family, null, binu.id);
    expect((await detail(family)).history[0]).toMatchObject({ action: 'order.unassigned', about: null });
    expect(await listed('nobody')).toContain(family.orderId);
  });

  it('of two registrars at once one has it, and the other one learns of it', async () => {
    const family = await submitFamily(t, conventionId, packageId);
    const answers = await Promise.all([
      assign(family, anna.id, null, anna),
      assign(family, binu.id, null, binu),
    ]);
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['CONFLICT']);
    const first = answers[0].status === 200 ? anna : binu;
    expect((await detail(family)).care.assignedTo?._id).toBe(first.id);
  });

  it('is refused for somebody who may not decide, and for an unknown registration', async () => {
    const family = await submitFamily(t, conventionId, packageId);
    expect((await assign(family, viewer.id, null)).codes).toEqual(['RQST_PARAMS_INVALID']);
    expect((await assign({ ...family, orderId: anna.id }, anna.id, null)).codes).toEqual(['ORDER_NOT_FOUND']);
  });

  it('several at once has a result for each', async () => {
    const [one, two] = [
      await submitFamily(t, conventionId, packageId),
      await submitFamily(t, conventionId, packageId),
    ];
    await assign(two, binu.id, null);
    const registrations = [one.orderId, two.orderId, anna.id].map((orderId) => ({
      orderId,
      assignedToSeen: null,
    }));
    const body = { userId: anna.id, registrations };
    const { data } = await call(t, endpoints.assignRegistrations, { body }, anna);
    expect(data.map(({ _id, succeeded, code }) => [_id, succeeded, code])).toEqual([
      [one.orderId, true, null],
      [two.orderId, false, 'CONFLICT'],
      [anna.id, false, 'ORDER_NOT_FOUND'],
    ]);
  });
});

describe('whoever is no longer on duty', () => {
  it.each([
    ['is suspended', 'update users set suspended_at = now() where id = $1'],
    ['has no duty any more', "update staff_roles set ends_at = now() - interval '1 day' where user_id = $1"],
  ])('who %s keeps what is assigned, is found, and gets no more', async (_why, sql) => {
    const gone = await member('REGISTRAR');
    const family = await submitFamily(t, conventionId, packageId);
    const other = await submitFamily(t, conventionId, packageId);
    const known = async () =>
      (await call(t, endpoints.listAssignees, {}, viewer)).data.find(({ _id }) => _id === gone.id);
    await assign(family, gone.id, null);
    await t.database.pool.query(sql, [gone.id]);
    expect((await detail(family)).care.assignedTo).toMatchObject({ _id: gone.id, isOnDuty: false });
    expect(await known()).toMatchObject({ isOnDuty: false });
    expect(await listed(gone.id)).toEqual([family.orderId]);
    expect((await assign(other, gone.id, null)).codes).toEqual(['RQST_PARAMS_INVALID']);
    await assign(family, null, gone.id);
    expect(await known()).toBeUndefined();
  });
});
