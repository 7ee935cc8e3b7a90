import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as amendments from '@sangamam/contract/orders/amendments/amendment-endpoints';
import type { AmendmentOutcome } from '@sangamam/contract/orders/amendments/amendment-endpoints';
import { messageFamily } from '@sangamam/contract/casework/care/registration-care-endpoints';
import { askForChange } from '@sangamam/contract/casework/questions/question-endpoints';
import { getRegistration } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { getOrder, getReviewById, listOrderHistory } from '@sangamam/contract/orders/order-endpoints';
import { listParticipants } from '@sangamam/contract/orders/participants/participant-endpoints';

import { buildAddon } from '#seed/factories/build-addon.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { participantPayload, submitFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';
import { outbox } from '#test/outbox.ts';
import { buildPaymentDesk, type PaymentDesk } from '#test/payments/payment-desk.ts';

let t: TestApp;
let desk: PaymentDesk;
let larger: string;
let addonId: string;

beforeAll(async () => {
  t = await buildTestApp();
  desk = await buildPaymentDesk(t);
  const { conventionId } = desk;
  ({ id: larger } = await buildPackage(t.ctx, { conventionId, price: 1_300, cadPrice: 1_700 }));
  ({ id: addonId } = await buildAddon(t.ctx, { conventionId }));
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

type Body = EndpointInput<typeof amendments.amendRegistration>['body'];
type Wanted = Pick<Body, 'change' | 'settlement'>;

const optionsOf = async (family: TestFamily) =>
  (await call(t, amendments.getAmendmentOptions, desk.at(family), desk.registrar)).data;

const preview = (family: TestFamily, body: Wanted) =>
  call(t, amendments.previewAmendment, { ...desk.at(family), body }, desk.registrar);

type Seen = Pick<Body, 'amendments' | 'netBefore'>;

/** What staff see who look now. */
async function look(family: TestFamily): Promise<Seen> {
  const { amendments: seen, balance } = await optionsOf(family);
  return { amendments: seen, netBefore: balance.net };
}

/** Applies a change as staff do who have just looked. */
async function amend(family: TestFamily, wanted: Wanted, seen?: Seen) {
  const body: Body = { ...wanted, reason: 'A cousin comes too', ...(seen ?? (await look(family))) };
  return call(t, amendments.amendRegistration, { ...desk.at(family), body }, desk.registrar);
}

const newcomer = (family: TestFamily, changes: Parameters<typeof participantPayload>[1] = {}) => ({
  join: [participantPayload(family, changes)],
});

const peopleOf = async (family: TestFamily) =>
  (await call(t, listParticipants, { query: family.of }, family)).data.participants;

const reviewOf = async ({ token }: TestFamily, orderId: string) =>
  (await call(t, getReviewById, { params: { orderId } }, { token })).data;

describe('a confirmed, paid registration', () => {
  it('gets a person and a dearer package, stays CONFIRMED, and the difference is an order of its own', async () => {
    const family = await desk.confirmedFamily();
    const wanted = { change: { ...newcomer(family), packageId: larger } };
    const planned = await preview(family, wanted);
    expect(planned.data).toMatchObject({
      joining: ['Anna Chacko'],
      leaving: [],
      before: { net: 1_000, open: 0, state: 'PAID' },
      after: { net: 1_000, open: 0, state: 'PAID' },
      carriedOver: 300,
      needConsent: ['Anna Chacko'],
    });
    const { data } = await amend(family, wanted);
    const { childOrderId, decisionId: _decision, ...outcome } = data;
    // The reason beside the lines that go is given with the change.
    const amounts = ({ lines }: AmendmentOutcome) => lines.map(({ detail: _reason, ...line }) => line);
    expect({ ...outcome, lines: amounts(data) }).toEqual({ ...planned.data, lines: amounts(planned.data) });
    const order = await desk.orderOf(family);
    expect(order).toMatchObject({
      status: 'CONFIRMED',
      packageData: { _id: larger, packagePrice: 1_300 },
      priceInfo: { netPrice: 1_000 },
    });
    expect((await peopleOf(family)).map(({ isParticipated }) => isParticipated)).toEqual([true, true]);
    const child = await call(t, getOrder, { params: { orderId: childOrderId ?? '' } }, family);
    expect(child.data).toMatchObject({
      parentOrderId: family.orderId,
      status: 'PAYMENT_NOT_DONE',
      registrationStatus: 'REG_APPROVED',
      priceInfo: { netPrice: 300 },
    });
    const paying = { ...family, orderId: childOrderId ?? '', tempNumber: child.data.tmpConvRegNo };
    await desk.reports(paying);
    await desk.receivesAndApproves(paying, { amount: 300 });
    expect((await desk.orderOf(paying)).status).toBe('CONFIRMED');
    expect((await desk.orderOf(family)).status).toBe('CONFIRMED');
  });

  it('keeps a fee of a cheaper package, and the rest is refund due', async () => {
    const family = await desk.confirmedFamily();
    const { id: cheaper } = await buildPackage(t.ctx, {
      conventionId: desk.conventionId,
      price: 400,
      cadPrice: 500,
    });
    const wanted = { change: { packageId: cheaper }, settlement: { keptFee: 150 } };
    const { data } = await amend(family, wanted);
    expect(data.after).toMatchObject({ net: 550, received: 1_000, over: 450, state: 'PAID' });
    const { lines } = await reviewOf(family, family.orderId);
    expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['PACKAGE', 1_000],
      ['REMOVAL', -1_000],
      ['PACKAGE', 400],
      ['KEPT_ON_CANCELLATION', 150],
    ]);
  });

  it('can be changed without charging the family', async () => {
    const family = await desk.confirmedFamily();
    const { data } = await amend(family, { change: { packageId: larger }, settlement: { waive: true } });
    expect([data.carriedOver, data.childOrderId, data.after.net]).toEqual([0, null, 1_000]);
    expect((await desk.orderOf(family)).packageData?._id).toBe(larger);
  });
});

