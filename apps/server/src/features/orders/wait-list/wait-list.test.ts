import { selectPackage, listPackages } from '@sangamam/contract/conventions/packages/package-endpoints';
import * as setUp from '@sangamam/contract/conventions/configuration/convention-admin-endpoints';
import * as reference from '@sangamam/contract/conventions/reference-data/reference-admin-endpoints';
import { cancelOrder, submitForApproval } from '@sangamam/contract/orders/order-endpoints';
import { addParticipant } from '@sangamam/contract/orders/participants/participant-endpoints';
import * as registrations from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { undoRegistrationDecisions } from '@sangamam/contract/orders/decisions/undo/undo-endpoints';
import * as staff from '@sangamam/contract/orders/wait-list/wait-list-admin-endpoints';
import * as own from '@sangamam/contract/orders/wait-list/wait-list-endpoints';
import { addDays } from '@sangamam/contract/fields/dates/calendar-date';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { remindAndExpireOrders } from '#server/features/orders/reminders/remind-and-expire-orders.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { downloadOwnData } from '#test/download.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import {
  participantPayload,
  startFamily,
  submitFamily,
  type TestFamily,
} from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';
import { startTestJobs } from '#test/jobs.ts';
import { outbox } from '#test/outbox.ts';
import { signInAs } from '#test/sign-in-as.ts';

import { serveWaitList, serveWaitLists } from './serve-wait-list.ts';

let t: TestApp;
let conventionId: string;
let registrar: { token: string };
let admin: { token: string };

