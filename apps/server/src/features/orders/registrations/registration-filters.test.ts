import { afterAll, beforeAll, expect, it } from 'vitest';
import * as care from '@sangamam/contract/casework/care/registration-care-endpoints';
import {
  getRegistration,
  listRegistrations,
  registrationSorts,
} from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import {
  getNeighbours,
  listPackageChoices,
} from '@sangamam/contract/orders/registrations/registration-queue-endpoints';
import { ageGroupOn, ageGroups } from '@sangamam/contract/arrival/desk/age-group';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { submitForApproval } from '@sangamam/contract/orders/order-endpoints';
import { selectPackage } from '@sangamam/contract/conventions/packages/package-endpoints';
import { addParticipant } from '@sangamam/contract/orders/participants/participant-endpoints';
import { reportChequePayment } from '@sangamam/contract/collection/reporting/payment-endpoints';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call, callLoosely } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import {
  participantPayload,
  startFamily,
  submitFamily,
  type TestFamily,
} from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let conventionId: string;
let startDate: string;
let alone: TestFamily;
let withChild: TestFamily;
let registrar: { token: string };
let packages: string[];

type Filters = EndpointInput<typeof listRegistrations>['query'];

beforeAll(async () => {
  t = await buildTestApp();
  ({ id: conventionId, startDate } = await buildConvention(t.ctx));
  const build = () => buildPackage(t.ctx, { conventionId });
  packages = [(await build()).id, (await build()).id];
  registrar = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
  alone = await submitFamily(t, conventionId, packages[0] ?? '');
  await call(t, reportChequePayment, { params: { orderId: alone.orderId } }, alone);
  t.clock.advance({ days: 5 });
  registrar = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
  withChild = await startFamily(t, conventionId);
  await call(t, addParticipant, { body: participantPayload(withChild) }, withChild);
  const query = { ...withChild.of, packageId: packages[1] ?? '' };
  await call(t, selectPackage, { query }, withChild);
  await call(t, submitForApproval, { query: withChild.of, body: {} }, withChild);
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

async function found(query: Filters) {
  const { data } = await call(t, listRegistrations, { query: { conventionId, ...query } }, registrar);
  return data.docs.map(({ tmpConvRegNo }) => (tmpConvRegNo === alone.tempNumber ? 'alone' : 'with child'));
}

it.each<[Filters, string[]]>([
  [{ minors: 'WITH' }, ['with child']],
  [{ minors: 'WITHOUT' }, ['alone']],
  [{ payment: 'NONE' }, ['with child']],
  [{ payment: 'PENDING_PAYMENT_APPROVAL' }, ['alone']],
  [{ payment: 'PAYMENT_APPROVED' }, []],
  [{ waiting: '3' }, ['alone']],
  [{ waiting: '7' }, []],
  [{ attending: 'ONE' }, ['alone']],
  [{ attending: 'TWO' }, ['with child']],
  [{ attending: 'SIX_OR_MORE' }, []],
  [{ age: 'ADULT' }, ['with child', 'alone']],
  [{ age: 'SMALL_CHILD' }, []],
  [{ request: 'WITH' }, []],
  [{ currency: 'CAD' }, []],
  [{ currency: 'USD', sort: 'people' }, ['alone', 'with child']],
  [{ sort: '-people' }, ['with child', 'alone']],
  [{ sort: 'submitted' }, ['alone', 'with child']],
])('the list filtered by %j has %j', async (filters, expected) => {
  expect(await found(filters)).toEqual(expected);
});

it('the list filtered by package has its registrations', async () => {
  expect(await found({ packageId: packages[1] ?? '' })).toEqual(['with child']);
});

it('possible duplicates are listed for who may decide, and refused with FORBIDDEN to others', async () => {
  const { tempNumber } = await submitFamily(t, conventionId, packages[0] ?? '', {
    firstName: 'Sosamma',
    lastName: 'Kuruvilla',
    dob: '1961-07-07',
  });
  const list = async (filters: Filters) => {
    const all = { conventionId, ...filters };
    return (await call(t, listRegistrations, { query: all }, registrar)).data.docs.map(
      (row) => row.tmpConvRegNo,
    );
  };
  // The two families of this file have the same name and birth date; the third one has not.
  expect(await list({})).toContain(tempNumber);
  expect((await list({ duplicates: 'POSSIBLE' })).toSorted()).toEqual(
    [alone.tempNumber, withChild.tempNumber].toSorted(),
  );
  const treasurer = { token: await signInAs(t, await createStaff(t, 'TREASURER')) };
  const query = { duplicates: 'POSSIBLE' as const };
  expect((await callLoosely(t, listRegistrations, { query }, treasurer)).codes).toEqual(['FORBIDDEN']);
});

it('somebody whose name is spelt in another way is a possible duplicate; the list finds both spellings', async () => {
  const { id } = await buildConvention(t.ctx);
  const { id: packageId } = await buildPackage(t.ctx, { conventionId: id });
  const named = (firstName: string, lastName: string, dob = '1971-03-04') =>
    submitFamily(t, id, packageId, { firstName, lastName, dob });
  const one = await named('Mathew', 'Kizhakkedam');
  const other = await named('Matthew', 'Kizhakedam');
  await named('George', 'Kizhakkedam', '1972-03-04');
  const query = (filters: Filters) => ({ query: { conventionId: id, ...filters } });
  const list = async (filters: Filters) =>
    (await call(t, listRegistrations, query(filters), registrar)).data.docs
      .map((row) => row.tmpConvRegNo)
      .toSorted();
  const both = [one.tempNumber, other.tempNumber].toSorted();
  expect(await list({ duplicates: 'POSSIBLE' })).toEqual(both);
  expect(await list({ search: 'mathews' })).toEqual(both);
  const { data } = await call(t, care.listDuplicates, { params: { orderId: one.orderId } }, registrar);
  expect(data).toMatchObject([
    { otherName: 'Matthew Kizhakedam', same: expect.arrayContaining(['name', 'dob']) as string[] },
  ]);
});

it('an age finds the group that the contract computes', async () => {
  const { data } = await call(t, getRegistration, { params: { orderId: withChild.orderId } }, registrar);
  const groups = data.participants.map(({ userId }) => ageGroupOn(userId.dob, startDate));
  const isFound = await Promise.all(
    ageGroups.map(async (age) => (await found({ age, minors: 'WITH' })).length > 0),
  );
  expect(ageGroups.filter((_, place) => isFound[place]).toSorted()).toEqual([...new Set(groups)].toSorted());
});

it('the order of totals is refused with FORBIDDEN to who sees no money', async () => {
  const viewer = { token: await signInAs(t, await createStaff(t, 'VIEWER')) };
  for (const sort of ['total', '-total'] as const) {
    const refused = await callLoosely(t, listRegistrations, { query: { sort } }, viewer);
    expect(refused.codes).toEqual(['FORBIDDEN']);
    const params = { orderId: alone.orderId };
    expect((await callLoosely(t, getNeighbours, { params, query: { sort } }, viewer)).codes).toEqual([
      'FORBIDDEN',
    ]);
  }
});

it('the packages of a convention can be chosen, the latest convention first', async () => {
  const { data } = await call(t, listPackageChoices, { query: { conventionId } }, registrar);
  expect(data.map(({ _id }) => _id).toSorted()).toEqual(packages.toSorted());
});

it.each(registrationSorts)('the list can be sorted by %s', async (sort) => {
  const { status } = await call(t, listRegistrations, { query: { sort } }, registrar);
  expect(status).toBe(200);
});

it('several registrations are asked and rejected with a result each', async () => {
  const orderIds = [alone.orderId, withChild.orderId];
  const asked = await call(
    t,
    care.messageFamilies,
    { body: { orderIds, question: 'Which parish?' } },
    registrar,
  );
  expect(asked.data.map(({ succeeded, decisionId }) => [succeeded, decisionId])).toEqual([
    [true, null],
    [true, null],
  ]);
  await call(t, care.approveRegistrations, { body: { orderIds: [alone.orderId] } }, registrar);
  const rejected = await call(
    t,
    care.rejectRegistrations,
    { body: { orderIds, reason: 'Registered twice' } },
    registrar,
  );
  expect(rejected.data.map(({ succeeded, code }) => [succeeded, code])).toEqual([
    [false, 'TRANSITION_NOT_POSSIBLE'],
    [true, null],
  ]);
  expect(rejected.data[1]?.decisionId).toEqual(expect.any(String));
});
