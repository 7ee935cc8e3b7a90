import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { usualFamilyChanges, type FamilyChanges } from '@sangamam/contract/conventions/family-changes';
import * as requests from '@sangamam/contract/orders/amendments/change-request-admin-endpoints';
import { allParts, type ChangeParts } from '@sangamam/contract/orders/amendments/change-request';
import * as own from '@sangamam/contract/orders/amendments/family-change-endpoints';
import { undoRegistrationDecisions } from '@sangamam/contract/orders/decisions/undo/undo-endpoints';
import { joinWaitList } from '@sangamam/contract/orders/wait-list/wait-list-endpoints';
import { amendRegistration } from '@sangamam/contract/orders/amendments/amendment-endpoints';
import { listParticipants } from '@sangamam/contract/orders/participants/participant-endpoints';
import { listOrderHistory } from '@sangamam/contract/orders/order-endpoints';
import { listRegistrations } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';

import { buildAddon } from '#seed/factories/build-addon.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { changeRequests, conventions } from '#server/db/schema/schema.ts';
import { purgeChangeRequests } from '#server/features/orders/amendments/purge-change-requests.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import {
  participantPayload,
  startFamily,
  submitFamily,
  type TestFamily,
} from '#test/fixtures/registrations.ts';
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
  ({ id: addonId } = await buildAddon(t.ctx, {
    conventionId,
    type: 'SINGLE_FIELD',
    options: [{ key: 'Seats', price: 20, cadPrice: 25, capacity: 6 }],
  }));
});
beforeEach(() => allow({}));
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

type Body = EndpointInput<typeof own.sendOwnAmendment>['body'];
type Change = Body['change'];

async function allow(
  changes: Partial<FamilyChanges>,
  terms: typeof conventions.$inferInsert.cancellation = [],
) {
  await t.ctx.db
    .update(conventions)
    .set({ familyChanges: { ...usualFamilyChanges, ...changes }, cancellation: terms })
    .where(eq(conventions.id, desk.conventionId));
}

const read = async (family: TestFamily) => (await call(t, own.getOwnAmendment, desk.at(family), family)).data;

async function send(family: TestFamily, change: Change, more: Partial<Body> = {}) {
  const { amendments, balance } = await read(family);
  const body = { change, amendments, netBefore: balance.net, ...more };
  return call(t, own.sendOwnAmendment, { ...desk.at(family), body }, family);
}

/** The open request as staff see it, with the parts that they may carry out. */
async function asked(family: TestFamily) {
  const { data } = await call(t, requests.getChangeRequest, desk.at(family), desk.registrar);
  if (!data?.change) throw new Error('There is no open request');
  return { requestId: data._id, request: data, parts: allParts(data.change) };
}

/** How staff who look now accept, all of it or these parts. */
async function lookAndAccept(family: TestFamily, parts: Partial<ChangeParts> = {}) {
  const { requestId, parts: all } = await asked(family);
  const { amendments, balance } = await read(family);
  const seen = { requestId, amendments, netBefore: balance.net };
  const body = { ...seen, parts: { ...all, ...parts }, reason: 'As you asked' };
  return () => call(t, requests.acceptChangeRequest, { ...desk.at(family), body }, desk.registrar);
}

const accept = async (family: TestFamily, parts?: Partial<ChangeParts>) =>
  (await lookAndAccept(family, parts))();

const attending = async (family: TestFamily) =>
  (await call(t, listParticipants, { query: family.of }, family)).data.participants.filter(
    ({ isParticipated }) => isParticipated,
  ).length;

const kindsMailed = async ({ account }: TestFamily) =>
  (await outbox(t, { to: account.email })).map(({ kind }) => kind);

const listed = async (family: TestFamily) => {
  const query = { change: 'REQUESTED', search: family.tempNumber } as const;
  return (await call(t, listRegistrations, { query }, desk.registrar)).data.docs.map(({ _id }) => _id);
};

const cousinAndSuite = (family: TestFamily): Change => ({
  join: [participantPayload(family)],
  packageId: larger,
  specialRequest: 'A crib, please',
});

