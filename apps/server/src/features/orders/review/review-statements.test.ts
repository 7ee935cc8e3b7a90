import { afterAll, beforeAll, expect, it } from 'vitest';
import { selectAddons } from '@sangamam/contract/conventions/addons/addon-endpoints';
import { getReview, listOrderHistory, submitForApproval } from '@sangamam/contract/orders/order-endpoints';
import { selectPackage } from '@sangamam/contract/conventions/packages/package-endpoints';
import {
  addParticipant,
  editParticipant,
  listParticipants,
} from '@sangamam/contract/orders/participants/participant-endpoints';

import { buildAddon } from '#seed/factories/build-addon.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { participantPayload, startFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';
import { statementsOf } from '#test/statements-of.ts';

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

it('the calls of a registration send a fixed number of statements, for ten people as for one', async () => {
  const [single, ten] = [await familyWith(0), await familyWith(9)];
  const review = (family: TestFamily) =>
    statementsOf(t, () => call(t, getReview, { query: family.of }, family));
  const submit = (family: TestFamily) =>
    statementsOf(t, () => call(t, submitForApproval, { query: family.of }, family));
  const history = (family: TestFamily) =>
    statementsOf(t, () => call(t, listOrderHistory, { query: { userId: family.of.userId } }, family));
  const list = (family: TestFamily) =>
    statementsOf(t, () => call(t, listParticipants, { query: family.of }, family));
  const edit = (family: TestFamily) =>
    statementsOf(t, () =>
      call(
        t,
        editParticipant,
        {
          query: { participantId: family.selfId, conventionId, primaryUserId: family.of.userId },
          body: participantPayload(family, { relationShip: 'SELF', dob: '1980-05-15' }),
        },
        family,
      ),
    );
  await review(single);
  const countsOf = async (family: TestFamily) => ({
    list: await list(family),
    history: await history(family),
    review: await review(family),
    edit: await edit(family),
    submit: await submit(family),
    submitted: await review(family),
    submittedHistory: await history(family),
  });
  // Exact, so that one more fails here: each costs a round trip to the database.
  const limits = { list: 2, history: 9, review: 5, edit: 11, submit: 20, submitted: 5, submittedHistory: 10 };
  expect(await countsOf(single)).toEqual(limits);
  expect(await countsOf(ten)).toEqual(limits);
});
