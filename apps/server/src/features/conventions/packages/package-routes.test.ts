import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '@sangamam/contract/fields/dates/calendar-date';
import { getPackage, listPackages } from '@sangamam/contract/conventions/packages/package-endpoints';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call, callLoosely } from '#test/call.ts';

import { packageForOrder } from './package-for-order.ts';
import { findPackageRow } from './package-read-model.ts';
import { packagesFor } from './packages-for.ts';

let t: TestApp;
let conventionId: string;
let today: string;

beforeAll(async () => {
  t = await buildTestApp();
  today = t.ctx.now().toISOString().slice(0, 10);
  const convention = await buildConvention(t.ctx, { earlyBirdDate: addDays(today, 30) });
  conventionId = convention.id;
});
afterAll(() => t.close());

describe('GET /v1/package', () => {
  it('lists the active packages of one convention in their order', async () => {
    const { id: other } = await buildConvention(t.ctx);
    const { id } = await buildConvention(t.ctx);
    await buildPackage(t.ctx, { conventionId: other, name: 'ELSEWHERE' });
    await buildPackage(t.ctx, { conventionId: id, name: 'SECOND', position: 2 });
    await buildPackage(t.ctx, {
      conventionId: id,
      name: 'FIRST',
      position: 1,
      capacity: 5,
      seatsTaken: 3,
      maxPeople: 1,
    });
    await buildPackage(t.ctx, { conventionId: id, name: 'WITHDRAWN', active: false });
    const { data } = await call(t, listPackages, { query: { conventionId: id, active: 'true' } });
    expect(data.map(({ name, placesLeft, eligibility }) => [name, placesLeft, eligibility])).toEqual([
      ['FIRST', 2, { minPeople: null, maxPeople: 1, minAge: null, maxAge: null }],
      ['SECOND', null, { minPeople: null, maxPeople: null, minAge: null, maxAge: null }],
    ]);
    expect(await call(t, listPackages, { query: { conventionId: id, active: 'false' } })).toMatchObject({
      data: [],
    });
  });

  it('answers an empty list for an unknown convention', async () => {
    const { data } = await call(t, listPackages, {
      query: { conventionId: '01900000-0000-7000-8000-000000000000' },
    });
    expect(data).toEqual([]);
  });

  it.each([
    [{}, ['conventionId']],
    [{ conventionId: '7', active: 'maybe' }, ['conventionId', 'active']],
  ])('refuses the query %j', async (query, fields) => {
    const answer = await callLoosely(t, listPackages, { query });
    expect(answer.status).toBe(400);
    expect(answer.errors.map(({ field }) => field)).toEqual(fields);
  });
});

describe('GET /v1/package/{id}', () => {
  it('answers one package with its current offers only', async () => {
    const { id } = await buildPackage(t.ctx, {
      conventionId,
      offers: [
        { salePrice: 700, cadSalePrice: 960, validUntil: addDays(today, -2) },
        { salePrice: 800, cadSalePrice: 1095, earlyBird: true, offerDescription: 'Early bird' },
        { salePrice: 850, cadSalePrice: 1165, validFrom: addDays(today, 2) },
      ],
    });
    const { data } = await call(t, getPackage, { params: { id } });
    expect(data.price).toBe(1000);
    expect(data.offers).toEqual([{ offerDescription: 'Early bird', salePrice: 800, cadSalePrice: 1095 }]);
  });

  it('answers 404 for a withdrawn and an unknown package', async () => {
    const { id } = await buildPackage(t.ctx, { conventionId, active: false });
    for (const wanted of [id, '01900000-0000-7000-8000-000000000000']) {
      const answer = await call(t, getPackage, { params: { id: wanted } });
      expect([answer.status, answer.codes]).toEqual([404, ['NOT_FOUND']]);
    }
  });
});

describe('the price of a chosen package', () => {
  it('is the early-bird price until its last day in the time zone of the convention, then the list price', async () => {
    const other = await buildTestApp();
    const start = other.ctx.now().toISOString().slice(0, 10);
    const convention = await buildConvention(other.ctx, { earlyBirdDate: addDays(start, 5) });
    const { id } = await buildPackage(other.ctx, {
      conventionId: convention.id,
      offers: [{ salePrice: 800, cadSalePrice: 1095, earlyBird: true }],
    });
    const found = await findPackageRow(other.ctx.db, id);
    if (!found) throw new Error('The package is gone');
    expect(packageForOrder(other.ctx, found, found.calendar)).toMatchObject({
      price: { usd: 800, cad: 1095 },
      wire: { _id: id, packagePrice: 800, packageCadPrice: 1095 },
    });
    other.clock.advance({ days: 7 });
    expect(packageForOrder(other.ctx, found, found.calendar)).toMatchObject({
      price: { usd: 1000, cad: 1370 },
    });
    await other.close();
  });
});

describe('packages offered to a group', () => {
  it('are those whose rule fits it on the first day of the convention, sold-out ones included', async () => {
    const convention = await buildConvention(t.ctx, { startDate: addDays(today, 200) });
    const build = (name: string, rule: Partial<Parameters<typeof buildPackage>[1]>) =>
      buildPackage(t.ctx, { conventionId: convention.id, name, ...rule });
    await build('ALL', { capacity: 1, seatsTaken: 1 });
    await build('ONE', { minPeople: 1, maxPeople: 1 });
    await build('OLD', { minAge: 65 });
    await build('WITHDRAWN', { active: false });
    const names = async (...births: (string | null)[]) =>
      (await packagesFor(t.ctx, convention.id, births)).map(({ name }) => name);
    const turns65ThatDay = `${Number(convention.startDate.slice(0, 4)) - 65}${convention.startDate.slice(4)}`;
    expect(await names(turns65ThatDay)).toEqual(['ALL', 'ONE', 'OLD']);
    expect(await names(addDays(turns65ThatDay, 1))).toEqual(['ALL', 'ONE']);
    expect(await names(turns65ThatDay, turns65ThatDay)).toEqual(['ALL', 'OLD']);
    expect(await names(turns65ThatDay, null)).toEqual(['ALL']);
  });
});
