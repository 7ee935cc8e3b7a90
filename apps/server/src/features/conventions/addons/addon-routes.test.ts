import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addonTypes } from '@sangamam/contract/conventions/addons/addon';
import { getAddon, listAddons } from '@sangamam/contract/conventions/addons/addon-endpoints';

import { buildAddon } from '#seed/factories/build-addon.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call, callLoosely } from '#test/call.ts';

import { takeAddonPlaces } from './addon-places.ts';

let t: TestApp;
let conventionId: string;

beforeAll(async () => {
  t = await buildTestApp();
  conventionId = (await buildConvention(t.ctx)).id;
  for (const [position, type] of addonTypes.entries())
    await buildAddon(t.ctx, { conventionId, type, position });
  await buildAddon(t.ctx, { conventionId, title: 'Withdrawn', active: false });
  await buildAddon(t.ctx, { conventionId: (await buildConvention(t.ctx)).id, title: 'Elsewhere' });
});
afterAll(() => t.close());

describe('GET /v1/addon', () => {
  it('lists the active add-ons of one convention, each with the part of its type', async () => {
    const { data } = await call(t, listAddons, { query: { conventionId, active: 'true' } });
    expect(data).toMatchObject([
      { type: 'YES_NO', yesOrNo: { price: 40, cadPrice: 55 } },
      {
        type: 'MULTIPLE_OPTIONS',
        multipleOptions: [
          { label: 'Garden side', price: 120, cadPrice: 165 },
          { label: 'Stage side', price: 200, cadPrice: 275 },
        ],
      },
      { type: 'SINGLE_FIELD', singleField: { label: 'Copies', price: 15, cadPrice: 20 } },
      {
        type: 'ADULT_CHILDREN',
        adultOrChildren: { adultPrice: 60, cadAdultPrice: 82, childrenPrice: 35, cadChildrenPrice: 48 },
      },
      {
        type: 'MULTIPLE_OPTIONS_WITH_TEXTBOX',
        // A missing Canadian price is the same number (DECISIONS §3).
        multipleOptionsWithTextbox: [
          { label: 'Small', price: 25, cadPrice: 25 },
          { label: 'Large', price: 25, cadPrice: 34 },
        ],
      },
    ]);
    expect(data).toHaveLength(5);
  });

  it('answers places left for add-ons with a capacity only', async () => {
    const options = [
      { key: 'Small', price: 25, capacity: 30 },
      { key: 'Large', price: 25 },
    ];
    const { id } = await buildAddon(t.ctx, { conventionId, type: 'MULTIPLE_OPTIONS_WITH_TEXTBOX', options });
    const left = async () => (await call(t, getAddon, { params: { id } })).data.placesLeft;
    expect(await left()).toEqual({ Small: 30 });
    await takeAddonPlaces(t.ctx, [{ addonId: id, key: 'Small', title: 'Jersey', quantity: 28 }]);
    expect(await left()).toEqual({ Small: 2 });
  });

  it('leaves out add-ons and options that are switched off', async () => {
    const { data } = await call(t, listAddons, { query: { conventionId, active: 'false' } });
    expect(data).toEqual([]);
  });

  it.each([
    [{}, ['conventionId']],
    [{ conventionId: 'null', active: 'null' }, ['conventionId', 'active']],
  ])('refuses the query %j', async (query, fields) => {
    const answer = await callLoosely(t, listAddons, { query });
    expect(answer.status).toBe(400);
    expect(answer.errors.map(({ field }) => field)).toEqual(fields);
  });
});

describe('GET /v1/addon/{id}', () => {
  it('answers one add-on', async () => {
    const { id } = await buildAddon(t.ctx, { conventionId, title: 'Late check-out' });
    const { data } = await call(t, getAddon, { params: { id } });
    expect(data).toMatchObject({ _id: id, conventionId, title: 'Late check-out', type: 'YES_NO' });
  });

  it('answers 404 for a withdrawn, an unfinished and an unknown add-on', async () => {
    const withdrawn = await buildAddon(t.ctx, { conventionId, active: false });
    const unfinished = await buildAddon(t.ctx, {
      conventionId,
      type: 'ADULT_CHILDREN',
      options: [{ key: 'ADULT', price: 10 }],
    });
    for (const id of [withdrawn.id, unfinished.id, '01900000-0000-7000-8000-000000000000']) {
      const answer = await call(t, getAddon, { params: { id } });
      expect([answer.status, answer.codes]).toEqual([404, ['NOT_FOUND']]);
    }
  });
});