beforeAll(async () => {
  t = await buildTestApp();
  ({ id: conventionId } = await buildConvention(t.ctx));
  registrar = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
  admin = { token: await signInAs(t, await createStaff(t, 'ADMIN')) };
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

/** A package with one place, which a family has taken. */
async function soldOut(changes: Partial<Parameters<typeof buildPackage>[1]> = {}) {
  const { id: packageId } = await buildPackage(t.ctx, { conventionId, capacity: 1, ...changes });
  return { packageId, holder: await submitFamily(t, conventionId, packageId) };
}

const query = (family: TestFamily, packageId: string) => ({ query: { ...family.of, packageId } });
const join = (family: TestFamily, packageId: string) =>
  call(t, own.joinWaitList, query(family, packageId), family);
const leave = (family: TestFamily, packageId: string) =>
  call(t, own.leaveWaitList, query(family, packageId), family);
const choose = async (family: TestFamily, packageId: string) =>
  (await call(t, selectPackage, query(family, packageId), family)).codes;
const submit = async (family: TestFamily) =>
  (await call(t, submitForApproval, { query: family.of, body: {} }, family)).codes;

/** A family that waits for the package. */
async function waiting(packageId: string): Promise<TestFamily> {
  const family = await startFamily(t, conventionId);
  expect((await join(family, packageId)).codes).toEqual([]);
  return family;
}

async function listOf(family: TestFamily, packageId: string) {
  const { data } = await call(t, own.listOwnWaitLists, { query: family.of }, family);
  return data.packages.find((one) => one.packageId === packageId);
}
const stateOf = async (family: TestFamily, packageId: string) =>
  (await listOf(family, packageId))?.own?.state;

const cancel = async ({ orderId }: TestFamily) => {
  const input = { params: { orderId }, body: { reason: 'The family moved away' } };
  expect((await call(t, registrations.cancelRegistration, input, registrar)).codes).toEqual([]);
};

/** Releases the place and lets the minute pass after which it is offered. */
async function release(holder: TestFamily, packageId: string) {
  await cancel(holder);
  await serveWaitList(t.ctx, packageId);
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

async function entryOf(family: TestFamily) {
  for (const view of staff.waitListViews) {
    const { data } = await call(
      t,
      staff.listWaitList,
      { query: { view, search: family.tempNumber } },
      registrar,
    );
    const [row] = data.docs;
    if (row) return row;
  }
  throw new Error('The family is on no list');
}

describe('a family that waits', () => {
  it('is offered the place that comes free, is mailed, and takes it', async () => {
    const { packageId, holder } = await soldOut({ name: 'The last room' });
    const family = await waiting(packageId);
    expect(await listOf(family, packageId)).toEqual({
      packageId,
      packageName: 'The last room',
      waiting: 1,
      offered: 0,
      own: { state: 'WAITING', place: 1, offeredUntil: null },
    });
    expect(await choose(family, packageId)).toEqual(['SOLD_OUT']);

    await release(holder, packageId);
    const offer = await listOf(family, packageId);
    expect(offer).toMatchObject({ waiting: 0, offered: 1, own: { state: 'OFFERED', place: null } });
    const until = new Date(offer?.own?.offeredUntil ?? 0).getTime();
    expect(Math.round((until - t.clock.now().getTime()) / 3_600_000)).toBe(48);
    expect(await mailsTo(family)).toEqual(['wait-list.offered']);
    const mails = await outbox(t, { to: family.account.email });
    const mail = mails.find(({ kind }) => kind === 'wait-list.offered');
    expect(mail?.subject).toBe('A place is held for you: The last room, Sangamam');
    expect(mail?.links).toContain(`${t.ctx.publicUrl}/packages`);

    const newcomer = await startFamily(t, conventionId);
    expect(await choose(newcomer, packageId)).toEqual(['SOLD_OUT']);
    expect(await choose(family, packageId)).toEqual([]);
    expect(await submit(family)).toEqual([]);
    expect((await entryOf(family)).state).toBe('TAKEN');
  });

  it('is passed by nobody: a place that is free for a moment is refused to a newcomer', async () => {
    const { packageId, holder } = await soldOut();
    const newcomer = await startFamily(t, conventionId);
    const first = await waiting(packageId);
    await cancel(holder);
    // Not yet offered: the decision could be undone for a minute.
    expect(await stateOf(first, packageId)).toBe('WAITING');
    const { data } = await call(t, listPackages, { query: { conventionId } }, newcomer);
    expect(data.find(({ _id }) => _id === packageId)?.placesLeft).toBe(0);
    expect(await choose(newcomer, packageId)).toEqual(['SOLD_OUT']);
    await t.database.pool.query('update orders set package_id = $1 where id = $2', [
      packageId,
      newcomer.orderId,
    ]);
    expect(await submit(newcomer)).toEqual(['SOLD_OUT']);
    // The twin: once nobody waits, the same call takes the place.
    expect((await leave(first, packageId)).codes).toEqual([]);
    expect(await submit(newcomer)).toEqual([]);
  });

  it('is offered a place only after the minute in which staff can undo the decision', async () => {
    const { packageId, holder } = await soldOut();
    const family = await waiting(packageId);
    const of = { params: { orderId: holder.orderId } };
    const because = { ...of, body: { reason: 'Two people are missing' } };
    const rejected = await call(t, registrations.rejectRegistration, because, registrar);
    const { rows } = await t.database.pool.query<{ seconds: number }>(
      `select extract(epoch from run_at - $1::timestamptz)::int as seconds from graphile_worker.jobs
       where task_identifier = 'capacity-released' order by id desc limit 1`,
      [t.clock.now()],
    );
    expect(rows[0]?.seconds).toBeGreaterThan(60);
    const decisions = [{ orderId: holder.orderId, decisionId: rejected.data.decisionId ?? '' }];
    const undone = await call(t, undoRegistrationDecisions, { body: { decisions } }, registrar);
    expect(undone.data).toEqual([expect.objectContaining({ code: null })]);
    await serveWaitList(t.ctx, packageId);
    expect(await stateOf(family, packageId)).toBe('WAITING');
  });

  it('is reminded at half the time, once, and loses the place to the next one at the end', async () => {
    const { packageId, holder } = await soldOut();
    const [first, second] = [await waiting(packageId), await waiting(packageId)];
    expect((await listOf(second, packageId))?.own?.place).toBe(2);
    await release(holder, packageId);
    expect(await mailsTo(first)).toEqual(['wait-list.offered']);
    t.clock.advance({ hours: 25 });
    await serveWaitLists(t.ctx);
    await serveWaitLists(t.ctx);
    expect(await mailsTo(first)).toEqual(['wait-list.offered', 'wait-list.reminded']);
    expect(await stateOf(second, packageId)).toBe('WAITING');
    t.clock.advance({ hours: 24 });
    await serveWaitLists(t.ctx);
    expect(await stateOf(first, packageId)).toBeUndefined();
    expect((await entryOf(first)).state).toBe('EXPIRED');
    expect(await stateOf(second, packageId)).toBe('OFFERED');
    expect(await mailsTo(first)).toEqual(['wait-list.offered', 'wait-list.reminded', 'wait-list.expired']);
    expect(await mailsTo(second)).toEqual(['wait-list.offered']);
    // It may begin again, at the end.
    expect((await join(first, packageId)).codes).toEqual([]);
    expect(await choose(first, packageId)).toEqual(['SOLD_OUT']);
  });

  it('gives its offer to the next one by declining it, and by cancelling its registration', async () => {
    const { packageId, holder } = await soldOut();
    const families = [await waiting(packageId), await waiting(packageId), await waiting(packageId)];
    const [first, second, third] = families as [TestFamily, TestFamily, TestFamily];
    await release(holder, packageId);
    expect((await leave(first, packageId)).codes).toEqual([]);
    await runJobs();
    expect(await stateOf(second, packageId)).toBe('OFFERED');
    const of = { params: { orderId: second.orderId }, body: {} };
    expect((await call(t, cancelOrder, of, second)).codes).toEqual([]);
    await runJobs();
    expect(await stateOf(third, packageId)).toBe('OFFERED');
    expect((await entryOf(second)).state).toBe('LEFT');
  });

  it('is passed over while its people may not take the package, and keeps its place', async () => {
    const { packageId, holder } = await soldOut({ maxPeople: 1 });
    const [big, small] = [await waiting(packageId), await waiting(packageId)];
    await call(t, addParticipant, { body: participantPayload(big) }, big);
    await release(holder, packageId);
    expect(await stateOf(small, packageId)).toBe('OFFERED');
    expect(await stateOf(big, packageId)).toBe('PASSED_OVER');
    expect(await choose(small, packageId)).toEqual([]);
    expect(await submit(small)).toEqual([]);
    await t.database.pool.query('update packages set max_people = null where id = $1', [packageId]);
    await release(small, packageId);
    expect(await stateOf(big, packageId)).toBe('OFFERED');
  });

  it('leaves the other lists when it sends its registration', async () => {
    const [one, other] = [await soldOut(), await soldOut()];
    const { id: freeId } = await buildPackage(t.ctx, { conventionId, capacity: 5 });
    const family = await waiting(one.packageId);
    await join(family, other.packageId);
    await release(other.holder, other.packageId);
    const next = await waiting(other.packageId);
    expect(await choose(family, freeId)).toEqual([]);
    expect(await submit(family)).toEqual([]);
    expect((await listOf(family, one.packageId))?.own).toBeNull();
    await runJobs();
    expect(await stateOf(next, other.packageId)).toBe('OFFERED');
  });

  it('is offered a place when staff add places', async () => {
    const { packageId } = await soldOut();
    const family = await waiting(packageId);
    const path = { conventionId, packageId };
    const { data } = await call(t, setUp.getConventionConfiguration, { params: { conventionId } }, admin);
    const stored = data.packages.find(({ _id }) => _id === packageId);
    if (!stored) throw new Error('The package is not in the configuration');
    const { _id, seatsTaken, seatsHeld, familiesWaiting, ...draft } = stored;
    expect([_id, seatsTaken, seatsHeld, familiesWaiting]).toEqual([packageId, 1, 0, 1]);
    const change = { params: path, body: { ...draft, capacity: 2 } };
    expect((await call(t, setUp.updatePackage, change, admin)).codes).toEqual([]);
    await runJobs();
    const fewer = { params: path, body: { ...draft, capacity: 1, revision: draft.revision + 1 } };
    expect((await call(t, setUp.updatePackage, fewer, admin)).codes).toEqual(['CONFLICT']);
    expect(await stateOf(family, packageId)).toBe('OFFERED');
  });
});

describe('"Your data"', () => {
  it("has the lists that a family is and was on, and nobody else's", async () => {
    const [first, second] = [await soldOut(), await soldOut()];
    const family = await waiting(first.packageId);
    await waiting(first.packageId);
    await join(family, second.packageId);
    await leave(family, second.packageId);
    await release(first.holder, first.packageId);
    const entries = (await downloadOwnData(t, family)).waitLists;
    expect(entries).toMatchObject([
      { orderId: family.orderId, packageId: first.packageId, state: 'OFFERED', endedAt: null },
      { orderId: family.orderId, packageId: second.packageId, state: 'LEFT', offeredAt: null },
    ]);
    expect(entries[0]?.['offeredUntil']).not.toBeNull();
    expect((await downloadOwnData(t, first.holder)).waitLists).toEqual([]);
  });
});

describe('joining', () => {
  it('is refused while places are left, for packages of others, once sent, and where lists are switched off', async () => {
    const { id: roomyId } = await buildPackage(t.ctx, { conventionId, capacity: 5 });
    const { packageId } = await soldOut();
    const { id: olderId } = await buildPackage(t.ctx, { conventionId, minAge: 90, capacity: 0 });
    const family = await startFamily(t, conventionId);
    expect((await join(family, roomyId)).codes).toEqual(['PLACES_LEFT']);
    expect((await join(family, olderId)).codes).toEqual(['PACKAGE_NOT_AVAILABLE']);
    const settings = { remindAfterDays: 3, expireAfterDays: 21, unpaidChangeDays: 10 };
    const set = async (waitListHours: number) => {
      const { data } = await call(t, reference.getAdminSettings, {}, admin);
      const { revision } = data.registrations;
      const body = { ...settings, waitListHours, revision };
      expect((await call(t, reference.updateRegistrationSettings, { body }, admin)).codes).toEqual([]);
    };
    await set(0);
    expect((await join(family, packageId)).codes).toEqual(['WAIT_LIST_OFF']);
    await set(48);
    expect((await join(family, packageId)).codes).toEqual([]);
    expect((await join(family, packageId)).codes).toEqual([]);
    expect((await listOf(family, packageId))?.waiting).toBe(1);
    expect(await choose(family, roomyId)).toEqual([]);
    expect(await submit(family)).toEqual([]);
    expect((await join(family, packageId)).codes).toEqual(['ORDER_LOCKED']);
    const other = await startFamily(t, conventionId);
    const stolen = { query: { ...family.of, packageId } };
    expect((await call(t, own.joinWaitList, stolen, other)).codes).toEqual(['ORDER_NOT_FOUND']);
  });
});

describe('the end of registration', () => {
  it('shortens an offer to the deadline, then closes the list and tells everybody', async () => {
    const today = t.clock.now().toISOString().slice(0, 10);
    const { id } = await buildConvention(t.ctx, { conventionDeadline: addDays(today, 1), timeZone: 'UTC' });
    const { id: packageId } = await buildPackage(t.ctx, { conventionId: id, capacity: 1 });
    const holder = await submitFamily(t, id, packageId);
    const families = [await startFamily(t, id), await startFamily(t, id)];
    const [first, second] = families as [TestFamily, TestFamily];
    await join(first, packageId);
    await join(second, packageId);
    await release(holder, packageId);
    const until = (await listOf(first, packageId))?.own?.offeredUntil;
    expect(until?.slice(0, 16)).toBe(`${addDays(today, 1)}T23:45`);
    expect(await mailsTo(first)).toEqual(['wait-list.offered']);
    t.clock.advance({ days: 2 });
    await serveWaitLists(t.ctx);
    expect(await mailsTo(first)).toEqual(['wait-list.offered', 'wait-list.expired']);
    expect(await mailsTo(second)).toEqual(['wait-list.closed']);
  });
});

describe('staff', () => {
  it('see the list, move a family to the front, hold an offer longer and take a family off', async () => {
    const { packageId, holder } = await soldOut({ name: 'Suite' });
    const families = [await waiting(packageId), await waiting(packageId), await waiting(packageId)];
    const [first, second, third] = families as [TestFamily, TestFamily, TestFamily];
    const list = await call(t, staff.listWaitList, { query: { subjectId: packageId } }, registrar);
    expect(list.data.docs.map(({ tmpConvRegNo, place }) => [tmpConvRegNo, place])).toEqual(
      families.map(({ tempNumber }, index) => [tempNumber, index + 1]),
    );
    expect(list.data.counts).toEqual({ WAITING: 3, OFFERED: 0, ENDED: 0 });
    expect(list.data.subjects).toContainEqual(expect.objectContaining({ _id: packageId, name: 'Suite' }));

    const reason = 'A grandmother of 90 travels with them';
    const at = async (family: TestFamily) => ({ params: { entryId: (await entryOf(family))._id } });
    const moved = await call(t, staff.moveToFront, { ...(await at(third)), body: { reason } }, registrar);
    expect(moved.data).toMatchObject({ state: 'WAITING', place: 1 });
    const early = { ...(await at(third)), body: { reason, hours: 72 } };
    expect((await call(t, staff.extendOffer, early, registrar)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);

    await release(holder, packageId);
    expect(await stateOf(third, packageId)).toBe('OFFERED');
    expect(await mailsTo(third)).toEqual(['wait-list.offered']);
    const extended = await call(t, staff.extendOffer, early, registrar);
    const until = new Date(extended.data.offeredUntil ?? 0).getTime();
    expect(Math.round((until - t.clock.now().getTime()) / 3_600_000)).toBe(72);
    const shorter = await call(t, staff.extendOffer, { ...early, body: { reason, hours: 1 } }, registrar);
    expect(shorter.data.offeredUntil).toBe(extended.data.offeredUntil);
    const late = { ...(await at(third)), body: { reason } };
    expect((await call(t, staff.moveToFront, late, registrar)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);

    const remove = { ...(await at(third)), body: { reason: 'You wrote that you cannot come' } };
    expect((await call(t, staff.removeFromWaitList, remove, registrar)).data.state).toBe('REMOVED');
    expect((await call(t, staff.removeFromWaitList, remove, registrar)).codes).toEqual([]);
    await runJobs();
    expect(await stateOf(first, packageId)).toBe('OFFERED');
    expect(await mailsTo(third)).toEqual(['wait-list.offered', 'wait-list.removed']);
    expect((await listOf(second, packageId))?.own?.place).toBe(1);
    const { data } = await call(
      t,
      registrations.getRegistration,
      { params: { orderId: third.orderId } },
      registrar,
    );
    expect(data.history.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        'order.wait-list-joined',
        'order.wait-list-moved',
        'order.wait-list-offered',
        'order.wait-list-extended',
        'order.wait-list-removed',
      ]),
    );
  });
});

describe('many at once', () => {
  it('never sell a place twice, deadlock, or leave one idle', async () => {
    const { id: packageId } = await buildPackage(t.ctx, { conventionId, capacity: 4 });
    const holders = await Promise.all(
      Array.from({ length: 4 }, () => submitFamily(t, conventionId, packageId)),
    );
    const families = await Promise.all(Array.from({ length: 8 }, () => startFamily(t, conventionId)));
    const joined = await Promise.all(families.map((family) => join(family, packageId)));
    expect(joined.flatMap(({ codes }) => codes)).toEqual([]);
    await Promise.all([
      ...holders.map((holder) => cancel(holder)),
      ...families.slice(6).map((family) => leave(family, packageId)),
      serveWaitList(t.ctx, packageId),
      serveWaitList(t.ctx, packageId),
    ]);
    await serveWaitList(t.ctx, packageId);
    const states = await Promise.all(families.map((family) => stateOf(family, packageId)));
    expect(states.filter((state) => state === 'OFFERED')).toHaveLength(4);
    const offered = families.filter((_, index) => states[index] === 'OFFERED');
    const outcomes = await Promise.all(
      families.map(async (family) => {
        await choose(family, packageId);
        return submit(family);
      }),
    );
    expect(outcomes.filter((codes) => codes.length === 0)).toHaveLength(offered.length);
    await expectInvariants(t);
  });
});

// Last: sessions end in that time.
describe('an unfinished registration', () => {
  it('on a wait list is neither reminded of nor expires', async () => {
    const { packageId } = await soldOut();
    const family = await waiting(packageId);
    const idle = await startFamily(t, conventionId);
    t.clock.advance({ days: 22 });
    await remindAndExpireOrders(t.ctx);
    const reminded = (await outbox(t)).filter(({ kind }) => kind === 'order.reminder').map(({ to }) => to);
    expect(reminded).toContain(idle.account.email);
    expect(reminded).not.toContain(family.account.email);
  });
});