describe('a change that is asked for', () => {
  it('changes nothing until it is accepted, and then exactly what the family saw', async () => {
    const family = await desk.confirmedFamily();
    const { data: seen } = await send(family, cousinAndSuite(family), { note: 'She is my cousin' });
    expect(seen).toMatchObject({ way: 'REQUEST', carriedOver: 300, joining: ['Anna Chacko'] });
    expect(await desk.orderOf(family)).toMatchObject({
      status: 'CONFIRMED',
      packageData: { _id: desk.packageId },
    });
    expect(await attending(family)).toBe(1);
    expect(await listed(family)).toEqual([family.orderId]);
    expect((await asked(family)).request).toMatchObject({
      note: 'She is my cousin',
      netBefore: 1_000,
      netAfter: 1_300,
    });
    const { data } = await accept(family);
    expect(data).toMatchObject({ carriedOver: 300, joining: ['Anna Chacko'] });
    expect(await desk.orderOf(family)).toMatchObject({
      status: 'CONFIRMED',
      packageData: { _id: larger },
      specialRequest: 'A crib, please',
    });
    expect(await attending(family)).toBe(2);
    expect(await listed(family)).toEqual([]);
    expect((await read(family)).request).toMatchObject({
      state: 'ACCEPTED',
      answer: 'As you asked',
      change: null,
    });
  });

  it('may be taken in part', async () => {
    const family = await desk.confirmedFamily();
    await send(family, cousinAndSuite(family));
    const { data } = await accept(family, { join: [], specialRequest: false });
    expect(data.joining).toEqual([]);
    expect(await desk.orderOf(family)).toMatchObject({ packageData: { _id: larger }, specialRequest: '' });
    expect(await attending(family)).toBe(1);
    expect((await read(family)).request?.state).toBe('PARTLY');
  });

  it('is open again when the change is undone', async () => {
    const family = await desk.confirmedFamily();
    await send(family, { packageId: larger });
    const { decisionId } = (await accept(family)).data;
    const body = { decisions: [{ orderId: family.orderId, decisionId }] };
    await call(t, undoRegistrationDecisions, { body }, desk.registrar);
    expect((await read(family)).request).toMatchObject({ state: 'OPEN', answer: '', decidedAt: null });
    expect((await accept(family)).status).toBe(200);
  });

  it('may be declined with a reason that the family reads, and asked again', async () => {
    const family = await desk.confirmedFamily();
    await send(family, { packageId: larger });
    const { requestId } = await asked(family);
    const decline = (reason: string) =>
      call(
        t,
        requests.declineChangeRequest,
        { ...desk.at(family), body: { requestId, reason } },
        desk.registrar,
      );
    expect((await decline('')).codes).toEqual(['RQST_PARAMS_INVALID']);
    expect((await decline('All suites are taken')).status).toBe(200);
    expect((await decline('All suites are taken')).codes).toEqual(['CHANGE_REQUEST_DECIDED']);
    const mail = (await outbox(t, { to: family.account.email })).find(
      ({ kind }) => kind === 'order.change-declined',
    );
    expect(mail?.text).toContain('All suites are taken');
    expect((await read(family)).request).toMatchObject({ state: 'DECLINED', answer: 'All suites are taken' });
    expect((await send(family, { specialRequest: 'Then a quiet room' })).status).toBe(200);
    const query = { userId: family.account.id };
    const [history] = (await call(t, listOrderHistory, { query }, family)).data;
    expect(history?.timelineEvents.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['CHANGE_REQUESTED', 'CHANGE_DECLINED']),
    );
  });

  it('stands on the card of My Account while it waits, and once it is declined', async () => {
    const family = await desk.family();
    const onCard = async () => {
      const query = { userId: family.account.id };
      return (await call(t, listOrderHistory, { query }, family)).data[0]?.changeRequest;
    };
    expect(await onCard()).toBeNull();
    await send(family, { specialRequest: 'A crib' });
    const { requestId } = await asked(family);
    expect(await onCard()).toMatchObject({ _id: requestId, declined: null });
    const body = { requestId, reason: 'There are no cribs left' };
    await call(t, requests.declineChangeRequest, { ...desk.at(family), body }, desk.registrar);
    expect(await onCard()).toMatchObject({ declined: { answer: 'There are no cribs left' } });
    await send(family, { specialRequest: 'A quiet room' });
    expect(await onCard()).toMatchObject({ declined: null });
    await accept(family);
    expect(await onCard()).toBeNull();
  });

  it('may be taken back by the family, once', async () => {
    const family = await desk.family();
    await send(family, { packageId: larger });
    expect((await send(family, { specialRequest: 'A crib' })).codes).toEqual(['CHANGE_ALREADY_REQUESTED']);
    const { requestId } = await asked(family);
    const withdraw = () =>
      call(t, own.withdrawChangeRequest, { ...desk.at(family), body: { requestId } }, family);
    expect([(await withdraw()).status, (await withdraw()).status]).toEqual([200, 200]);
    expect(await listed(family)).toEqual([]);
    expect((await send(family, { specialRequest: 'A crib' })).status).toBe(200);
  });

  it('taken back and accepted at once: one of them is too late', async () => {
    for (let round = 0; round < 4; round += 1) {
      const family = await desk.confirmedFamily();
      await send(family, { packageId: larger });
      const { requestId } = await asked(family);
      const acceptsNow = await lookAndAccept(family);
      const [withdrawn, accepted] = await Promise.all([
        call(t, own.withdrawChangeRequest, { ...desk.at(family), body: { requestId } }, family),
        acceptsNow(),
      ]);
      const { packageData } = await desk.orderOf(family);
      const isAccepted = accepted.status === 200;
      expect(isAccepted).not.toBe(withdrawn.status === 200);
      expect(packageData?._id).toBe(isAccepted ? larger : desk.packageId);
      expect((isAccepted ? withdrawn : accepted).codes).toEqual(['CHANGE_REQUEST_DECIDED']);
    }
  });

  it('sent twice at once is one request', async () => {
    const family = await desk.family();
    const answers = await Promise.all([
      send(family, { packageId: larger }),
      send(family, { packageId: larger }),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await t.ctx.db.$count(changeRequests, eq(changeRequests.orderId, family.orderId))).toBe(1);
  });

  it('is refused at once if it could not be carried out today', async () => {
    const { conventionId } = desk;
    const family = await desk.family();
    const { id: full } = await buildPackage(t.ctx, { conventionId, capacity: 1 });
    await submitFamily(t, conventionId, full);
    expect((await send(family, { packageId: full })).codes).toEqual(['SOLD_OUT']);
    const taken = { ...participantPayload(family), email: (await desk.family()).account.email };
    expect((await send(family, { join: [taken] })).codes).toEqual(['USER_EXIST']);
    expect((await send(family, {})).codes).toEqual(['AMENDMENT_CHANGES_NOTHING']);
    expect(await listed(family)).toEqual([]);
    expect(await kindsMailed(family)).not.toContain('order.amended');
  });
});

