import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as decisions from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { createAddonOrder } from '@sangamam/contract/orders/addon-orders/addon-order-endpoints';
import { selectAddons } from '@sangamam/contract/conventions/addons/addon-endpoints';
import { selectPackage } from '@sangamam/contract/conventions/packages/package-endpoints';
import {
  getOrder,
  initiateRegistration,
  listOrderHistory,
  submitForApproval,
  submitForApprovalById,
} from '@sangamam/contract/orders/order-endpoints';
import * as refunds from '@sangamam/contract/ledger/refunds/refund-admin-endpoints';

import { buildAddon } from '#seed/factories/build-addon.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { startFamily, submitFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';
import { outbox } from '#test/outbox.ts';
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

const reinstate = (family: Pick<TestFamily, 'orderId'>) =>
  call(t, decisions.reinstateRegistration, desk.at(family), desk.registrar);

const statusesOf = async (family: TestFamily) => {
  const { status, registrationStatus, paymentStatus } = await desk.orderOf(family);
  return { status, registrationStatus, paymentStatus };
};

const placesTaken = async (packageId: string) => {
  const { rows } = await t.database.pool.query<{ seats_taken: number }>(
    'select seats_taken from packages where id = $1',
    [packageId],
  );
  return rows[0]?.seats_taken;
};

/** Enters and approves a refund of a cancelled family, ready to be sent. */
async function approvedRefund(family: TestFamily, amount: number) {
  const { _id: paymentId, uncoveredRefund: refundableBefore } = await desk.paymentOf(family);
  const body = { paymentId, amount, method: 'CHASE' as const, refundableBefore };
  const { _id: refundId } = (await call(t, refunds.createRefund, { body }, desk.treasurer)).data;
  await call(t, refunds.approveRefund, { params: { refundId }, body: { revision: 0 } }, desk.treasurer);
  return { params: { refundId }, body: { revision: 1, reference: 'Zelle 77' } };
}

const send = (refund: Awaited<ReturnType<typeof approvedRefund>>) =>
  call(t, refunds.sendRefund, refund, desk.treasurer);

describe('reinstating a confirmed registration that was cancelled', () => {
  it('confirms it again with its number, and tells the family once, a minute later', async () => {
    const family = await desk.confirmedFamily();
    const { permConvRegNo } = await desk.orderOf(family);
    const taken = await placesTaken(desk.packageId);
    await desk.cancels(family);
    const record = await call(t, decisions.getRegistration, desk.at(family), desk.registrar);
    expect(record.data.actions).toEqual(['reinstate']);

    const { data } = await reinstate(family);
    expect(data).toMatchObject({ status: 'CONFIRMED', permConvRegNo });
    expect(data.decisionId).not.toBeNull();
    expect(await placesTaken(desk.packageId)).toBe(taken);
    const { data: after } = await call(t, decisions.getRegistration, desk.at(family), desk.registrar);
    expect(after.history[0]).toMatchObject({ action: 'order.reinstated' });
    expect(after.undo).toMatchObject({ decisionId: data.decisionId, action: 'reinstate' });
    const mails = await outbox(t, { to: family.account.email });
    expect(mails.filter(({ kind }) => kind === 'order.reinstated')).toHaveLength(1);
  });

  it('leaves the cancellation and its end in what the family reads of it', async () => {
    const family = await desk.family();
    await desk.cancels(family);
    await reinstate(family);
    const query = { userId: family.account.id };
    const [order] = (await call(t, listOrderHistory, { query }, family)).data;
    const ends = order?.timelineEvents.slice(-2).map(({ what, note }) => [what, note]);
    expect(ends).toEqual([
      ['CANCELLED', 'The father is ill'],
      ['REINSTATED', null],
    ]);
  });

  it('20 times in parallel takes one place and mails once', async () => {
    const family = await desk.confirmedFamily();
    const taken = await placesTaken(desk.packageId);
    await desk.cancels(family);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => untilAnswered(() => reinstate(family))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await placesTaken(desk.packageId)).toBe(taken);
    const mails = await outbox(t, { to: family.account.email });
    expect(mails.filter(({ kind }) => kind === 'order.reinstated')).toHaveLength(1);
  });
});

describe('money of a reinstated registration', () => {
  it('is short by what was given back, and the payment waits for the rest', async () => {
    const family = await desk.confirmedFamily();
    await desk.cancels(family);
    await send(await approvedRefund(family, 400));
    await reinstate(family);
    expect(await statusesOf(family)).toMatchObject({
      status: 'PENDING_FOR_APPROVAL',
      paymentStatus: 'PAYMENT_RECEIVED',
    });
    expect(await desk.paymentOf(family)).toMatchObject({ heldAmount: 600, refundDue: 0 });
    const mails = await outbox(t, { to: family.account.email });
    expect(mails.find(({ kind }) => kind === 'order.reinstated')?.text).toContain('$400 USD');
  });

  it('can be paid again when all of it was given back', async () => {
    const family = await desk.confirmedFamily();
    await desk.cancels(family);
    await send(await approvedRefund(family, 1_000));
    await reinstate(family);
    expect(await statusesOf(family)).toMatchObject({
      status: 'PAYMENT_NOT_DONE',
      paymentStatus: 'PAYMENT_DECLINED',
    });
    await desk.reports(family);
    await desk.receives(family, 1_000);
    expect((await desk.approves(family)).orderStatus).toBe('CONFIRMED');
    const query = { userId: family.account.id };
    const [order] = (await call(t, listOrderHistory, { query }, family)).data;
    expect(order?.timelineEvents.map(({ what }) => what)).not.toContain('PAYMENT_REVERSED');
  });

  it('counts what a treasurer had approved as enough', async () => {
    const family = await desk.familyThatPaid(950);
    await call(t, decisions.approveRegistration, desk.at(family), desk.registrar);
    await desk.approvesShort(family, 'The rest is waived');
    await desk.cancels(family);
    await reinstate(family);
    expect(await statusesOf(family)).toMatchObject({ status: 'CONFIRMED' });
  });

  it('is either sent back or counts, when a refund is sent at the same moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      const family = await desk.confirmedFamily();
      await desk.cancels(family);
      const refund = await approvedRefund(family, 1_000);
      const [sent] = await Promise.all([send(refund), reinstate(family)]);
      const { heldAmount } = await desk.paymentOf(family);
      const { status } = await desk.orderOf(family);
      expect([sent.codes, heldAmount, status]).toEqual(
        sent.status === 200 ? [[], 0, 'PAYMENT_NOT_DONE'] : [['TRANSITION_NOT_POSSIBLE'], 1_000, 'CONFIRMED'],
      );
    }
  });
});

