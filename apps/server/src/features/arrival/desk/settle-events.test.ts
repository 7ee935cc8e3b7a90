import { randomUUID } from 'node:crypto';
import {
  cancelRegistration,
  getRegistration,
} from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { openFamily, settleEvents } from '@sangamam/contract/arrival/desk/desk-endpoints';
import { mergePeople } from '@sangamam/contract/people/directory/people-admin-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { downloadOwnData } from '#test/download.ts';
import { createRegistrant } from '#test/fixtures/accounts.ts';
import { buildArrivalDesk, type ArrivalDesk } from '#test/fixtures/arrivals.ts';

describe('checking people in at the arrival desk', () => {
  let t: TestApp;
  let a: ArrivalDesk;
  beforeAll(async () => {
    t = await buildTestApp();
    a = await buildArrivalDesk(t);
  });
  afterAll(() => t.close());

  const rowsOf = async ({ orderId }: { orderId: string }) =>
    (await t.database.pool.query('select * from arrival_events where order_id = $1', [orderId])).rows.length;
  const namesHere = async ({ orderId }: { orderId: string }) =>
    (await call(t, openFamily, { params: { orderId } }, a.desk)).data.people
      .filter(({ arrival }) => arrival !== null)
      .map(({ name }) => name);

  it('a family arrives in two parts, and a mistake is taken back; each is one entry of the history', async () => {
    const family = await a.confirmed({ firstName: 'Thomas' });
    const daughter = { personId: family.daughterId };
    expect(await a.settle([a.eventOf(family)])).toMatchObject([
      { outcome: 'APPLIED', refusal: null, arrival: { byName: 'Thomas Staff', desk: 'Desk 1' } },
    ]);
    expect(await namesHere(family)).toEqual(['Thomas Chacko']);
    await a.settle([a.eventOf(family, daughter)]);
    expect(await namesHere(family)).toEqual(['Thomas Chacko', 'Anna Chacko']);
    expect(await a.settle([a.eventOf(family, { ...daughter, kind: 'UNDONE' })])).toMatchObject([
      { outcome: 'APPLIED', arrival: null },
    ]);
    expect(await namesHere(family)).toEqual(['Thomas Chacko']);
    const record = await call(t, getRegistration, { params: { orderId: family.orderId } }, a.registrar);
    expect(record.data.history.map(({ action }) => action).slice(0, 3)).toEqual([
      'order.check-in-undone',
      'order.checked-in',
      'order.checked-in',
    ]);
  });

  it('an event that is sent again is recorded once and answers as before', async () => {
    const family = await a.confirmed();
    const events = [a.eventOf(family), a.eventOf(family, { personId: family.daughterId })];
    const first = await a.settle(events);
    expect(await a.settle(events)).toEqual(first);
    expect(await rowsOf(family)).toBe(2);
  });

  it('an id that names another event is refused', async () => {
    const family = await a.confirmed();
    const event = a.eventOf(family);
    await a.settle([event]);
    expect(await a.settle([{ ...event, personId: family.daughterId }])).toMatchObject([
      { outcome: 'REFUSED', refusal: 'UNKNOWN' },
    ]);
    const other = await a.confirmed();
    expect(await a.settle([a.eventOf(other, { id: event.id })])).toMatchObject([{ refusal: 'UNKNOWN' }]);
    expect(await rowsOf(other)).toBe(0);
  });

  it('two desks check the same person in at once: one is recorded, both see the same arrival', async () => {
    for (let round = 0; round < 5; round += 1) {
      const family = await a.confirmed();
      const results = await Promise.all(
        ['Desk 1', 'Desk 2', 'Desk 3'].map((name) => a.settle([a.eventOf(family)], { name })),
      );
      const outcomes = results.flat().map(({ outcome }) => outcome);
      expect(outcomes.toSorted()).toEqual(['ALREADY', 'ALREADY', 'APPLIED']);
      const quicker = results[outcomes.indexOf('APPLIED')]?.[0]?.arrival;
      expect(results.flat().map(({ arrival }) => arrival)).toEqual([quicker, quicker, quicker]);
      expect(await rowsOf(family)).toBe(1);
    }
  });

  it('what was done without a connection is recorded with its own time, whatever the device thinks it is', async () => {
    const family = await a.confirmed();
    const now = t.clock.now();
    const deviceNow = new Date(now.getTime() - 90 * 60_000);
    const at = new Date(deviceNow.getTime() - 20 * 60_000).toISOString();
    const [result] = await a.settle([a.eventOf(family, { at })], { sentAt: deviceNow });
    const lateMs = now.getTime() - Date.parse(result?.arrival?.at ?? '');
    expect(Math.abs(lateMs - 20 * 60_000)).toBeLessThan(5_000);
    const [ahead] = await a.settle([
      a.eventOf(family, { personId: family.daughterId, at: '2099-01-01T00:00:00.000Z' }),
    ]);
    expect(Date.parse(ahead?.arrival?.at ?? '')).toBeLessThanOrEqual(t.clock.now().getTime());
  });

  it('an older check-in that comes late does not overrule what another desk did since', async () => {
    const family = await a.confirmed();
    const old = a.eventOf(family);
    t.clock.advance({ minutes: 10 });
    await a.settle([a.eventOf(family)], { name: 'Desk 2' });
    t.clock.advance({ minutes: 1 });
    await a.settle([a.eventOf(family, { kind: 'UNDONE' })], { name: 'Desk 2' });
    expect(await a.settle([old])).toMatchObject([{ outcome: 'REFUSED', refusal: 'CHANGED_LATER' }]);
    expect(await namesHere(family)).toEqual([]);
  });

  it('a registration that is not confirmed needs a registrar who says so', async () => {
    const family = await a.submitted();
    const refused = [{ outcome: 'REFUSED', refusal: 'NOT_CONFIRMED' }];
    expect(await a.settle([a.eventOf(family)])).toMatchObject(refused);
    expect(await a.settle([a.eventOf(family, { overrides: true })])).toMatchObject(refused);
    expect(await a.settle([a.eventOf(family)], { by: a.registrar })).toMatchObject(refused);
    const overriding = a.eventOf(family, { overrides: true });
    expect(await a.settle([overriding], { by: a.registrar })).toMatchObject([{ outcome: 'APPLIED' }]);
    const { rows } = await t.database.pool.query(
      `select after from audit_log where entity_id = $1 and action = 'order.checked-in'`,
      [family.orderId],
    );
    expect(rows).toEqual([{ after: { desk: 'Desk 1', people: 1, notConfirmed: true } }]);
  });

  it('who does not attend, a cancelled registration and strangers are refused, each by itself', async () => {
    const family = await a.confirmed({}, {}, false);
    const cancelled = await a.confirmed();
    const body = { reason: 'The father is ill' };
    await call(t, cancelRegistration, { params: { orderId: cancelled.orderId }, body }, a.registrar);
    const results = await a.settle([
      a.eventOf(family, { personId: family.daughterId }),
      a.eventOf(cancelled),
      a.eventOf(family, { personId: cancelled.selfId }),
      a.eventOf({ orderId: randomUUID(), selfId: family.selfId }),
      a.eventOf(family),
    ]);
    expect(results.map(({ outcome, refusal }) => refusal ?? outcome)).toEqual([
      'NOT_ATTENDING',
      'CANCELLED',
      'UNKNOWN',
      'UNKNOWN',
      'APPLIED',
    ]);
  });

  it.each([
    ['no name of the desk', { desk: ' ' }],
    ['no events', { events: [] }],
    ['more than a hundred events', { events: Array.from({ length: 101 }, () => ({})) }],
    ['no time', { sentAt: 'now' }],
  ])('a call with %s is refused', async (_, changes) => {
    const family = await a.confirmed();
    const body = {
      desk: 'Desk 1',
      sentAt: t.clock.now().toISOString(),
      events: [a.eventOf(family)],
      ...changes,
    };
    expect((await call(t, settleEvents, { body: body as never }, a.desk)).codes).toContain(
      'RQST_PARAMS_INVALID',
    );
    expect(await rowsOf(family)).toBe(0);
  });

  it('what was recorded cannot be changed or deleted; merging two people moves it', async () => {
    const family = await a.confirmed();
    await a.settle([a.eventOf(family)]);
    const { pool } = t.database;
    const others = family.daughterId;
    for (const statement of [
      `update arrival_events set desk = 'another'`,
      `update arrival_events set person_id = '${others}' where order_id = '${family.orderId}'`,
      'delete from arrival_events',
      'truncate arrival_events',
    ])
      await expect(pool.query(statement)).rejects.toThrow('append-only');
    const kept = await createRegistrant(t, { firstName: 'Thomas', email: 'thomas.kept@example.org' });
    const body = { duplicateId: family.account.id, dryRun: false, reason: 'One person' };
    expect((await call(t, mergePeople, { params: { userId: kept.id }, body }, a.registrar)).status).toBe(200);
    expect(await namesHere(family)).toHaveLength(1);
  });

  it('"Your data" says who arrived', async () => {
    const family = await a.confirmed();
    await a.settle([a.eventOf(family)], { name: 'Desk 4' });
    const { arrivals } = await downloadOwnData(t, family);
    expect(arrivals).toMatchObject([{ personId: family.selfId, kind: 'ARRIVED', desk: 'Desk 4' }]);
  });
});
