import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDiscount } from '@sangamam/contract/conventions/discounts/discount-admin-endpoints';
import { getOrder } from '@sangamam/contract/orders/order-endpoints';
import { orderStatuses } from '@sangamam/contract/orders/order-status';

import { buildAddon } from '#seed/factories/build-addon.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { refreshReadiness } from '#server/features/reports/readiness/refresh-readiness.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createRegistrant, createStaff } from '#test/fixtures/accounts.ts';
import { expectInvariants, invariantsOfSeries } from '#test/invariants.ts';
import {
  applyEvent,
  statusInModel,
  type CodeOfModel,
  type ModelChange,
  type TimelineEventKind,
  type OrderModel,
} from '#test/order-model/order-model.ts';
import { playOrderEvent, type OrderWorld } from '#test/order-model/play-order-event.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let actors: Pick<OrderWorld, 'family' | 'registrar' | 'treasurer'>;
let treasurer: Awaited<ReturnType<typeof createStaff>>;
let organiser: { token: string };
let worlds = 0;
const reached = new Set<string>();

beforeAll(async () => {
  t = await buildTestApp();
  treasurer = await createStaff(t, 'TREASURER');
  organiser = { token: await signInAs(t, await createStaff(t, 'ADMIN')) };
  const account = await createRegistrant(t, { maritalStatus: 'SINGLE' });
  actors = {
    family: { userId: account.id, token: await signInAs(t, account) },
    registrar: { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) },
    treasurer: { token: await signInAs(t, treasurer) },
  };
});
afterAll(() => t.close());

/** Each sequence has its own convention, so that none affects the next. */
async function newWorld(): Promise<OrderWorld> {
  worlds += 1;
  // Refunds ask for a fresh proof, and a long run outlives one; so do histories in which time passes.
  if (worlds % 3 === 0) actors.treasurer = { token: await signInAs(t, treasurer) };
  const { id: conventionId } = await buildConvention(t.ctx);
  const { id: paid } = await buildPackage(t.ctx, { conventionId, capacity: 1 });
  const { id: larger } = await buildPackage(t.ctx, { conventionId, price: 1_300, cadPrice: 1_700 });
  const { id: free } = await buildPackage(t.ctx, { conventionId, price: 0, cadPrice: 0 });
  // Sold by the seat: a family may buy it again with every add-on order.
  const { id: addonId } = await buildAddon(t.ctx, {
    conventionId,
    type: 'SINGLE_FIELD',
    options: [{ key: 'Seats', price: 40, cadPrice: 55 }],
  });
  const seats = [{ key: 'Seats', price: 40, cadPrice: 55, capacity: 0 }];
  const { id: boatId } = await buildAddon(t.ctx, { conventionId, type: 'SINGLE_FIELD', options: seats });
  const { rows } = await t.database.pool.query<{ id: string }>(
    'select id from addon_options where addon_id = $1',
    [boatId],
  );
  const one = { key: 'Seats', value: { price: 7, quantity: 1 } };
  return {
    t,
    ...actors,
    boat: { type: 'SINGLE_FIELD', addonId: boatId, title: '', data: one },
    boatOptionId: rows[0]?.id ?? '',
    conventionId,
    packages: { 0: free, 1000: paid, 1300: larger },
    codes: await defineCodes(conventionId),
    shuttle: {
      type: 'SINGLE_FIELD',
      addonId,
      title: '',
      data: one,
    },
    registration: undefined,
    addons: [],
  };
}

/** A code of each kind; one use for a family, so that a code which is not released is noticed. */
async function defineCodes(conventionId: string): Promise<OrderWorld['codes']> {
  const rule = {
    title: 'Helpers',
    scope: 'NET' as const,
    packageIds: [],
    validFrom: null,
    validUntil: null,
    maxUses: 1,
    maxUsesPerFamily: 1,
    budget: 1000,
    cadBudget: null,
    percent: null,
    amount: null,
    cadAmount: null,
    active: true,
  };
  const drafts = {
    hundred: { ...rule, code: 'HUNDRED-OFF', amount: 100, cadAmount: 130 },
    everything: { ...rule, code: 'EVERYTHING', percent: 100 },
    withdrawn: { ...rule, code: 'WITHDRAWN', percent: 10, active: false },
  };
  for (const body of Object.values(drafts)) {
    const { codes } = await call(t, createDiscount, { params: { conventionId }, body }, organiser);
    if (codes.length > 0) throw new Error(`A code was refused with ${codes.join()}`);
  }
  const { hundred, everything, withdrawn } = drafts;
  return { hundred: hundred.code, everything: everything.code, withdrawn: withdrawn.code };
}

