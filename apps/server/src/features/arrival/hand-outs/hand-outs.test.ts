import { randomUUID } from 'node:crypto';
import { downloadRoster, openFamily, searchFamilies } from '@sangamam/contract/arrival/desk/desk-endpoints';
import {
  cancelRegistration,
  getRegistration,
} from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { downloadOwnData } from '#test/download.ts';
import { buildArrivalDesk, type ArrivalDesk } from '#test/fixtures/arrivals.ts';

describe('add-ons that the arrival desk hands out', () => {
  let t: TestApp;
  let a: ArrivalDesk;
  beforeAll(async () => {
    t = await buildTestApp();
    a = await buildArrivalDesk(t);
  });
  afterAll(() => t.close());

  type Family = Awaited<ReturnType<ArrivalDesk['confirmed']>>;
  const addLines = (orderId: string) =>
    t.database.pool.query(
      `insert into order_line_items (order_id, position, kind, key, title, quantity, unit_price, cad_unit_price, amount, cad_amount)
       select $1::uuid, place, 'ADDON', key, title, quantity, 0, 0, 0, 0
       from (values (90, 'M', 'Jersey', 2), (91, 'Yes', 'Banquet', 1)) x (place, key, title, quantity)`,
      [orderId],
    );
  const withAddons = async (family: Promise<Family> = a.confirmed()) => {
    const { orderId, ...rest } = await family;
    await addLines(orderId);
    return { ...rest, orderId, jersey: `${orderId}.90`, banquet: `${orderId}.91` };
  };
  /** An add-on order of the family with the same lines, approved unless it says otherwise. */
  const addOrder = async ({ orderId }: Pick<Family, 'orderId'>, status = 'REG_APPROVED') => {
    const id = randomUUID();
    await t.database.pool.query(
      `insert into orders (id, user_id, convention_id, parent_order_id, temp_number, submitted_at, registration_status, net_price, cad_net_price, currency, created_at)
       select $2, user_id, convention_id, id, $3, submitted_at, $4, 0, 0, currency, created_at + interval '1 minute' *
         (select 1 + count(*) from orders where parent_order_id = $1) from orders where id = $1`,
      [orderId, id, `T-${id.slice(0, 8)}`, status],
    );
    await addLines(id);
    return { id, jersey: `${id}.90` };
  };
  const addonsOf = async ({ orderId }: Pick<Family, 'orderId'>) =>
    (await call(t, openFamily, { params: { orderId } }, a.desk)).data.addons;
  const rowsOf = async ({ orderId }: Pick<Family, 'orderId'>) =>
    (await t.database.pool.query('select * from hand_out_events where order_id = $1', [orderId])).rows.length;

  it('are ticked with time and desk and taken back; each is one entry of the history', async () => {
    const family = await withAddons();
    expect(await addonsOf(family)).toEqual([
      { _id: family.jersey, name: 'Jersey · M', quantity: 2, standing: 'CONFIRMED', handOut: null },
      { _id: family.banquet, name: 'Banquet', quantity: 1, standing: 'CONFIRMED', handOut: null },
    ]);
    const results = await a.settle([a.handOutOf(family, family.jersey), a.handOutOf(family, family.banquet)]);
    const handOut = { byName: 'Thomas Staff', desk: 'Desk 1', quantity: 2 };
    expect(results).toMatchObject([
      { outcome: 'APPLIED', refusal: null, arrival: null, handOut },
      { outcome: 'APPLIED', handOut: { quantity: 1 } },
    ]);
    expect(await addonsOf(family)).toMatchObject([{ handOut }, { handOut: { quantity: 1 } }]);
    expect(await a.settle([a.handOutOf(family, family.jersey, { kind: 'TAKEN_BACK' })])).toMatchObject([
      { outcome: 'APPLIED', handOut: null },
    ]);
    expect(await addonsOf(family)).toMatchObject([{ handOut: null }, { handOut: { desk: 'Desk 1' } }]);
    const { rows } = await t.database.pool.query(
      `select action, after from audit_log where entity_id = $1 and action like 'order.hand%' order by at, id`,
      [family.orderId],
    );
    expect(rows).toEqual([
      {
        action: 'order.handed-out',
        after: {
          desk: 'Desk 1',
          addons: [
            { name: 'Jersey · M', quantity: 2 },
            { name: 'Banquet', quantity: 1 },
          ],
        },
      },
      {
        action: 'order.hand-out-undone',
        after: { desk: 'Desk 1', addons: [{ name: 'Jersey · M', quantity: 2 }] },
      },
    ]);
    const record = await call(t, getRegistration, { params: { orderId: family.orderId } }, a.registrar);
    expect(record.data.history.map(({ action }) => action)).toContain('order.handed-out');
  });

  it('and check-ins of one family go together, and the roster has both', async () => {
    const family = await withAddons();
    const results = await a.settle([a.handOutOf(family, family.jersey), a.eventOf(family)]);
    expect(results).toMatchObject([
      { arrival: null, handOut: { desk: 'Desk 1' } },
      { arrival: { desk: 'Desk 1' }, handOut: null },
    ]);
    const query = { conventionId: a.conventionId };
    const { families } = (await call(t, downloadRoster, { query }, a.desk)).data;
    expect(families.find(({ _id }) => _id === family.orderId)).toMatchObject({
      addons: [{ handOut: { desk: 'Desk 1' } }, { handOut: null }],
    });
  });

  it('are recorded once when the event is sent again; an id that names another one is refused', async () => {
    const family = await withAddons();
    const event = a.handOutOf(family, family.jersey);
    const first = await a.settle([event]);
    expect(await a.settle([event])).toEqual(first);
    const refused = [{ outcome: 'REFUSED', refusal: 'UNKNOWN' }];
    expect(await a.settle([{ ...event, addonLineId: family.banquet }])).toMatchObject(refused);
    const other = await withAddons();
    expect(await a.settle([a.handOutOf(other, other.jersey, { id: event.id })])).toMatchObject(refused);
    expect([await rowsOf(family), await rowsOf(other)]).toEqual([1, 0]);
  });

  it('at two desks at once are handed out by one, and both see the same', async () => {
    for (let round = 0; round < 5; round += 1) {
      const family = await withAddons();
      const results = await Promise.all(
        ['Desk 1', 'Desk 2', 'Desk 3'].map((name) =>
          a.settle([a.handOutOf(family, family.jersey)], { name }),
        ),
      );
      const outcomes = results.flat().map(({ outcome }) => outcome);
      expect(outcomes.toSorted()).toEqual(['ALREADY', 'ALREADY', 'APPLIED']);
      const quicker = results[outcomes.indexOf('APPLIED')]?.[0]?.handOut;
      expect(results.flat().map(({ handOut }) => handOut)).toEqual([quicker, quicker, quicker]);
      expect(await rowsOf(family)).toBe(1);
    }
  });

  it('while a desk had no connection have their own time, and do not overrule what was done since', async () => {
    const family = await withAddons();
    const old = a.handOutOf(family, family.jersey);
    const late = a.handOutOf(family, family.banquet);
    t.clock.advance({ minutes: 10 });
    await a.settle([a.handOutOf(family, family.jersey)], { name: 'Desk 2' });
    t.clock.advance({ minutes: 1 });
    await a.settle([a.handOutOf(family, family.jersey, { kind: 'TAKEN_BACK' })], { name: 'Desk 2' });
    const [refused, recorded] = await a.settle([old, late]);
    expect(refused).toMatchObject({ outcome: 'REFUSED', refusal: 'CHANGED_LATER', handOut: null });
    expect(recorded).toMatchObject({ outcome: 'APPLIED', handOut: { desk: 'Desk 1' } });
    const lateMs = Date.parse(recorded?.handOut?.at ?? '') - Date.parse(late.at);
    expect(Math.abs(lateMs)).toBeLessThan(5_000);
  });

  it('of nobody’s order, of another family and of a cancelled one are refused, each by itself', async () => {
    const family = await withAddons();
    const cancelled = await withAddons();
    const body = { reason: 'The father is ill' };
    await call(t, cancelRegistration, { params: { orderId: cancelled.orderId }, body }, a.registrar);
    const results = await a.settle([
      a.handOutOf(family, cancelled.jersey),
      a.handOutOf(family, `${family.orderId}.0`),
      a.handOutOf({ orderId: randomUUID() }, family.jersey),
      a.handOutOf(cancelled, cancelled.jersey),
      a.handOutOf(family, family.jersey),
    ]);
    expect(results.map(({ outcome, refusal }) => refusal ?? outcome)).toEqual([
      'NOT_BOOKED',
      'NOT_BOOKED',
      'UNKNOWN',
      'CANCELLED',
      'APPLIED',
    ]);
  });

  it('of an add-on order need its confirmation, and a registration that is not confirmed a registrar', async () => {
    const family = await withAddons();
    const [confirmed, pending] = [await addOrder(family), await addOrder(family, 'PENDING_REG_APPROVAL')];
    const events = () => [a.handOutOf(family, confirmed.jersey), a.handOutOf(family, pending.jersey)];
    expect(await a.settle(events())).toMatchObject([{ outcome: 'APPLIED' }, { refusal: 'NOT_CONFIRMED' }]);
    expect((await addonsOf(family)).map(({ standing }) => standing)).toEqual([
      'CONFIRMED',
      'CONFIRMED',
      'CONFIRMED',
      'CONFIRMED',
      'NOT_CONFIRMED',
      'NOT_CONFIRMED',
    ]);
    const waiting = await withAddons(a.submitted());
    const event = () => [a.handOutOf(waiting, waiting.jersey, { overrides: true })];
    expect(await a.settle(event())).toMatchObject([{ refusal: 'NOT_CONFIRMED' }]);
    expect(await a.settle(event(), { by: a.registrar })).toMatchObject([{ outcome: 'APPLIED' }]);
    const { rows } = await t.database.pool.query(
      `select after from audit_log where entity_id = $1 and action = 'order.handed-out'`,
      [waiting.orderId],
    );
    expect(rows).toMatchObject([{ after: { notConfirmed: true } }]);
  });

  it('keep their tick when the number changes or the order is cancelled, and can be taken back then', async () => {
    const family = await withAddons();
    const order = await addOrder(family);
    await a.settle([a.handOutOf(family, family.jersey), a.handOutOf(family, order.jersey)]);
    const { pool } = t.database;
    await pool.query('update order_line_items set quantity = 3 where order_id = $1 and position = 90', [
      family.orderId,
    ]);
    await pool.query('update orders set cancelled_at = now() where id = $1', [order.id]);
    expect(await addonsOf(family)).toMatchObject([
      { _id: family.jersey, quantity: 3, handOut: { quantity: 2 } },
      { _id: family.banquet },
      { _id: order.jersey, standing: 'CANCELLED', handOut: { quantity: 2 } },
    ]);
    const back = a.handOutOf(family, order.jersey, { kind: 'TAKEN_BACK' });
    expect(await a.settle([back])).toMatchObject([{ outcome: 'APPLIED', handOut: null }]);
    expect(await addonsOf(family)).toHaveLength(2);
    const query = { conventionId: a.conventionId, search: family.tempNumber };
    expect((await call(t, searchFamilies, { query }, a.desk)).data.families[0]?.addons).toHaveLength(2);
  });

  it('cannot be changed or deleted once they are recorded, and are part of "Your data"', async () => {
    const family = await withAddons();
    await a.settle([a.handOutOf(family, family.jersey)], { name: 'Desk 4' });
    for (const statement of [
      `update hand_out_events set desk = 'another'`,
      'delete from hand_out_events',
      'truncate hand_out_events',
    ])
      await expect(t.database.pool.query(statement)).rejects.toThrow('append-only');
    const { handOuts } = await downloadOwnData(t, family);
    expect(handOuts).toMatchObject([
      { title: 'Jersey', key: 'M', quantity: 2, kind: 'HANDED_OUT', desk: 'Desk 4' },
    ]);
  });
});
