import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SelectedAddon } from '@sangamam/contract/conventions/addons/addon';
import { selectAddons } from '@sangamam/contract/conventions/addons/addon-endpoints';
import * as payments from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import * as desk from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import {
  createAddonOrder,
  getAddonReview,
  upgradeAddons,
} from '@sangamam/contract/orders/addon-orders/addon-order-endpoints';
import {
  cancelOrder,
  getOrder,
  listOrderHistory,
  listRegistered,
  submitForApprovalById,
} from '@sangamam/contract/orders/order-endpoints';
import { selectPackage } from '@sangamam/contract/conventions/packages/package-endpoints';
import { reportZellePayment } from '@sangamam/contract/collection/reporting/payment-endpoints';

import { buildAddon } from '#seed/factories/build-addon.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { startFamily, submitFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';
import { outbox } from '#test/outbox.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let conventionId: string;
let freePackageId: string;
let paidPackageId: string;
let shuttle: SelectedAddon;
let admin: { token: string };

beforeAll(async () => {
  t = await buildTestApp();
  ({ id: conventionId } = await buildConvention(t.ctx));
  ({ id: freePackageId } = await buildPackage(t.ctx, { conventionId, price: 0, cadPrice: 0 }));
  ({ id: paidPackageId } = await buildPackage(t.ctx, { conventionId }));
  const { id: addonId } = await buildAddon(t.ctx, {
    conventionId,
    options: [{ key: 'Yes', price: 40, cadPrice: 55, capacity: 20 }],
  });
  shuttle = { type: 'YES_NO', addonId, title: '', data: { key: 'Yes', value: { price: 0, quantity: 1 } } };
  admin = { token: await signInAs(t, await createStaff(t, 'ADMIN')) };
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

const at = (orderId: string) => ({ params: { orderId } });
const approve = (orderId: string) => call(t, desk.approveRegistration, at(orderId), admin);
const orderOf = async (family: TestFamily, orderId: string) =>
  (await call(t, getOrder, at(orderId), family)).data;
const create = (family: TestFamily, selectedAddonData?: SelectedAddon[]) =>
  call(
    t,
    createAddonOrder,
    { query: family.of, ...(selectedAddonData && { body: { selectedAddonData } }) },
    family,
  );
const submit = (family: TestFamily, orderId: string, expectedTotal?: number) =>
  call(t, submitForApprovalById, { ...at(orderId), body: { expectedTotal } }, family);
const report = (family: TestFamily, orderId: string) =>
  call(t, reportZellePayment, { ...at(orderId), body: { chaseTransferEmail: 'a@example.org' } }, family);

async function pay(family: TestFamily, orderId: string, search: string) {
  await report(family, orderId);
  const { data } = await call(t, payments.listPayments, { query: { search } }, admin);
  const paymentId = data.docs[0]?._id ?? '';
  return call(t, payments.approvePayment, { params: { paymentId }, body: { reason: 'seen' } }, admin);
}

/** A confirmed family with a free package. */
async function confirmedFamily(): Promise<TestFamily> {
  const family = await submitFamily(t, conventionId, freePackageId);
  await approve(family.orderId);
  return family;
}

it('the registrations for conventions contain no add-on order', async () => {
  const family = await confirmedFamily();
  await create(family, [shuttle]);
  const query = { userId: family.of.userId };
  expect((await call(t, listOrderHistory, { query }, family)).data).toHaveLength(2);
  const registered = await call(t, listRegistered, { query }, family);
  expect(registered.data.map(({ _id }) => _id)).toEqual([family.orderId]);
});

describe('a selection changed in two tabs', () => {
  it('the later change is refused with CONFLICT; without a revision it overwrites', async () => {
    const family = await confirmedFamily();
    const { orderId } = (await create(family)).data;
    const { selectionRevision: revision } = await orderOf(family, orderId);
    const change = (specialRequest: string, from?: number) =>
      call(
        t,
        upgradeAddons,
        {
          query: { orderId },
          body: {
            selectedAddonData: [shuttle],
            specialRequest,
            ...(from !== undefined && { revision: from }),
          },
        },
        family,
      );
    const both = await Promise.all([change('one', revision), change('two', revision)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(both.flatMap(({ codes }) => codes)).toEqual(['CONFLICT']);
    const stored = await orderOf(family, orderId);
    expect(stored.selectionRevision).toBe(revision + 1);
    expect((await change('three', stored.selectionRevision)).data.revision).toBe(revision + 2);
    expect((await change('four')).status).toBe(200);
  });

  it('the same holds for the registration itself', async () => {
    const family = await startFamily(t, conventionId);
    const change = (revision: number) =>
      call(t, selectAddons, { query: family.of, body: { selectedAddonData: [shuttle], revision } }, family);
    expect((await change(0)).data.revision).toBe(1);
    expect((await change(0)).codes).toEqual(['CONFLICT']);
  });
});

describe('an add-on order for a convention that is over', () => {
  it('refuses every change with REGISTRATION_CLOSED', async () => {
    const { id } = await buildConvention(t.ctx);
    const { id: packageId } = await buildPackage(t.ctx, { conventionId: id, price: 0, cadPrice: 0 });
    const family = await submitFamily(t, id, packageId);
    await approve(family.orderId);
    const { orderId } = (await create(family)).data;
    await t.database.pool.query(
      `update conventions set start_date = '2020-07-01', end_date = '2020-07-04', convention_deadline = '2020-06-01',
         early_bird_date = null, early_bird_status = false where id = $1`,
      [id],
    );
    const body = { selectedAddonData: [] };
    expect((await call(t, upgradeAddons, { query: { orderId }, body }, family)).codes).toEqual([
      'REGISTRATION_CLOSED',
    ]);
    expect((await create(family)).codes).toEqual(['REGISTRATION_CLOSED']);
  });
});

describe('the answer No', () => {
  it('is shown to staff among the lines of the registration', async () => {
    const family = await startFamily(t, conventionId);
    const declined = { ...shuttle, data: { key: 'No', value: { price: 0, quantity: 1 } } };
    await call(t, selectAddons, { query: family.of, body: { selectedAddonData: [declined] } }, family);
    await call(t, selectPackage, { query: { ...family.of, packageId: freePackageId } }, family);
    expect((await submit(family, family.orderId)).status).toBe(200);
    const { data } = await call(t, desk.getRegistration, at(family.orderId), admin);
    expect(data.lines).toContainEqual(expect.objectContaining({ detail: 'No', amount: 0 }));
  });
});

describe('an add-on order', () => {
  it('is created once, reviewed with the family, submitted, paid and confirmed', async () => {
    const family = await confirmedFamily();
    const [one, two] = await Promise.all([create(family, [shuttle]), create(family, [shuttle])]);
    expect(one.data.orderId).toBe(two.data.orderId);
    const { orderId, tmpConvRegNo } = one.data;
    expect(one.data).toMatchObject({ parentOrderId: family.orderId, status: 'INCOMPLETE' });
    expect((await create(family)).data.selectedAddons).toMatchObject([{ addonId: shuttle.addonId }]);

    const review = await call(t, getAddonReview, at(orderId), family);
    expect(review.data).toMatchObject({ totalAmout: 40, packageData: null, parentOrderId: family.orderId });
    expect(review.data.participantsData).toHaveLength(1);

    expect((await submit(family, orderId, 39)).codes).toEqual(['PRICE_CHANGED']);
    const submitted = await submit(family, orderId, 40);
    expect(submitted.data).toMatchObject({ status: 'PAYMENT_NOT_DONE', registrationStatus: 'REG_APPROVED' });
    expect((await submit(family, orderId)).data).toEqual(submitted.data);

    const paid = await pay(family, orderId, tmpConvRegNo);
    expect(paid.data).toMatchObject({ orderStatus: 'CONFIRMED' });
    const history = await call(t, listOrderHistory, { query: { userId: family.of.userId } }, family);
    expect(history.data.find(({ _id }) => _id === orderId)).toMatchObject({
      parentOrderId: family.orderId,
      balance: { total: 40 },
    });
    const mails = await outbox(t, { to: family.account.email });
    expect(mails.at(-1)).toMatchObject({ kind: 'order.confirmed' });
    expect(mails.at(-1)?.subject).toContain('add-on order');
    expect((await create(family)).data.orderId).not.toBe(orderId);
  });

  it('stands in the record of its registration, with one balance of the family', async () => {
    const family = await submitFamily(t, conventionId, freePackageId);
    const { orderId, tmpConvRegNo } = (await create(family, [shuttle])).data;
    await submit(family, orderId);
    await approve(family.orderId);
    const record = async (id: string, who = admin) => (await call(t, desk.getRegistration, at(id), who)).data;
    const together = { total: 40, feeIsKnown: false, received: 0, open: 40, over: 0 };
    expect(await record(family.orderId)).toMatchObject({
      parent: null,
      addonOrders: [
        {
          _id: orderId,
          tmpConvRegNo,
          status: 'PAYMENT_NOT_DONE',
          lines: [{ amount: 40 }],
          balance: { open: 40 },
        },
      ],
      familyBalance: together,
    });
    expect(await record(orderId)).toMatchObject({
      parent: { _id: family.orderId },
      addonOrders: [],
      familyBalance: together,
    });
    const viewer = { token: await signInAs(t, await createStaff(t, 'VIEWER')) };
    expect(await record(family.orderId, viewer)).toMatchObject({
      addonOrders: [{ _id: orderId, lines: [], balance: null }],
      familyBalance: null,
    });
    const alone = await confirmedFamily();
    expect(await record(alone.orderId)).toMatchObject({ parent: null, addonOrders: [], familyBalance: null });
  });

  it('without a price is approved by staff, and only after its registration', async () => {
    const family = await submitFamily(t, conventionId, freePackageId);
    const { orderId } = (await create(family)).data;
    expect((await submit(family, orderId)).codes).toEqual(['ADDON_REQUIRED']);
    const wish = { selectedAddonData: [], specialRequest: 'A cot, please' };
    await call(t, upgradeAddons, { query: { orderId }, body: wish }, family);
    expect((await submit(family, orderId)).data).toMatchObject({ status: 'PENDING_FOR_APPROVAL', total: 0 });
    const locked = await call(t, upgradeAddons, { query: { orderId }, body: wish }, family);
    expect(locked.codes).toEqual(['ORDER_LOCKED']);
    expect((await approve(orderId)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    await approve(family.orderId);
    expect((await orderOf(family, orderId)).status).toBe('PENDING_FOR_APPROVAL');
    const row = await call(t, desk.getRegistration, at(orderId), admin);
    expect(row.data).toMatchObject({
      isAddonOrder: true,
      people: 1,
      actions: ['approve', 'reject', 'cancel'],
    });
    expect((await approve(orderId)).data.status).toBe('CONFIRMED');
  });

  it('does not sell again what a family chooses once, unless that order is cancelled', async () => {
    const family = await confirmedFamily();
    const first = (await create(family, [shuttle])).data;
    expect((await create(family, [shuttle])).status).toBe(200);
    await submit(family, first.orderId);
    expect((await create(family, [shuttle])).codes).toEqual(['ADDON_ALREADY_BOUGHT']);
    const { orderId } = (await create(family)).data;
    const choose = (selectedAddonData: SelectedAddon[]) =>
      call(t, upgradeAddons, { query: { orderId }, body: { selectedAddonData } }, family);
    expect((await choose([shuttle])).codes).toEqual(['ADDON_ALREADY_BOUGHT']);
    const declined = { ...shuttle, data: { key: 'No', value: { price: 0, quantity: 1 } } };
    expect((await choose([declined])).status).toBe(200);
    const because = { ...at(first.orderId), body: { reason: 'Not needed' } };
    expect((await call(t, desk.cancelRegistration, because, admin)).status).toBe(200);
    expect((await choose([shuttle])).status).toBe(200);
    expect((await submit(family, orderId, 40)).status).toBe(200);
  });

  it('is not sent with what its family got in another order in the meantime', async () => {
    const family = await confirmedFamily();
    const { id: addonId } = await buildAddon(t.ctx, {
      conventionId,
      options: [{ key: 'Yes', price: 0, cadPrice: 0, capacity: 20 }],
    });
    const cot = { ...shuttle, addonId };
    const first = (await create(family, [cot])).data;
    await submit(family, first.orderId);
    await call(t, desk.rejectRegistration, { ...at(first.orderId), body: { reason: 'No cot left' } }, admin);
    const second = (await create(family, [cot])).data;
    expect((await call(t, desk.reopenRegistration, at(first.orderId), admin)).status).toBe(200);
    expect((await submit(family, second.orderId)).codes).toEqual(['ADDON_ALREADY_BOUGHT']);
  });

  it('is rejected, reopened, approved and cancelled with its registration', async () => {
    const family = await submitFamily(t, conventionId, freePackageId);
    const { orderId, tmpConvRegNo } = (await create(family, [shuttle])).data;
    await submit(family, orderId);
    await call(t, desk.rejectRegistration, { ...at(family.orderId), body: { reason: 'Unknown' } }, admin);
    expect(await orderOf(family, orderId)).toMatchObject({ registrationStatus: 'REG_REJECTED' });
    expect((await create(family)).codes).toEqual(['ADDONS_NOT_POSSIBLE']);
    await call(t, desk.reopenRegistration, at(family.orderId), admin);
    expect((await pay(family, orderId, tmpConvRegNo)).data.orderStatus).toBe('PENDING_FOR_APPROVAL');
    await approve(family.orderId);
    expect((await orderOf(family, orderId)).status).toBe('CONFIRMED');
    await call(t, desk.cancelRegistration, { ...at(family.orderId), body: { reason: 'Ill' } }, admin);
    expect((await orderOf(family, orderId)).status).toBe('CANCELLED');
    const history = await call(t, listOrderHistory, { query: { userId: family.of.userId } }, family);
    const happened = history.data.find(({ _id }) => _id === orderId)?.timelineEvents.map(({ what }) => what);
    expect(happened?.filter((what) => !what.startsWith('PAYMENT_'))).toEqual([
      'STARTED',
      'SUBMITTED',
      'REJECTED',
      'REOPENED',
      'APPROVED',
      'CONFIRMED',
      'CANCELLED',
    ]);
    const { data } = await call(t, payments.listPayments, { query: { search: tmpConvRegNo } }, admin);
    expect(data.docs[0]?.refundDue).toBe(0);
  });

  it.each([
    ['no body', {}],
    ['an empty object', { body: {} }],
  ])('opens with %s, and keeps a selection that is there', async (_, sent) => {
    const family = await submitFamily(t, conventionId, freePackageId);
    const opened = await call(t, createAddonOrder, { query: family.of, ...sent }, family);
    expect(opened.data.selectedAddons).toEqual([]);
    await create(family, [shuttle]);
    const again = await call(t, createAddonOrder, { query: family.of, ...sent }, family);
    expect(again.data.orderId).toBe(opened.data.orderId);
    expect(again.data.selectedAddons).toHaveLength(1);
  });

  it('is refused for a special request without a selection, which would get lost', async () => {
    const family = await submitFamily(t, conventionId, freePackageId);
    const body = { specialRequest: 'A ramp' };
    const { errors } = await call(t, createAddonOrder, { query: family.of, body }, family);
    expect(errors).toMatchObject([{ code: 'RQST_PARAMS_INVALID', field: 'selectedAddonData' }]);
  });

  it('is refused before the registration is submitted and paid, and to another family', async () => {
    const open = await startFamily(t, conventionId);
    expect((await create(open)).codes).toEqual(['ADDONS_NOT_POSSIBLE']);
    const unpaid = await submitFamily(t, conventionId, paidPackageId);
    expect((await create(unpaid)).codes).toEqual(['ADDONS_NOT_POSSIBLE']);
    const stranger = await call(t, createAddonOrder, { query: unpaid.of }, open);
    expect(stranger.codes).toEqual(['ORDER_NOT_FOUND']);
    expect((await call(t, getAddonReview, at(unpaid.orderId), unpaid)).codes).toEqual(['ORDER_NOT_FOUND']);
  });
});

describe('cancellation by the registrant', () => {
  const cancel = (family: TestFamily, orderId = family.orderId) =>
    call(t, cancelOrder, { ...at(orderId), body: { reason: 'We cannot come' } }, family);

  it('releases the places, sends one mail and lets the family start again', async () => {
    const family = await submitFamily(t, conventionId, paidPackageId);
    const answers = await Promise.all([cancel(family), cancel(family), cancel(family)]);
    for (const { data } of answers) expect(data.status).toBe('CANCELLED');
    const mails = await outbox(t, { to: family.account.email });
    expect(mails.filter(({ kind }) => kind === 'order.cancelled')).toHaveLength(1);
    expect((await cancel(await submitFamily(t, conventionId, paidPackageId), family.orderId)).status).toBe(
      404,
    );
  });

  it('is refused once a payment is reported, also for an add-on order', async () => {
    const family = await submitFamily(t, conventionId, paidPackageId);
    await report(family, family.orderId);
    expect((await cancel(family)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);

    const other = await confirmedFamily();
    const { orderId } = (await create(other, [shuttle])).data;
    await submit(other, orderId);
    await report(other, orderId);
    expect((await cancel(other, orderId)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    expect((await cancel(other)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
  });

  it('is not offered after a rejection', async () => {
    const family = await submitFamily(t, conventionId, paidPackageId);
    await call(t, desk.rejectRegistration, { ...at(family.orderId), body: { reason: 'Unknown' } }, admin);
    expect((await cancel(family)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
  });
});
