import { listAddons } from '@sangamam/contract/conventions/addons/addon-endpoints';
import type { SelectedAddon } from '@sangamam/contract/conventions/addons/addon';
import * as setUp from '@sangamam/contract/conventions/configuration/convention-admin-endpoints';
import { addDays } from '@sangamam/contract/fields/dates/calendar-date';
import {
  amendRegistration,
  getAmendmentOptions,
} from '@sangamam/contract/orders/amendments/amendment-endpoints';
import { createAddonOrder } from '@sangamam/contract/orders/addon-orders/addon-order-endpoints';
import { cancelOrder, getOrder, submitForApprovalById } from '@sangamam/contract/orders/order-endpoints';
import * as registrations from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import * as staff from '@sangamam/contract/orders/wait-list/wait-list-admin-endpoints';
import * as own from '@sangamam/contract/orders/wait-list/wait-list-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildAddon } from '#seed/factories/build-addon.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { downloadOwnData } from '#test/download.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { startFamily, submitFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';
import { startTestJobs } from '#test/jobs.ts';
import { outbox } from '#test/outbox.ts';
import { signInAs } from '#test/sign-in-as.ts';

import { serveWaitList, serveWaitLists } from './serve-wait-list.ts';

let t: TestApp;
let conventionId: string;
let packageId: string;
let registrar: { token: string };
let admin: { token: string };