// The commands of fast-check read the product's state themselves.
/* oxlint-disable vitest/no-standalone-expect */
class Command implements fc.AsyncCommand<OrderModel, OrderWorld> {
  readonly what: TimelineEventKind;
  constructor(what: TimelineEventKind) {
    this.what = what;
  }
  check(model: Readonly<OrderModel>): boolean {
    // The model decides whether a call must succeed; only calls that cannot be made are left out.
    return applyEvent(structuredClone(model) as OrderModel, this.what) !== 'skip';
  }
  async run(model: OrderModel, world: OrderWorld): Promise<void> {
    const refusal = applyEvent(model, this.what);
    expect(await playOrderEvent(world, this.what)).toEqual(refusal === undefined ? [] : [refusal]);
    const pairs = [
      [model.registration, world.registration] as const,
      ...model.addons.map((order, place) => [order, world.addons[place]] as const),
    ];
    for (const [order, { id: orderId = '' } = { id: '' }] of pairs) {
      if (!order) continue;
      const { data } = await call(t, getOrder, { params: { orderId } }, world.family);
      expect({
        status: data.status,
        registration: data.registrationStatus,
        payment: data.paymentStatus,
        number: data.permConvRegNo !== null,
      }).toEqual({
        status: statusInModel(order),
        registration: order.registration,
        payment: order.payment?.state ?? null,
        number: order.number,
      });
      reached.add(data.status);
    }
  }
  toString(): string {
    return JSON.stringify(this.what);
  }
}

/* oxlint-enable vitest/no-standalone-expect */

