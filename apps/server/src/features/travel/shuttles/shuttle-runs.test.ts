import { addDays } from '@sangamam/contract/fields/dates/calendar-date';
import * as shuttles from '@sangamam/contract/travel/shuttles/shuttle-endpoints';
import { getOverview } from '@sangamam/contract/reports/overview/overview-endpoints';
import * as transport from '@sangamam/contract/travel/journeys/transport-endpoints';
import { defaultPlanSettings } from '@sangamam/contract/travel/shuttles/plan-settings';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { erasePersonalData } from '#server/features/personal-data/carry-out.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { dataSubject } from '#test/fixtures/data-subject.ts';
import type { TestFamily } from '#test/fixtures/registrations.ts';
import { buildTransportDesk, type TransportDesk } from '#test/fixtures/travellers.ts';
import { expectInvariants } from '#test/invariants.ts';
import { outbox } from '#test/outbox.ts';

import { travelPersonalData } from '../personal-data.ts';

let t: TestApp;
let desk: TransportDesk;

beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(async () => {
  desk = await buildTransportDesk(t);
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

const settings = { ...defaultPlanSettings, seats: 6 };
const runs = async (query: { runId?: string } = {}) =>
  (await call(t, transport.listRuns, { ...desk.at, query }, desk.hospitality)).data;
const createRun = async (changes: object = {}) =>
  (await call(t, shuttles.createRun, { ...desk.at, body: desk.draft(changes) }, desk.hospitality)).data;
const move = (family: TestFamily, fromRunId: string | null, toRunId: string | null) =>
  call(
    t,
    shuttles.moveFamily,
    { ...desk.at, body: { orderId: family.orderId, direction: 'ARRIVAL', fromRunId, toRunId } },
    desk.hospitality,
  );
const preview = async () =>
  (await call(t, shuttles.previewPlan, { ...desk.at, body: { settings } }, desk.hospitality)).data;
const accept = (fingerprint: string) =>
  call(t, shuttles.acceptPlan, { ...desk.at, body: { settings, fingerprint } }, desk.hospitality);
const publish = (...runIds: string[]) =>
  call(t, shuttles.publishRuns, { ...desk.at, body: { runIds } }, desk.hospitality);
const mailsTo = async ({ account }: TestFamily) =>
  (await outbox(t, { to: account.email })).filter(({ kind }) => kind.startsWith('travel.'));
const seatsOf = (run: { families: { orderId: string; passengers: number }[] } | undefined) =>
  run?.families.map(({ orderId, passengers }) => [orderId, passengers]);

describe('planning', () => {
  it('previews what acceptance then does, and groups families whose flights are near', async () => {
    const [a, b, c] = [
      await desk.traveller('10:00', 4),
      await desk.traveller('10:40', 2),
      await desk.traveller('12:00', 3),
    ];
    const plan = await preview();
    expect(plan).toMatchObject({
      journeys: 3,
      fewestRuns: 2,
      keptRuns: 0,
      replacedRuns: 0,
      splitFamilies: 0,
    });
    expect(plan.runs.map(({ departsAt, taken, families }) => [departsAt, taken, families])).toEqual([
      ['11:10', 6, 2],
      ['12:30', 3, 1],
    ]);
    expect(await runs()).toEqual([]);
    expect((await accept(plan.fingerprint)).data).toEqual({ runs: 2 });
    const [first, second] = await runs();
    expect(seatsOf(first)).toEqual([
      [a.orderId, 4],
      [b.orderId, 2],
    ]);
    expect(seatsOf(second)).toEqual([[c.orderId, 3]]);
    expect(await mailsTo(a)).toEqual([]);
  });

  it('is refused with CONFLICT when a journey changed since the preview', async () => {
    const family = await desk.traveller('10:00', 4);
    const { fingerprint } = await preview();
    await desk.arrives(family, '11:00', 4);
    expect((await accept(fingerprint)).codes).toEqual(['CONFLICT']);
    expect(await runs()).toEqual([]);
  });

  it('accepted twice at once makes the runs once', async () => {
    await desk.traveller('10:00', 4);
    const { fingerprint } = await preview();
    const answers = await Promise.all([accept(fingerprint), accept(fingerprint)]);
    expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409]);
    expect(await runs()).toHaveLength(1);
  });

  it('keeps runs that were changed by hand or published, and replaces the other drafts', async () => {
    const [a, b] = [await desk.traveller('10:00', 6), await desk.traveller('13:00', 6)];
    await accept((await preview()).fingerprint);
    const [first, second] = await runs();
    const body = { ...desk.draft({ departsAt: '10:55' }), revision: first?.revision ?? 0 };
    await call(t, shuttles.updateRun, { params: { runId: first?._id ?? '' }, body }, desk.hospitality);
    const again = await preview();
    expect(again).toMatchObject({ keptRuns: 1, replacedRuns: 1, journeys: 1 });
    await accept(again.fingerprint);
    const now = await runs();
    expect(now.map((run) => [run.departsAt, ...(seatsOf(run) ?? [])])).toEqual([
      ['10:55', [a.orderId, 6]],
      ['13:30', [b.orderId, 6]],
    ]);
    expect(now[0]?._id).toBe(first?._id);
    expect(now[1]?._id).not.toBe(second?._id);
  });

  it('replaces a draft that was given back to it; a published run cannot be', async () => {
    await desk.traveller('10:00', 6);
    const [byHand, told] = [await createRun({ departsAt: '09:00' }), await createRun({ departsAt: '09:30' })];
    await publish(told._id);
    const unpin = (runId: string, revision: number) =>
      call(t, shuttles.unpinRun, { params: { runId }, body: { revision } }, desk.hospitality);
    expect(await preview()).toMatchObject({ keptRuns: 2, replacedRuns: 0 });
    expect((await unpin(byHand._id, byHand.revision + 1)).codes).toEqual(['CONFLICT']);
    const [, published] = await runs();
    expect((await unpin(told._id, published?.revision ?? 0)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    const freed = await unpin(byHand._id, byHand.revision);
    expect([freed.data.pinned, freed.data.revision]).toEqual([false, byHand.revision + 1]);
    expect((await unpin(byHand._id, freed.data.revision)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    const plan = await preview();
    expect(plan).toMatchObject({ keptRuns: 1, replacedRuns: 1 });
    await accept(plan.fingerprint);
    expect((await runs()).map(({ departsAt }) => departsAt)).toEqual(['09:30', '10:30']);
  });

  it('starts the next time with the settings of the plan that was accepted, by convention', async () => {
    const settingsOf = async (at: typeof desk.at) =>
      (await call(t, transport.getTransportOverview, at, desk.hospitality)).data.planSettings;
    await desk.traveller('10:00', 4);
    expect(await settingsOf(desk.at)).toEqual(defaultPlanSettings);
    const { fingerprint } = await preview();
    expect(await settingsOf(desk.at)).toEqual(defaultPlanSettings);
    await accept(fingerprint);
    expect(await settingsOf(desk.at)).toEqual(settings);
    const other = await buildTransportDesk(t);
    expect(await settingsOf(other.at)).toEqual(defaultPlanSettings);
  });

  it('splits only a family that is larger than a run', async () => {
    const large = await desk.traveller('10:00', 8);
    const plan = await preview();
    expect(plan).toMatchObject({ splitFamilies: 1, fewestRuns: 2 });
    await accept(plan.fingerprint);
    expect((await runs()).flatMap((run) => seatsOf(run) ?? [])).toEqual([
      [large.orderId, 6],
      [large.orderId, 2],
    ]);
  });

  it('leaves out families that are not confirmed any more', async () => {
    const family = await desk.traveller('10:00', 4);
    await accept((await preview()).fingerprint);
    await desk.cancels(family);
    const [run] = await runs();
    expect(run?.families).toEqual([]);
    expect(await preview()).toMatchObject({ journeys: 0 });
  });
});

describe('moving a family', () => {
  it('seats it, moves it on and takes it off, and pins the runs', async () => {
    const family = await desk.traveller('14:00', 4);
    const [one, two] = [await createRun(), await createRun({ departsAt: '15:30' })];
    expect((await move(family, null, one._id)).data).toEqual({ moved: 4 });
    await move(family, one._id, two._id);
    const [before, after] = await runs();
    expect([seatsOf(before), seatsOf(after)]).toEqual([[], [[family.orderId, 4]]]);
    expect(after?.families[0]).toMatchObject({ flightNumber: 'DL 100', fits: true, state: 'WAITING' });
    await move(family, two._id, null);
    expect((await runs()).flatMap(({ families }) => families)).toEqual([]);
    expect((await move(family, two._id, one._id)).codes).toEqual(['CONFLICT']);
  });

  it('onto a run without enough seats is refused with RUN_FULL, whoever comes first of two', async () => {
    const families = [await desk.traveller('14:00', 4), await desk.traveller('14:10', 3)];
    const run = await createRun();
    const answers = await Promise.all(families.map((family) => move(family, null, run._id)));
    expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409]);
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['RUN_FULL']);
    const [now] = await runs();
    expect(now?.taken).toBeLessThanOrEqual(6);
  });

  it('never fills one seat twice: many families at once', async () => {
    const families = await Promise.all(
      ['1', '2', '3', '4', '5', '6', '7', '8'].map(() => desk.traveller('14:00', 2)),
    );
    const run = await createRun({ seats: 6 });
    const answers = await Promise.all(families.map((family) => move(family, null, run._id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await runs())[0]?.taken).toBe(6);
  });

  it('that is larger than the run moves as many as fit', async () => {
    const large = await desk.traveller('14:00', 9);
    const [one, two] = [await createRun(), await createRun({ departsAt: '15:30' })];
    expect((await move(large, null, one._id)).data).toEqual({ moved: 6 });
    expect((await move(large, null, two._id)).data).toEqual({ moved: 3 });
    expect((await move(large, null, two._id)).codes).toEqual(['CONFLICT']);
  });

  it('to another airport or convention is refused', async () => {
    const family = await desk.traveller('14:00', 2, 'TPA');
    const run = await createRun();
    expect((await move(family, null, run._id)).codes).toEqual(['RUN_ELSEWHERE']);
    expect((await move(family, null, crypto.randomUUID())).codes).toEqual(['NOT_FOUND']);
  });

  it('warns when the run leaves before the flight lands', async () => {
    const family = await desk.traveller('16:00', 2);
    const run = await createRun();
    await move(family, null, run._id);
    expect((await runs())[0]?.families[0]?.fits).toBe(false);
  });
});

describe('a run', () => {
  it('based on an older version is refused, and keeps the seats that are taken', async () => {
    const family = await desk.traveller('14:00', 4);
    const run = await createRun();
    await move(family, null, run._id);
    const update = (changes: object) =>
      call(
        t,
        shuttles.updateRun,
        { params: { runId: run._id }, body: { ...desk.draft(), revision: run.revision + 1, ...changes } },
        desk.hospitality,
      );
    expect((await update({ revision: run.revision })).codes).toEqual(['CONFLICT']);
    expect((await update({ seats: 3 })).codes).toEqual(['RUN_FULL']);
    expect((await update({ airport: 'TPA' })).codes).toEqual(['RUN_ELSEWHERE']);
    expect((await update({ seats: 4 })).data).toMatchObject({ seats: 4, taken: 4, pinned: true });
  });

  it('that is deleted frees its families', async () => {
    const family = await desk.traveller('14:00', 4);
    const run = await createRun();
    await move(family, null, run._id);
    const [{ revision } = { revision: 0 }] = await runs();
    const query = { revision: String(revision) };
    await call(t, shuttles.deleteRun, { params: { runId: run._id }, query }, desk.hospitality);
    const journeys = await call(
      t,
      transport.listJourneys,
      { ...desk.at, query: { view: 'UNSEATED' } },
      desk.hospitality,
    );
    expect(journeys.data.docs.map(({ orderId, seated }) => [orderId, seated])).toEqual([[family.orderId, 0]]);
  });
});

describe('families', () => {
  it('are told once when their run is published, not before, and again when it changes', async () => {
    const family = await desk.traveller('14:00', 4);
    const { _id: driverId } = await desk.addDriver();
    const run = await createRun({ driverId });
    await move(family, null, run._id);
    expect(await mailsTo(family)).toEqual([]);
    await Promise.all([publish(run._id), publish(run._id)]);
    const [told, ...more] = await mailsTo(family);
    expect(more).toEqual([]);
    for (const text of ['15:00', 'Terminal A, door 3', 'Joby', 'Orlando International', 'Seats for you'])
      expect(told?.text).toContain(text);
    const [{ revision } = { revision: 0 }] = await runs();
    const update = (changes: object) =>
      call(
        t,
        shuttles.updateRun,
        { params: { runId: run._id }, body: { ...desk.draft({ driverId }), revision, ...changes } },
        desk.hospitality,
      );
    await update({ seats: 8 });
    expect(await mailsTo(family)).toHaveLength(1);
    await update({ seats: 8, departsAt: '15:20', revision: revision + 1 });
    const changed = await mailsTo(family);
    expect(changed).toHaveLength(2);
    expect(
      changed.some(({ subject, text }) => subject.includes('has changed') && text.includes('15:20')),
    ).toBe(true);
  });

  it('that leave a published run are told, and a changed flight frees the seats', async () => {
    const family = await desk.traveller('14:00', 4);
    const run = await createRun();
    await move(family, null, run._id);
    await publish(run._id);
    await move(family, run._id, null);
    expect((await mailsTo(family)).some(({ text }) => text.includes('planning your seats again'))).toBe(true);
    await move(family, null, run._id);
    await desk.arrives(family, '14:00', 4);
    expect((await runs())[0]?.taken).toBe(4);
    await desk.arrives(family, '14:00', 5);
    expect((await runs())[0]?.taken).toBe(0);
  });

  it('whose flight changed are told which seats that has cost them, once, and the desk finds them', async () => {
    const lost = async () => {
      const { data } = await call(
        t,
        transport.listJourneys,
        { ...desk.at, query: { view: 'LOST_SEAT' } },
        desk.hospitality,
      );
      const { data: overview } = await call(
        t,
        getOverview,
        { query: { conventionId: desk.conventionId } },
        desk.hospitality,
      );
      return [
        data.docs.map(({ orderId }) => orderId),
        overview.counts.find(({ key }) => key === 'SEATS_LOST')?.count,
      ];
    };
    const cancelled = async (family: TestFamily) =>
      (await mailsTo(family)).filter(({ text }) => text.includes('are cancelled'));
    const family = await desk.traveller('14:00', 4);
    const draft = await createRun();
    await move(family, null, draft._id);
    await desk.arrives(family, '13:00', 4);
    expect([await cancelled(family), await lost()]).toEqual([[], [[], 0]]);
    await move(family, null, draft._id);
    await publish(draft._id);
    await desk.arrives(family, '19:00', 4);
    const [mail, ...more] = await cancelled(family);
    expect(more).toEqual([]);
    for (const text of ['15:00', 'Orlando International', 'We are planning your seats again'])
      expect(mail?.text).toContain(text);
    expect(await lost()).toEqual([[family.orderId], 1]);
    const later = await createRun({ departsAt: '20:00' });
    await move(family, null, later._id);
    expect(await lost()).toEqual([[], 0]);
  });
});

describe('a family that is erased', () => {
  it('leaves no flight, seat or act of a driver behind', async () => {
    const family = await desk.traveller('14:00', 4);
    const run = await createRun();
    await move(family, null, run._id);
    await t.database.pool.query(
      `insert into shuttle_acts (id, run_id, order_id, state, done_at) values (gen_random_uuid(), $1, $2, 'PICKED_UP', now())`,
      [run._id, family.orderId],
    );
    const subject = dataSubject({ userId: family.account.id, orderIds: [family.orderId] });
    await erasePersonalData(t.ctx, [travelPersonalData], subject);
    const { rows } = await t.database.pool.query(
      `select (select count(*)::int from travel_legs where order_id = $1) as legs,
        (select count(*)::int from shuttle_seats where order_id = $1) as seats,
        (select count(*)::int from shuttle_acts where order_id = $1) as acts`,
      [family.orderId],
    );
    expect(rows).toEqual([{ legs: 0, seats: 0, acts: 0 }]);
    expect((await runs())[0]?.taken).toBe(0);
  });
});

describe('the desk', () => {
  it('finds runs that leave on another day than their flights', async () => {
    await desk.traveller('23:50', 2);
    await accept((await preview()).fingerprint);
    const next = addDays(desk.day, 1);
    expect((await runs()).map(({ day, departsAt }) => [day, departsAt])).toEqual([[next, '00:20']]);
    const { data } = await call(t, transport.getTransportOverview, desk.at, desk.hospitality);
    expect(data.runDays).toEqual([{ direction: 'ARRIVAL', day: next }]);
  });

  it('sees journeys by day and time, what is missing, and how many have seats', async () => {
    const silent = await desk.confirmedFamily();
    const [late, early] = [await desk.traveller('18:00', 2), await desk.traveller('09:00', 3)];
    const list = async (query: object) =>
      (await call(t, transport.listJourneys, { ...desk.at, query }, desk.hospitality)).data.docs.map(
        ({ orderId }) => orderId,
      );
    expect(await list({ direction: 'ARRIVAL' })).toEqual([early.orderId, late.orderId]);
    expect(await list({ from: '10:00', until: '20:00' })).toEqual([late.orderId]);
    expect(await list({ day: '2020-01-01' })).toEqual([]);
    expect(await list({ view: 'MISSING' })).toEqual([silent.orderId]);
    expect(await list({ view: 'NO_PLAN' })).toEqual([silent.orderId]);
    expect(await list({ view: 'INCOMPLETE' })).toEqual([]);
    expect(await list({ view: 'NOT_WANTED' })).toHaveLength(2);
    expect(await list({ search: early.tempNumber })).toEqual([early.orderId]);
    const { data } = await call(t, transport.getTransportOverview, desk.at, desk.hospitality);
    expect(data).toEqual({
      withoutPlan: 1,
      incomplete: 0,
      planSettings: defaultPlanSettings,
      runDays: [],
      days: [
        {
          direction: 'ARRIVAL',
          airport: 'MCO',
          airportName: expect.any(String) as string,
          day: desk.day,
          journeys: 2,
          passengers: 5,
          seated: 0,
        },
      ],
    });
    const conventions = await call(t, transport.listTransportConventions, {}, desk.hospitality);
    expect(conventions.data.map(({ conventionId }) => conventionId)).toContain(desk.conventionId);
  });
});
