import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reportChequePayment } from '@sangamam/contract/collection/reporting/payment-endpoints';
import { changeWays } from '@sangamam/contract/conventions/family-changes';
import * as cancels from '@sangamam/contract/orders/cancel/cancel-request-endpoints';
import * as amendments from '@sangamam/contract/orders/amendments/amendment-endpoints';
import * as requests from '@sangamam/contract/orders/amendments/change-request-admin-endpoints';
import { allParts } from '@sangamam/contract/orders/amendments/change-request';
import * as own from '@sangamam/contract/orders/amendments/family-change-endpoints';
import * as desk from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { undoRegistrationDecisions } from '@sangamam/contract/orders/decisions/undo/undo-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';

import { buildAddon } from '#seed/factories/build-addon.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { conventions } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { participantPayload, type TestFamily } from '#test/fixtures/registrations.ts';
import { brokenInvariants } from '#test/invariants.ts';
import { buildPaymentDesk } from '#test/payments/payment-desk.ts';

import { endUnpaidChanges } from './end-unpaid-changes.ts';

const families = 3;
const acts = {
  ask: 10,
  accept: 5,
  amend: 3,
  undo: 3,
  approve: 3,
  pay: 4,
  withdraw: 3,
  decline: 3,
  cancel: 1,
  reinstate: 2,
  reject: 1,
  reopen: 2,
  'ask to cancel': 2,
  'stay after all': 1,
  'cancel as asked': 1,
  'let changes lapse': 1,
} as const;
type Act = keyof typeof acts;
const drawnActs = Object.entries(acts).flatMap(([act, weight]) =>
  Array.from({ length: weight }, () => act as Act),
);

/** What one family, or staff about it, does; the rest says what a change is about and which parts of it are taken. */
const event = fc.record({
  act: fc.constantFrom(...drawnActs),
  family: fc.nat(families - 1),
  packages: fc.constantFrom(undefined, 0, 1),
  joins: fc.boolean(),
  leaves: fc.boolean(),
  seats: fc.constantFrom(undefined, 0, 1, 3),
  request: fc.constantFrom(undefined, 'A crib', 'A quiet room'),
  whole: fc.boolean(),
  kept: fc.constantFrom(0, 0, 30),
  waive: fc.boolean(),
});
type Event = typeof event extends fc.Arbitrary<infer Drawn> ? Drawn : never;

let t: TestApp;

beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

/** A convention of its own with few places, in which families change things in the drawn ways. */
async function newWorld(ways: readonly (typeof changeWays)[number][]) {
  const desk = await buildPaymentDesk(t);
  const { conventionId } = desk;
  const { id: larger } = await buildPackage(t.ctx, {
    conventionId,
    price: 1_300,
    cadPrice: 1_700,
    capacity: 2,
  });
  const { id: addonId } = await buildAddon(t.ctx, {
    conventionId,
    type: 'SINGLE_FIELD',
    options: [{ key: 'Seats', price: 20, cadPrice: 25, capacity: 4 }],
  });
  const [people = 'REQUEST', pack = 'REQUEST', addons = 'REQUEST', specialRequest = 'REQUEST'] = ways;
  await t.ctx.db
    .update(conventions)
    .set({
      familyChanges: { people, package: pack, addons, specialRequest, until: null },
      cancellation: [{ until: '2999-01-01', keptUsd: 50, keptCad: 70 }],
      cancelRequestsUntil: '2999-01-01',
    })
    .where(eq(conventions.id, conventionId));
  const registered: TestFamily[] = [];
  for (let each = 0; each < families; each += 1) registered.push(await desk.family());
  return { desk, packageIds: [desk.packageId, larger], addonId, registered };
}
type World = Awaited<ReturnType<typeof newWorld>>;

type Change = EndpointInput<typeof own.sendOwnAmendment>['body']['change'];

