import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchFamilies } from '@sangamam/contract/arrival/desk/desk-endpoints';
import { listPayments } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import { findKnownFamilies } from '@sangamam/contract/orders/on-behalf/on-behalf-endpoints';
import { listRegistrations } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { searchEverybody } from '@sangamam/contract/orders/registrations/search-endpoints';
import { listPeople } from '@sangamam/contract/people/directory/people-admin-endpoints';

import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { submitFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { buildPaymentDesk, type PaymentDesk } from '#test/payments/payment-desk.ts';
import { signInAs } from '#test/sign-in-as.ts';

/** As one family writes its name, and as somebody else types it. */
const spellings = [
  ['Kurian', 'Kurien'],
  ['Mathew', 'Matthew'],
  ['Philip', 'Phillip'],
  ['Elizabeth', 'Elisabeth'],
  ['Thomas', 'Tom'],
] as const;
/** House names, of which one letter is missing. */
const houses = ['Kizhakkedam', 'Kizhakedam'] as const;

let t: TestApp;
let desk: PaymentDesk;
let arrival: { token: string };
const families = new Map<string, TestFamily>();

beforeAll(async () => {
  t = await buildTestApp();
  desk = await buildPaymentDesk(t);
  arrival = { token: await signInAs(t, await createStaff(t, 'DESK')) };
  for (const [index, pair] of [...spellings, houses].entries())
    for (const spelling of pair) {
      // Nobody else has the letter that is wrong: names of one wrong letter count where nothing else is found.
      if (spelling === houses[1]) continue;
      const isHouse = spelling === houses[0];
      const family = await submitFamily(t, desk.conventionId, desk.packageId, {
        firstName: isHouse ? 'Nimmy' : spelling,
        lastName: `Own${'abcdef'[index]}`,
        familyName: isHouse ? spelling : 'Vallathara',
      });
      await desk.reports(family);
      families.set(spelling, family);
    }
});
afterAll(() => t.close());

const searches: Record<string, (search: string) => Promise<string[]>> = {
  'the list of registrations': async (search) => {
    const query = { conventionId: desk.conventionId, search, pageSize: '100' } as const;
    return (await call(t, listRegistrations, { query }, desk.registrar)).data.docs.map(({ _id }) => _id);
  },
  'the search of everybody': async (search) =>
    (await call(t, searchEverybody, { query: { search } }, desk.registrar)).data.hits.map(
      ({ orderId }) => orderId,
    ),
  'the list of payments': async (search) =>
    (await call(t, listPayments, { query: { search, pageSize: '100' } }, desk.treasurer)).data.docs.map(
      ({ orderId }) => orderId,
    ),
  'the list of people': async (search) => {
    const { docs } = (await call(t, listPeople, { query: { search } }, desk.registrar)).data;
    return ordersOf(docs.map(({ _id }) => _id));
  },
  'known families': async (search) => {
    const query = { conventionId: desk.conventionId, search };
    const { hits } = (await call(t, findKnownFamilies, { query }, desk.registrar)).data;
    return ordersOf(hits.map(({ userId }) => userId));
  },
  'the arrival desk': async (search) => {
    const query = { conventionId: desk.conventionId, search };
    return (await call(t, searchFamilies, { query }, arrival)).data.families.map(({ _id }) => _id);
  },
};

const ordersOf = (userIds: readonly string[]) =>
  [...families.values()].flatMap(({ account, orderId }) => (userIds.includes(account.id) ? [orderId] : []));
const idOf = (name: string) => families.get(name)?.orderId;

describe.each(Object.keys(searches))('%s', (where) => {
  it.each(spellings)('finds %s and %s, whichever is typed', async (one, other) => {
    for (const typed of [one, other])
      expect(await searches[where]?.(typed)).toEqual(expect.arrayContaining([idOf(one), idOf(other)]));
  });

  it('finds a house name with one letter missing', async () => {
    expect(await searches[where]?.(houses[1])).toEqual([idOf(houses[0])]);
  });
});