describe('a registration that cannot be reinstated', () => {
  it('is refused with SOLD_OUT and the name of the package, and nothing changes', async () => {
    const { id: conventionId } = await buildConvention(t.ctx);
    const { id: packageId } = await buildPackage(t.ctx, {
      conventionId,
      capacity: 1,
      name: 'Family of four',
    });
    const family = await submitFamily(t, conventionId, packageId);
    await desk.cancels(family);
    await submitFamily(t, conventionId, packageId);
    const refused = await reinstate(family);
    expect(refused.codes).toEqual(['SOLD_OUT']);
    expect(refused.errors[0]?.message).toContain('Family of four');
    expect(await statusesOf(family)).toMatchObject({ status: 'CANCELLED' });
    const mails = await outbox(t, { to: family.account.email });
    expect(mails.filter(({ kind }) => kind === 'order.reinstated')).toEqual([]);
  });

  it('is refused with SOLD_OUT and the add-on that is sold out, and the place of its package stays free', async () => {
    const { id: conventionId } = await buildConvention(t.ctx);
    const { id: packageId } = await buildPackage(t.ctx, { conventionId, capacity: 5 });
    const addonId = (
      await buildAddon(t.ctx, {
        conventionId,
        title: 'Boat tour',
        options: [{ key: 'Yes', price: 40, cadPrice: 55, capacity: 1 }],
      })
    ).id;
    const withTour = async () => {
      const family = await startFamily(t, conventionId);
      await call(t, selectPackage, { query: { ...family.of, packageId } }, family);
      const tour = {
        type: 'YES_NO' as const,
        addonId,
        title: '',
        data: { key: 'Yes' as const, value: { price: 0, quantity: 1 } },
      };
      await call(
        t,
        selectAddons,
        { query: family.of, body: { selectedAddonData: [tour], specialRequest: '' } },
        family,
      );
      await call(t, submitForApproval, { query: family.of, body: {} }, family);
      return family;
    };
    const family = await withTour();
    await desk.cancels(family);
    await withTour();
    const refused = await reinstate(family);
    expect(refused.codes).toEqual(['SOLD_OUT']);
    expect(refused.errors[0]?.message).toContain('Boat tour');
    expect(await placesTaken(packageId)).toBe(1);
  });

  it('is refused with ANOTHER_REGISTRATION once the family has started again', async () => {
    const family = await desk.family();
    await desk.cancels(family);
    await call(t, initiateRegistration, { body: family.of }, family);
    expect((await reinstate(family)).codes).toEqual(['ANOTHER_REGISTRATION']);
  });

  it('is refused with CONFLICT when its account is closed', async () => {
    const family = await desk.family();
    await desk.cancels(family);
    await t.database.pool.query('update users set closed_at = now() where id = $1', [family.account.id]);
    expect((await reinstate(family)).codes).toEqual(['CONFLICT']);
  });
});

describe('add-on orders of a reinstated registration', () => {
  it('come back when they were cancelled with it, and stay cancelled when they had been before', async () => {
    const { id: addonId } = await buildAddon(t.ctx, {
      conventionId: desk.conventionId,
      options: [{ key: 'Yes', price: 40, cadPrice: 55 }],
    });
    const tour = {
      type: 'YES_NO' as const,
      addonId,
      title: '',
      data: { key: 'Yes' as const, value: { price: 0, quantity: 1 } },
    };
    const family = await desk.confirmedFamily();
    const buy = async () => {
      const body = { selectedAddonData: [tour] };
      const { orderId } = (await call(t, createAddonOrder, { query: family.of, body }, family)).data;
      await call(t, submitForApprovalById, { params: { orderId } }, family);
      return orderId;
    };
    const earlier = await buy();
    const because = { body: { reason: 'Bought twice' } };
    await call(t, decisions.cancelRegistration, { params: { orderId: earlier }, ...because }, desk.registrar);
    t.clock.advance({ minutes: 1 });
    const together = await buy();
    await desk.cancels(family);
    await reinstate(family);
    const statusOf = async (orderId: string) =>
      (await call(t, getOrder, { params: { orderId } }, family)).data.status;
    expect([await statusOf(earlier), await statusOf(together)]).toEqual(['CANCELLED', 'PAYMENT_NOT_DONE']);
    const alone = await call(
      t,
      decisions.reinstateRegistration,
      { params: { orderId: earlier } },
      desk.registrar,
    );
    expect(alone.codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
  });
});

it('a rejected registration waits for a decision again', async () => {
  const family = await desk.family();
  const because = { body: { reason: 'Unknown parish' } };
  await call(t, decisions.rejectRegistration, { ...desk.at(family), ...because }, desk.registrar);
  await desk.cancels(family);
  await reinstate(family);
  expect(await statusesOf(family)).toMatchObject({ registrationStatus: 'PENDING_REG_APPROVAL' });
});
