import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  approveRegistration,
  listRegistrations,
  registrationSorts,
} from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { getNeighbours } from '@sangamam/contract/orders/registrations/registration-queue-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { people } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call, callLoosely } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { startFamily, submitFamily, type TestFamily } from '#test/fixtures/registrations.ts';
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

describe('in every order of the list', () => {
  let several: { conventionId: string; token: string };
  beforeAll(async () => {
    const { id } = await buildConvention(t.ctx);
    const { id: packageId } = await buildPackage(t.ctx, { conventionId: id });
    several = { conventionId: id, token: await signInAs(t, await createStaff(t, 'ADMIN')) };
    // Names that two share, and rows without a package, a local unit, or what submission brings.
    for (const [place, firstName] of [
      'Chinnamma',
      'annamma',
      'Annamma',
      'Baby',
      'Annamma',
      'Daisy',
    ].entries()) {
      const family =
        place % 3 === 1
          ? await startFamily(t, id, { firstName })
          : await submitFamily(t, id, packageId, { firstName });
      if (place % 2 === 0)
        await t.ctx.db.update(people).set({ localUnitId: null }).where(eq(people.id, family.selfId));
    }
  });

  it.each(registrationSorts)('by %s, each stands between its neighbours', async (sort) => {
    const { conventionId: ofConvention, ...admin } = several;
    const query = { conventionId: ofConvention, sort } as const;
    const { docs } = (await call(t, listRegistrations, { query: { ...query, pageSize: '50' } }, admin)).data;
    expect(docs).toHaveLength(6);
    for (const [place, { _id: orderId }] of docs.entries()) {
      const { data } = await call(t, getNeighbours, { params: { orderId }, query }, admin);
      expect([data.previous?._id, data.place, data.next?._id, data.left, data.total]).toEqual([
        place === 0 ? undefined : docs[place - 1]?._id,
        place + 1,
        docs[place + 1]?._id,
        5 - place,
        6,
      ]);
    }
  });
});
