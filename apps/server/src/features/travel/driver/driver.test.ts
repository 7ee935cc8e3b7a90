import * as shuttles from '@sangamam/contract/travel/shuttles/shuttle-endpoints';
import * as transport from '@sangamam/contract/travel/journeys/transport-endpoints';
import {
  getDriverRun,
  recordDriverActs,
  type DriverAct,
} from '@sangamam/contract/travel/driver/driver-endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { allowances } from '#server/http/limits/rate-limits.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import type { TestFamily } from '#test/fixtures/registrations.ts';
import { buildTransportDesk, type TransportDesk } from '#test/fixtures/travellers.ts';

let t: TestApp;
let desk: TransportDesk;
let family: TestFamily;
let runId: string;
let token: string;

beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(async () => {
  desk = await buildTransportDesk(t);
  family = await desk.traveller('14:00', 4);
  const run = await call(t, shuttles.createRun, { ...desk.at, body: desk.draft() }, desk.hospitality);
  runId = run.data._id;
  const body = { orderId: family.orderId, direction: 'ARRIVAL' as const, fromRunId: null, toRunId: runId };
  await call(t, shuttles.moveFamily, { ...desk.at, body }, desk.hospitality);
  token = await link();
});
afterAll(() => t.close());

async function link(): Promise<string> {
  const { data } = await call(t, shuttles.createDriverLink, { params: { runId } }, desk.hospitality);
  return data.url.split('/').at(-1) ?? '';
}
const open = (by = token) => call(t, getDriverRun, { params: { token: by } });
const act = (changes: Partial<DriverAct> = {}): DriverAct => ({
  id: crypto.randomUUID(),
  familyId: family.orderId,
  state: 'PICKED_UP',
  delayMinutes: null,
  doneAt: t.clock.now().toISOString(),
  ...changes,
});
const send = (...acts: DriverAct[]) => call(t, recordDriverActs, { params: { token }, body: { acts } });
const stateOf = async () => (await open()).data.families[0]?.state;

