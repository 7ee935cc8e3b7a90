import { createAddonOrder } from '@sangamam/contract/orders/addon-orders/addon-order-endpoints';
import { approveRegistration } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { submitForApprovalById } from '@sangamam/contract/orders/order-endpoints';
import {
  getPaymentSummary,
  reportChequePayment,
} from '@sangamam/contract/collection/reporting/payment-endpoints';
import { getReadiness, listReadiness } from '@sangamam/contract/reports/readiness/readiness-admin-endpoints';
import { getOwnReadiness } from '@sangamam/contract/reports/readiness/readiness-endpoints';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { buildAddon } from '#seed/factories/build-addon.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import type { TestFamily } from '#test/fixtures/registrations.ts';
import { buildPaymentDesk, type PaymentDesk } from '#test/payments/payment-desk.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let desk: PaymentDesk;

beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(async () => {
  desk = await buildPaymentDesk(t);
});
afterAll(() => t.close());

const at = (orderId: string) => ({ params: { orderId } });

/** Some days later, when the family and the treasurer have to sign in again. */
async function daysLater(days: number, family: TestFamily): Promise<TestFamily> {
  t.clock.advance({ days });
  return { ...family, token: await signInAs(t, family.account) };
}

/** The day on the payment page of an order: of its payment or, without one, of every way to pay. */
async function dayOnPaymentPage(family: TestFamily, orderId: string): Promise<string> {
  const { payment, options } = (await call(t, getPaymentSummary, at(orderId), family)).data;
  const days = new Set(payment ? [payment.dueDate] : options.map(({ dueDate }) => dueDate));
  expect(days.size).toBe(1);
  return [...days][0] ?? '';
}

/** The day in the checklist, which family and staff read alike, in the record as in the list. */
async function dayInChecklist(family: TestFamily): Promise<string | null | undefined> {
  const own = (await call(t, getOwnReadiness, at(family.orderId), family)).data;
  const treasurer = { token: await signInAs(t, await createStaff(t, 'TREASURER')) };
  expect((await call(t, getReadiness, at(family.orderId), treasurer)).data).toEqual(own);
  const query = { conventionId: desk.conventionId, pageSize: '100' };
  const { docs } = (await call(t, listReadiness, { query }, treasurer)).data;
  expect(docs.find(({ _id }) => _id === family.orderId)?.items).toEqual(own);
  return own.find(({ topic }) => topic === 'MONEY')?.by;
}

async function approvedFamily(): Promise<TestFamily> {
  const family = await desk.family();
  await call(t, approveRegistration, desk.at(family), desk.registrar);
  return family;
}

/** An add-on order that was sent, of a confirmed family. */
async function addonOrderOf(family: TestFamily): Promise<string> {
  const { id: addonId } = await buildAddon(t.ctx, {
    conventionId: desk.conventionId,
    options: [{ key: 'Yes', price: 40, cadPrice: 55 }],
  });
  const chosen = { key: 'Yes', value: { price: 0, quantity: 1 } };
  const body = {
    selectedAddonData: [{ type: 'YES_NO' as const, addonId, title: '', data: chosen }],
    specialRequest: '',
  };
  const { orderId } = (await call(t, createAddonOrder, { query: family.of, body }, family)).data;
  await call(t, submitForApprovalById, { ...at(orderId), body: {} }, family);
  return orderId;
}

it('before a payment is reported, long after the approval, the checklist has the day of the payment page', async () => {
  const family = await approvedFamily();
  const onApproval = await dayOnPaymentPage(family, family.orderId);
  const later = await daysLater(5, family);
  const day = await dayOnPaymentPage(later, family.orderId);
  expect(day > onApproval).toBe(true);
  expect(await dayInChecklist(later)).toBe(day);
});

it('from the report on, both keep the day that the payment page promised', async () => {
  const family = await daysLater(3, await approvedFamily());
  const promised = await dayOnPaymentPage(family, family.orderId);
  const { data } = await call(t, reportChequePayment, at(family.orderId), family);
  expect(data.dueDate).toBe(promised);
  const later = await daysLater(5, family);
  expect(await dayOnPaymentPage(later, family.orderId)).toBe(promised);
  expect(await dayInChecklist(later)).toBe(promised);
});

it('add-ons of a confirmed family have one day, before and after their payment is reported', async () => {
  const family = await desk.confirmedFamily();
  const orderId = await addonOrderOf(family);
  const later = await daysLater(4, family);
  const promised = await dayOnPaymentPage(later, orderId);
  expect(await dayInChecklist(later)).toBe(promised);
  await call(t, reportChequePayment, at(orderId), later);
  const muchLater = await daysLater(4, later);
  expect([await dayOnPaymentPage(muchLater, orderId), await dayInChecklist(muchLater)]).toEqual([
    promised,
    promised,
  ]);
});
