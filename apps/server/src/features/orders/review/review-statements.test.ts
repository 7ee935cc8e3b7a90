import { afterAll, beforeAll, expect, it } from 'vitest';
import { selectAddons } from '@sangamam/contract/conventions/addons/addon-endpoints';
import { getReview, submitForApproval } from '@sangamam/contract/orders/order-endpoints';
import { selectPackage } from '@sangamam/contract/conventions/packages/package-endpoints';
import { addParticipant } from '@sangamam/contract/orders/participants/participant-endpoints';

import { buildAddon } from '#seed/factories/build-addon.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { participantPayload, startFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';

let t: TestApp;
let conventionId: string;
let packageId: string;
let addonId: string;

beforeAll(async () => {
  t = await buildTestApp();
  ({ id: conventionId } = await buildConvention(t.ctx));
  ({ id: packageId } = await buildPackage(t.ctx, { conventionId }));
  ({ id: addonId } = await buildAddon(t.ctx, { conventionId, type: 'ADULT_CHILDREN' }));
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

/** A family with this many children and add-ons for all of them. */
async function familyWith(children: number): Promise<TestFamily> {
  const family = await startFamily(t, conventionId);
  for (let count = 0; count < children; count += 1)
    await call(t, addParticipant, { body: participantPayload(family) }, family);
  await call(t, selectPackage, { query: { ...family.of, packageId } }, family);
  const selectedAddonData = ['ADULT', 'CHILDREN'].map((key) => ({
    type: 'ADULT_CHILDREN' as const,
    addonId,
    title: '',
    data: { key, value: { price: 0, quantity: 1 + children } },
  }));
  await call(t, selectAddons, { query: family.of, body: { selectedAddonData } }, family);
  return family;
}

/** The number of statements sent to the database while `work` runs. */
async function statementsOf(work: () => Promise<{ status: number }>): Promise<number> {
  const { pool } = t.database;
  let count = 0;
  const watched = new Map<object, unknown>();
  const watch = (client: { query: unknown }) => {
    const { query } = client;
    watched.set(client, query);
    client.query = (...args: unknown[]) => {
      count += 1;
      return (query as (...all: unknown[]) => unknown).apply(client, args);
    };
  };
  pool.on('acquire', watch);
  const unwatch = (_error: unknown, client: { query: unknown }) => {
    if (watched.has(client)) client.query = watched.get(client);
    watched.delete(client);
  };
  pool.on('release', unwatch);
  try {
    expect((await work()).status).toBe(200);
    return count;
  } finally {
    pool.off('acquire', watch);
    pool.off('release', unwatch);
  }
}

it('a review and a submission run as many database statements for ten people as for one', async () => {
  const [single, ten] = [await familyWith(0), await familyWith(9)];
  const review = (family: TestFamily) => statementsOf(() => call(t, getReview, { query: family.of }, family));
  const submit = (family: TestFamily) =>
    statementsOf(() => call(t, submitForApproval, { query: family.of }, family));
  await review(single);
  const ofOne = { review: await review(single), submit: await submit(single), frozen: await review(single) };
  expect(ofOne.review).toBeGreaterThan(4);
  expect(ofOne.review).toBeLessThan(15);
  expect({ review: await review(ten), submit: await submit(ten), frozen: await review(ten) }).toEqual(ofOne);
});
