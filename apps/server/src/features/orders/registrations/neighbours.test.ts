import { afterAll, beforeAll, expect, it } from 'vitest';
import { approveRegistration } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { getNeighbours } from '@sangamam/contract/orders/registrations/registration-queue-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call, callLoosely } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { submitFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let conventionId: string;
let registrar: { token: string };
let families: TestFamily[];

beforeAll(async () => {
  t = await buildTestApp();
  ({ id: conventionId } = await buildConvention(t.ctx));
  const { id: packageId } = await buildPackage(t.ctx, { conventionId });
  registrar = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
  families = [];
  for (const firstName of ['Annamma', 'Baby', 'Chinnamma', 'Daisy']) {
    families.push(await submitFamily(t, conventionId, packageId, { firstName, lastName: 'Kuruvilla' }));
    t.clock.advance({ minutes: 1 });
  }
});
afterAll(() => t.close());

const queue = { registrationStatus: 'PENDING_REG_APPROVAL', sort: 'submitted' } as const;

async function around(place: number, query: EndpointInput<typeof getNeighbours>['query'] = queue) {
  const params = { orderId: families[place]?.orderId ?? '' };
  const { data } = await call(t, getNeighbours, { params, query: { conventionId, ...query } }, registrar);
  return [
    data.previous?.registrantName.split(' ')[0] ?? null,
    data.place,
    data.next?.registrantName.split(' ')[0] ?? null,
    `${data.left} left of ${data.total}`,
  ];
}

it('a registration has its place, its neighbours and how many come after it, by the filters and the order', async () => {
  expect(await around(0)).toEqual([null, 1, 'Baby', '3 left of 4']);
  expect(await around(3)).toEqual(['Chinnamma', 4, null, '0 left of 4']);
  expect(await around(0, { ...queue, sort: '-submitted' })).toEqual(['Baby', 4, null, '0 left of 4']);
  expect(await around(1, { search: 'Baby' })).toEqual([null, 1, null, '0 left of 1']);
});

it('one that was decided keeps the neighbours of its place, and the last one leaves an empty queue', async () => {
  const approve = (place: number) =>
    call(t, approveRegistration, { params: { orderId: families[place]?.orderId ?? '' } }, registrar);
  await approve(1);
  expect(await around(1)).toEqual(['Annamma', null, 'Chinnamma', '2 left of 3']);
  await approve(0);
  await approve(2);
  await approve(3);
  expect(await around(3)).toEqual([null, null, null, '0 left of 0']);
});

it('an unknown registration is refused with ORDER_NOT_FOUND', async () => {
  const params = { orderId: '0190c5f2-3a5d-7c3e-9d2f-1b2c3d4e5f60' };
  expect((await callLoosely(t, getNeighbours, { params, query: queue }, registrar)).codes).toEqual([
    'ORDER_NOT_FOUND',
  ]);
});
