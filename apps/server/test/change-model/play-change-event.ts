import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { reportChequePayment } from '@sangamam/contract/collection/reporting/payment-endpoints';
import { changeWays } from '@sangamam/contract/conventions/family-changes';
import { selectPackage } from '@sangamam/contract/conventions/packages/package-endpoints';
import * as cancels from '@sangamam/contract/orders/cancel/cancel-request-endpoints';
import * as amendments from '@sangamam/contract/orders/amendments/amendment-endpoints';
import * as requests from '@sangamam/contract/orders/amendments/change-request-admin-endpoints';
import { allParts } from '@sangamam/contract/orders/amendments/change-request';
import * as own from '@sangamam/contract/orders/amendments/family-change-endpoints';
import { registerFamily } from '@sangamam/contract/orders/on-behalf/on-behalf-endpoints';
import {
  cancelOrder,
  initiateRegistration,
  submitForApproval,
} from '@sangamam/contract/orders/order-endpoints';
import * as merging from '@sangamam/contract/orders/registrations/merge-endpoints';
import * as desk from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { undoRegistrationDecisions } from '@sangamam/contract/orders/decisions/undo/undo-endpoints';
import * as lists from '@sangamam/contract/orders/wait-list/wait-list-admin-endpoints';
import * as waiting from '@sangamam/contract/orders/wait-list/wait-list-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';