describe('a driver', () => {
  it('sees that run only: names, passengers, phone, flight and meeting point', async () => {
    const { data } = await open();
    expect(data).toMatchObject({ runId, departsAt: '15:00', meetingPoint: 'Terminal A, door 3' });
    expect(Object.keys(data.families[0] ?? {}).toSorted()).toEqual(
      [
        'delayMinutes',
        'familyId',
        'familyName',
        'flightNumber',
        'notes',
        'passengers',
        'phone',
        'state',
        'time',
      ].toSorted(),
    );
  });

  it('has a link of which only the hash is stored, and nothing of it is logged', async () => {
    await t.app.inject(`/driver/${token}`);
    const { rows } = await t.database.pool.query('select * from shuttle_runs where id = $1', [runId]);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(t.log)).not.toContain(token);
  });

  it('whose link was replaced, revoked, or is of a day that is over, finds nothing', async () => {
    const older = token;
    token = await link();
    expect([(await open(older)).status, (await open()).status]).toEqual([404, 200]);
    await t.database.pool.query(`update shuttle_runs set day = current_date - 2 where id = $1`, [runId]);
    expect((await open()).codes).toEqual(['NOT_FOUND']);
    expect((await send(act())).codes).toEqual(['NOT_FOUND']);
    await t.database.pool.query(`update shuttle_runs set day = current_date + 2 where id = $1`, [runId]);
    await call(t, shuttles.revokeDriverLink, { params: { runId } }, desk.hospitality);
    expect((await open()).codes).toEqual(['NOT_FOUND']);
  });

  it('says each thing once, however often it is sent, also at once', async () => {
    const delayed = act({ state: 'DELAYED', delayMinutes: 20 });
    const answers = await Promise.all([send(delayed), send(delayed), send(delayed)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await open()).data.families[0]).toMatchObject({ state: 'DELAYED', delayMinutes: 20 });
    const { rows } = await t.database.pool.query(
      'select count(*)::int as acts from shuttle_acts where run_id = $1',
      [runId],
    );
    expect(rows).toEqual([{ acts: 1 }]);
  });

  it('whose acts arrive late is taken by the time at which they were done', async () => {
    const minutesAgo = (minutes: number) =>
      new Date(t.clock.now().getTime() - minutes * 60_000).toISOString();
    await send(act({ state: 'PICKED_UP', doneAt: minutesAgo(1) }));
    await send(act({ state: 'NOT_THERE', doneAt: minutesAgo(5) }));
    expect(await stateOf()).toBe('PICKED_UP');
    await send(act({ state: 'WAITING', doneAt: minutesAgo(-600) }));
    expect(await stateOf()).toBe('WAITING');
    await send(act({ state: 'NOT_THERE', doneAt: minutesAgo(0) }));
    expect(await stateOf()).toBe('NOT_THERE');
  });

  it('is seen by the desk, and says nothing about families of other runs', async () => {
    await send(act(), act({ familyId: crypto.randomUUID(), state: 'NOT_THERE' }));
    const { data } = await call(t, transport.listRuns, { ...desk.at, query: {} }, desk.hospitality);
    expect(data[0]?.families.map(({ state }) => state)).toEqual(['PICKED_UP']);
  });

  it('stores one act of each family, however many are sent, and none of families of other runs', async () => {
    const acts = Array.from({ length: 200 }, (_, at) =>
      act({
        state: at % 2 === 0 ? 'NOT_THERE' : 'PICKED_UP',
        doneAt: new Date(t.clock.now().getTime() - (200 - at) * 1_000).toISOString(),
        ...(at < 20 && { familyId: crypto.randomUUID() }),
      }),
    );
    await Promise.all([send(...acts), send(...acts.toReversed()), send(...acts.slice(0, 100))]);
    expect(await stateOf()).toBe('PICKED_UP');
    const { rows } = await t.database.pool.query(
      'select count(*)::int as acts from shuttle_acts where run_id = $1',
      [runId],
    );
    expect(rows).toEqual([{ acts: 1 }]);
  });

  it('reads who lost seats by a change of flight, until the family is on the run again', async () => {
    expect((await open()).data.left).toEqual([]);
    await call(t, shuttles.publishRuns, { ...desk.at, body: { runIds: [runId] } }, desk.hospitality);
    await desk.arrives(family, '18:00', 4);
    const { data } = await open();
    expect(data).toMatchObject({ families: [], left: [{ familyId: family.orderId, passengers: 4 }] });
    const body = { orderId: family.orderId, direction: 'ARRIVAL' as const, fromRunId: null, toRunId: runId };
    await call(t, shuttles.moveFamily, { ...desk.at, body }, desk.hospitality).then(({ data }) => data);
    expect((await open()).data.left).toEqual([]);
  });

  it('gives minutes with a delay and with nothing else', async () => {
    expect((await send(act({ state: 'DELAYED' }))).status).toBe(400);
    expect((await send(act({ delayMinutes: 5 }))).status).toBe(400);
  });
});

it('a driver’s link answers one address only so often, and says how long to wait; without the limit it goes on', async () => {
  const attempts = allowances.driver.address?.attempts ?? 0;
  const answersOf = async (rateLimits: boolean) => {
    const site = await buildTestApp({ rateLimits });
    // Each link has a limit of its own.
    const from = (remoteAddress: string) =>
      site.app.inject({
        url: getDriverRun.path.replace('{token}', crypto.randomUUID().padEnd(43, 'A')),
        remoteAddress,
      });
    for (let sent = 0; sent < attempts; sent += 10)
      await Promise.all(Array.from({ length: 10 }, () => from('203.0.113.7')));
    const [next, elsewhere] = [await from('203.0.113.7'), await from('198.51.100.7')];
    await site.close();
    return [next.statusCode, Number(next.headers['retry-after'] ?? 0) > 0, elsewhere.statusCode];
  };
  expect(await answersOf(true)).toEqual([429, true, 404]);
  expect(await answersOf(false)).toEqual([404, false, 404]);
});

it('a driver’s link answers only so often from all addresses together; without the limit it goes on', async () => {
  const attempts = allowances.driver.account?.attempts ?? 0;
  const answersOf = async (rateLimits: boolean) => {
    const site = await buildTestApp({ rateLimits });
    let sent = 0;
    const ask = (letter: string) => {
      sent += 1;
      return site.app.inject({
        url: getDriverRun.path.replace('{token}', letter.repeat(43)),
        remoteAddress: `203.0.${sent % 200}.7`,
      });
    };
    for (let done = 0; done < attempts; done += 10)
      await Promise.all(Array.from({ length: 10 }, () => ask('A')));
    const [next, other] = [await ask('A'), await ask('B')];
    await site.close();
    return [next.statusCode, other.statusCode];
  };
  expect(await answersOf(true)).toEqual([429, 404]);
  expect(await answersOf(false)).toEqual([404, 404]);
});
