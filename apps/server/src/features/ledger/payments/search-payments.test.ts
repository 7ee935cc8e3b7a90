import { afterAll, beforeAll, expect, it } from 'vitest';
import { submitForApproval } from '@sangamam/contract/orders/order-endpoints';
import { addParticipant } from '@sangamam/contract/orders/participants/participant-endpoints';
import { selectPackage } from '@sangamam/contract/conventions/packages/package-endpoints';
import { heldIn, receivedIn } from '@sangamam/contract/ledger/entries/ledger';
import { listPayments, receivePayment } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';

import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { participantPayload, startFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { buildPaymentDesk, type PaymentDesk } from '#test/payments/payment-desk.ts';
import { buildRandomBook, storedBook } from '#test/payments/random-book.ts';

let t: TestApp;
let desk: PaymentDesk;
let thomas: TestFamily;

/** A family with a wife, of which $640 came with a reference; another one paid all with another reference. */
beforeAll(async () => {
  t = await buildTestApp();
  desk = await buildPaymentDesk(t);
  thomas = await startFamily(t, desk.conventionId, {
    firstName: 'Jose',
    lastName: 'Thomas',
    maritalStatus: 'MARRIED',
  });
  const wife = participantPayload(thomas, {
    firstName: 'Mary',
    lastName: 'Thomas',
    familyName: 'Mannoor',
    relationShip: 'SPOUSE',
    maritalStatus: 'MARRIED',
    parishInKerala: 'Kaipuzha',
    dob: '1985-04-09',
  });
  await call(t, addParticipant, { body: wife }, thomas);
  await call(t, selectPackage, { query: { ...thomas.of, packageId: desk.packageId } }, thomas);
  await call(t, submitForApproval, { query: thomas.of, body: {} }, thomas);
  await desk.reports(thomas);
  await receives(640, 'CHK 40012');
  await desk.familyThatPaid(1_000);
});
afterAll(async () => {
  await t.close();
});

async function receives(amount: number, reference: string) {
  const { _id: paymentId, receivedAmount: receivedBefore } = await desk.paymentOf(thomas);
  const body = { amount, reference, receivedBefore };
  await call(t, receivePayment, { params: { paymentId }, body }, desk.treasurer);
}

async function find(search: string) {
  return (await call(t, listPayments, { query: { search } }, desk.treasurer)).data.docs;
}

it.each([
  ['the name of the wife', 'mary thomas', { by: 'PERSON', relationship: 'SPOUSE', text: 'Mary Thomas' }],
  ['the family name', 'mannoor', { by: 'FAMILY_NAME', text: 'Mannoor' }],
  ['a part of a reference', '40012', { by: 'REFERENCE', text: 'CHK 40012' }],
  ['an amount', '640', { by: 'AMOUNT', amount: 640 }],
  ['an amount as a bank writes it', '$640.00', { by: 'AMOUNT', amount: 640 }],
])('finds one payment by %s, and says so', async (_what, search, reason) => {
  const found = await find(search);
  expect(found.map(({ tmpConvRegNo }) => tmpConvRegNo)).toEqual([thomas.tempNumber]);
  expect(found[0]?.matchedBy).toEqual([reason]);
});

it('finds by the amount that is due, with a comma, whatever has come of it', async () => {
  const found = await find('$1,000');
  expect(found).toHaveLength(2);
  for (const { matchedBy } of found) expect(matchedBy).toEqual([{ by: 'AMOUNT', amount: 1_000 }]);
});

it('finds by all that was received, in however many parts', async () => {
  await receives(111, 'CHK 40013');
  expect(await find('751')).toMatchObject([{ matchedBy: [{ by: 'AMOUNT', amount: 751 }] }]);
  expect(await find('111')).toMatchObject([{ tmpConvRegNo: thomas.tempNumber }]);
});

it('every payment that is found says why, and one that is not searched for says nothing', async () => {
  for (const search of ['thomas', 'o', '4', thomas.tempNumber.toLowerCase(), thomas.account.email]) {
    const found = await find(search);
    expect(found).not.toEqual([]);
    for (const { matchedBy } of found) expect(matchedBy).not.toEqual([]);
  }
  const { data } = await call(t, listPayments, { query: {} }, desk.treasurer);
  expect(data.docs.map(({ matchedBy }) => matchedBy)).toEqual([[], []]);
});

it.each(['$', '12.50', '99999999999', '$0', '100%', '_'])(
  'takes %s for a text that is nowhere',
  async (search) => {
    expect(await find(search)).toEqual([]);
  },
);

it('finds whatever received an amount in all, however much of it was returned, and nothing that has no such amount', async () => {
  const { conventionId } = await buildRandomBook(t, { seed: 23, families: 60 });
  const { payments } = await storedBook(t, conventionId);
  const returned = payments.filter(({ entries }) => receivedIn(entries) !== heldIn(entries));
  expect(returned.length).toBeGreaterThan(5);
  const amounts = returned.flatMap(({ entries }) => [receivedIn(entries), heldIn(entries)]);
  for (const amount of new Set(amounts.filter((one) => one > 0))) {
    const query = { conventionId, search: String(amount), pageSize: '100' };
    const found = (await call(t, listPayments, { query }, desk.treasurer)).data.docs;
    const received = payments.filter(({ entries }) => receivedIn(entries) === amount);
    expect(found.map(({ _id }) => _id)).toEqual(expect.arrayContaining(received.map(({ id }) => id)));
    expect(found.filter(({ matchedBy }) => matchedBy.length === 0)).toEqual([]);
  }
});
