import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectPackage } from '@sangamam/contract/conventions/packages/package-endpoints';
import { submitForApproval } from '@sangamam/contract/orders/order-endpoints';
import { addParticipant } from '@sangamam/contract/orders/participants/participant-endpoints';
import * as duplicates from '@sangamam/contract/orders/registrations/duplicate-admin-endpoints';
import * as desk from '@sangamam/contract/orders/registrations/registration-admin-endpoints';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { participantPayload, startFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let conventionId: string;
let packageId: string;
let registrar: { token: string };

beforeAll(async () => {
  t = await buildTestApp();
  ({ id: conventionId } = await buildConvention(t.ctx));
  ({ id: packageId } = await buildPackage(t.ctx, { conventionId, price: 500 }));
  registrar = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

let born = 0;
/** Registrants who have nothing in common but what a test gives them. */
const alone = () => {
  born += 1;
  return {
    firstName: `Only${'abcdefghij'[born % 10]}`,
    lastName: `Name${'qrstuvwxyz'[Math.floor(born / 10)]}`,
    dob: `19${50 + (born % 40)}-0${1 + (born % 9)}-11`,
    mobile: { countryCode: '+1', phoneNumber: `3125551${String(born).padStart(3, '0')}` },
  };
};
const list = async (query: Record<string, string> = {}) =>
  (await call(t, duplicates.listDuplicateFamilies, { query: { conventionId, ...query } }, registrar)).data;
const mark = (one: TestFamily, other: TestFamily, isDistinct = true, who = registrar) =>
  call(
    t,
    duplicates.markFamiliesDistinct,
    { params: { orderId: one.orderId, otherOrderId: other.orderId }, body: { isDistinct } },
    who,
  );
const idsOf = ({ docs }: Awaited<ReturnType<typeof list>>) =>
  docs.map(({ first, second }) => [first._id, second._id]);

/** Two families with a child of each of these names, born on one day; the second one is submitted. */
async function withChildren(names: readonly (readonly [string, string])[]) {
  const first = await startFamily(t, conventionId, alone());
  const second = await startFamily(t, conventionId, alone());
  for (const [index, pair] of names.entries())
    for (const [place, family] of [first, second].entries()) {
      const [firstName = '', lastName = ''] = (pair[place] ?? '').split(' ');
      const child = { firstName, lastName, dob: `2011-0${index + 1}-14` };
      await call(t, addParticipant, { body: participantPayload(family, child) }, family);
    }
  await call(t, selectPackage, { query: { ...second.of, packageId } }, second);
  await call(t, submitForApproval, { query: second.of, body: {} }, second);
  return [first, second] as const;
}

describe('registrations that may be of one family', () => {
  it('stand together with the evidence, the older one first, whatever the spelling', async () => {
    const [first, second] = await withChildren([
      ['Elizabeth Kurian', 'Elisabeth Kurien'],
      ['Mathew Kurian', 'Matthew Kurien'],
    ]);
    const { docs, counts } = await list();
    const found = docs.find((one) => one.first._id === first.orderId);
    expect(found).toMatchObject({
      first: { tmpConvRegNo: first.tempNumber, balance: null },
      second: { _id: second.orderId, people: 3, balance: { total: 500, received: 0 } },
      people: [
        { name: 'Elizabeth Kurian', otherName: 'Elisabeth Kurien', same: ['name', 'dob'], isDistinct: false },
        { name: 'Mathew Kurian', otherName: 'Matthew Kurien', same: ['name', 'dob'] },
      ],
    });
    expect(counts.OPEN).toBe(docs.length);
  });

  it.each([
    ['Philip Kallarackal', 'Phillip Kallarackal', 'Phillip'],
    ['Thomas Ottathaikal', 'Tom Ottathaikal', 'tom ottathaikal'],
    ['Anna Kizhakedam', 'Anna Kizhakkedam', 'Kizhakkedom'],
  ])('%s and %s are found when somebody types %s', async (name, otherName, search) => {
    const [first, second] = await withChildren([[name, otherName]]);
    expect(idsOf(await list({ search }))).toEqual([[first.orderId, second.orderId]]);
    expect(idsOf(await list({ search: second.tempNumber }))).toEqual([[first.orderId, second.orderId]]);
    expect(idsOf(await list({ search: 'Nobody at all' }))).toEqual([]);
  });

  it('told apart they are not asked for again, and come back', async () => {
    const [first, second] = await withChildren([['Joby Thayil', 'Joby Thayil']]);
    const marked = await mark(first, second);
    expect(marked.data.people).toMatchObject([{ isDistinct: true }]);
    // From the other side, and again: nothing new is written.
    await mark(second, first);
    expect(idsOf(await list({ search: 'Joby' }))).toEqual([]);
    expect(idsOf(await list({ search: 'Joby', view: 'DISTINCT' }))).toEqual([
      [first.orderId, second.orderId],
    ]);
    const { history } = (
      await call(t, desk.getRegistration, { params: { orderId: first.orderId } }, registrar)
    ).data;
    expect(history.filter(({ action }) => action === 'order.people-distinguished')).toHaveLength(1);
    await mark(first, second, false);
    expect(idsOf(await list({ search: 'Joby' }))).toEqual([[first.orderId, second.orderId]]);
  });

  it('somebody who does not attend is not registered twice', async () => {
    const [first, second] = await withChildren([['Sherin Pala', 'Sherin Pala']]);
    await t.database.pool.query(
      `update order_participants q set selected = false from people p
       where p.id = q.person_id and q.order_id = $1 and p.first_name = 'Sherin'`,
      [second.orderId],
    );
    expect(idsOf(await list({ search: 'Sherin' }))).toEqual([]);
    expect((await mark(first, second)).codes).toEqual(['CONFLICT']);
  });

  it('of another convention they are not listed, and a cancelled one is none', async () => {
    const [, second] = await withChildren([['Lisa Marady', 'Lisa Marady']]);
    const { id: other } = await buildConvention(t.ctx);
    expect((await list({ conventionId: other })).docs).toEqual([]);
    expect(idsOf(await list({ search: 'Marady' }))).toHaveLength(1);
    const body = { reason: 'It was sent twice' };
    await call(t, desk.cancelRegistration, { params: { orderId: second.orderId }, body }, registrar);
    expect(idsOf(await list({ search: 'Marady' }))).toEqual([]);
  });

  it('two registrars who mark the same pair at once: both see it marked, once', async () => {
    const [first, second] = await withChildren([['Nimmy Kurumulloor', 'Nimmy Kurumulloor']]);
    const answers = await Promise.all([mark(first, second), mark(second, first), mark(first, second)]);
    expect(answers.map(({ data }) => data.people.map(({ isDistinct }) => isDistinct))).toEqual([
      [true],
      [true],
      [true],
    ]);
    const { rows } = await t.database.pool.query(
      `select 1 from audit_log where action = 'order.people-distinguished' and entity_id in ($1, $2)`,
      [first.orderId, second.orderId],
    );
    expect(rows).toHaveLength(1);
  });

  it('a registration that does not exist is ORDER_NOT_FOUND', async () => {
    const [first] = await withChildren([]);
    const nobody = { ...first, orderId: '01970000-0000-7000-8000-000000000001' };
    expect((await mark(first, nobody)).codes).toEqual(['ORDER_NOT_FOUND']);
  });
});
