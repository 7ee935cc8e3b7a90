import { approvePayment } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import { receiveAndApprovePayment } from '@sangamam/contract/ledger/decisions/receive-and-approve-endpoints';
import { approveRegistration } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import type { TestFamily } from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';
import { buildPaymentDesk, type PaymentDesk } from '#test/payments/payment-desk.ts';
import { statementsOf } from '#test/statements-of.ts';

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

const amount = 1_000;

async function approvedFamily(): Promise<TestFamily> {
  const family = await desk.family();
  await call(t, approveRegistration, desk.at(family), desk.registrar);
  await desk.reports(family);
  return family;
}

/** Approves money that was received before, in as many parts. */
async function approvalAfter(parts: number): Promise<number> {
  const family = await approvedFamily();
  for (let part = 0; part < parts; part += 1) await desk.receives(family, amount / parts);
  const { _id: paymentId } = await desk.paymentOf(family);
  return statementsOf(t, () => call(t, approvePayment, { params: { paymentId } }, desk.treasurer));
}

async function receivingAndApproving(): Promise<number> {
  const { _id: paymentId } = await desk.paymentOf(await approvedFamily());
  const body = { amount, receivedBefore: 0 };
  return statementsOf(t, () =>
    call(t, receiveAndApprovePayment, { params: { paymentId }, body }, desk.treasurer),
  );
}

it('approving a payment sends a fixed number of statements, whatever was received before', async () => {
  // The first call of a process reads what is kept afterwards.
  await approvalAfter(1);
  // Exact, so that one more fails here: each costs a round trip to the database.
  expect([await approvalAfter(1), await approvalAfter(4), await receivingAndApproving()]).toEqual([
    25, 25, 30,
  ]);
});
