import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { inTransaction } from '#server/db/context.ts';
import { addonOptions } from '#server/db/schema/schema.ts';
import { buildAddon } from '#seed/factories/build-addon.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';

import { releaseAddonPlaces, takeAddonPlaces } from './addon-places.ts';

let t: TestApp;
let conventionId: string;

beforeAll(async () => {
  t = await buildTestApp();
  conventionId = (await buildConvention(t.ctx)).id;
});
afterAll(() => t.close());

async function golf(capacity: number): Promise<string> {
  const options = [{ key: 'Players', price: 90, capacity }];
  return (await buildAddon(t.ctx, { conventionId, type: 'SINGLE_FIELD', options })).id;
}

async function taken(addonId: string): Promise<number[]> {
  const rows = await t.database.db
    .select({ taken: addonOptions.taken })
    .from(addonOptions)
    .where(eq(addonOptions.addonId, addonId))
    .orderBy(asc(addonOptions.position));
  return rows.map((row) => row.taken);
}

const players = (addonId: string, quantity: number) => ({
  addonId,
  key: 'Players',
  title: 'Golf outing',
  quantity,
});

describe('places of an add-on', () => {
  it('are taken until none is left', async () => {
    const addonId = await golf(5);
    await takeAddonPlaces(t.ctx, [players(addonId, 3)]);
    const refusal = { code: 'SOLD_OUT', field: 'selectedAddonData' };
    await expect(takeAddonPlaces(t.ctx, [players(addonId, 3)])).rejects.toMatchObject({
      errors: [{ ...refusal, message: 'Of Golf outing (Players), only 2 left.' }],
    });
    await takeAddonPlaces(t.ctx, [players(addonId, 2)]);
    expect(await taken(addonId)).toEqual([5]);
    await expect(takeAddonPlaces(t.ctx, [players(addonId, 1)])).rejects.toMatchObject({
      errors: [{ ...refusal, message: 'Golf outing (Players) is sold out meanwhile.' }],
    });
    await releaseAddonPlaces(t.ctx, [players(addonId, 3)]);
    expect(await taken(addonId)).toEqual([2]);
  });

  it('are counted for each key; packages and unknown keys are ignored', async () => {
    const { id } = await buildAddon(t.ctx, { conventionId, type: 'ADULT_CHILDREN' });
    await takeAddonPlaces(t.ctx, [
      { addonId: null, key: null, title: 'GOLD FAMILY', quantity: 1 },
      { addonId: id, key: 'CHILDREN', title: 'Theme park', quantity: 4 },
      { addonId: id, key: 'Gone', title: 'Theme park', quantity: 9 },
    ]);
    expect(await taken(id)).toEqual([0, 4]);
  });

  it('are all released when the second of two options is sold out', async () => {
    const [first, second] = [await golf(9), await golf(1)];
    const both = [players(first, 2), players(second, 2)];
    await expect(inTransaction(t.ctx, (ctx) => takeAddonPlaces(ctx, both))).rejects.toMatchObject({
      errors: [{ code: 'SOLD_OUT' }],
    });
    expect(await taken(first)).toEqual([0]);
  });

  it('are taken without a deadlock by families who choose them in opposite order', async () => {
    const [one, other] = [await golf(50), await golf(50)];
    const choose = (...ids: string[]) =>
      inTransaction(t.ctx, (ctx) =>
        takeAddonPlaces(
          ctx,
          ids.map((id) => players(id, 1)),
        ),
      );
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? choose(one, other) : choose(other, one))),
    );
    expect([await taken(one), await taken(other)]).toEqual([[10], [10]]);
  });
});