it('an open payment asks for the new price, and the family reads what changed', async () => {
  const family = await desk.family();
  await desk.reports(family);
  const { data } = await amend(family, { change: { packageId: larger } });
  expect([data.carriedOver, data.after.net]).toEqual([0, 1_300]);
  expect(await desk.paymentOf(family)).toMatchObject({ netAmount: 1_300 });
  const mail = (await outbox(t, { to: family.account.email })).findLast(
    ({ kind }) => kind === 'order.amended',
  );
  expect(mail?.text).toContain('A cousin comes too');
  const query = { userId: family.account.id };
  const [own] = (await call(t, listOrderHistory, { query }, family)).data;
  expect(own?.timelineEvents.at(-1)).toMatchObject({ what: 'AMENDED', note: 'A cousin comes too' });
});

it('a change deals with what the family wished, and not with what it is still asked', async () => {
  const family = await desk.family();
  const at = { params: { orderId: family.orderId } };
  const conversation = async () =>
    (await call(t, getRegistration, at, desk.registrar)).data.conversation?.state;
  const body = { answerId: '019aa0b4-3333-7000-8000-000000000001', answer: 'My cousin comes too' };
  await call(t, askForChange, { ...at, body }, family);
  expect(await conversation()).toBe('ANSWERED');
  await amend(family, { change: newcomer(family) });
  expect(await conversation()).toBeUndefined();
  await call(t, messageFamily, { ...at, body: { question: 'Which parish is it?' } }, desk.registrar);
  await amend(family, { change: { packageId: larger } });
  expect(await conversation()).toBe('WAITING');
});

it('add-ons go up and down: what stays keeps its price, and places follow', async () => {
  const { conventionId } = desk;
  const { id: limited } = await buildAddon(t.ctx, {
    conventionId,
    type: 'SINGLE_FIELD',
    options: [{ key: 'Seats', price: 20, cadPrice: 25, capacity: 6 }],
  });
  const family = await desk.family();
  const seats = (quantity: number) => ({
    change: { addons: quantity === 0 ? [] : [{ addonId: limited, key: 'Seats', quantity }] },
  });
  expect((await amend(family, seats(4))).data.after.net).toBe(1_080);
  expect((await preview(family, seats(7))).codes).toEqual(['SOLD_OUT']);
  expect((await amend(family, seats(7))).codes).toEqual(['SOLD_OUT']);
  expect((await amend(family, seats(6))).data.after.net).toBe(1_120);
  expect((await amend(family, seats(3))).data.after.net).toBe(1_060);
  expect((await optionsOf(family)).selection).toMatchObject([
    { addonId: limited, key: 'Seats', quantity: 3 },
  ]);
  expect((await amend(family, seats(0))).data.after.net).toBe(1_000);
  const other = await desk.family();
  expect((await amend(other, seats(6))).data.after.net).toBe(1_120);
});

it('what was taken off returns no place twice when the registration is cancelled', async () => {
  const { id: limited } = await buildAddon(t.ctx, {
    conventionId: desk.conventionId,
    type: 'SINGLE_FIELD',
    options: [{ key: 'Seats', price: 20, cadPrice: 25, capacity: 4 }],
  });
  const seats = (quantity: number) => ({
    change: { addons: [{ addonId: limited, key: 'Seats', quantity }] },
  });
  const [family, other] = [await desk.family(), await desk.family()];
  await amend(family, seats(3));
  await amend(family, seats(1));
  await amend(other, seats(3));
  await desk.cancels(family);
  expect((await amend(other, seats(4))).data.after.net).toBe(1_080);
  await expectInvariants(t);
});

it('a person leaves and comes back, with the snapshot of that day', async () => {
  const family = await desk.family();
  await amend(family, { change: newcomer(family) });
  const daughter = (await peopleOf(family)).at(-1)?.userId._id ?? '';
  const { data } = await amend(family, { change: { leave: [daughter] } });
  expect([data.leaving, data.lines]).toEqual([['Anna Chacko'], []]);
  expect((await peopleOf(family)).at(-1)?.isParticipated).toBe(false);
  await amend(family, { change: { attend: [daughter] } });
  expect((await peopleOf(family)).at(-1)?.isParticipated).toBe(true);
});

