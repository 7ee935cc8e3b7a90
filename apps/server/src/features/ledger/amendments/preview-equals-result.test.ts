import fc from 'fast-check';
import { afterAll, beforeAll, it, expect } from 'vitest';
import * as amendments from '@sangamam/contract/orders/amendments/amendment-endpoints';
import { undoRegistrationDecisions } from '@sangamam/contract/orders/decisions/undo/undo-endpoints';
import type { EndpointData, EndpointInput } from '@sangamam/contract/http/endpoint';

import { buildAddon } from '#seed/factories/build-addon.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { participantPayload, type TestFamily } from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';
import { buildPaymentDesk, type PaymentDesk } from '#test/payments/payment-desk.ts';

let t: TestApp;
let desk: PaymentDesk;
let packages: string[];
let seats: string;
let shuttle: string;

beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

/** A convention whose places are all free, and families that registered for it. */
async function openConvention(): Promise<TestFamily[]> {
  desk = await buildPaymentDesk(t);
  const { conventionId } = desk;
  const larger = await buildPackage(t.ctx, { conventionId, price: 1_300, cadPrice: 1_700 });
  const forTwo = await buildPackage(t.ctx, { conventionId, price: 700, cadPrice: 900, minPeople: 2 });
  const rare = await buildPackage(t.ctx, { conventionId, price: 1_900, cadPrice: 2_500, capacity: 1 });
  packages = [larger.id, forTwo.id, rare.id, desk.packageId];
  const option = { price: 20, cadPrice: 25, capacity: 9 };
  ({ id: seats } = await buildAddon(t.ctx, {
    conventionId,
    type: 'SINGLE_FIELD',
    options: [{ key: 'Seats', ...option }],
  }));
  ({ id: shuttle } = await buildAddon(t.ctx, { conventionId }));
  return [await desk.confirmedFamily(), await desk.family(), await desk.confirmedFamily()];
}

const drawn = fc.record({
  package: fc.option(fc.nat(3), { nil: undefined }),
  seats: fc.option(fc.nat(7), { nil: undefined }),
  shuttle: fc.boolean(),
  joins: fc.option(fc.constantFrom('SON', 'DAUGHTER', 'MOTHER'), { nil: undefined, freq: 3 }),
  /** Which of the people changes from attending to not attending, or back. */
  turns: fc.option(fc.nat(4), { nil: undefined, freq: 1 }),
  keptFee: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(100) }),
  waive: fc.boolean(),
  isUndone: fc.boolean(),
});
type Options = EndpointData<typeof amendments.getAmendmentOptions>;
type Drawn = typeof drawn extends fc.Arbitrary<infer Value> ? Value : never;

async function wantedOf(family: TestFamily, one: Drawn) {
  const { data } = await call(t, amendments.getAmendmentOptions, desk.at(family), desk.registrar);
  const person = one.turns === undefined ? undefined : data.people[one.turns % data.people.length];
  const dob = one.joins === 'MOTHER' ? '1960-01-15' : '2014-01-15';
  const isFull = data.people.length > 8;
  const change: EndpointInput<typeof amendments.previewAmendment>['body']['change'] = {
    join: one.joins && !isFull ? [participantPayload(family, { relationShip: one.joins, dob })] : [],
    attend: person && !person.attends ? [person.participantId] : [],
    leave: person?.attends ? [person.participantId] : [],
    ...(one.package !== undefined && { packageId: packages[one.package] ?? '' }),
    ...(one.seats !== undefined && {
      addons: [
        ...(one.seats > 0 ? [{ addonId: seats, key: 'Seats', quantity: one.seats }] : []),
        ...(one.shuttle ? [{ addonId: shuttle, key: 'Yes', quantity: 1 }] : []),
      ],
    }),
  };
  return {
    wanted: { change, settlement: { keptFee: one.keptFee, waive: one.waive } },
    seen: { amendments: data.amendments, netBefore: data.balance.net },
    before: data,
  };
}

/** What an undone change leaves as it was: newcomers stay in the list, not attending. */
const stateOf = ({ people, packageId, selection, balance }: Options) => ({
  attending: people.flatMap(({ participantId, attends }) => (attends ? participantId : [])).toSorted(),
  packageId,
  pieces: selection.map(({ addonId, key, quantity }) => `${addonId}/${key}: ${quantity}`).toSorted(),
  balance,
});

// More of them, and others, as the nightly workflow draws them: HISTORIES_SEED=<number> PREVIEWED_AMENDMENTS=10000.
const runs = Number(process.env['PREVIEWED_AMENDMENTS'] ?? 75);
const seed = process.env['HISTORIES_SEED'];

it(
  'an amendment does what its preview says, and its undo the reverse, to the dollar, the person and the place',
  { timeout: 60_000 + runs * 300 },
  async () => {
    let families: TestFamily[] = [];
    let [drawnSoFar, carriedOut] = [0, 0];
    await fc.assert(
      fc.asyncProperty(fc.nat(2), drawn, async (index, one) => {
        // Lines are never deleted: a family with thousands of them would be none of this world.
        if (drawnSoFar % 150 === 0) families = await openConvention();
        drawnSoFar += 1;
        const family = families[index];
        if (!family) return;
        const { wanted, seen, before } = await wantedOf(family, one);
        const planned = await call(
          t,
          amendments.previewAmendment,
          { ...desk.at(family), body: wanted },
          desk.registrar,
        );
        const body = { ...wanted, ...seen, reason: 'As agreed' };
        const done = await call(
          t,
          amendments.amendRegistration,
          { ...desk.at(family), body },
          desk.registrar,
        );
        expect(done.codes).toEqual(planned.codes);
        if (done.codes.length > 0) return;
        carriedOut += 1;
        const { childOrderId, decisionId, ...outcome } = done.data;
        const bare = ({ lines, ...rest }: typeof planned.data) => ({
          ...rest,
          lines: lines.map(({ kind, title, quantity, amount }) => ({ kind, title, quantity, amount })),
        });
        expect(bare(outcome)).toEqual(bare(planned.data));
        expect(childOrderId !== null).toBe(outcome.carriedOver > 0);
        const after = await call(t, amendments.getAmendmentOptions, desk.at(family), desk.registrar);
        expect(after.data.balance.net).toBe(outcome.after.net);
        const seatsNow = ({ selection }: { selection: readonly { addonId: string; quantity: number }[] }) =>
          selection.find(({ addonId }) => addonId === seats)?.quantity;
        const { addons } = wanted.change;
        expect(seatsNow(after.data)).toBe(seatsNow({ selection: addons ?? before.selection }));
        if (!one.isUndone) return;
        const decisions = [{ orderId: family.orderId, decisionId }];
        const [undo] = (await call(t, undoRegistrationDecisions, { body: { decisions } }, desk.registrar))
          .data;
        expect(undo).toMatchObject({ undone: true, code: null });
        const restored = await call(t, amendments.getAmendmentOptions, desk.at(family), desk.registrar);
        expect(stateOf(restored.data)).toEqual(stateOf(before));
      }),
      { numRuns: runs, endOnFailure: true, ...(seed !== undefined && { seed: Number(seed) }) },
    );
    process.stdout.write(`Previews: ${carriedOut} of ${runs} drawn amendments were carried out\n`);
    // Otherwise all that was compared was refusals.
    expect(carriedOut).toBeGreaterThan(15);
    await expectInvariants(t);
  },
);
