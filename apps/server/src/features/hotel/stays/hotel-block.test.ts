import { getHotelBlock, saveHotelBlock } from '@sangamam/contract/hotel/block/block-endpoints';
import { listStays, saveStay } from '@sangamam/contract/hotel/stays/hotel-admin-endpoints';
import { addDays } from '@sangamam/contract/fields/dates/calendar-date';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { confirmedFamily } from '#test/fixtures/confirmed-family.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let desk: { token: string };

beforeAll(async () => {
  t = await buildTestApp();
  desk = { token: await signInAs(t, await createStaff(t, 'HOSPITALITY')) };
});
afterAll(() => t.close());

it('a room block is saved, and its pick-up counts confirmed families and those with a number', async () => {
  const { id: conventionId } = await buildConvention(t.ctx);
  const { id: freePackageId } = await buildPackage(t.ctx, { conventionId, price: 0, cadPrice: 0 });
  const registrar = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
  const params = { conventionId };
  const read = async () => (await call(t, getHotelBlock, { params }, desk)).data;
  const save = (revision: number, blockRooms: number | null = 40) =>
    call(t, saveHotelBlock, { params, body: { blockRooms, cutoffDate: '2027-06-15', revision } }, desk);
  const empty = await read();
  expect(empty).toMatchObject({ blockRooms: null, cutoffDate: null, nights: [] });
  expect((await save(0, 0)).codes).toEqual(['RQST_PARAMS_INVALID']);
  expect((await save(0)).data).toEqual({ revision: 1 });
  expect((await save(0)).codes).toEqual(['CONFLICT']);

  const confirming = { conventionId, freePackageId, registrar };
  const first = await confirmedFamily(t, confirming);
  await confirmedFamily(t, confirming, { others: [{ firstName: 'Anna', dob: '2014-05-02' }] });
  await call(
    t,
    saveStay,
    {
      params: { orderId: first.orderId },
      body: {
        hotelName: '',
        address: '',
        phoneNumber: '',
        confirmationNumbers: ['HY-1'],
        checkedIn: false,
        revision: 0,
      },
    },
    desk,
  ).then(({ data }) => data);
  const block = await read();
  expect(block).toMatchObject({ blockRooms: 40, cutoffDate: '2027-06-15' });
  expect(block.pickUp.find(({ day }) => day === block.today)).toEqual({
    day: block.today,
    needed: 2,
    numbered: 1,
  });
  expect(block.pickUp.at(-1)).toEqual({ day: '2027-06-15', needed: null, numbered: null });
  const [night] = block.nights;
  expect(block.nights).toHaveLength(3);
  expect(block.nights.map((one) => one.night)).toEqual(
    [0, 1, 2].map((days) => addDays(night?.night ?? '', days)),
  );
  expect(night).toMatchObject({ families: 2, people: 3, rooms: 2 });
  for (const { night: day, families } of block.nights) {
    const listed = await call(t, listStays, { params, query: { night: day } }, desk);
    expect(listed.data.total).toBe(families);
  }
});