beforeAll(async () => {
  t = await buildTestApp();
  ({ id: conventionId } = await buildConvention(t.ctx));
  ({ id: packageId } = await buildPackage(t.ctx, { conventionId, price: 0, cadPrice: 0 }));
  registrar = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
  admin = { token: await signInAs(t, await createStaff(t, 'ADMIN')) };
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

/** A boat with this many seats, all free. */
async function boat(capacity: number, changes: Partial<Parameters<typeof buildAddon>[1]> = {}) {
  const { id: addonId } = await buildAddon(t.ctx, {
    conventionId,
    title: 'Boat trip',
    type: 'SINGLE_FIELD',
    options: [{ key: 'Seats', price: 40, cadPrice: 55, capacity }],
    ...changes,
  });
  const { rows } = await t.database.pool.query<{ id: string }>(
    'select id from addon_options where addon_id = $1 order by position',
    [addonId],
  );
  return { addonId, optionId: rows[0]?.id ?? '' };
}
type Boat = Awaited<ReturnType<typeof boat>>;

/** A confirmed family; the package costs nothing. */
async function confirmed(): Promise<TestFamily> {
  const family = await submitFamily(t, conventionId, packageId);
  const at = { params: { orderId: family.orderId } };
  expect((await call(t, registrations.approveRegistration, at, registrar)).codes).toEqual([]);
  return family;
}

const seats = ({ addonId }: Boat, quantity: number, key = 'Seats'): SelectedAddon => ({
  type: 'SINGLE_FIELD',
  addonId,
  title: '',
  data: { key, value: { price: 0, quantity } },
});

/** Buys seats as every family does after its registration; answers the refusals and the add-on order. */
async function buy(family: TestFamily, which: Boat, quantity: number) {
  const body = { selectedAddonData: [seats(which, quantity)], specialRequest: '' };
  const opened = await call(t, createAddonOrder, { query: family.of, body }, family);
  if (opened.codes.length > 0) return { orderId: '', codes: opened.codes };
  const { orderId } = opened.data;
  const { codes } = await call(t, submitForApprovalById, { params: { orderId }, body: {} }, family);
  return { orderId, codes };
}

const join = (family: TestFamily, { addonId }: Boat, quantity = 1, takesFewer = false) =>
  call(
    t,
    own.joinAddonWaitList,
    { query: family.of, body: { addonId, key: 'Seats', quantity, takesFewer } },
    family,
  );
const leave = (family: TestFamily, { addonId }: Boat) =>
  call(t, own.leaveAddonWaitList, { query: { ...family.of, addonId, key: 'Seats' } }, family);

async function waiting(which: Boat, quantity = 1, takesFewer = false): Promise<TestFamily> {
  const family = await confirmed();
  expect((await join(family, which, quantity, takesFewer)).codes).toEqual([]);
  return family;
}

/** A boat whose seats one family has bought, in one add-on order. */
async function soldOut(capacity = 1, changes: Parameters<typeof boat>[1] = {}) {
  const which = await boat(capacity, changes);
  const holder = await confirmed();
  const bought = await buy(holder, which, capacity);
  expect(bought.codes).toEqual([]);
  return { which, holder, bought: bought.orderId };
}

/** Cancels the add-on order that holds the seats, and lets the minute pass after which they are offered. */
async function release({ which, holder, bought }: Awaited<ReturnType<typeof soldOut>>): Promise<void> {
  const cancelled = await call(t, cancelOrder, { params: { orderId: bought }, body: {} }, holder);
  expect(cancelled.codes).toEqual([]);
  await serveWaitList(t.ctx, which.optionId);
}

async function listOf(family: TestFamily, { addonId }: Boat) {
  const { data } = await call(
    t,
    own.listOwnWaitLists,
    { query: { conventionId: family.of.conventionId } },
    family,
  );
  return data.addons.find((one) => one.addonId === addonId);
}
const stateOf = async (family: TestFamily, which: Boat) => (await listOf(family, which))?.own?.state;

async function entryOf(family: TestFamily) {
  for (const view of staff.waitListViews) {
    const query = { view, search: family.tempNumber };
    const { data } = await call(t, staff.listWaitList, { query }, registrar);
    const [row] = data.docs;
    if (row) return row;
  }
  throw new Error('The family is on no list');
}

const due = async () => {
  const { rows } = await t.database.pool.query(
    `select 1 from graphile_worker.jobs where run_at <= now()
       and task_identifier in ('mail-wait-list', 'serve-wait-list', 'capacity-released')`,
  );
  return rows.length;
};
async function runJobs(): Promise<void> {
  const jobs = await startTestJobs(t);
  await expect.poll(due, { timeout: 20_000 }).toBe(0);
  await jobs.stop();
}
const mailsTo = async ({ account }: TestFamily) => {
  await runJobs();
  const mails = await outbox(t, { to: account.email });
  return mails.map(({ kind }) => kind).filter((kind) => kind.startsWith('wait-list.'));
};
const placesLeft = async ({ addonId }: Boat) => {
  const { data } = await call(t, listAddons, { query: { conventionId, active: 'true' } });
  return data.find(({ _id }) => _id === addonId)?.placesLeft?.['Seats'];
};

describe('a family that waits for an add-on', () => {
  it('is offered the pieces that come free, is mailed, and buys them with an add-on order', async () => {
    const sold = await soldOut(2);
    const family = await waiting(sold.which, 2);
    expect(await listOf(family, sold.which)).toEqual({
      addonId: sold.which.addonId,
      key: 'Seats',
      title: 'Boat trip',
      waiting: 1,
      offered: 0,
      own: { state: 'WAITING', place: 1, offeredUntil: null, quantity: 2, takesFewer: false, held: 0 },
    });
    await release(sold);
    const offer = await listOf(family, sold.which);
    expect(offer).toMatchObject({ waiting: 0, offered: 2, own: { state: 'OFFERED', place: null, held: 2 } });
    const until = new Date(offer?.own?.offeredUntil ?? 0).getTime();
    expect(Math.round((until - t.clock.now().getTime()) / 3_600_000)).toBe(48);
    expect(await mailsTo(family)).toEqual(['wait-list.add-on-offered']);
    const mails = await outbox(t, { to: family.account.email });
    const mail = mails.find(({ kind }) => kind === 'wait-list.add-on-offered');
    expect(mail?.subject).toBe('Held for you: 2 × Boat trip (Seats), Sangamam');
    expect(mail?.links).toContain(`${t.ctx.publicUrl}/addons?order=${family.orderId}`);

    const newcomer = await confirmed();
    expect((await buy(newcomer, sold.which, 1)).codes).toEqual(['SOLD_OUT']);
    const bought = await buy(family, sold.which, 2);
    expect(bought.codes).toEqual([]);
    const { data } = await call(t, getOrder, { params: { orderId: bought.orderId } }, family);
    expect(data).toMatchObject({ status: 'PAYMENT_NOT_DONE', registrationStatus: 'REG_APPROVED' });
    expect(await entryOf(family)).toMatchObject({ state: 'TAKEN', quantity: 2, offered: 2 });
  });

  it('is passed by nobody: pieces that are free for a moment are refused to a newcomer', async () => {
    const sold = await soldOut(1);
    const first = await waiting(sold.which);
    const newcomer = await confirmed();
    await call(t, cancelOrder, { params: { orderId: sold.bought }, body: {} }, sold.holder);
    // Not yet offered: a decision could be undone for a minute.
    expect(await stateOf(first, sold.which)).toBe('WAITING');
    expect(await placesLeft(sold.which)).toBe(0);
    expect((await buy(newcomer, sold.which, 1)).codes).toEqual(['SOLD_OUT']);
    // The twin: once nobody waits, the same call takes it.
    expect((await leave(first, sold.which)).codes).toEqual([]);
    expect((await buy(newcomer, sold.which, 1)).codes).toEqual([]);
  });

  it('gets no more than it was offered, and what it leaves goes to the next one', async () => {
    const sold = await soldOut(3);
    const [first, second] = [await waiting(sold.which, 2), await waiting(sold.which, 2, true)];
    const third = await waiting(sold.which, 1);
    await release(sold);
    expect(await listOf(second, sold.which)).toMatchObject({ own: { state: 'OFFERED', held: 1 } });
    expect((await buy(first, sold.which, 3)).codes).toEqual(['SOLD_OUT']);
    expect(await stateOf(third, sold.which)).toBe('WAITING');
    expect((await buy(first, sold.which, 1)).codes).toEqual([]);
    await runJobs();
    expect(await stateOf(third, sold.which)).toBe('OFFERED');
  });

  it('takes nothing that has come free beside its offer, while another family waits for it', async () => {
    const which = await boat(2);
    const holders = [await confirmed(), await confirmed()] as const;
    const [one, other] = [await buy(holders[0], which, 1), await buy(holders[1], which, 1)];
    const [first, second] = [await waiting(which), await waiting(which)];
    await release({ which, holder: holders[0], bought: one.orderId });
    expect(await stateOf(first, which)).toBe('OFFERED');
    await call(t, cancelOrder, { params: { orderId: other.orderId }, body: {} }, holders[1]);
    expect((await buy(first, which, 2)).codes).toEqual(['SOLD_OUT']);
    // The twin: once nobody waits, the same call takes the free one with what is held.
    expect((await leave(second, which)).codes).toEqual([]);
    expect((await buy(first, which, 2)).codes).toEqual([]);
  });

  it('is passed over while too little is free for it, keeps its place, and others may have the rest', async () => {
    const sold = await soldOut(1);
    const large = await waiting(sold.which, 3);
    const [small, other] = [await waiting(sold.which, 1), await confirmed()];
    await release(sold);
    expect(await stateOf(small, sold.which)).toBe('OFFERED');
    expect(await listOf(large, sold.which)).toMatchObject({ own: { state: 'WAITING', place: 1 } });
    expect((await leave(small, sold.which)).codes).toEqual([]);
    await runJobs();
    expect(await stateOf(large, sold.which)).toBe('PASSED_OVER');
    expect(await placesLeft(sold.which)).toBe(1);
    expect((await join(other, sold.which)).codes).toEqual(['PLACES_LEFT']);
    // What it wants is changed: it takes one, too, and keeps its place.
    expect((await join(large, sold.which, 3, true)).codes).toEqual([]);
    await runJobs();
    expect(await listOf(large, sold.which)).toMatchObject({
      own: { state: 'OFFERED', quantity: 3, held: 1 },
    });
    expect((await join(large, sold.which, 2)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    expect((await buy(large, sold.which, 1)).codes).toEqual([]);
  });

  it('is reminded at half the time, once, and loses the offer to the next one at the end', async () => {
    const sold = await soldOut(1);
    const [first, second] = [await waiting(sold.which), await waiting(sold.which)];
    expect((await listOf(second, sold.which))?.own?.place).toBe(2);
    await release(sold);
    t.clock.advance({ hours: 25 });
    await serveWaitLists(t.ctx);
    await serveWaitLists(t.ctx);
    expect(await mailsTo(first)).toEqual(['wait-list.add-on-offered', 'wait-list.add-on-reminded']);
    t.clock.advance({ hours: 24 });
    await serveWaitLists(t.ctx);
    expect((await entryOf(first)).state).toBe('EXPIRED');
    expect(await stateOf(second, sold.which)).toBe('OFFERED');
    expect((await mailsTo(first)).at(-1)).toBe('wait-list.add-on-expired');
    expect((await buy(first, sold.which, 1)).codes).toEqual(['SOLD_OUT']);
    expect((await join(first, sold.which)).codes).toEqual([]);
  });

  it('leaves the list, and its offer goes on, when its registration is cancelled; rejected, it keeps its place', async () => {
    const sold = await soldOut(1);
    const first = await waiting(sold.which);
    const second = await submitFamily(t, conventionId, packageId);
    expect((await join(second, sold.which)).codes).toEqual([]);
    const because = { params: { orderId: second.orderId }, body: { reason: 'A person is missing' } };
    expect((await call(t, registrations.rejectRegistration, because, registrar)).codes).toEqual([]);
    await release(sold);
    expect(await stateOf(first, sold.which)).toBe('OFFERED');
    await call(
      t,
      registrations.cancelRegistration,
      { params: { orderId: first.orderId }, body: because.body },
      registrar,
    );
    await runJobs();
    expect((await entryOf(first)).state).toBe('LEFT');
    expect((await entryOf(second)).state).toBe('PASSED_OVER');
    await call(t, registrations.reopenRegistration, { params: because.params }, registrar);
    await serveWaitLists(t.ctx);
    expect(await stateOf(second, sold.which)).toBe('OFFERED');
  });

  it('is offered pieces when staff add some; staff cannot take held ones away, nor remove what is waited for', async () => {
    const sold = await soldOut(1);
    const family = await waiting(sold.which);
    const params = { conventionId, addonId: sold.which.addonId };
    const { data } = await call(t, setUp.getConventionConfiguration, { params: { conventionId } }, admin);
    const stored = data.addons.find(({ _id }) => _id === params.addonId);
    if (!stored) throw new Error('The add-on is not in the configuration');
    const { title, shortDescription, type, position, active, revision } = stored;
    const draft = (capacity: number, changed: number, key = 'Seats') => ({
      params,
      body: {
        title,
        shortDescription,
        type,
        position,
        active,
        revision: revision + changed,
        options: [{ key, price: 40, cadPrice: 55, capacity }],
      },
    });
    expect(stored.options).toMatchObject([{ taken: 1, held: 0, familiesWaiting: 1 }]);
    expect((await call(t, setUp.updateAddon, draft(2, 0), admin)).codes).toEqual([]);
    await runJobs();
    expect(await stateOf(family, sold.which)).toBe('OFFERED');
    expect((await call(t, setUp.updateAddon, draft(1, 1), admin)).codes).toEqual(['CONFLICT']);
    const once = await boat(0);
    await waiting(once);
    const gone = { params: { conventionId, addonId: once.addonId }, query: { revision: '0' } };
    expect((await call(t, setUp.deleteAddon, gone, admin)).codes).toEqual(['IN_USE']);
    const renamed = { ...draft(1, 0, 'Benches'), params: gone.params };
    renamed.body.revision = 0;
    expect((await call(t, setUp.updateAddon, renamed, admin)).codes).toEqual(['IN_USE']);
  });

  it('stands behind what staff give away, but not with what is held for it', async () => {
    const sold = await soldOut(1);
    const family = await waiting(sold.which);
    const guest = await confirmed();
    const at = { params: { orderId: guest.orderId } };
    const give = async () => {
      const { data } = await call(t, getAmendmentOptions, at, registrar);
      const change = { addons: [{ addonId: sold.which.addonId, key: 'Seats', quantity: 1 }] };
      const settlement = { keptFee: 0, waive: false };
      const seen = { amendments: data.amendments, netBefore: data.balance.net };
      const body = { change, settlement, reason: 'A guest of honour', ...seen };
      return (await call(t, amendRegistration, { ...at, body }, registrar)).codes;
    };
    await release(sold);
    expect(await give()).toEqual(['SOLD_OUT']);
    await leave(family, sold.which);
    await join(family, sold.which);
    expect(await give()).toEqual([]);
  });
});

describe('joining the list of an add-on', () => {
  it('is refused before the registration is sent, while pieces are left, for strange add-ons, and for what is bought once', async () => {
    const free = await boat(2);
    const { which } = await soldOut(1);
    const draft = await startFamily(t, conventionId);
    expect((await join(draft, which)).codes).toEqual(['ADDONS_NOT_POSSIBLE']);
    const family = await confirmed();
    expect((await join(family, free)).codes).toEqual(['PLACES_LEFT']);
    const { id: elsewhere } = await buildConvention(t.ctx);
    const strange = await boat(0, { conventionId: elsewhere });
    expect((await join(family, strange)).codes).toEqual(['ADDON_NOT_AVAILABLE']);
    expect((await join(family, { ...which, addonId: crypto.randomUUID() })).codes).toEqual([
      'ADDON_NOT_AVAILABLE',
    ]);
    const once = await boat(1, {
      type: 'YES_NO',
      options: [{ key: 'Yes', price: 40, cadPrice: 55, capacity: 1 }],
    });
    const body = {
      selectedAddonData: [{ ...seats(once, 1, 'Yes'), type: 'YES_NO' as const }],
      specialRequest: '',
    };
    const opened = await call(t, createAddonOrder, { query: family.of, body }, family);
    const sent = { params: { orderId: opened.data.orderId }, body: {} };
    expect((await call(t, submitForApprovalById, sent, family)).codes).toEqual([]);
    const again = { addonId: once.addonId, key: 'Yes', quantity: 1, takesFewer: false };
    const joined = await call(t, own.joinAddonWaitList, { query: family.of, body: again }, family);
    expect(joined.codes).toEqual(['ADDON_ALREADY_BOUGHT']);
    const stranger = await confirmed();
    const stolen = { query: family.of, body: { ...again, addonId: which.addonId, key: 'Seats' } };
    expect((await call(t, own.joinAddonWaitList, stolen, stranger)).codes).toEqual(['ORDER_NOT_FOUND']);
  });

  it('stands in "Your data", and in the lists of staff beside those of packages', async () => {
    const { which } = await soldOut(1);
    const families = [await waiting(which, 2, true), await waiting(which)] as const;
    const entries = (await downloadOwnData(t, families[0])).waitLists;
    expect(entries).toMatchObject([
      { addonOptionId: which.optionId, quantity: 2, takesFewer: true, packageId: null },
    ]);
    const list = await call(t, staff.listWaitList, { query: { subjectId: which.optionId } }, registrar);
    expect(list.data.docs).toMatchObject([
      {
        subject: { kind: 'ADDON', _id: which.optionId, name: 'Boat trip', key: 'Seats' },
        quantity: 2,
        takesFewer: true,
        offered: null,
        place: 1,
      },
      { quantity: 1, place: 2 },
    ]);
    expect(list.data.subjects).toContainEqual(
      expect.objectContaining({ _id: which.optionId, kind: 'ADDON', name: 'Boat trip', key: 'Seats' }),
    );
    const reason = 'A grandmother of 90 travels with them';
    const at = { params: { entryId: (await entryOf(families[1]))._id } };
    const moved = await call(t, staff.moveToFront, { ...at, body: { reason } }, registrar);
    expect(moved.data).toMatchObject({ state: 'WAITING', place: 1 });
    const removed = await call(t, staff.removeFromWaitList, { ...at, body: { reason } }, registrar);
    expect(removed.data.state).toBe('REMOVED');
    expect(await mailsTo(families[1])).toEqual(['wait-list.add-on-removed']);
    expect((await listOf(families[0], which))?.own?.place).toBe(1);
  });
});

describe('two at once', () => {
  it('an offer that is taken while it expires is taken, or goes on: never both', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 6; round += 1) {
      const sold = await soldOut(1);
      const [first, second] = [await waiting(sold.which), await waiting(sold.which)];
      await release(sold);
      const body = { selectedAddonData: [seats(sold.which, 1)], specialRequest: '' };
      const opened = await call(t, createAddonOrder, { query: first.of, body }, first);
      const at = { params: { orderId: opened.data.orderId }, body: {} };
      await t.database.pool.query(
        "update wait_list_entries set offered_until = now() - interval '1 day' where addon_option_id = $1 and state = 'OFFERED'",
        [sold.which.optionId],
      );
      const send = () => call(t, submitForApprovalById, at, first);
      const serve = () => serveWaitList(t.ctx, sold.which.optionId);
      const [sent] =
        round % 2 === 0
          ? await Promise.all([send(), serve()])
          : (await Promise.all([serve(), send()])).toReversed();
      const { codes } = sent as Awaited<ReturnType<typeof send>>;
      outcomes.add(codes.join());
      await serve();
      expect((await entryOf(first)).state).toBe(codes.length === 0 ? 'TAKEN' : 'EXPIRED');
      expect(await stateOf(second, sold.which)).toBe(codes.length === 0 ? 'WAITING' : 'OFFERED');
    }
    expect([...outcomes].every((codes) => ['', 'SOLD_OUT'].includes(codes))).toBe(true);
    await expectInvariants(t);
  });

  it('many families and one piece: one gets it, nothing deadlocks, nothing is idle', async () => {
    const sold = await soldOut(2);
    const families = await Promise.all(Array.from({ length: 5 }, () => confirmed()));
    const joined = await Promise.all(families.map((family) => join(family, sold.which)));
    expect(joined.flatMap(({ codes }) => codes)).toEqual([]);
    await Promise.all([
      call(t, cancelOrder, { params: { orderId: sold.bought }, body: {} }, sold.holder),
      leave(families[4] as TestFamily, sold.which),
      serveWaitList(t.ctx, sold.which.optionId),
    ]);
    await serveWaitList(t.ctx, sold.which.optionId);
    const states = await Promise.all(families.map((family) => stateOf(family, sold.which)));
    expect(states.filter((state) => state === 'OFFERED')).toHaveLength(2);
    const bought = await Promise.all(families.map((family) => buy(family, sold.which, 1)));
    expect(bought.filter(({ codes }) => codes.length === 0)).toHaveLength(2);
    await expectInvariants(t);
  });
});

// Last: the clock goes on for days.
it('the list closes when the convention is over, and an offer never outlasts it', async () => {
  const today = t.clock.now().toISOString().slice(0, 10);
  const dates = { startDate: today, endDate: addDays(today, 1), conventionDeadline: today, timeZone: 'UTC' };
  const { id } = await buildConvention(t.ctx, dates);
  const { id: freeId } = await buildPackage(t.ctx, { conventionId: id, price: 0, cadPrice: 0 });
  const which = await boat(0, { conventionId: id });
  const families = [await submitFamily(t, id, freeId), await submitFamily(t, id, freeId)] as const;
  for (const family of families) expect((await join(family, which)).codes).toEqual([]);
  await t.database.pool.query('update addon_options set capacity = 1 where id = $1', [which.optionId]);
  await serveWaitList(t.ctx, which.optionId);
  const until = (await listOf(families[0], which))?.own?.offeredUntil;
  expect(until?.slice(0, 16)).toBe(`${addDays(today, 1)}T23:45`);
  t.clock.advance({ days: 3 });
  await serveWaitLists(t.ctx);
  expect((await mailsTo(families[0])).at(-1)).toBe('wait-list.add-on-expired');
  expect(await mailsTo(families[1])).toEqual(['wait-list.add-on-closed']);
});
