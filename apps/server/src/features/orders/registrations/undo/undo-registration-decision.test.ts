import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as decisions from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { approveRegistrations } from '@sangamam/contract/casework/care/registration-care-endpoints';
import { createAddonOrder } from '@sangamam/contract/orders/addon-orders/addon-order-endpoints';
import { getOrder, listOrderHistory } from '@sangamam/contract/orders/order-endpoints';
import { undoRegistrationDecisions } from '@sangamam/contract/orders/decisions/undo/undo-endpoints';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { expectInvariants } from '#test/invariants.ts';
import { submitFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { buildPaymentDesk, type PaymentDesk } from '#test/payments/payment-desk.ts';
import { untilAnswered } from '#test/until-answered.ts';

let t: TestApp;
let desk: PaymentDesk;

beforeAll(async () => {
  t = await buildTestApp();
  desk = await buildPaymentDesk(t);
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

const because = { body: { reason: 'We could not reach your parish' } };
const decide = {
  approve: (family: TestFamily) => call(t, decisions.approveRegistration, desk.at(family), desk.registrar),
  reject: (family: TestFamily) =>
    call(t, decisions.rejectRegistration, { ...desk.at(family), ...because }, desk.registrar),
  reopen: (family: TestFamily) => call(t, decisions.reopenRegistration, desk.at(family), desk.registrar),
  reinstate: (family: TestFamily) =>
    call(t, decisions.reinstateRegistration, desk.at(family), desk.registrar),
  'take-back': (family: TestFamily, reason: string | undefined = because.body.reason) =>
    call(t, decisions.takeApprovalBack, { ...desk.at(family), body: { reason } }, desk.registrar),
};

/** A family in the state in which each of the decisions can be made, its earlier mails long gone. */
const ready = {
  approve: () => desk.family(),
  reject: () => desk.family(),
  reopen: async () => after(await desk.family(), decide.reject),
  'take-back': async () => after(await desk.family(), decide.approve),
  reinstate: async () => after(await desk.family(), (family) => desk.cancels(family)),
};

async function after(family: TestFamily, decides: (family: TestFamily) => Promise<unknown>) {
  await decides(family);
  t.clock.advance({ minutes: 1 });
  return family;
}

async function undo(family: TestFamily, decisionId: string | null) {
  const body = { decisions: [{ orderId: family.orderId, decisionId: decisionId ?? '' }] };
  const { data } = await call(t, undoRegistrationDecisions, { body }, desk.registrar);
  const [result] = data;
  if (!result) throw new Error('There is no result');
  return result;
}

async function mailsOf(decisionId: string | null) {
  const { rows } = await t.database.pool.query<{ kind: string; recalled: boolean; delayed: boolean }>(
    `select kind, recalled_at is not null as recalled, delayed_until is not null as delayed
     from outbox_mails where decision_id = $1`,
    [decisionId],
  );
  return rows;
}

async function stored({ orderId }: TestFamily) {
  const { rows } = await t.database.pool.query<Record<string, unknown>>(
    `select o.registration_status, o.cancelled_at, o.reason, o.rejected_with_registration, p.seats_taken
     from orders o join packages p on p.id = o.package_id where o.id = $1`,
    [orderId],
  );
  return rows[0];
}

async function recordOf(family: TestFamily) {
  return (await call(t, decisions.getRegistration, desk.at(family), desk.registrar)).data;
}

const mailOf = {
  approve: 'order.approved',
  reject: 'order.rejected',
  reopen: 'order.reopened',
  'take-back': 'order.approval-taken-back',
  reinstate: 'order.reinstated',
};

describe.each(['approve', 'reject', 'reopen', 'take-back', 'reinstate'] as const)('undoing %s', (action) => {
  it('returns the registration to the state before and recalls the mail', async () => {
    const family = await ready[action]();
    const before = await stored(family);
    const { decisionId } = (await decide[action](family)).data;
    expect((await recordOf(family)).undo).toMatchObject({ decisionId, action });
    expect(await mailsOf(decisionId)).toEqual([{ kind: mailOf[action], recalled: false, delayed: true }]);
    expect(await stored(family)).not.toEqual(before);

    expect(await undo(family, decisionId)).toMatchObject({ undone: true, code: null });
    expect(await stored(family)).toEqual(before);
    expect(await mailsOf(decisionId)).toMatchObject([{ recalled: true }]);
    const record = await recordOf(family);
    expect(record.undo).toBeNull();
    expect(record.history[0]).toMatchObject({ action: 'order.undone' });
    const listed = record.mails.find(
      ({ kind, recalledAt }) => kind === mailOf[action] && recalledAt !== null,
    );
    expect(listed).toMatchObject({ sentAt: null });
  });

  it('is refused with UNDO_TOO_LATE after a minute', async () => {
    const family = await ready[action]();
    const { decisionId } = (await decide[action](family)).data;
    t.clock.advance({ minutes: 1 });
    expect((await recordOf(family)).undo).toBeNull();
    expect(await undo(family, decisionId)).toMatchObject({ undone: false, code: 'UNDO_TOO_LATE' });
    expect(await mailsOf(decisionId)).toMatchObject([{ recalled: false }]);
  });

  it('is refused with CONFLICT after another decision', async () => {
    const family = await ready[action]();
    const { decisionId } = (await decide[action](family)).data;
    await call(t, decisions.cancelRegistration, { ...desk.at(family), ...because }, desk.registrar);
    expect(await undo(family, decisionId)).toMatchObject({ undone: false, code: 'CONFLICT' });
  });
});

it('a family is never told of an approval that was undone, and is approved again', async () => {
  const family = await desk.family();
  const { decisionId } = (await decide.approve(family)).data;
  await undo(family, decisionId);
  const events = async () => {
    const query = { userId: family.account.id };
    const [order] = (await call(t, listOrderHistory, { query }, family)).data;
    return order?.timelineEvents.map(({ what }) => what);
  };
  expect(await events()).toEqual(['STARTED', 'SUBMITTED']);
  const again = (await decide.approve(family)).data;
  expect(again.registrationStatus).toBe('REG_APPROVED');
  expect(await mailsOf(again.decisionId)).toEqual([
    { kind: 'order.approved', recalled: false, delayed: true },
  ]);
  expect(await events()).toEqual(['STARTED', 'SUBMITTED', 'APPROVED']);
});

it('a permanent number stays, and the family reads nothing of the confirmation', async () => {
  const { id: conventionId } = await buildConvention(t.ctx);
  const { id: packageId } = await buildPackage(t.ctx, { conventionId, price: 0, cadPrice: 0 });
  const family = await submitFamily(t, conventionId, packageId);
  const { decisionId, permConvRegNo, status } = (await decide.approve(family)).data;
  expect(status).toBe('CONFIRMED');
  await undo(family, decisionId);
  expect(await mailsOf(decisionId)).toEqual([{ kind: 'order.confirmed', recalled: true, delayed: true }]);
  const query = { userId: family.account.id };
  const [order] = (await call(t, listOrderHistory, { query }, family)).data;
  expect(order?.timelineEvents.map(({ what }) => what)).toEqual(['STARTED', 'SUBMITTED']);
  expect((await decide.approve(family)).data).toMatchObject({ status: 'CONFIRMED', permConvRegNo });
});

it('undoing a rejection is refused with SOLD_OUT when the place was taken meanwhile', async () => {
  const { id: conventionId } = await buildConvention(t.ctx);
  const { id: packageId } = await buildPackage(t.ctx, { conventionId, capacity: 1 });
  const family = await submitFamily(t, conventionId, packageId);
  const { decisionId } = (await decide.reject(family)).data;
  await submitFamily(t, conventionId, packageId);
  expect(await undo(family, decisionId)).toMatchObject({ undone: false, code: 'SOLD_OUT' });
  expect(await stored(family)).toMatchObject({ registration_status: 'REG_REJECTED' });
  expect(await mailsOf(decisionId)).toMatchObject([{ recalled: false }]);
});

it('undoing a reinstatement cancels the add-on order that the family began since', async () => {
  const family = await desk.family();
  await desk.reports(family);
  await after(family, (one) => desk.cancels(one));
  const { decisionId } = (await decide.reinstate(family)).data;
  const { data: begun } = await call(t, createAddonOrder, { query: family.of }, family);
  expect(await undo(family, decisionId)).toMatchObject({ undone: true });
  const { data } = await call(t, getOrder, { params: { orderId: begun.orderId } }, family);
  expect(data.status).toBe('CANCELLED');
});

it('undoing is refused once the family has reported a payment', async () => {
  const family = await desk.family();
  const { decisionId } = (await decide.approve(family)).data;
  await desk.reports(family);
  expect(await undo(family, decisionId)).toMatchObject({ code: 'CONFLICT' });
});

it('a decision of another registration is not found, and an earlier one is not undone', async () => {
  const [family, other] = [await desk.family(), await desk.family()];
  const first = (await decide.reject(family)).data;
  await decide.reopen(family);
  await decide.reject(family);
  expect(await undo(family, first.decisionId)).toMatchObject({ code: 'CONFLICT' });
  expect(await undo(other, first.decisionId)).toMatchObject({ code: 'NOT_FOUND' });
});

it('an undo and a reported payment at the same moment: one of both happens', async () => {
  for (let round = 0; round < 8; round += 1) {
    const family = await desk.family();
    const { decisionId } = (await decide.approve(family)).data;
    const [undone] = await Promise.all([undo(family, decisionId), desk.reports(family)]);
    const { registrationStatus } = await desk.orderOf(family);
    expect([undone.code, registrationStatus]).toEqual(
      undone.undone ? [null, 'PENDING_REG_APPROVAL'] : ['CONFLICT', 'REG_APPROVED'],
    );
  }
});

it('undoing 20 times in parallel undoes once', async () => {
  const family = await desk.family();
  const { decisionId } = (await decide.approve(family)).data;
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () =>
      untilAnswered(() =>
        call(
          t,
          undoRegistrationDecisions,
          { body: { decisions: [{ orderId: family.orderId, decisionId: decisionId ?? '' }] } },
          desk.registrar,
        ),
      ),
    ),
  );
  expect(answers.map(({ data }) => data[0]?.undone)).toEqual(answers.map(() => true));
  const { history } = await recordOf(family);
  expect(history.filter(({ action }) => action === 'order.undone')).toHaveLength(1);
});

it('one undo of several answers a result for each', async () => {
  const families = [await desk.family(), await desk.family(), await desk.family()];
  const orderIds = families.map(({ orderId }) => orderId);
  const { data } = await call(t, approveRegistrations, { body: { orderIds } }, desk.registrar);
  const [, second] = families;
  if (second) await desk.reports(second);
  const body = {
    decisions: data.map(({ _id: orderId, decisionId }) => ({ orderId, decisionId: decisionId ?? '' })),
  };
  const answer = await call(t, undoRegistrationDecisions, { body }, desk.registrar);
  expect(answer.data.map(({ undone, code }) => [undone, code])).toEqual([
    [true, null],
    [false, 'CONFLICT'],
    [true, null],
  ]);
});

describe('taking an approval back', () => {
  it('needs no reason within the minute, and the family is never told', async () => {
    const family = await desk.family();
    const { decisionId } = (await decide.approve(family)).data;
    const body = {};
    const { data } = await call(t, decisions.takeApprovalBack, { ...desk.at(family), body }, desk.registrar);
    expect(data.registrationStatus).toBe('PENDING_REG_APPROVAL');
    expect(await mailsOf(decisionId)).toMatchObject([{ recalled: true }]);
  });

  it('needs a reason afterwards, which the family reads', async () => {
    const family = await ready['take-back']();
    const without = await call(
      t,
      decisions.takeApprovalBack,
      { ...desk.at(family), body: {} },
      desk.registrar,
    );
    expect(without.codes).toEqual(['FAMILY_TOLD']);
    await decide['take-back'](family);
    const query = { userId: family.account.id };
    const [order] = (await call(t, listOrderHistory, { query }, family)).data;
    expect(order?.timelineEvents.at(-1)).toMatchObject({
      what: 'APPROVAL_TAKEN_BACK',
      note: because.body.reason,
    });
    const repeated = await decide['take-back'](family);
    expect([repeated.status, repeated.data.registrationStatus]).toEqual([200, 'PENDING_REG_APPROVAL']);
  });

  it('is refused while money is held', async () => {
    const family = await ready['take-back']();
    await desk.reports(family);
    await desk.receives(family, 10);
    expect((await decide['take-back'](family)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    expect((await recordOf(family)).actions).not.toContain('take-back');
  });
});
