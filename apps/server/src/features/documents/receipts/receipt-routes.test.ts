import * as receipts from '@sangamam/contract/documents/receipts/receipt-endpoints';
import { getReceiptForStaff } from '@sangamam/contract/documents/document-admin-endpoints';
import { selectAddons } from '@sangamam/contract/conventions/addons/addon-endpoints';
import type { SelectedAddon } from '@sangamam/contract/conventions/addons/addon';
import { createAddonOrder } from '@sangamam/contract/orders/addon-orders/addon-order-endpoints';
import {
  getPaymentSummary,
  reportChequePayment,
} from '@sangamam/contract/collection/reporting/payment-endpoints';
import { submitForApproval, submitForApprovalById } from '@sangamam/contract/orders/order-endpoints';
import { selectPackage } from '@sangamam/contract/conventions/packages/package-endpoints';
import type { FailureEnvelope } from '@sangamam/contract/http/envelope';
import * as payments from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import * as registrations from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildAddon } from '#seed/factories/build-addon.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { inTransaction } from '#server/db/context.ts';
import { hotelStays } from '#server/db/schema/schema.ts';
import { eraseAccount } from '#server/features/people/erasure/erase-account.ts';
import { systemActor } from '#server/http/access/actor.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { readPdf } from '#test/fixtures/read-pdf.ts';
import { startFamily, submitFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { signInAs } from '#test/sign-in-as.ts';

import { keepsReceiptOf, receiptCounts } from './making/receipt-file.ts';

let t: TestApp;
let conventionId: string;
let packageId: string;
let shuttle: SelectedAddon;
let admin: { token: string };

beforeAll(async () => {
  t = await buildTestApp();
  ({ id: conventionId } = await buildConvention(t.ctx));
  ({ id: packageId } = await buildPackage(t.ctx, { conventionId, price: 325, cadPrice: 440 }));
  const { id: addonId } = await buildAddon(t.ctx, {
    conventionId,
    type: 'SINGLE_FIELD',
    options: [{ key: 'Seats', price: 40, cadPrice: 55 }],
  });
  shuttle = {
    type: 'SINGLE_FIELD',
    addonId,
    title: '',
    data: { key: 'Seats', value: { price: 0, quantity: 1 } },
  };
  admin = { token: await signInAs(t, await createStaff(t, 'ADMIN')) };
});
afterAll(() => t.close());

const at = (orderId: string) => ({ params: { orderId } });
const registrationReceipt = (family: TestFamily, orderId = family.orderId) =>
  call(t, receipts.getRegistrationReceipt, at(orderId), family);
const addonReceipt = (family: TestFamily, orderId = family.orderId) =>
  call(t, receipts.getAddonReceipt, at(orderId), family);

/** The PDF behind an answer, opened without a session. */
async function open({ data }: { data: receipts.SignedDocument }) {
  const answer = await t.app.inject(data.url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  return readPdf(answer.rawPayload);
}

async function paymentOf(
  family: TestFamily,
  orderId = family.orderId,
): Promise<{ params: { paymentId: string } }> {
  await call(t, reportChequePayment, at(orderId), family);
  const { data } = await call(t, payments.listPayments, { query: { search: family.tempNumber } }, admin);
  return { params: { paymentId: data.docs.find((one) => one.orderId === orderId)?._id ?? '' } };
}

async function confirm(family: TestFamily): Promise<void> {
  const payment = await paymentOf(family);
  await receive(payment, 325);
  await call(t, payments.approvePayment, payment, admin);
  await call(t, registrations.approveRegistration, at(family.orderId), admin);
}

async function receive(
  payment: { params: { paymentId: string } },
  amount: number,
  receivedBefore = 0,
): Promise<void> {
  const body = { amount, reference: `No. ${1042 + receivedBefore}`, receivedBefore };
  const { data } = await call(t, payments.receivePayment, { ...payment, body }, admin);
  expect(data.state).toBe('PAYMENT_RECEIVED');
}

async function addonOrder(family: TestFamily): Promise<string> {
  await call(t, reportChequePayment, at(family.orderId), family);
  const { data } = await call(
    t,
    createAddonOrder,
    { query: family.of, body: { selectedAddonData: [shuttle] } },
    family,
  );
  await call(t, submitForApprovalById, at(data.orderId), family);
  return data.orderId;
}

describe('the registration receipt', () => {
  it('of an unfinished registration has the prices of today and does not claim to be paid', async () => {
    const family = await startFamily(t, conventionId);
    const { text } = await open(await registrationReceipt(family));
    expect(text).toContain('Not sent yet');
    expect(text).toContain(family.tempNumber);
    expect(text).not.toContain('received and approved');
  });

  it('of an unpaid registration has the total of the payment page, and how to pay it', async () => {
    const family = await submitFamily(t, conventionId, packageId);
    const answer = await registrationReceipt(family);
    expect(answer.data.fileName).toBe(`registration-receipt-${family.tempNumber}.pdf`);
    const { data } = await call(t, getPaymentSummary, at(family.orderId), family);
    const { text } = await open(answer);
    expect(text).toContain(`Balance due $${data.balance.open} USD`);
    expect(text).toContain('How to pay');
    expect(text).toContain(`Memo: ${family.tempNumber}`);
    expect(text).toContain('This is no proof of payment.');
  });

  it('is another one as soon as money came, then paid in full with the permanent number', async () => {
    const family = await submitFamily(t, conventionId, packageId);
    const before = await open(await registrationReceipt(family));
    expect(before.text).toContain('Received $0 USD');
    const payment = await paymentOf(family);
    await receive(payment, 200);
    const partly = await open(await registrationReceipt(family));
    expect(partly.text).toContain('Part of the payment received · Balance due $125 USD');
    expect(partly.text).toContain('Check No. 1042 $200 USD');
    await receive(payment, 125, 200);
    await call(t, payments.approvePayment, payment, admin);
    await call(t, registrations.approveRegistration, at(family.orderId), admin);
    const { text } = await open(await registrationReceipt(family));
    expect(text).toContain('received and approved the payment');
    expect(text).toMatch(/Registration number R\w{6}/u);
  });

  it('of a rejected registration can still be read, and says who holds the money', async () => {
    const family = await submitFamily(t, conventionId, packageId);
    const payment = await paymentOf(family);
    await receive(payment, 325);
    const reject = { ...at(family.orderId), body: { reason: 'Not eligible' } };
    await call(t, registrations.rejectRegistration, reject, admin);
    const { text } = await open(await registrationReceipt(family));
    expect(text).toContain('Not approved');
    expect(text).toContain('The treasurer will return $325 USD.');
    expect(text).not.toContain('How to pay');
    expect(text).not.toContain('Balance due');
  });
});

describe('the receipt of add-ons', () => {
  it('of a registration has those booked with it and those of its add-on orders; of an order, its own', async () => {
    const family = await startFamily(t, conventionId);
    await call(t, selectPackage, { query: { ...family.of, packageId } }, family);
    await call(
      t,
      selectAddons,
      { query: family.of, body: { selectedAddonData: [shuttle], specialRequest: '' } },
      family,
    );
    await call(t, submitForApproval, { query: family.of, body: {} }, family);
    const orderId = await addonOrder(family);
    const all = await open(await addonReceipt(family));
    expect(all.text).toContain('Add-ons booked with the registration');
    expect(all.text).toContain('Add-on order T');
    const { text } = await open(await addonReceipt(family, orderId));
    expect(text).toContain('Add-on receipt');
    expect(text).toContain('Balance due $40 USD');
    expect(text).not.toContain('booked with the registration');
    expect((await open(await registrationReceipt(family, orderId))).text).toContain('$365 USD');
  });

  it('is refused while there are none', async () => {
    const family = await submitFamily(t, conventionId, packageId);
    expect((await addonReceipt(family)).codes).toEqual(['NOT_FOUND']);
  });

  it('stands with the registration in one file of all receipts', async () => {
    const family = await submitFamily(t, conventionId, packageId);
    await addonOrder(family);
    const answer = await call(t, receipts.getReceipts, { query: family.of }, family);
    expect(answer.data.fileName).toBe(`receipts-${family.tempNumber}.pdf`);
    const { text } = await open(answer);
    expect(text).toContain('Balance due $325 USD');
    expect(text).toContain('Balance due $40 USD');
    expect(text).toContain('By Check: Write a check of $325 USD');
  });
});

describe('the sheet for check-in', () => {
  const sheet = (family: TestFamily) => call(t, receipts.getCheckInReceipt, at(family.orderId), family);
  const stay = { hotelName: 'Hyatt Regency', confirmationNumber: 'HY-88213' };

  it('needs a confirmed registration and the number of the hotel', async () => {
    const family = await submitFamily(t, conventionId, packageId);
    await t.ctx.db.insert(hotelStays).values({ orderId: family.orderId, ...stay });
    expect((await sheet(family)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    await confirm(family);
    const answer = await sheet(family);
    expect(answer.data.fileName).toBe('check_in.pdf');
    expect((await open(answer)).text).toContain('Confirmation number HY-88213');
    const other = await submitFamily(t, conventionId, packageId);
    await confirm(other);
    expect((await sheet(other)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
  });
});

describe('the address of a document', () => {
  it('opens it for five minutes without a session, and for nobody afterwards', async () => {
    const family = await submitFamily(t, conventionId, packageId);
    const { url } = (await registrationReceipt(family)).data;
    const answer = await t.app.inject(url);
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringContaining(
        `registration-receipt-${family.tempNumber}.pdf`,
      ) as string,
    });
    expect(answer.body.slice(0, 5)).toBe('%PDF-');
    expect((await t.app.inject({ url, headers: { range: 'bytes=0-4' } })).body).toBe('%PDF-');
    t.clock.advance({ minutes: 4 });
    expect((await t.app.inject(url)).statusCode).toBe(200);
    t.clock.advance({ minutes: 2 });
    expect((await t.app.inject(url)).statusCode).toBe(404);
  });

  it('is refused with another order, kind, time or signature, always with the same answer', async () => {
    const [mine, other] = [
      await submitFamily(t, conventionId, packageId),
      await submitFamily(t, conventionId, packageId),
    ];
    const { url } = (await registrationReceipt(mine)).data;
    const altered = [
      url.replace(mine.orderId, other.orderId),
      url.replace('registration-receipt', 'receipts'),
      url.replace('registration-receipt', 'staff-receipt'),
      url.replace(/expires=(\d+)/u, (_, seconds: string) => `expires=${Number(seconds) + 1}`),
      url.replace(/signature=./u, (start) => `signature=${start.endsWith('A') ? 'B' : 'A'}`),
      url.replace(/&signature=.*/u, ''),
    ];
    for (const one of altered) {
      const answer = await t.app.inject(one);
      expect([one, answer.statusCode, answer.json<FailureEnvelope>().errors[0]?.code]).toEqual([
        one,
        404,
        'NOT_FOUND',
      ]);
    }
    expect((await t.app.inject(url)).statusCode).toBe(200);
  });

  it('shows what is true when it is opened, not when it was signed', async () => {
    const family = await submitFamily(t, conventionId, packageId);
    const answer = await registrationReceipt(family);
    await confirm(family);
    expect((await open(answer)).text).toContain('received and approved the payment');
  });
});

describe('making receipts', () => {
  it('makes one for two who ask at the same time, and none for the third', async () => {
    const family = await submitFamily(t, conventionId, packageId);
    const before = receiptCounts.made;
    const two = await Promise.all([registrationReceipt(family), registrationReceipt(family)]);
    expect(two.map(({ status }) => status)).toEqual([200, 200]);
    await open(await registrationReceipt(family));
    expect(receiptCounts.made - before).toBe(1);
  });

  it('forgets the receipts of an erased account, whose address no longer opens', async () => {
    const family = await submitFamily(t, conventionId, packageId);
    const { url } = (await registrationReceipt(family)).data;
    expect(keepsReceiptOf(family.orderId)).toBe(true);
    const account = { userId: family.of.userId, personId: family.selfId, email: family.account.email };
    await inTransaction(t.ctx, (ctx) => eraseAccount(ctx, systemActor('retention schedule'), account));
    expect(keepsReceiptOf(family.orderId)).toBe(false);
    expect((await t.app.inject(url)).statusCode).toBe(404);
    const forStaff = await call(t, getReceiptForStaff, at(family.orderId), admin);
    expect((await t.app.inject(forStaff.data.url)).statusCode).toBe(200);
  });

  it('opens the same receipt for staff who see money, an order of add-ons alone', async () => {
    const family = await submitFamily(t, conventionId, packageId);
    const orderId = await addonOrder(family);
    const whole = await open(await call(t, getReceiptForStaff, at(family.orderId), admin));
    expect(whole.text).toContain('Balance due $325 USD');
    expect(whole.text).toContain('Balance due $40 USD');
    const own = await open(await call(t, getReceiptForStaff, at(orderId), admin));
    expect(own.text).not.toContain('$325 USD');
    const unknown = await call(t, getReceiptForStaff, at(crypto.randomUUID()), admin);
    expect(unknown.codes).toEqual(['ORDER_NOT_FOUND']);
  });
});
