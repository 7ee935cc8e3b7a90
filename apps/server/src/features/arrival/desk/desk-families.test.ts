import {
  countArrivals,
  downloadRoster,
  listDeskConventions,
  openFamily,
  searchFamilies,
} from '@sangamam/contract/arrival/desk/desk-endpoints';
import { searchRoster } from '@sangamam/contract/arrival/desk/search-roster';
import { cancelRegistration } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { hotelStays, orders } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { buildArrivalDesk, type ArrivalDesk } from '#test/fixtures/arrivals.ts';
import { buildPaymentDesk } from '#test/payments/payment-desk.ts';

describe('families at the arrival desk', () => {
  let t: TestApp;
  let a: ArrivalDesk;
  let thomas: Awaited<ReturnType<ArrivalDesk['confirmed']>>;
  let jomon: typeof thomas;
  beforeAll(async () => {
    t = await buildTestApp();
    a = await buildArrivalDesk(t);
    thomas = await a.confirmed(
      {
        firstName: 'Thomas',
        lastName: 'Kizhakkedam',
        familyName: 'Manjadi',
        mobile: { countryCode: '+1', phoneNumber: '4075558816' },
      },
      { firstName: 'Merin', lastName: 'Kizhakkedam', dob: '2015-02-01' },
    );
    jomon = await a.confirmed(
      { firstName: 'ജോമോൻ', lastName: 'Puthenpura', familyName: 'Puthen' },
      { firstName: 'Merin', lastName: 'Puthenpura' },
    );
  });
  afterAll(() => t.close());

  const search = async (text: string, conventionId = a.conventionId) =>
    (await call(t, searchFamilies, { query: { conventionId, search: text } }, a.desk)).data;
  const found = async (text: string) => (await search(text)).families.map(({ _id }) => _id);
  const numbersOf = async ({ orderId }: { orderId: string }) => {
    const [row] = await t.ctx.db.select().from(orders).where(eq(orders.id, orderId));
    return { temp: row?.tempNumber ?? '', perm: row?.permNumber ?? '' };
  };

  it('are found by either number, a scanned code, and a number with one mistake', async () => {
    const { temp, perm } = await numbersOf(thomas);
    const spoken = `${perm.slice(0, 4).toLowerCase()} ${perm.slice(4)}`;
    const [wrong, short] = [`${perm.slice(0, -2)}8${perm.slice(-1)}`, perm.slice(0, -1)];
    for (const text of [temp, perm, spoken, `https://sangamam.test/desk?number=${perm}`])
      expect([text, await found(text)]).toEqual([text, [thomas.orderId]]);
    for (const text of [wrong, short]) expect(await found(text)).toContain(thomas.orderId);
  });

  it.each([
    ['first name', 'thomas', ['thomas']],
    ['name of a child', 'merin', ['thomas', 'jomon']],
    ['words of two people', 'merin thom', ['thomas']],
    ['house name', 'manjadi', ['thomas']],
    ['Malayalam name', 'ജോമോ', ['jomon']],
    ['phone number', '(407) 555-8816', ['thomas']],
    ['last digits of a phone number', '8816', ['thomas']],
    ['name in another spelling', 'tomas', ['thomas']],
    ['name with a wrong letter', 'kizhakkedan', ['thomas']],
    ['nobody', 'Zacharias', []],
    ['wildcards', '%%', []],
  ])('are found by %s', async (_, text, names) => {
    const ids = { thomas: thomas.orderId, jomon: jomon.orderId };
    const expected = names.map((name) => ids[name as keyof typeof ids]);
    expect((await found(text)).toSorted()).toEqual(expected.toSorted());
  });

  it('of another convention are not found', async () => {
    const { id } = await buildConvention(t.ctx);
    expect((await search('thomas', id)).families).toEqual([]);
  });

  it('more than twenty are cut, and the answer says how many there are', async () => {
    for (let count = 0; count < 21; count += 1) await a.submitted({ lastName: 'Manyfold' });
    const answer = await search('manyfold');
    expect(answer.families).toHaveLength(20);
    expect(answer.total).toBe(21);
  });

  it('are found as a device without a connection finds them, in the same sequence', async () => {
    const other = await buildArrivalDesk(t);
    for (const people of [
      [
        { firstName: 'Aby', lastName: 'Thommas' },
        { firstName: 'George', lastName: 'Aby' },
      ],
      [{ firstName: 'Thomas', lastName: 'Georgekutty' }],
      [
        { firstName: 'Anna', lastName: 'Vayal' },
        { firstName: 'Thomas', lastName: 'George' },
      ],
      [
        { firstName: 'Zubin', lastName: 'Vayal' },
        { firstName: 'Tomas', lastName: 'George' },
      ],
      [{ firstName: 'George', lastName: 'Thomas' }],
    ] as const)
      await other.confirmed(...people);
    const query = { conventionId: other.conventionId };
    const { families } = (await call(t, downloadRoster, { query }, a.desk)).data;
    const starts = families.map(({ tmpConvRegNo }) => /^[A-Z]+/u.exec(tmpConvRegNo)?.[0] ?? '');
    const start = starts.find((letters) => letters.length > 1) ?? 'th';
    for (const text of ['thomas george', 'thomas', 'Matthew', 'georg', 'vayel', 'geörge', start]) {
      const found = (await search(text, other.conventionId)).families.map(
        ({ registrantName }) => registrantName,
      );
      expect([text, found]).toEqual([
        text,
        searchRoster(families, text).map(({ registrantName }) => registrantName),
      ]);
    }
  });

  it('show age groups and no birth date, address, e-mail address, phone number or amount to a desk', async () => {
    const answer = await call(t, openFamily, { params: { orderId: thomas.orderId } }, a.desk);
    expect(answer.data).toMatchObject({
      packageName: 'FAMILY',
      addons: [],
      specialRequest: '',
      hotel: null,
      shuttles: [],
      registrantName: 'Thomas Kizhakkedam',
      familyName: 'Manjadi',
      standing: 'CONFIRMED',
      gate: [
        { topic: 'APPROVAL', state: 'OK', actor: null },
        { topic: 'MONEY', state: 'OK', actor: null },
        { topic: 'CONSENTS', state: 'MISSING', actor: 'FAMILY' },
        { topic: 'HOTEL', state: 'ASK', actor: 'HOSPITALITY' },
      ],
      open: null,
      people: [
        { name: 'Thomas Kizhakkedam', ageGroup: 'ADULT', attending: true, arrival: null },
        { name: 'Merin Kizhakkedam', ageGroup: 'CHILD', attending: true, arrival: null },
      ],
    });
    const roster = await call(t, downloadRoster, { query: { conventionId: a.conventionId } }, a.desk);
    for (const text of [answer.data, roster.data, await search('thomas')].map((data) => JSON.stringify(data)))
      for (const secret of ['1984-03-15', '2015-02-01', 'Maple', 'example.org', '5558816', 'owes'])
        expect(text).not.toContain(secret);
  });

  it('with open money show the amount to a registrar and only the gate to a desk', async () => {
    const paying = await buildPaymentDesk(t);
    const family = await paying.family();
    const open = async (by: { token: string }) =>
      (await call(t, openFamily, { params: { orderId: family.orderId } }, by)).data;
    expect(await open(a.desk)).toMatchObject({
      standing: 'NOT_CONFIRMED',
      gate: [
        { topic: 'APPROVAL', state: 'ASK', actor: 'REGISTRAR' },
        { topic: 'MONEY', state: 'ASK', actor: null },
        { topic: 'CONSENTS', state: 'OK' },
        { topic: 'HOTEL', state: 'ASK' },
      ],
      open: null,
    });
    expect((await open(a.registrar)).open).toEqual({ amount: 1_000, currency: 'USD' });
    await paying.reports(family);
    expect((await open(a.desk)).gate).toContainEqual({ topic: 'MONEY', state: 'ASK', actor: 'TREASURER' });
  });

  it('with a hotel number pass that item of the gate', async () => {
    const family = await a.confirmed();
    await t.ctx.db.insert(hotelStays).values({ orderId: family.orderId, confirmationNumber: 'H-1' });
    const { data } = await call(t, openFamily, { params: { orderId: family.orderId } }, a.desk);
    expect(data.gate).toContainEqual({ topic: 'HOTEL', state: 'OK', actor: null });
  });

  it('show what was booked, also in an add-on order, and the numbers of the rooms', async () => {
    const family = await a.confirmed();
    const { pool } = t.database;
    await pool.query(`update orders set special_request = 'A crib, please' where id = $1`, [family.orderId]);
    await pool.query(
      `insert into order_line_items (order_id, position, kind, key, title, quantity, unit_price, cad_unit_price, amount, cad_amount)
       select $1::uuid, place, 'ADDON', key, title, quantity, 0, 0, 0, 0
       from (values (90, 'M', 'Jersey', 2), (91, 'Yes', 'Banquet', 1), (92, 'No', 'Excursion', 1)) x (place, key, title, quantity)`,
      [family.orderId],
    );
    await t.ctx.db
      .insert(hotelStays)
      .values({ orderId: family.orderId, hotelName: 'Hyatt', confirmationNumber: 'H-1, H-2' });
    const { data } = await call(t, openFamily, { params: { orderId: family.orderId } }, a.desk);
    expect(data).toMatchObject({
      specialRequest: 'A crib, please',
      addons: [
        { name: 'Jersey · M', quantity: 2 },
        { name: 'Banquet', quantity: 1 },
      ],
      hotel: { name: 'Hyatt', numbers: ['H-1', 'H-2'] },
    });
  });

  it('are on the roster unless cancelled; reading it and opening a family leaves a trace', async () => {
    const family = await a.confirmed();
    const roster = async () =>
      (await call(t, downloadRoster, { query: { conventionId: a.conventionId } }, a.desk)).data.families;
    expect((await roster()).map(({ _id }) => _id)).toContain(family.orderId);
    const body = { reason: 'The father is ill' };
    await call(t, cancelRegistration, { params: { orderId: family.orderId }, body }, a.registrar);
    expect((await roster()).map(({ _id }) => _id)).not.toContain(family.orderId);
    expect((await search(family.tempNumber)).families[0]).toMatchObject({ standing: 'CANCELLED' });
    await call(t, openFamily, { params: { orderId: family.orderId } }, a.desk);
    const traces = async (action: string, id: string) =>
      (
        await t.database.pool.query('select 1 from audit_log where action = $1 and entity_id = $2', [
          action,
          id,
        ])
      ).rows.length;
    expect(await traces('desk.roster-downloaded', a.conventionId)).toBeGreaterThanOrEqual(2);
    expect(await traces('order.read', family.orderId)).toBe(1);
  });

  it('are counted: expected and here, by age group', async () => {
    const other = await buildArrivalDesk(t);
    const query = { conventionId: other.conventionId };
    const counts = async () => (await call(t, countArrivals, { query }, a.desk)).data;
    expect(await counts()).toMatchObject({ expected: 0, here: 0 });
    const family = await other.confirmed({}, { dob: '2015-02-01' });
    await other.submitted();
    await other.settle([other.eventOf(family)]);
    expect(await counts()).toMatchObject({
      expected: 2,
      here: 1,
      groups: [
        { ageGroup: 'SMALL_CHILD', expected: 0, here: 0 },
        { ageGroup: 'CHILD', expected: 1, here: 0 },
        { ageGroup: 'TEENAGER', expected: 0, here: 0 },
        { ageGroup: 'ADULT', expected: 1, here: 1 },
        { ageGroup: 'UNKNOWN', expected: 0, here: 0 },
      ],
    });
  });

  it('are offered by convention, the next one first', async () => {
    const past = await buildConvention(t.ctx, { startDate: '2020-07-01', conventionDeadline: '2020-06-01' });
    await t.ctx.db
      .update(orders)
      .set({ conventionId: past.id })
      .where(eq(orders.id, (await a.submitted()).orderId));
    const ids = (await call(t, listDeskConventions, {}, a.desk)).data.map(({ _id }) => _id);
    expect(ids.indexOf(a.conventionId)).toBeLessThan(ids.indexOf(past.id));
  });

  it('of an unknown convention are not there', async () => {
    const query = { conventionId: thomas.orderId };
    expect((await call(t, downloadRoster, { query }, a.desk)).codes).toEqual(['NOT_FOUND']);
    expect((await call(t, countArrivals, { query }, a.desk)).codes).toEqual(['NOT_FOUND']);
    expect((await call(t, openFamily, { params: { orderId: a.conventionId } }, a.desk)).codes).toEqual([
      'ORDER_NOT_FOUND',
    ]);
  });
});