const on = fc.constantFrom('registration' as const, 'registration' as const, 'addons' as const);
/** What the treasurer does with money that is there; twice in the list, because few sequences get that far. */
const withMoney: fc.Arbitrary<TimelineEventKind>[] = [
  fc.record({ event: fc.constant('move money'), on, amount: fc.constantFrom(10, 40, 200) }),
  fc.record({ event: fc.constant('enter refund'), on, share: fc.constantFrom('half', 'all') }),
  fc.record({
    event: fc.constant('decide refund'),
    on,
    action: fc.constantFrom('approve', 'approve', 'send', 'send', 'finish', 'fail', 'donate', 'discard'),
  }),
];
const change = {
  package: fc.constantFrom<ModelChange['package'][]>(undefined, 0, 1000, 1300, 1300),
  seats: fc.constantFrom<ModelChange['seats'][]>(undefined, undefined, 0, 1, 3),
};
const withPeople = fc.record({
  ...change,
  people: fc.constantFrom<ModelChange['people'][]>(undefined, 'one more', 'one less'),
});
const keptFee = fc.constantFrom(0 as const, 0 as const, 30 as const);
/** What changes a registration that was sent. */
const withChanges: fc.Arbitrary<TimelineEventKind>[] = [
  fc.record({ event: fc.constant('amend'), to: withPeople, keptFee, waive: fc.boolean() }),
  fc.record({ event: fc.constant('ask for change'), to: fc.record(change) }),
  fc.record({ event: fc.constant('take request'), whole: fc.boolean(), waive: fc.boolean() }),
  fc.record({ event: fc.constantFrom('decline request', 'withdraw request') }),
  fc.constant({ event: 'let changes lapse' }),
  fc.record({ event: fc.constant('undo decision'), on: fc.constant('registration') }),
];
/** The wait list of a sold-out add-on. */
const withBoat = fc.record({
  event: fc.constantFrom(
    'wait for boat',
    'wait for boat',
    'leave boat list',
    'add a seat',
    'serve boat list',
    'serve boat list',
    'let boat offers end',
  ),
});
const happenings: fc.Arbitrary<TimelineEventKind>[] = [
  withBoat,
  withBoat,
  ...withMoney,
  ...withMoney,
  ...withChanges,
  ...withChanges,
  fc.constant({ event: 'initiate' }),
  fc.record({ event: fc.constant('choose package'), price: fc.constantFrom(0, 1000) }),
  fc.record({
    event: fc.constant('enter code'),
    code: fc.constantFrom('hundred', 'hundred', 'everything', 'withdrawn', 'unknown'),
  }),
  fc.constant({ event: 'remove code' }),
  fc.constant({ event: 'submit' }),
  fc.constant({ event: 'open add-on order' }),
  fc.record({
    event: fc.constant('choose add-ons'),
    choice: fc.constantFrom('shuttle', 'shuttle', 'boat', 'request', 'nothing'),
  }),
  fc.constant({ event: 'submit add-on order' }),
  fc.record({ event: fc.constant('report'), on, method: fc.constantFrom('CHASE', 'CHEQUE') }),
  fc.record({ event: fc.constant('receive'), on, amount: fc.constantFrom(10, 40, 900, 1000, 1200) }),
  fc.record({ event: fc.constant('receive and approve'), on, amount: fc.constantFrom(40, 900, 1000) }),
  fc.record({ event: fc.constant('approve payment'), on, reason: fc.boolean() }),
  fc.record({ event: fc.constantFrom('decline payment', 'reject payment', 'reverse payment'), on }),
  fc.record({ event: fc.constant('undo'), on }),
  fc.record({ event: fc.constant('undo'), on }),
  fc.record({ event: fc.constant('correct payment'), on, amount: fc.constantFrom(0, 30, 1000) }),
  fc.record({ event: fc.constant('approve'), on }),
  fc.record({ event: fc.constant('adjust'), on, amount: fc.constantFrom(-1000, -40, 25, 40) }),
  fc.record({
    event: fc.constantFrom('reject', 'reopen', 'cancel', 'cancel own', 'reinstate', 'reinstate'),
    on,
  }),
  fc.record({ event: fc.constant('take back'), on, reason: fc.boolean() }),
  fc.record({ event: fc.constant('undo decision'), on }),
  fc.record({ event: fc.constant('undo decision'), on }),
  fc.constant({ event: 'wait' }),
];
const submitted: TimelineEventKind[] = [
  { event: 'initiate' },
  { event: 'choose package', price: 1000 },
  { event: 'submit' },
];
const reported: TimelineEventKind[] = [
  ...submitted,
  { event: 'report', on: 'registration', method: 'CHASE' },
];
const confirmed: TimelineEventKind[] = [
  ...reported,
  { event: 'approve', on: 'registration' },
  { event: 'receive', on: 'registration', amount: 1000 },
  { event: 'approve payment', on: 'registration', reason: false },
];
const addonOrder: TimelineEventKind[] = [
  { event: 'open add-on order' },
  { event: 'choose add-ons', choice: 'shuttle' },
  { event: 'submit add-on order' },
];
const offered: TimelineEventKind[] = [
  ...confirmed,
  { event: 'wait for boat' },
  { event: 'add a seat' },
  { event: 'serve boat list' },
];
const boatOrder: TimelineEventKind[] = [
  { event: 'open add-on order' },
  { event: 'choose add-ons', choice: 'boat' },
  { event: 'submit add-on order' },
];
const upgraded: TimelineEventKind[] = [
  ...confirmed,
  { event: 'amend', to: { package: 1300, people: 'one more' }, keptFee: 0, waive: false },
];
const discounted = (code: CodeOfModel): TimelineEventKind[] => [
  { event: 'initiate' },
  { event: 'choose package', price: 1000 },
  { event: 'enter code', code },
  { event: 'submit' },
];
/** The starting points of sequences, so that deep states are visited too. */
const openings: TimelineEventKind[][] = [
  [],
  submitted,
  reported,
  confirmed,
  [...confirmed, { event: 'cancel', on: 'registration' }],
  [...confirmed, ...addonOrder, { event: 'cancel', on: 'registration' }],
  [
    ...confirmed,
    { event: 'cancel', on: 'registration' },
    { event: 'enter refund', on: 'registration', share: 'all' },
    { event: 'decide refund', on: 'registration', action: 'approve' },
    { event: 'decide refund', on: 'registration', action: 'send' },
    { event: 'reinstate', on: 'registration' },
  ],
  [
    ...confirmed,
    { event: 'cancel', on: 'registration' },
    { event: 'enter refund', on: 'registration', share: 'all' },
  ],
  [...reported, { event: 'receive', on: 'registration', amount: 1200 }, ...addonOrder],
  [
    ...confirmed,
    { event: 'cancel', on: 'registration' },
    { event: 'enter refund', on: 'registration', share: 'half' },
    { event: 'decide refund', on: 'registration', action: 'approve' },
    { event: 'decide refund', on: 'registration', action: 'send' },
  ],
  [...confirmed, ...addonOrder],
  offered,
  [...offered, ...boatOrder],
  [...offered, ...boatOrder, { event: 'wait for boat' }, { event: 'cancel own', on: 'addons' }],
  [...offered, { event: 'let boat offers end' }, ...boatOrder],
  upgraded,
  [...upgraded, { event: 'wait' }, { event: 'let changes lapse' }],
  [...upgraded, { event: 'report', on: 'addons', method: 'CHASE' }],
  [...confirmed, { event: 'amend', to: { package: 0 }, keptFee: 30, waive: false }],
  [...reported, { event: 'ask for change', to: { package: 1300, seats: 1 } }],
  [...submitted, { event: 'reject', on: 'registration' }],
  [
    ...discounted('hundred'),
    { event: 'report', on: 'registration', method: 'CHASE' },
    { event: 'receive', on: 'registration', amount: 900 },
  ],
  [...discounted('hundred'), { event: 'reject', on: 'registration' }],
  [...discounted('hundred'), { event: 'cancel', on: 'registration' }, ...discounted('hundred')],
  discounted('everything'),
  [...confirmed, { event: 'undo', on: 'registration' }],
  [...submitted, { event: 'approve', on: 'registration' }, { event: 'wait' }],
  [...submitted, { event: 'approve', on: 'registration' }, { event: 'undo decision', on: 'registration' }],
  [...reported, { event: 'decline payment', on: 'registration' }],
  [...reported, ...addonOrder],
  [
    { event: 'initiate' },
    { event: 'choose package', price: 0 },
    { event: 'submit' },
    { event: 'approve', on: 'registration' },
    { event: 'open add-on order' },
    { event: 'choose add-ons', choice: 'request' },
    { event: 'submit add-on order' },
  ],
];