describe('a change that families make at once', () => {
  it('is made, told in a mail, and paid by an order of its own', async () => {
    await allow({ package: 'DIRECT' });
    const family = await desk.confirmedFamily();
    const { data } = await send(family, { packageId: larger });
    expect(data).toMatchObject({ way: 'DIRECT', carriedOver: 300 });
    expect(data.childOrderId).not.toBeNull();
    expect((await desk.orderOf(family)).packageData?._id).toBe(larger);
    expect(await kindsMailed(family)).toContain('order.amended');
    expect((await read(family)).request).toBeNull();
  });

  it('keeps what the cancellation terms say of those who leave', async () => {
    const terms = [{ until: '2999-01-01', keptUsd: 60, keptCad: 80 }];
    await allow({ people: 'DIRECT', package: 'DIRECT' }, terms);
    const { id: forTwo } = await buildPackage(t.ctx, {
      conventionId: desk.conventionId,
      price: 1_600,
      cadPrice: 2_000,
    });
    const family = await desk.family();
    await send(family, { join: [participantPayload(family)], packageId: forTwo });
    const left = (await read(family)).people.at(-1)?.participantId ?? '';
    const preview = await call(
      t,
      own.previewOwnAmendment,
      { ...desk.at(family), body: { change: { leave: [left], packageId: desk.packageId } } },
      family,
    );
    expect(preview.data).toMatchObject({ way: 'DIRECT', keptFee: 60, after: { net: 1_060 } });
    const { data } = await send(family, { leave: [left], packageId: desk.packageId });
    expect(data).toMatchObject({ keptFee: 60, after: { net: 1_060 } });
    expect((await read(family)).balance.net).toBe(1_060);
  });

  it('is asked for where somebody joins a registration that is approved', async () => {
    await allow({ people: 'DIRECT' });
    const waiting = await desk.family();
    expect((await send(waiting, { join: [participantPayload(waiting)] })).data.way).toBe('DIRECT');
    const approved = await desk.confirmedFamily();
    expect((await send(approved, { join: [participantPayload(approved)] })).data.way).toBe('REQUEST');
    expect(await attending(approved)).toBe(1);
  });
});

