import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchEverybody } from '@sangamam/contract/orders/registrations/search-endpoints';
import { addParticipant } from '@sangamam/contract/orders/participants/participant-endpoints';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call, callLoosely } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { participantPayload, startFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let family: TestFamily;
let registrar: { token: string };
let viewer: { token: string };

beforeAll(async () => {
  t = await buildTestApp();
  const { id: conventionId } = await buildConvention(t.ctx);
  await buildPackage(t.ctx, { conventionId });
  registrar = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
  viewer = { token: await signInAs(t, await createStaff(t, 'VIEWER')) };
  family = await startFamily(t, conventionId, { familyName: 'Kizhakkeparambil' });
  const mobile = { countryCode: '+1', phoneNumber: '3125559876' };
  const child = participantPayload(family, { firstName: 'Diya', lastName: 'Stephenos', mobile });
  await call(t, addParticipant, { body: child }, family);
});
afterAll(() => t.close());

async function find(search: string, who = registrar) {
  return (await call(t, searchEverybody, { query: { search } }, who)).data.hits;
}

it('a child is found by its name, with relationship and age', async () => {
  const [hit, ...more] = await find('diya steph');
  expect(more).toEqual([]);
  expect(hit).toMatchObject({ orderId: family.orderId, number: family.tempNumber });
  expect(hit?.why).toEqual([
    { by: 'PERSON', text: 'Diya Stephenos', relationship: 'DAUGHTER', age: expect.any(Number) as number },
  ]);
});

it('ages and contacts of minors are left out for roles that may not see them', async () => {
  const [hit] = await find('Stephenos', viewer);
  expect(hit?.why).toEqual([{ by: 'PERSON', text: 'Diya Stephenos', relationship: 'DAUGHTER', age: null }]);
  expect((await find('312 555-9876')).map(({ orderId }) => orderId)).toEqual([family.orderId]);
  expect(await find('312 555-9876', viewer)).toEqual([]);
});

it('a phone number is found as it is typed, or copied from a screen, and shown as people read it', async () => {
  for (const search of ['312 555-9876', '(312) 5559876', '+1 312 555 9876', '13125559876', '9876'])
    expect((await find(search)).map(({ why }) => why)).toEqual([[{ by: 'PHONE', text: '+1 312 555 9876' }]]);
});

it('a registration is found by its number, the email address and the house name of its registrant', async () => {
  for (const [search, by] of [
    [family.tempNumber, 'NUMBER'],
    [family.account.email, 'EMAIL'],
    ['kizhakkep', 'FAMILY_NAME'],
  ] as const) {
    const [hit] = await find(search);
    expect(hit?.orderId).toBe(family.orderId);
    expect(hit?.why.map((one) => one.by)).toContain(by);
  }
});

it('wildcards are searched as they are, and one letter is refused', async () => {
  expect(await find('%%')).toEqual([]);
  const query = { search: 'a' };
  expect((await callLoosely(t, searchEverybody, { query }, registrar)).codes).toEqual([
    'RQST_PARAMS_INVALID',
  ]);
});

it('names are found in their usual spellings, the registrant with exactly these words first', async () => {
  const { id: conventionId } = await buildConvention(t.ctx);
  await buildPackage(t.ctx, { conventionId });
  const named = (firstName: string, lastName: string) =>
    startFamily(t, conventionId, { firstName, lastName });
  const exact = await named('Kurian', 'Philip');
  const part = await named('Philip', 'Kuriankutty');
  const spelt = await named('Phillip', 'Kuryan');
  const orders = async (search: string) => (await find(search)).map(({ orderId }) => orderId);
  expect(await orders('philip kurian')).toEqual([exact.orderId, part.orderId, spelt.orderId]);
  expect(await orders('kurien')).toEqual(expect.arrayContaining([exact.orderId, spelt.orderId]));
  expect(await orders('Stephenoz')).toEqual([family.orderId]);
});
