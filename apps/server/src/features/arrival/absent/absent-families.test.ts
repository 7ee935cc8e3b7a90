import {
  exportAbsentFamilies,
  listAbsentFamilies,
  type AbsentFamily,
} from '@sangamam/contract/arrival/absent/absent-endpoints';
import { cancelRegistration } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { download } from '#test/download.ts';
import { buildArrivalDesk, type ArrivalDesk } from '#test/fixtures/arrivals.ts';

describe('families who are not here yet', () => {
  let t: TestApp;
  let a: ArrivalDesk;
  let anna: Awaited<ReturnType<ArrivalDesk['confirmed']>>;
  let ben: typeof anna;
  beforeAll(async () => {
    t = await buildTestApp();
    a = await buildArrivalDesk(t);
    const mobile = { countryCode: '+1' as const, phoneNumber: '4075558816' };
    anna = await a.confirmed({ firstName: 'Anna', lastName: 'Aerath', mobile });
    ben = await a.confirmed({ firstName: 'Ben', lastName: 'Belliappa' });
    const cyril = await a.confirmed({ firstName: 'Cyril', lastName: 'Chirayil' });
    const alone = await a.confirmed({ firstName: 'Dora', lastName: 'Dominic' }, {}, false);
    const cancelled = await a.confirmed({ firstName: 'Elsa', lastName: 'Elanjikal' });
    await a.submitted({ firstName: 'Finny', lastName: 'Francis' });
    const body = { reason: 'The father is ill' };
    await call(t, cancelRegistration, { params: { orderId: cancelled.orderId }, body }, a.registrar);
    await a.settle([
      a.eventOf(ben),
      a.eventOf(cyril),
      a.eventOf(cyril, { personId: cyril.daughterId }),
      a.eventOf(alone),
    ]);
    await t.database.pool.query(
      `insert into travel_legs (order_id, direction, transportation_required, airport_code, date, time, flight_number)
       values ($1, 'ARRIVAL', true, 'MCO', '2027-07-02', '14:20', 'DL 100'), ($2, 'ARRIVAL', false, null, '2027-07-01', null, null),
         ($1, 'DEPARTURE', true, 'MCO', '2027-07-05', '09:00', 'DL 200')`,
      [anna.orderId, ben.orderId],
    );
  });
  afterAll(() => t.close());

  const list = async (query: Record<string, string> = {}, by = a.registrar) =>
    (await call(t, listAbsentFamilies, { query: { conventionId: a.conventionId, ...query } }, by)).data;
  const names = ({ docs }: { docs: AbsentFamily[] }) => docs.map(({ registrantName }) => registrantName);

  it('are confirmed, with somebody who attends and was not checked in; the first to arrive come first', async () => {
    const listed = await list();
    expect(listed).toMatchObject({ total: 2, totalPages: 1 });
    expect(listed.docs).toMatchObject([
      {
        orderId: ben.orderId,
        registrantName: 'Ben Belliappa',
        attending: 2,
        here: 1,
        arrival: { day: '2027-07-01', time: null, flightNumber: null, airportName: null },
      },
      {
        orderId: anna.orderId,
        registrantName: 'Anna Aerath',
        attending: 2,
        here: 0,
        phone: '+1 407 555 8816',
        arrival: { day: '2027-07-02', time: '14:20', flightNumber: 'DL 100' },
      },
    ]);
    expect(listed.docs[1]?.arrival?.airportName).toContain('Orlando');
    expect(listed.docs[1]?.localUnitName).not.toBeNull();
  });

  it('are narrowed to those of whom nobody or some are here, by name and number, and in pages', async () => {
    expect(names(await list({ missing: 'NOBODY_HERE' }))).toEqual(['Anna Aerath']);
    expect(names(await list({ missing: 'SOME_HERE' }))).toEqual(['Ben Belliappa']);
    expect(names(await list({ search: 'aerath anna' }))).toEqual(['Anna Aerath']);
    const [first] = (await list()).docs;
    expect(names(await list({ search: first?.number ?? '' }))).toEqual(['Ben Belliappa']);
    expect((await list({ search: 'Nobody Atall' })).docs).toEqual([]);
    const second = await list({ page: '2', pageSize: '1' });
    expect([names(second), second.total, second.totalPages]).toEqual([['Anna Aerath'], 2, 2]);
  });

  it('return to the list when a check-in is taken back', async () => {
    const family = await a.confirmed({ firstName: 'Gigi', lastName: 'George' });
    const everybody = [{}, { personId: family.daughterId }];
    await a.settle(everybody.map((one) => a.eventOf(family, one)));
    expect(names(await list({ search: 'Gigi' }))).toEqual([]);
    await a.settle([a.eventOf(family, { kind: 'UNDONE' })]);
    expect(await list({ search: 'Gigi' })).toMatchObject({ docs: [{ attending: 2, here: 1 }] });
    await a.settle([a.eventOf(family)]);
  });

  it('have no phone number and no flight for a desk, and are by name there, in the file as well', async () => {
    const { docs } = await list({}, a.desk);
    expect(docs).toMatchObject([
      { registrantName: 'Anna Aerath', phone: null, arrival: null },
      { registrantName: 'Ben Belliappa', phone: null, arrival: null },
    ]);
    const file = await download(t, exportAbsentFamilies, a.desk, {
      params: { format: 'csv' },
      query: { conventionId: a.conventionId },
    });
    expect(file.statusCode).toBe(200);
    const [header, ...rows] = file.body.replace('\uFEFF', '').trim().split(/\r?\n/u);
    expect(header).toBe('Registration number,Registrant,Local unit,Attending,Here');
    expect(rows).toHaveLength(2);
    expect(file.body).not.toContain('8816');
  });

  it('are a file with phone numbers and flights for a registrar, which the audit log records', async () => {
    const { body } = await download(t, exportAbsentFamilies, a.registrar, {
      params: { format: 'csv' },
      query: { conventionId: a.conventionId, missing: 'NOBODY_HERE' },
    });
    const [, ...rows] = body.trim().split(/\r?\n/u);
    expect(rows).toHaveLength(1);
    for (const text of ['Anna Aerath', '407 555 8816', '2027-07-02', '14:20', 'DL 100'])
      expect(rows[0]).toContain(text);
    const { rows: trail } = await t.database.pool.query(
      `select after from audit_log where action = 'table.exported' and entity_id = $1 and after ->> 'missing' = 'NOBODY_HERE'`,
      [a.conventionId],
    );
    expect(trail).toMatchObject([{ after: { rows: 1, format: 'csv' } }]);
  });

  it('are refused for other roles, an unknown convention and an unknown filter', async () => {
    const query = { conventionId: a.conventionId };
    for (const role of ['VIEWER', 'HOSPITALITY'] as const)
      expect((await call(t, listAbsentFamilies, { query }, await a.staff(role))).codes).toEqual([
        'FORBIDDEN',
      ]);
    const unknown = { query: { conventionId: anna.orderId } };
    expect((await call(t, listAbsentFamilies, unknown, a.desk)).codes).toEqual(['NOT_FOUND']);
    const file = await download(t, exportAbsentFamilies, a.registrar, {
      params: { format: 'csv' },
      query: unknown.query,
    });
    expect(file.statusCode).toBe(404);
    const wrong = { query: { ...query, missing: 'EVERYBODY' as never } };
    expect((await call(t, listAbsentFamilies, wrong, a.desk)).codes).toEqual(['RQST_PARAMS_INVALID']);
  });
});
