import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRefund } from '@sangamam/contract/ledger/refunds/refund-admin-endpoints';
import { selectAddons } from '@sangamam/contract/conventions/addons/addon-endpoints';
import { selectPackage } from '@sangamam/contract/conventions/packages/package-endpoints';
import { undoPaymentDecision } from '@sangamam/contract/ledger/undo/undo-endpoints';
import { undoRegistrationDecisions } from '@sangamam/contract/orders/decisions/undo/undo-endpoints';
import { submitForApproval } from '@sangamam/contract/orders/order-endpoints';
import {
  addParticipant,
  listParticipants,
} from '@sangamam/contract/orders/participants/participant-endpoints';
import * as merging from '@sangamam/contract/orders/registrations/merge-endpoints';
import type { RegistrationMerge } from '@sangamam/contract/orders/registrations/merge-endpoints';
import { getRegistration } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';

import { buildAddon } from '#seed/factories/build-addon.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
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

beforeAll(async () => {
  t = await buildTestApp();
  desk = await buildPaymentDesk(t);
  ({ id: larger } = await buildPackage(t.ctx, {
    conventionId: desk.conventionId,
    price: 1_300,
    cadPrice: 1_300,
  }));
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

/** A family with a child, submitted. */
async function familyWith(firstName: string): Promise<TestFamily> {
  const family = await startFamily(t, desk.conventionId);
  await call(t, addParticipant, { body: participantPayload(family, { firstName }) }, family);
  const query = { ...family.of, packageId: desk.packageId };
  await call(t, selectPackage, { query }, family);
  await call(t, submitForApproval, { query: family.of, body: {} }, family);
  return family;
}

const params = (stays: TestFamily, ends: TestFamily) => ({
  params: { orderId: stays.orderId, otherOrderId: ends.orderId },
});
const optionsOf = async (stays: TestFamily, ends: TestFamily) =>
  (await call(t, merging.getMergeOptions, params(stays, ends), desk.registrar)).data;
const preview = (stays: TestFamily, ends: TestFamily, merge: RegistrationMerge) =>
  call(t, merging.previewMerge, { ...params(stays, ends), body: { merge } }, desk.registrar);

/** Merges as staff do who have just looked. */
async function merge(stays: TestFamily, ends: TestFamily, wanted: RegistrationMerge) {
  const { amendments, netBefore } = await optionsOf(stays, ends);
  const { moved } = (await preview(stays, ends, wanted)).data;
  const body = { merge: wanted, reason: 'Registered twice', amendments, netBefore, movedBefore: moved };
  return call(t, merging.mergeRegistrations, { ...params(stays, ends), body }, desk.registrar);
}

/** The child joins as a daughter, and the registrant is somebody of the other family. */
async function everybody(stays: TestFamily, ends: TestFamily): Promise<RegistrationMerge> {
  const { people, others } = await optionsOf(stays, ends);
  const [self] = people;
  return {
    people: others.map(({ participantId, relationship }) =>
      relationship === 'SELF'
        ? { participantId, sameAs: self?.participantId ?? '' }
        : { participantId, relationship: 'DAUGHTER' as const },
    ),
  };
}

const undo = async (family: TestFamily, decisionId: string) => {
  const body = { decisions: [{ orderId: family.orderId, decisionId }] };
  return (await call(t, undoRegistrationDecisions, { body }, desk.registrar)).data[0];
};

/** What is stored of a family's order and its money. */
async function stored({ orderId }: TestFamily) {
  const { rows } = await t.database.pool.query<Record<string, unknown>>(
    `select o.registration_status, o.cancelled_at, o.reason, o.net_price, k.seats_taken,
       (select count(*)::int from order_participants q where q.order_id = o.id and q.selected) as people,
       (select coalesce(sum(e.amount), 0)::int from payments p join payment_entries e on e.payment_id = p.id
         where p.order_id = o.id) as held,
       (select count(*)::int from payments p where p.order_id = o.id and p.state <> 'PAYMENT_DECLINED') as open
     from orders o join packages k on k.id = o.package_id where o.id = $1`,
    [orderId],
  );
  return rows[0];
}

const namesOf = async (family: TestFamily) =>
  (await call(t, listParticipants, { query: family.of }, family)).data.participants
    .filter(({ isParticipated }) => isParticipated)
    .map(({ userId }) => userId.firstName);

const kindsTo = async ({ account }: TestFamily) =>
  (await outbox(t, { to: account.email })).map(({ kind }) => kind);

describe('two registrations of one family', () => {
  it('become one: people and money come, the other one ends, and the preview said so', async () => {
    const stays = await familyWith('Riya');
    const ends = await familyWith('Diya');
    for (const [family, amount] of [
      [stays, 300],
      [ends, 400],
    ] as const) {
      await desk.reports(family);
      await desk.receives(family, amount);
    }
    const wanted = await everybody(stays, ends);
    const planned = await preview(stays, ends, wanted);
    expect(planned.data).toMatchObject({
      joining: ['Diya Chacko'],
      moved: 400,
      notMoved: 0,
      balances: {
        staysBefore: { total: 1_000, received: 300, open: 700 },
        endsBefore: { total: 1_000, received: 400 },
        staysAfter: { total: 1_000, received: 700, open: 300 },
        endsAfter: { total: 0, received: 0, open: 0 },
      },
    });
    expect(await stored(ends)).toMatchObject({ cancelled_at: null, held: 400 });
    const { data } = await merge(stays, ends, wanted);
    const { decisionId, ...outcome } = data;
    expect(outcome).toEqual(planned.data);
    expect(await namesOf(stays)).toEqual(expect.arrayContaining(['Riya', 'Diya']));
    expect(await stored(stays)).toMatchObject({ held: 700, people: 3 });
    expect(await stored(ends)).toMatchObject({ held: 0, reason: 'Registered twice' });
    const record = (await call(t, getRegistration, desk.at(stays), desk.registrar)).data;
    expect(record.undo).toMatchObject({ action: 'merge', decisionId });
    expect(record.history.map(({ action }) => action)).toContain('order.merged-from');
    const gone = (await call(t, getRegistration, desk.at(ends), desk.registrar)).data;
    expect(gone.status).toBe('CANCELLED');
    expect(gone.history.map(({ action }) => action)).toContain('order.merged-into');
    expect(await kindsTo(ends)).toContain('order.merged-into');
    expect(await kindsTo(stays)).toContain('order.amended');
  });

  it('are two again when the merge is undone, each with its money, people and place', async () => {
    const stays = await familyWith('Anu');
    const ends = await desk.confirmedFamily();
    const before = [await stored(stays), await stored(ends)];
    const { decisionId } = (await merge(stays, ends, await everybody(stays, ends))).data;
    expect(await stored(stays)).toMatchObject({ held: 1_000, open: 1 });
    expect((await stored(ends))?.['seats_taken']).toBe(Number(before[1]?.['seats_taken']) - 1);
    expect(await undo(stays, decisionId)).toMatchObject({ undone: true, code: null });
    expect([await stored(stays), await stored(ends)]).toEqual(before);
    expect((await desk.orderOf(ends)).status).toBe('CONFIRMED');
    const { rows } = await t.database.pool.query(
      `select kind from outbox_mails where decision_id = $1 and recalled_at is null`,
      [decisionId],
    );
    expect(rows).toEqual([]);
    expect(await undo(stays, decisionId)).toMatchObject({ undone: true });
  });

  it('a merge is undone as a whole, and not after a minute', async () => {
    const stays = await familyWith('Binu');
    const ends = await familyWith('Cinu');
    await desk.reports(ends);
    await desk.receives(ends, 100);
    const { decisionId } = (await merge(stays, ends, { people: [] })).data;
    const { rows } = await t.database.pool.query<{ id: string; payment_id: string }>(
      `select d.id, d.payment_id from payment_decisions d join payments p on p.id = d.payment_id
       where p.order_id = $1 and d.action = 'merge'`,
      [stays.orderId],
    );
    const alone = await call(
      t,
      undoPaymentDecision,
      { params: { paymentId: rows[0]?.payment_id ?? '' }, body: { decisionId: rows[0]?.id ?? '' } },
      desk.treasurer,
    );
    expect(alone.codes).toEqual(['NOT_FOUND']);
    t.clock.advance({ minutes: 1 });
    expect(await undo(stays, decisionId)).toMatchObject({ undone: false, code: 'UNDO_TOO_LATE' });
  });

  it('a dearer package after an approved payment: the money pays the difference, the rest is with the registration', async () => {
    const stays = await desk.confirmedFamily();
    const ends = await familyWith('Minu');
    await desk.reports(ends);
    await desk.receives(ends, 450);
    const wanted = { ...(await everybody(stays, ends)), packageId: larger };
    const { data } = await merge(stays, ends, wanted);
    expect(data).toMatchObject({
      carriedOver: 300,
      moved: 450,
      balances: { staysAfter: { total: 1_300, received: 1_450 } },
    });
    expect((await desk.orderOf(stays)).status).toBe('CONFIRMED');
    expect(await undo(stays, data.decisionId)).toMatchObject({ undone: true });
    expect(await stored(ends)).toMatchObject({ held: 450, cancelled_at: null });
    expect((await desk.orderOf(stays)).status).toBe('CONFIRMED');
  });

  it('add-ons come at the price that they were bought at, with their places, and go back when it is undone', async () => {
    const { id: addonId } = await buildAddon(t.ctx, {
      conventionId: desk.conventionId,
      type: 'SINGLE_FIELD',
      options: [{ key: 'Copies', price: 15, cadPrice: 20, capacity: 3 }],
    });
    const stays = await familyWith('Jinu');
    const ends = await startFamily(t, desk.conventionId);
    await call(t, selectPackage, { query: { ...ends.of, packageId: desk.packageId } }, ends);
    const copies = { key: 'Copies', value: { price: 15, quantity: 2 } };
    const selectedAddonData = [{ type: 'SINGLE_FIELD' as const, addonId, title: '', data: copies }];
    await call(t, selectAddons, { query: ends.of, body: { selectedAddonData } }, ends);
    await call(t, submitForApproval, { query: ends.of, body: {} }, ends);
    const option = async (change = '') => {
      const statement = change || 'select taken from addon_options where addon_id = $1';
      const { rows } = await t.database.pool.query<{ taken: number }>(statement, [addonId]);
      return rows[0]?.taken;
    };
    await option('update addon_options set price = 90 where addon_id = $1');
    const before = [await stored(stays), await stored(ends), await option()];
    const { data } = await merge(stays, ends, { people: [] });
    expect(data.balances).toMatchObject({
      staysBefore: { total: 1_000 },
      endsBefore: { total: 1_030 },
      staysAfter: { total: 1_030 },
      endsAfter: { total: 0 },
    });
    expect([await option(), before[2]]).toEqual([2, 2]);
    expect(await undo(stays, data.decisionId)).toMatchObject({ undone: true });
    expect([await stored(stays), await stored(ends), await option()]).toEqual(before);
  });

  it('what is reported and not here yet stays with the other one', async () => {
    const stays = await familyWith('Sinu');
    const ends = await familyWith('Tinu');
    await desk.reports(ends);
    const { data } = await merge(stays, ends, { people: [] });
    expect(data).toMatchObject({ moved: 0, awaited: 1_000, joining: [] });
  });

  it('undoing is refused once the family has paid', async () => {
    const stays = await familyWith('Vinu');
    const ends = await familyWith('Winu');
    const { decisionId } = (await merge(stays, ends, { people: [] })).data;
    await desk.reports(stays);
    expect(await undo(stays, decisionId)).toMatchObject({ undone: false, code: 'CONFLICT' });
  });

  it('the place that comes free is taken meanwhile: undoing is refused with SOLD_OUT', async () => {
    const { id: conventionId } = await buildConvention(t.ctx);
    const { id: packageId } = await buildPackage(t.ctx, { conventionId, capacity: 2 });
    const stays = await submitFamily(t, conventionId, packageId);
    const ends = await submitFamily(t, conventionId, packageId);
    const { decisionId } = (await merge(stays, ends, { people: [] })).data;
    await submitFamily(t, conventionId, packageId);
    expect(await undo(stays, decisionId)).toMatchObject({ undone: false, code: 'SOLD_OUT' });
  });
});

describe('a merge is refused', () => {
  const obstacles = async (stays: TestFamily, ends: TestFamily) => {
    const answer = await preview(stays, ends, { people: [] });
    expect(answer.codes).toEqual(['MERGE_NOT_POSSIBLE']);
    return (await optionsOf(stays, ends)).obstacles;
  };

  it('of two conventions', async () => {
    const { id: conventionId } = await buildConvention(t.ctx);
    const { id: packageId } = await buildPackage(t.ctx, { conventionId });
    const [stays, ends] = [await desk.family(), await submitFamily(t, conventionId, packageId)];
    expect(await obstacles(stays, ends)).toEqual(['They are for two conventions.']);
  });

  it('into one that is not sent; the other way round it is possible', async () => {
    const [stays, ends] = [await desk.family(), await startFamily(t, desk.conventionId)];
    expect(await obstacles(ends, stays)).toHaveLength(1);
    expect((await merge(stays, ends, { people: [] })).status).toBe(200);
  });

  it('while a refund is prepared, or the family asks to cancel', async () => {
    const [stays, ends] = [await desk.family(), await desk.familyThatPaid(1_100)];
    const { _id: paymentId, uncoveredRefund } = await desk.paymentOf(ends);
    const body = { paymentId, amount: 100, method: 'CHASE' as const, refundableBefore: uncoveredRefund };
    await call(t, createRefund, { body }, desk.treasurer);
    expect((await obstacles(stays, ends)).join()).toContain('A refund of');
    const asking = await desk.confirmedFamily();
    await t.database.pool.query(
      `insert into cancel_requests (id, order_id, asked_by, asked_at) select $1, id, user_id, now() from orders where id = $2`,
      ['01970000-0000-7000-8000-0000000000aa', asking.orderId],
    );
    expect((await obstacles(stays, asking)).join()).toContain('asks to cancel');
  });

  it('with itself', async () => {
    const one = await desk.family();
    expect(await obstacles(one, one)).toEqual(['This is one and the same registration.']);
  });

  it('when money came since it was previewed', async () => {
    const [stays, ends] = [await desk.family(), await desk.familyThatPaid(200)];
    const { amendments, netBefore } = await optionsOf(stays, ends);
    await desk.receives(ends, 50);
    const body = {
      merge: { people: [] },
      reason: 'Registered twice',
      amendments,
      netBefore,
      movedBefore: 200,
    };
    const answer = await call(
      t,
      merging.mergeRegistrations,
      { ...params(stays, ends), body },
      desk.registrar,
    );
    expect(answer.codes).toEqual(['CONFLICT']);
    expect(await stored(ends)).toMatchObject({ held: 250, cancelled_at: null });
  });

  it('by the second of two at once, in either direction: one wins', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [one, other] = [await desk.familyThatPaid(100), await desk.familyThatPaid(200)];
      const wanted = async (stays: TestFamily, ends: TestFamily, movedBefore: number) => {
        const { amendments, netBefore } = await optionsOf(stays, ends);
        return {
          ...params(stays, ends),
          body: { merge: { people: [] }, reason: 'Registered twice', amendments, netBefore, movedBefore },
        };
      };
      const [first, second] = [await wanted(one, other, 200), await wanted(other, one, 100)];
      const answers = await Promise.all([
        call(t, merging.mergeRegistrations, first, desk.registrar),
        call(t, merging.mergeRegistrations, second, desk.registrar),
      ]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
      const [a, b] = [await stored(one), await stored(other)];
      expect(new Set([a?.['held'], b?.['held']])).toEqual(new Set([0, 300]));
    }
  });
});
