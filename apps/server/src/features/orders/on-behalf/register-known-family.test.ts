import {
  findKnownFamilies,
  getKnownFamily,
  registerKnownFamily,
} from '@sangamam/contract/orders/on-behalf/on-behalf-endpoints';
import {
  cancelRegistration,
  getRegistration,
} from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { initiateRegistration, submitForApproval } from '@sangamam/contract/orders/order-endpoints';
import { selectPackage } from '@sangamam/contract/conventions/packages/package-endpoints';
import { addParticipant } from '@sangamam/contract/orders/participants/participant-endpoints';
import { suspendPerson } from '@sangamam/contract/people/directory/people-admin-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { auditLog, orderParticipants, orders, people } from '#server/db/schema/schema.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { participantPayload, startFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';
import { outbox } from '#test/outbox.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let registrar: { token: string };
let lastYear: string;
let thisYear: string;
let packages: { last: string; now: string };

beforeAll(async () => {
  t = await buildTestApp();
  registrar = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
  ({ id: lastYear } = await buildConvention(t.ctx, { name: 'Sangamam before', startDate: '2030-07-04' }));
  ({ id: thisYear } = await buildConvention(t.ctx, { name: 'Sangamam now', startDate: '2032-07-01' }));
  const last = await buildPackage(t.ctx, { conventionId: lastYear });
  const now = await buildPackage(t.ctx, { conventionId: thisYear, price: 700, cadPrice: 900 });
  packages = { last: last.id, now: now.id };
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

type Body = EndpointInput<typeof registerKnownFamily>['body'];

const find = async (search: string) =>
  (await call(t, findKnownFamilies, { query: { conventionId: thisYear, search } }, registrar)).data.hits;
const read = (userId: string) =>
  call(t, getKnownFamily, { params: { userId }, query: { conventionId: thisYear } }, registrar);
const register = (userId: string, change: Partial<Body>) =>
  call(
    t,
    registerKnownFamily,
    {
      params: { userId },
      body: {
        conventionId: thisYear,
        attending: [],
        draft: null,
        packageId: packages.now,
        how: 'IN_PERSON',
        termsRead: true,
        expectedTotal: 700,
        ...change,
      },
    },
    registrar,
  );
/** The people who attended, and the draft, as the form starts with them. */
const asShown = async (userId: string): Promise<Pick<Body, 'attending' | 'draft'>> => {
  const { people: all, draft } = (await read(userId)).data;
  return {
    attending: all.flatMap(({ participantId, attends }) => (attends ? [participantId] : [])),
    draft: draft && { orderId: draft.orderId, changedAt: draft.changedAt },
  };
};
const recordOf = async (orderId: string) =>
  (await call(t, getRegistration, { params: { orderId } }, registrar)).data;
const countRows = () =>
  Promise.all([people, orders, orderParticipants, auditLog].map((table) => t.database.db.$count(table)));

/** A family of which Annamma and Anna came last time. */
async function cameBefore(): Promise<TestFamily> {
  const lastName = 'Kurian';
  const family = await startFamily(t, lastYear, { lastName });
  await call(
    t,
    addParticipant,
    { body: participantPayload(family, { firstName: 'Anna', lastName }) },
    family,
  );
  await call(t, selectPackage, { query: { ...family.of, packageId: packages.last } }, family);
  await call(t, submitForApproval, { query: family.of, body: {} }, family);
  return family;
}
const begins = (family: TestFamily) =>
  call(t, initiateRegistration, { body: { userId: family.of.userId, conventionId: thisYear } }, family);

it('a family is found by a child in another spelling, its address and its phone, with what it has', async () => {
  const family = await cameBefore();
  const { userId } = family.of;
  for (const search of ['anna kurien', family.account.email])
    expect((await find(search)).map((hit) => hit.userId)).toContain(userId);
  const [hit] = await find(family.account.email);
  expect(hit).toMatchObject({ order: null, lastConvention: 'Sangamam before' });
  const { data } = await begins(family);
  expect((await find(family.account.email))[0]?.order).toEqual({
    orderId: data.orderId,
    number: data.tmpConvRegNo,
    isSent: false,
  });
});

it('a family is registered again with the people of the last time and somebody new', async () => {
  const family = await cameBefore();
  const { userId } = family.of;
  const known = (await read(userId)).data;
  expect(known).toMatchObject({ draft: null, lastConvention: 'Sangamam before', packageId: null });
  expect(known.people.map(({ relationship, attends }) => [relationship, attends])).toEqual([
    ['SELF', true],
    ['DAUGHTER', true],
  ]);
  const {
    primaryUserId: _user,
    conventionId: _convention,
    ...bella
  } = participantPayload(family, {
    firstName: 'Bella',
  });
  const { data } = await register(userId, { ...(await asShown(userId)), people: [bella] });
  const record = await recordOf(data.orderId);
  expect(record).toMatchObject({ email: family.account.email, people: 3, status: 'SUBMITTED' });
  const staff = record.history.find(({ action }) => action === 'order.registered-on-behalf');
  expect(staff?.reason).toBe('In person; the terms were read aloud');
  expect(new Set(record.history.map(({ actorName }) => actorName))).toEqual(new Set([staff?.actorName]));
  expect((await outbox(t, { to: family.account.email })).map(({ kind }) => kind)).toContain(
    'order.submitted',
  );
});

it('a draft that the family began is continued, and the history says so', async () => {
  const family = await cameBefore();
  const { userId } = family.of;
  const draft = (await begins(family)).data;
  const known = (await read(userId)).data;
  expect(known.draft).toMatchObject({ orderId: draft.orderId, number: draft.tmpConvRegNo });
  const { data } = await register(userId, await asShown(userId));
  expect(data.orderId).toBe(draft.orderId);
  const { history } = await recordOf(data.orderId);
  expect(history.map(({ reason }) => reason)).toContain(
    'In person; the terms were read aloud; continues the draft of the family',
  );
});

describe('registering is refused, and nothing is stored,', () => {
  const refusal = async (userId: string, change: Partial<Body>) => {
    const before = await countRows();
    const [code] = (await register(userId, change)).codes;
    expect(await countRows()).toEqual(before);
    return code;
  };

  it('for a family whose registration was sent, until that one is cancelled', async () => {
    const family = await cameBefore();
    const { userId } = family.of;
    const shown = await asShown(userId);
    const { data } = await register(userId, shown);
    expect((await read(userId)).codes).toEqual(['REGISTERED_ALREADY']);
    expect(await refusal(userId, shown)).toBe('REGISTERED_ALREADY');
    const params = { orderId: data.orderId };
    await call(t, cancelRegistration, { params, body: { reason: 'They come next year' } }, registrar);
    expect((await register(userId, shown)).status).toBe(200);
  });

  it('for a draft that began, or changed, since staff read the family', async () => {
    const family = await cameBefore();
    const { userId } = family.of;
    const before = await asShown(userId);
    await begins(family);
    expect(await refusal(userId, before)).toBe('CONFLICT');
    const shown = await asShown(userId);
    t.clock.advance({ minutes: 1 });
    const of = { userId, conventionId: thisYear };
    await call(t, addParticipant, { body: participantPayload({ of }, { firstName: 'Clara' }) }, family);
    expect(await refusal(userId, shown)).toBe('CONFLICT');
  });

  it('for somebody of another family', async () => {
    const [family, other] = [await cameBefore(), await cameBefore()];
    const { attending } = await asShown(other.of.userId);
    expect(await refusal(family.of.userId, { attending })).toBe('USER_NOT_FOUND');
  });

  it('for a total that is not told', async () => {
    const family = await cameBefore();
    const { userId } = family.of;
    expect(await refusal(userId, { ...(await asShown(userId)), expectedTotal: 600 })).toBe('PRICE_CHANGED');
  });

  it('without anybody who attends', async () => {
    const family = await cameBefore();
    expect(await refusal(family.of.userId, {})).toBe('RQST_PARAMS_INVALID');
  });

  it('for an account that is suspended, and for one of staff', async () => {
    const family = await cameBefore();
    const { userId } = family.of;
    const shown = await asShown(userId);
    await call(t, suspendPerson, { params: { userId }, body: { reason: 'Not one of us' } }, registrar);
    expect(await refusal(userId, shown)).toBe('CONFLICT');
    expect(await find(family.account.email)).toEqual([]);
    const staff = await createStaff(t, 'DESK');
    expect(await refusal(staff.id, shown)).toBe('NOT_FOUND');
  });
});

it('two who register one family at once: one succeeds, the other is told', async () => {
  const family = await cameBefore();
  const { userId } = family.of;
  const shown = await asShown(userId);
  const answers = await Promise.all([register(userId, shown), register(userId, shown)]);
  expect(answers.flatMap(({ codes }) => codes)).toEqual(['REGISTERED_ALREADY']);
});
