import { registerFamily } from '@sangamam/contract/orders/on-behalf/on-behalf-endpoints';
import {
  approveRegistration,
  getRegistration,
} from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { correctParticipant } from '@sangamam/contract/casework/care/registration-care-endpoints';
import { resendVerification } from '@sangamam/contract/people/directory/people-admin-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { orders, people, users } from '#server/db/schema/schema.ts';
import { addDays } from '@sangamam/contract/fields/dates/calendar-date';
import { listConventionChoices } from '@sangamam/contract/conventions/configuration/convention-choice-endpoints';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildAddon } from '#seed/factories/build-addon.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call, callLoosely } from '#test/call.ts';
import { submitFamily } from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';
import { outbox } from '#test/outbox.ts';
import { buildPaymentDesk, type PaymentDesk } from '#test/payments/payment-desk.ts';

let t: TestApp;
let desk: PaymentDesk;
let shuttle: string;

beforeAll(async () => {
  t = await buildTestApp();
  desk = await buildPaymentDesk(t);
  ({ id: shuttle } = await buildAddon(t.ctx, { conventionId: desk.conventionId }));
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

type Body = EndpointInput<typeof registerFamily>['body'];
type Person = Body['people'][number];

const grandmother: Person = {
  firstName: 'Eliamma',
  lastName: 'Kurian',
  familyName: 'Vellapally',
  relationShip: 'SELF',
  maritalStatus: 'WIDOW',
  organization: 'ORG10004',
  dob: '1946-02-11',
  mobile: { countryCode: '+1', phoneNumber: '3125550188' },
};
const son: Person = {
  ...grandmother,
  firstName: 'Thomas',
  relationShip: 'SON',
  dob: '1975-06-01',
  maritalStatus: 'SINGLE',
};

const body = (change: Partial<Body> = {}): Body => ({
  conventionId: desk.conventionId,
  people: [grandmother],
  packageId: desk.packageId,
  how: 'PHONE',
  termsRead: true,
  expectedTotal: 1_000,
  ...change,
});
const register = (change: Partial<Body> = {}) =>
  call(t, registerFamily, { body: body(change) }, desk.registrar);
const countRows = () => Promise.all([users, people, orders].map((table) => t.database.db.$count(table)));

it('an 80-year-old registers by phone without email, and the log names who did it', async () => {
  const { data } = await register({
    people: [grandmother, son],
    addons: [{ addonId: shuttle, key: 'Yes', quantity: 1 }],
    specialRequest: 'No stairs',
    expectedTotal: 1_040,
  });
  expect(data).toMatchObject({ total: 1_040, isInvited: false });
  const params = { orderId: data.orderId };
  const record = (await call(t, getRegistration, { params }, desk.registrar)).data;
  expect(record).toMatchObject({
    registrantName: 'Eliamma Kurian',
    email: null,
    status: 'SUBMITTED',
    registrationStatus: 'PENDING_REG_APPROVAL',
    specialRequest: 'No stairs',
    people: 2,
  });
  const entries = new Map(record.history.map(({ action, actorName }) => [action, actorName]));
  const staff = record.history[0]?.actorName;
  expect(staff).not.toContain('Eliamma');
  expect(Object.fromEntries(entries)).toEqual({
    'order.initiated': staff,
    'order.registered-on-behalf': staff,
    'order.submitted': staff,
  });
  const approved = await call(t, approveRegistration, { params }, desk.registrar);
  expect(approved.status).toBe(200);
  expect(await outbox(t, { to: '' })).toEqual([]);
});

it('with an email address the registrant gets the link that sets the password, and what was sent', async () => {
  const email = 'eliamma.kurian@example.org';
  const { data } = await register({ people: [{ ...grandmother, email }] });
  expect(data.isInvited).toBe(true);
  const kinds = (await outbox(t, { to: email })).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(['account.set-password', 'order.submitted']);
});

it('an address that is known later makes the account the family’s own, once', async () => {
  const { data } = await register();
  const params = { orderId: data.orderId };
  const self = async () => {
    const [first] = (await call(t, getRegistration, { params }, desk.registrar)).data.participants;
    return { participantId: first?.userId._id ?? '', revision: first?.revision ?? 0 };
  };
  const nameIt = async (address: string) => {
    const { participantId, revision } = await self();
    const correction = { change: { email: address }, reason: 'Their son called', revision };
    return call(
      t,
      correctParticipant,
      { params: { ...params, participantId }, body: correction },
      desk.registrar,
    );
  };
  expect(
    (await call(t, resendVerification, { params: { userId: data.userId } }, desk.registrar)).codes,
  ).toEqual(['CONFLICT']);
  const { account } = await submitFamily(t, desk.conventionId, desk.packageId);
  expect((await nameIt(account.email)).codes).toEqual(['USER_EXIST']);
  const email = 'vellapally@example.org';
  expect((await nameIt(email)).status).toBe(200);
  expect((await outbox(t, { to: email })).map(({ kind }) => kind)).toEqual(['account.set-password']);
  expect((await nameIt('another@example.org')).codes).toEqual(['CONFLICT']);
});

describe('a family is refused, and nothing is stored,', () => {
  const refused: [string, () => Partial<Body> | Promise<Partial<Body>>, string, string | undefined][] = [
    [
      'for an email address that has an account',
      async () => {
        const { account } = await submitFamily(t, desk.conventionId, desk.packageId);
        return { people: [{ ...grandmother, email: account.email }] };
      },
      'USER_EXIST',
      'people.0',
    ],
    [
      'for a second mother',
      () => {
        const mother = { ...grandmother, relationShip: 'MOTHER' } as const;
        return { people: [grandmother, mother, mother] };
      },
      'RELATIONSHIP_TAKEN',
      'people.2',
    ],
    [
      'for a married registrant without the spouse',
      () => ({ people: [{ ...grandmother, maritalStatus: 'MARRIED' as const }] }),
      'SPOUSE_REQUIRED',
      undefined,
    ],
    ['for a total that is not told', () => ({ expectedTotal: 900 }), 'PRICE_CHANGED', undefined],
    [
      'for a package that is sold out',
      async () => {
        const { conventionId } = desk;
        const { id: packageId } = await buildPackage(t.ctx, { conventionId, capacity: 1, price: 1_000 });
        await submitFamily(t, conventionId, packageId);
        return { packageId };
      },
      'SOLD_OUT',
      undefined,
    ],
    [
      'for an unknown option of an add-on',
      () => ({ addons: [{ addonId: shuttle, key: 'Perhaps', quantity: 1 }] }),
      'ADDON_NOT_AVAILABLE',
      undefined,
    ],
  ];
  it.each(refused)('%s', async (_condition, changeOf, code, field) => {
    const change = await changeOf();
    const before = await countRows();
    const answer = await register(change);
    expect(answer.errors.map((one) => [one.code, one.field])).toEqual([[code, field]]);
    expect(await countRows()).toEqual(before);
  });

  it.each([
    ['without the terms being read', { termsRead: false }, 'termsRead'],
    ['without a registrant', { people: [son] }, 'people.0'],
    ['that cannot be reached', { people: [{ ...grandmother, mobile: null }] }, 'people.0'],
    ['with two registrants', { people: [grandmother, grandmother] }, 'people.1'],
  ])('%s', async (_condition, change, field) => {
    const before = await countRows();
    const input = { body: { ...body(), ...change } };
    const answer = await callLoosely(t, registerFamily, input, desk.registrar);
    expect([answer.status, answer.errors[0]?.field]).toEqual([400, field]);
    expect(await countRows()).toEqual(before);
  });
});

it('the last place goes to one of two families who are registered at once', async () => {
  const { conventionId } = desk;
  const { id: packageId } = await buildPackage(t.ctx, { conventionId, capacity: 1, price: 1_000 });
  const answers = await Promise.all([register({ packageId }), register({ packageId })]);
  expect(answers.flatMap(({ codes }) => codes)).toEqual(['SOLD_OUT']);
});

it('a family that comes without notice is registered by staff until the convention is over', async () => {
  const convention = await buildConvention(t.ctx);
  const { id: packageId } = await buildPackage(t.ctx, {
    conventionId: convention.id,
    price: 1_000,
    cadPrice: 1_000,
  });
  const choices = async () =>
    (await call(t, listConventionChoices, {}, desk.registrar)).data.find(({ _id }) => _id === convention.id);
  const today = t.ctx.now().toISOString().slice(0, 10);
  const move = (endDate: string) =>
    t.database.pool.query(
      `update conventions set convention_deadline = '2020-06-01', early_bird_date = null, early_bird_status = false,
         start_date = '2020-07-01', end_date = $2 where id = $1`,
      [convention.id, endDate],
    );
  await move(addDays(today, 1));
  expect((await choices())?.isOpenToStaff).toBe(true);
  const late = {
    conventionId: convention.id,
    packageId,
    people: [{ ...grandmother, mobile: { countryCode: '+1', phoneNumber: '3125550197' } }],
  };
  const registered = await register(late);
  expect(registered.codes).toEqual([]);
  await move(addDays(today, -2));
  expect((await choices())?.isOpenToStaff).toBe(false);
  const before = await countRows();
  expect((await register(late)).codes).toEqual(['REGISTRATION_CLOSED']);
  expect(await countRows()).toEqual(before);
});