describe('a change is refused, and nothing is stored,', () => {
  const refused: [string, (family: TestFamily) => Wanted | Promise<Wanted>, string][] = [
    ['when it changes nothing', () => ({ change: {} }), 'AMENDMENT_CHANGES_NOTHING'],
    ['when nobody is left', ({ selfId }) => ({ change: { leave: [selfId] } }), 'PARTICIPANT_REQUIRED'],
    [
      'for a person of another registration',
      async () => ({ change: { leave: [(await desk.family()).selfId] } }),
      'USER_NOT_FOUND',
    ],
    [
      'for a second mother',
      (family) => ({
        change: {
          join: [
            participantPayload(family, { relationShip: 'MOTHER', dob: '1960-01-15' }),
            participantPayload(family, { relationShip: 'MOTHER', dob: '1961-01-15' }),
          ],
        },
      }),
      'RELATIONSHIP_TAKEN',
    ],
    [
      'for a package that does not fit',
      async () => {
        const { conventionId } = desk;
        const { id: packageId } = await buildPackage(t.ctx, { conventionId, minPeople: 3 });
        return { change: { packageId } };
      },
      'PACKAGE_NOT_AVAILABLE',
    ],
    [
      'for a package that is sold out',
      async () => {
        const { conventionId } = desk;
        const { id: packageId } = await buildPackage(t.ctx, { conventionId, capacity: 1 });
        await submitFamily(t, conventionId, packageId);
        return { change: { packageId } };
      },
      'SOLD_OUT',
    ],
    [
      'for an unknown add-on option',
      () => ({ change: { addons: [{ addonId, key: 'Perhaps', quantity: 1 }] } }),
      'ADDON_NOT_AVAILABLE',
    ],
    [
      'for a fee above what the change gives back',
      (family) => ({ change: newcomer(family), settlement: { keptFee: 10 } }),
      'KEPT_FEE_TOO_HIGH',
    ],
  ];
  it.each(refused)('%s', async (_condition, wantedBy, code) => {
    const family = await desk.family();
    const wanted = await wantedBy(family);
    const before = [await desk.orderOf(family), await optionsOf(family)];
    expect((await preview(family, wanted)).codes).toEqual([code]);
    expect((await amend(family, wanted)).codes).toEqual([code]);
    expect([await desk.orderOf(family), await optionsOf(family)]).toEqual(before);
  });

  it('for a cancelled registration', async () => {
    const family = await desk.family();
    const seen = await look(family);
    await desk.cancels(family);
    const answer = await amend(family, { change: { packageId: larger } }, seen);
    expect(answer.codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
  });
});

it('of two changes at once one wins, and the other is told who was quicker', async () => {
  for (let round = 0; round < 4; round += 1) {
    const family = await desk.family();
    const seen = await look(family);
    const answers = await Promise.all(
      [larger, desk.packageId].map((packageId, index) =>
        amend(family, { change: { packageId, specialRequest: `Request ${index}` } }, seen),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 409)?.codes).toEqual(['CONFLICT']);
    expect((await optionsOf(family)).amendments).toBe(1);
  }
});

it('two registrations exchange their packages and add-ons at once, and both are changed', async () => {
  const { conventionId } = desk;
  const options = ['Day', 'Evening'].map((key) => ({ key, price: 20, cadPrice: 25, capacity: 100 }));
  const addonIds: string[] = [];
  for (let each = 0; each < 2; each += 1)
    addonIds.push((await buildAddon(t.ctx, { conventionId, type: 'SINGLE_FIELD', options })).id);
  const having = (index: number): Wanted => ({
    change: {
      packageId: [desk.packageId, larger][index],
      addons: [{ addonId: addonIds[index] ?? '', key: 'Day', quantity: 1 }],
    },
  });
  const pairs: [TestFamily, TestFamily][] = [];
  for (let each = 0; each < 6; each += 1) pairs.push([await desk.family(), await desk.family()]);
  for (const pair of pairs) for (const [index, family] of pair.entries()) await amend(family, having(index));
  for (const round of [1, 0, 1]) {
    const seen = await Promise.all(
      pairs.flat().map(async (family) => ({ family, seen: await look(family) })),
    );
    const answers = await Promise.all(
      seen.map(({ family, seen: saw }, index) => amend(family, having((index + round) % 2), saw)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  }
});

it('a change and a cancellation at once: the places are free afterwards', async () => {
  for (let round = 0; round < 4; round += 1) {
    const family = await desk.family();
    const seen = await look(family);
    await Promise.all([amend(family, { change: { packageId: larger } }, seen), desk.cancels(family)]);
    expect((await desk.orderOf(family)).status).toBe('CANCELLED');
  }
  await expectInvariants(t);
});