/** How often each kind of entry, of change and each state of refunds and requests came about in all histories. */
async function moneyEvents(): Promise<string> {
  const { rows } = await t.database.pool.query<{ what: string; often: string }>(
    `select lower(kind) as what, count(*) as often from payment_entries group by 1
     union all select 'refund ' || lower(state), count(*) from refunds group by 1
     union all select case when child_order_id is null then 'amendment' else 'amendment with an order of its own' end, count(*) from order_amendments group by 1
     union all select 'wait for the boat: ' || lower(state), count(*) from wait_list_entries group by 1
     union all select 'request ' || lower(state), count(*) from change_requests group by 1
     union all select 'discount', count(*) from order_line_items where kind = 'DISCOUNT' order by 1`,
  );
  return rows.map(({ what, often }) => `${often} ${what}`).join(', ');
}

// The suite repeats the same sequences, so that a change is judged by itself; the nightly workflow draws new ones, and
// many more: ORDER_MODEL_SEED=<number> ORDER_MODEL_RUNS=2000 npm test -- unit.
const seed = Number(process.env['ORDER_MODEL_SEED'] ?? 578_760_129);
const runs = Number(process.env['ORDER_MODEL_RUNS'] ?? 30);

it(
  'no sequence of calls leads to a state that the model does not have',
  { timeout: 300_000 + runs * 1_000 },
  async () => {
    process.stdout.write(`Order model: ${runs} runs with seed ${seed}\n`);
    const commands = fc.commands(
      happenings.map((one) => one.map((what) => new Command(what))),
      { maxCommands: 20, size: 'max' },
    );
    const stillHolds = invariantsOfSeries(t);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...openings), commands, async (opening, played) => {
        const [model, world]: [OrderModel, OrderWorld] = [
          { registration: undefined, addons: [], boat: { capacity: 0, list: [] } },
          await newWorld(),
        ];
        for (const what of opening) await new Command(what).run(model, world);
        // What follows changes registrations whose readiness is stored.
        await refreshReadiness(t.ctx);
        await fc.asyncModelRun(() => ({ model, real: world }), played);
        await stillHolds();
      }),
      { numRuns: runs, seed },
    );
    await expectInvariants(t);
    expect([...reached].toSorted()).toEqual([...orderStatuses].toSorted());
    process.stdout.write(`Order model: clean after ${runs} histories, with ${await moneyEvents()}\n`);
  },
);