import { buildAddon } from '#seed/factories/build-addon.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { conventions } from '#server/db/schema/schema.ts';
import { endUnpaidChanges } from '#server/features/ledger/amendments/end-unpaid-changes.ts';
import { serveWaitList, serveWaitLists } from '#server/features/orders/wait-list/serve-wait-list.ts';
import type { TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import {
  participantPayload,
  startFamily,
  submitFamily,
  type TestFamily,
} from '#test/fixtures/registrations.ts';
import { buildPaymentDesk } from '#test/payments/payment-desk.ts';

/** Families with a registration that was sent, and those whose registration waits for a place. */
const [sent, unsent] = [3, 2];
const acts = {
  ask: 12,
  accept: 6,
  amend: 10,
  merge: 4,
  undo: 3,
  approve: 3,
  pay: 4,
  withdraw: 3,
  decline: 3,
  cancel: 1,
  'cancel own': 2,
  reinstate: 2,
  reject: 1,
  reopen: 2,
  'ask to cancel': 2,
  'stay after all': 1,
  'cancel as asked': 1,
  'let changes lapse': 2,
  'register a family': 1,
  'join wait list': 5,
  send: 4,
  'leave wait list': 1,
  'move to front': 1,
  'take off wait list': 1,
  'serve wait lists': 4,
  'let offers end': 2,
} as const;
export type ChangeAct = keyof typeof acts;

/** Acts of one transaction, of which a part is never stored. */
export const singleActs: readonly ChangeAct[] = [
  'ask',
  'accept',
  'amend',
  'merge',
  'undo',
  'withdraw',
  'decline',
  'cancel own',
  'let changes lapse',
  'serve wait lists',
  'let offers end',
];

const waitListActs = new Set<ChangeAct>([
  'join wait list',
  'leave wait list',
  'send',
  'move to front',
  'take off wait list',
]);
const answersToRequests = new Set<ChangeAct>(['accept', 'decline', 'withdraw']);

/** What one family, staff or a job does, drawn from these acts; the rest says what a change is about. */
export function changeEvents(among: readonly ChangeAct[] = Object.keys(acts) as ChangeAct[]) {
  return fc.record({
    act: fc.constantFrom(...among.flatMap((act) => Array.from({ length: acts[act] }, () => act))),
    family: fc.constantFrom(0, 0, 1, 1, 2, 2, 3, 4),
    packages: fc.constantFrom(undefined, 0, 1),
    joins: fc.boolean(),
    leaves: fc.boolean(),
    seats: fc.constantFrom(undefined, 0, 1, 3),
    request: fc.constantFrom(undefined, 'A crib', 'A quiet room'),
    /** Which parts of a request are taken: all, or all but newcomers and package. */
    whole: fc.boolean(),
    kept: fc.constantFrom(0, 0, 30),
    waive: fc.boolean(),
    /** Which of the processes is called. */
    process: fc.nat(1),
  });
}
export type ChangeEvent = ReturnType<typeof changeEvents> extends fc.Arbitrary<infer Drawn> ? Drawn : never;

/** In which ways families may change people, package, add-ons and special request. */
export const drawnWays = fc.array(fc.constantFrom(...changeWays, 'REQUEST', 'DIRECT'), {
  minLength: 4,
  maxLength: 4,
});

/**
 * A convention of its own with few places, in which families change things in the drawn ways. Two families have the places
 * of the larger package, and two wait for one.
 */
export async function newChangeWorld(t: TestApp, ways: readonly (typeof changeWays)[number][]) {
  const office = await buildPaymentDesk(t);
  const { conventionId } = office;
  const larger = { conventionId, price: 1_300, cadPrice: 1_700, capacity: 2 };
  const { id: largerId } = await buildPackage(t.ctx, larger);
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
  const families: TestFamily[] = [];
  families.push(await office.family());
  while (families.length < sent) families.push(await submitFamily(t, conventionId, largerId));
  while (families.length < sent + unsent) {
    const family = await startFamily(t, conventionId);
    const query = { ...family.of, packageId: largerId };
    await call(t, waiting.joinWaitList, { query }, family).then(({ data }) => data);
    families.push(family);
  }
  return { t, office, packageIds: [office.packageId, largerId], addonId, families };
}
export type ChangeWorld = Awaited<ReturnType<typeof newChangeWorld>>;

type Change = EndpointInput<typeof own.sendOwnAmendment>['body']['change'];

/** Where and how an event is played. */
interface Play {
  /** The URL of another process of the product; the application of the test itself without it. */
  origin?: string | undefined;
  /** Called right before the transaction of the act, after everything that it needs was read. */
  before?: (() => Promise<void>) | undefined;
}

/** Plays an event; answers the status of the call, or that of the job: 500 when it failed. Undefined: nothing to call. */
export async function playChangeEvent(
  { t, office, packageIds, addonId, families }: ChangeWorld,
  drawn: ChangeEvent,
  { origin, before = () => Promise.resolve() }: Play = {},
): Promise<number | undefined> {
  const family = await actorOf({ t, families }, drawn);
  const packageId = packageIds[drawn.packages ?? 1] ?? '';
  const { registrar } = office;
  const reads = { ...registrar };
  const staff = { ...registrar, origin };
  const it = { token: family.token, origin };
  const at = office.at(family);
  const because = { ...at, body: { reason: 'Because' } };
  const query = { ...family.of, packageId };
  const seen = async () => {
    const answer = await call(t, amendments.getAmendmentOptions, at, reads);
    return answer.status === 200 ? answer.data : undefined;
  };
  const latest = async () => (await call(t, requests.getChangeRequest, at, reads)).data;
  const changeOf = (options: NonNullable<Awaited<ReturnType<typeof seen>>>): Change => {
    const last = options.people.at(-1);
    return {
      join: drawn.joins ? [participantPayload(family)] : [],
      leave: drawn.leaves && last && options.people.length > 1 ? [last.participantId] : [],
      ...(drawn.packages !== undefined && { packageId }),
      ...(drawn.seats !== undefined && {
        addons: drawn.seats === 0 ? [] : [{ addonId, key: 'Seats', quantity: drawn.seats }],
      }),
      ...(drawn.request !== undefined && { specialRequest: drawn.request }),
    };
  };
  const settlement = { keptFee: drawn.kept, waive: drawn.waive };
  /** A family that cancelled begins again. */
  const begin = async () => {
    const { data } = await call(t, initiateRegistration, { body: family.of }, family);
    family.orderId = data.orderId;
    family.tempNumber = data.tmpConvRegNo;
  };
  const entry = async () => {
    const { rows } = await t.database.pool.query<{ id: string }>(
      'select id from wait_list_entries where order_id = $1 order by created_at desc limit 1',
      [family.orderId],
    );
    return { params: { entryId: rows[0]?.id ?? crypto.randomUUID() }, body: { reason: 'Because' } };
  };
  const serve = async () => {
    await before();
    return serveWaitList(t.ctx, packageIds[1] ?? '').then(
      () => ({ status: 200 }),
      () => ({ status: 500 }),
    );
  };
  const answer: Record<ChangeAct, () => Promise<{ status: number } | undefined>> = {
    async ask() {
      const options = await seen();
      if (!options) return undefined;
      const { amendments: count, balance } = options;
      const body = { change: changeOf(options), amendments: count, netBefore: balance.net };
      await before();
      return call(t, own.sendOwnAmendment, { ...at, body }, it);
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
      await before();
      return call(t, amendments.amendRegistration, { ...at, body }, staff);
    },
    /** The next family's registration into this one, with everybody who can join it as a child. */
    async merge() {
      const place = families.indexOf(family);
      const ends = families[(place + 1) % families.length];
      if (!ends) return undefined;
      const both = { params: { orderId: family.orderId, otherOrderId: ends.orderId } };
      const options = await call(t, merging.getMergeOptions, both, reads);
      if (options.status !== 200) return undefined;
      const { others, amendments: count, netBefore } = options.data;
      const people = drawn.joins
        ? others.map(({ participantId }) => ({ participantId, relationship: 'DAUGHTER' as const }))
        : [];
      const wanted = { people, ...(drawn.packages !== undefined && { packageId }) };
      const preview = await call(t, merging.previewMerge, { ...both, body: { merge: wanted } }, reads);
      if (preview.status !== 200) return preview;
      const { moved: movedBefore } = preview.data;
      const body = { merge: wanted, reason: 'Because', amendments: count, netBefore, movedBefore };
      await before();
      return call(t, merging.mergeRegistrations, { ...both, body }, staff);
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
      await before();
      return call(t, requests.acceptChangeRequest, { ...at, body }, staff);
    },
    async decline() {
      const requestId = (await latest())?._id ?? family.orderId;
      const body = { requestId, reason: 'Because' };
      await before();
      return call(t, requests.declineChangeRequest, { ...at, body }, staff);
    },
    async withdraw() {
      const requestId = (await latest())?._id ?? family.orderId;
      await before();
      return call(t, own.withdrawChangeRequest, { ...at, body: { requestId } }, it);
    },
    async undo() {
      const { data } = await call(t, desk.getRegistration, at, reads);
      const decisions = [{ orderId: family.orderId, decisionId: data.undo?.decisionId ?? family.orderId }];
      await before();
      return call(t, undoRegistrationDecisions, { body: { decisions } }, staff);
    },
    approve: () => call(t, desk.approveRegistration, at, staff),
    reject: () => call(t, desk.rejectRegistration, because, staff),
    reopen: () => call(t, desk.reopenRegistration, at, staff),
    reinstate: () => call(t, desk.reinstateRegistration, at, staff),
    cancel: () => call(t, desk.cancelRegistration, because, staff),
    /** Its registration, or the order by which a change is paid. */
    async 'cancel own'() {
      const { rows } = await t.database.pool.query<{ id: string }>(
        'select id from orders where parent_order_id = $1 and cancelled_at is null order by id desc limit 1',
        [family.orderId],
      );
      const orderId = (drawn.whole ? undefined : rows[0]?.id) ?? family.orderId;
      await before();
      return call(t, cancelOrder, { params: { orderId }, body: {} }, it);
    },
    async pay() {
      const reported = await call(t, reportChequePayment, at, it);
      if (reported.status !== 200) return reported;
      const { net } = (await seen())?.balance ?? { net: 1 };
      return office.receivesAndApproves(family, { amount: Math.max(net, 1) });
    },
    async 'ask to cancel'() {
      const estimate = await call(t, cancels.getCancelEstimate, at, family);
      if (estimate.status !== 200) return undefined;
      const body = { reason: '', keptSeen: estimate.data.kept };
      return call(t, cancels.askToCancel, { ...at, body }, it);
    },
    'stay after all': () => call(t, cancels.takeCancelRequestBack, at, it),
    async 'cancel as asked'() {
      const { data } = await call(t, desk.getRegistration, at, reads);
      const body = { requestId: data.cancelRequest?._id ?? family.orderId, answer: '' };
      return call(t, desk.cancelAsAsked, { ...at, body }, staff);
    },
    async 'let changes lapse'() {
      await t.database.pool.query(
        "update order_amendments set created_at = now() - case when order_id = $1 then interval '11 days' else '0' end",
        [family.orderId],
      );
      await before();
      const { failures } = await endUnpaidChanges(t.ctx);
      return { status: failures.length > 0 ? 500 : 200 };
    },
    async 'register a family'() {
      const self = participantPayload(family);
      const { primaryUserId: _user, conventionId, ...person } = self;
      const body = {
        conventionId,
        people: [
          {
            ...person,
            relationShip: 'SELF' as const,
            dob: '1946-02-11',
            mobile: { countryCode: '+1', phoneNumber: '3125550188' },
          },
        ],
        packageId,
        how: 'PHONE' as const,
        termsRead: true as const,
        expectedTotal: packageId === packageIds[0] ? 1_000 : 1_300,
      };
      return call(t, registerFamily, { body }, staff);
    },
    async 'join wait list'() {
      await begin();
      return call(t, waiting.joinWaitList, { query }, it);
    },
    'leave wait list': () => call(t, waiting.leaveWaitList, { query }, it),
    async send() {
      await begin();
      await call(t, selectPackage, { query }, it);
      return call(t, submitForApproval, { query: family.of, body: {} }, it);
    },
    'move to front': async () => call(t, lists.moveToFront, await entry(), staff),
    'take off wait list': async () => call(t, lists.removeFromWaitList, await entry(), staff),
    'serve wait lists': serve,
    async 'let offers end'() {
      await t.database.pool.query(
        "update wait_list_entries set offered_until = now() where state = 'OFFERED' and package_id = any($1)",
        [packageIds],
      );
      return serve();
    },
  };
  return (await answer[drawn.act]())?.status;
}

/** The family that was drawn; one that waits, or that asked for something, where the act needs it. */
async function actorOf(
  { t, families }: Pick<ChangeWorld, 't' | 'families'>,
  { act, family: place }: ChangeEvent,
): Promise<TestFamily> {
  const drawn = waitListActs.has(act) ? families[sent + (place % unsent)] : families[place];
  if (!drawn) throw new Error('Nobody of this world');
  if (!answersToRequests.has(act)) return drawn;
  const { rows } = await t.database.pool.query<{ id: string }>(
    "select order_id as id from change_requests where state = 'OPEN' and order_id = any($1) order by id",
    [families.map(({ orderId }) => orderId)],
  );
  const asked = rows[place % Math.max(1, rows.length)];
  return families.find(({ orderId }) => orderId === asked?.id) ?? drawn;
}

/** Packages that keep a place idle although a family waits for it, once the wait lists were served. */
export async function idlePackages({ t, packageIds }: ChangeWorld): Promise<unknown[]> {
  expect(await serveWaitLists(t.ctx)).toEqual([]);
  const { rows } = await t.database.pool.query<{ id: string }>(
    `select id, capacity, seats_taken, seats_held, families_waiting from packages
     where id = any($1) and families_waiting > 0 and seats_taken + seats_held < capacity`,
    [packageIds],
  );
  return rows;
}