async function play({ desk: office, packageIds, addonId, registered }: World, drawn: Event): Promise<void> {
  const family = registered[drawn.family];
  if (!family) throw new Error('Nobody of this world');
  const at = office.at(family);
  const { registrar } = office;
  const because = { ...at, body: { reason: 'Because' } };
  const seen = async () => {
    const answer = await call(t, amendments.getAmendmentOptions, at, registrar);
    return answer.status === 200 ? answer.data : undefined;
  };
  const latest = async () => (await call(t, requests.getChangeRequest, at, registrar)).data;
  const changeOf = (options: NonNullable<Awaited<ReturnType<typeof seen>>>): Change => {
    const last = options.people.at(-1);
    return {
      join: drawn.joins ? [participantPayload(family)] : [],
      leave: drawn.leaves && last && options.people.length > 1 ? [last.participantId] : [],
      ...(drawn.packages !== undefined && { packageId: packageIds[drawn.packages] }),
      ...(drawn.seats !== undefined && {
        addons: drawn.seats === 0 ? [] : [{ addonId, key: 'Seats', quantity: drawn.seats }],
      }),
      ...(drawn.request !== undefined && { specialRequest: drawn.request }),
    };
  };
  const settlement = { keptFee: drawn.kept, waive: drawn.waive };
  const answer: Record<Act, () => Promise<{ status: number } | undefined>> = {
    async ask() {
      const options = await seen();
      if (!options) return undefined;
      const { amendments: count, balance } = options;
      const body = { change: changeOf(options), amendments: count, netBefore: balance.net };
      return call(t, own.sendOwnAmendment, { ...at, body }, family);
    },
    async amend() {
      const options = await seen();
      if (!options) return undefined;
      const { amendments: count, balance } = options;
      const body = {
        change: changeOf(options),
        settlement,
        reason: 'Because',
        amendments: count,
        netBefore: balance.net,
      };
      return call(t, amendments.amendRegistration, { ...at, body }, registrar);
    },
    async accept() {
      const [options, request] = [await seen(), await latest()];
      if (!options || !request?.change) return undefined;
      const all = allParts(request.change);
      const body = {
        requestId: request._id,
        parts: drawn.whole ? all : { ...all, join: [], package: false },
        settlement,
        reason: 'Because',
        amendments: options.amendments,
        netBefore: options.balance.net,
      };
      return call(t, requests.acceptChangeRequest, { ...at, body }, registrar);
    },
    async decline() {
      const requestId = (await latest())?._id ?? family.orderId;
      const body = { requestId, reason: 'Because' };
      return call(t, requests.declineChangeRequest, { ...at, body }, registrar);
    },
    async withdraw() {
      const requestId = (await latest())?._id ?? family.orderId;
      return call(t, own.withdrawChangeRequest, { ...at, body: { requestId } }, family);
    },
    async undo() {
      const { data } = await call(t, desk.getRegistration, at, registrar);
      const decisions = [{ orderId: family.orderId, decisionId: data.undo?.decisionId ?? family.orderId }];
      return call(t, undoRegistrationDecisions, { body: { decisions } }, registrar);
    },
    approve: () => call(t, desk.approveRegistration, at, registrar),
    reject: () => call(t, desk.rejectRegistration, because, registrar),
    reopen: () => call(t, desk.reopenRegistration, at, registrar),
    reinstate: () => call(t, desk.reinstateRegistration, at, registrar),
    cancel: () => call(t, desk.cancelRegistration, because, registrar),
    async pay() {
      const reported = await call(t, reportChequePayment, at, family);
      if (reported.status !== 200) return reported;
      const { net } = (await seen())?.balance ?? { net: 1 };
      return office.receivesAndApproves(family, { amount: Math.max(net, 1) });
    },
    async 'ask to cancel'() {
      const { data } = await call(t, cancels.getCancelEstimate, at, family);
      const body = { reason: '', keptSeen: data.kept };
      return call(t, cancels.askToCancel, { ...at, body }, family);
    },
    'stay after all': () => call(t, cancels.takeCancelRequestBack, at, family),
    async 'cancel as asked'() {
      const { data } = await call(t, desk.getRegistration, at, registrar);
      const body = { requestId: data.cancelRequest?._id ?? family.orderId, answer: '' };
      return call(t, desk.cancelAsAsked, { ...at, body }, registrar);
    },
    async 'let changes lapse'() {
      await t.database.pool.query(
        "update order_amendments set created_at = created_at - interval '11 days' where order_id = $1",
        [family.orderId],
      );
      await endUnpaidChanges(t.ctx);
      return undefined;
    },
  };
  const result = await answer[drawn.act]();
  expect(result?.status ?? 200).toBeLessThan(500);
}

// Others, and more of them, as the nightly workflow draws them: HISTORIES_SEED=<number> CHANGE_HISTORIES=2000.
const seed = Number(process.env['HISTORIES_SEED'] ?? 20_270_703);
const runs = Number(process.env['CHANGE_HISTORIES'] ?? 30);

it(
  'whatever families and staff change, two at a time, lines, places, money and mails add up',
  { timeout: 240_000 + runs * 4_000 },
  async () => {
    const ways = fc.array(fc.constantFrom(...changeWays, 'REQUEST', 'DIRECT'), {
      minLength: 4,
      maxLength: 4,
    });
    const steps = fc.array(fc.tuple(event, event), { minLength: 8, maxLength: 16 });
    await fc.assert(
      fc.asyncProperty(ways, steps, async (allowed, pairs) => {
        const world = await newWorld(allowed);
        for (const pair of pairs) await Promise.all(pair.map((drawn) => play(world, drawn)));
        expect(await brokenInvariants(t)).toEqual({});
      }),
      { numRuns: runs, seed, endOnFailure: true },
    );
    const { rows } = await t.database.pool.query<{ state: string }>(
      'select distinct state from change_requests',
    );
    expect(rows.map(({ state }) => state)).toEqual(
      expect.arrayContaining(['ACCEPTED', 'PARTLY', 'DECLINED', 'WITHDRAWN']),
    );
  },
);