it('a family that changes its registration stands behind the wait lists; staff who change it do not', async () => {
  await allow({ package: 'DIRECT', addons: 'DIRECT' });
  const { conventionId, packageId } = desk;
  const rare = await buildPackage(t.ctx, { conventionId, price: 1_300, cadPrice: 1_700, capacity: 1 });
  const holder = await submitFamily(t, conventionId, rare.id);
  const waiting = await startFamily(t, conventionId);
  await call(t, joinWaitList, { query: { ...waiting.of, packageId: rare.id } }, waiting);
  const family = await submitFamily(t, conventionId, packageId);
  await desk.cancels(holder);
  const change = { packageId: rare.id };
  const { amendments, balance } = await read(family);
  const preview = () => call(t, own.previewOwnAmendment, { ...desk.at(family), body: { change } }, family);
  expect((await preview()).codes).toEqual(['SOLD_OUT']);
  expect((await send(family, change)).codes).toEqual(['SOLD_OUT']);
  // The twin: staff may give the place away, until it is on offer.
  const body = {
    change,
    settlement: { keptFee: 0, waive: false },
    reason: 'By phone',
    amendments,
    netBefore: balance.net,
  };
  expect((await call(t, amendRegistration, { ...desk.at(family), body }, desk.registrar)).codes).toEqual([]);
});

describe('a change is not offered', () => {
  it.each<[string, Partial<FamilyChanges>]>([
    ['of a part that is closed', { package: 'NONE' }],
    ['after the last day', { until: '2020-01-01' }],
  ])('%s', async (_condition, changes) => {
    const family = await desk.family();
    await allow(changes);
    const change = { packageId: larger, specialRequest: 'A crib' };
    const preview = { ...desk.at(family), body: { change } };
    expect((await call(t, own.previewOwnAmendment, preview, family)).codes).toEqual(['CHANGE_NOT_OFFERED']);
    expect((await send(family, change)).codes).toEqual(['CHANGE_NOT_OFFERED']);
    expect((await desk.orderOf(family)).packageData?._id).toBe(desk.packageId);
  });

  it('of a registration that is cancelled, of an add-on order, or of another family', async () => {
    const family = await desk.family();
    const { amendments, balance } = await read(family);
    const body = { change: { packageId: larger }, amendments, netBefore: balance.net };
    const other = await desk.family();
    expect((await call(t, own.sendOwnAmendment, { ...desk.at(family), body }, other)).codes).toEqual([
      'ORDER_NOT_FOUND',
    ]);
    await desk.cancels(family);
    expect((await call(t, own.sendOwnAmendment, { ...desk.at(family), body }, family)).codes).toEqual([
      'TRANSITION_NOT_POSSIBLE',
    ]);
    expect((await call(t, own.getOwnAmendment, desk.at(family), family)).codes).toEqual([
      'TRANSITION_NOT_POSSIBLE',
    ]);
  });

  it('that starts from an older registration', async () => {
    await allow({ package: 'DIRECT' });
    const family = await desk.family();
    const { amendments, balance } = await read(family);
    await send(family, { packageId: larger });
    const late = { change: { specialRequest: 'A crib' }, amendments, netBefore: balance.net };
    expect((await call(t, own.sendOwnAmendment, { ...desk.at(family), body: late }, family)).codes).toEqual([
      'CONFLICT',
    ]);
  });
});

it('add-ons that a family adds are those it saw', async () => {
  await allow({ addons: 'DIRECT' });
  const family = await desk.family();
  const key = 'Seats';
  const { data } = await send(family, { addons: [{ addonId, key, quantity: 2 }] });
  expect((await read(family)).selection).toMatchObject([{ addonId, key, quantity: 2 }]);
  expect((await read(family)).balance.net).toBe(data.after.net);
});

it('what was asked is emptied a month after the answer, and not before', async () => {
  const family = await desk.family();
  await send(family, { packageId: larger }, { note: 'For my mother' });
  await accept(family);
  const stored = async () =>
    (await t.ctx.db.select().from(changeRequests).where(eq(changeRequests.orderId, family.orderId)))[0];
  const day = 24 * 60 * 60_000;
  const before = (at: number) => ({ overBefore: new Date(at), endedBefore: '2020-01-01' });
  await purgeChangeRequests(t.ctx, before(t.ctx.now().getTime() - day));
  expect(await stored()).toMatchObject({ note: 'For my mother', change: { packageId: larger } });
  await purgeChangeRequests(t.ctx, before(t.ctx.now().getTime() + day));
  expect(await stored()).toMatchObject({ note: '', change: null });
});
