import { addDays, calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { saveTravelPlan } from '@sangamam/contract/travel/plan/travel-endpoints';
import { travelMessages as say } from '@sangamam/contract/travel/plan/travel-messages';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { conventions } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import type { TestFamily } from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';
import { buildPaymentDesk, type PaymentDesk } from '#test/payments/payment-desk.ts';

type Plan = EndpointInput<typeof saveTravelPlan>['body'];

let t: TestApp;
let desk: PaymentDesk;
let family: TestFamily;
const timeZone = 'America/New_York';

beforeAll(async () => {
  t = await buildTestApp();
  desk = await buildPaymentDesk(t);
  await t.database.pool.query(`update conventions set time_zone = $1`, [timeZone]);
});
beforeEach(async () => {
  family = await desk.confirmedFamily();
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

const day = (days: number) => addDays(calendarDateIn(timeZone, t.clock.now()), days);
const leg = (changes: object = {}) => ({
  transportationRequired: true as const,
  airport: 'MCO',
  date: day(10),
  time: '14:30',
  flightNumber: 'UA 1234',
  numberOfPassengers: 4,
  ...changes,
});
const plan = (changes: Partial<Plan> = {}): Plan => ({
  arrivalInfo: leg(),
  departureInfo: { transportationRequired: false },
  notes: 'A baby seat',
  ...changes,
});
const save = (body: Plan, by: TestFamily = family, of: TestFamily = by) =>
  call(t, saveTravelPlan, { params: { orderId: of.orderId }, body }, by);

describe('a travel plan', () => {
  it('is stored, answered with the order, and recorded', async () => {
    expect((await desk.orderOf(family)).arrivalDepartureInfo).toEqual({
      arrivalInfo: null,
      departureInfo: null,
      notes: '',
      revision: 0,
      shuttles: [],
    });
    const { data } = await save(plan({ revision: 0 }));
    expect(data).toEqual({
      arrivalInfo: { ...leg(), airportName: expect.any(String) as string },
      departureInfo: {
        transportationRequired: false,
        airport: null,
        airportName: null,
        date: null,
        time: null,
        flightNumber: null,
        numberOfPassengers: null,
      },
      notes: 'A baby seat',
      revision: 1,
      shuttles: [],
    });
    expect((await desk.orderOf(family)).arrivalDepartureInfo).toEqual(data);
    const { rows } = await t.database.pool.query(
      `select after->'arrivalInfo'->>'airport' as airport from audit_log
       where action = 'order.travel-changed' and entity_id = $1`,
      [family.orderId],
    );
    expect(rows).toEqual([{ airport: 'MCO' }]);
  });

  it('of a direction without transport forgets what was stored of it', async () => {
    await save(plan());
    const { data } = await save(plan({ arrivalInfo: { transportationRequired: false } }));
    expect(data.arrivalInfo).toMatchObject({ transportationRequired: false, date: null, flightNumber: null });
  });

  it('based on an older version is refused with CONFLICT, also when both are sent at once', async () => {
    await save(plan({ revision: 0 }));
    const late = await save(plan({ revision: 0, notes: 'Another tab' }));
    expect([late.status, late.codes]).toEqual([409, ['CONFLICT']]);
    const both = await Promise.all([save(plan({ revision: 1 })), save(plan({ revision: 1 }))]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('of another family does not exist', async () => {
    const other = await desk.confirmedFamily();
    const { codes } = await save(plan(), other, family);
    expect(codes).toEqual(['ORDER_NOT_FOUND']);
  });

  it('needs a confirmed registration', async () => {
    const early = await desk.family();
    expect((await save(plan(), early)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    await desk.cancels(family);
    expect((await save(plan())).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
  });

  it('is taken on the last day of the convention, and refused with TRANSITION_NOT_POSSIBLE after it', async () => {
    const before = await t.database.db.select().from(conventions);
    const endOn = (date: string) =>
      t.database.db.update(conventions).set({ startDate: date, endDate: date, conventionDeadline: date });
    await endOn(day(0));
    expect((await save(plan())).status).toBe(200);
    await endOn(day(-1));
    expect((await save(plan())).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    for (const { id, startDate, endDate, conventionDeadline } of before)
      await t.database.db
        .update(conventions)
        .set({ startDate, endDate, conventionDeadline })
        .where(eq(conventions.id, id));
  });

  it.each([
    ['that has passed', { arrivalInfo: () => leg({ date: day(-1) }) }, 'arrivalInfo.date', say.pastDate],
    [
      'of an arrival after the departure',
      { arrivalInfo: () => leg({ date: day(12) }), departureInfo: () => leg({ date: day(11) }) },
      'arrivalInfo.date',
      say.arrivalAfterDeparture,
    ],
  ])('with a day %s is refused', async (_, changes, field, message) => {
    const made = Object.fromEntries(Object.entries(changes).map(([name, make]) => [name, make()]));
    const { status, errors } = await save(plan(made));
    expect(status).toBe(400);
    expect(errors[0]).toEqual({ code: 'RQST_PARAMS_INVALID', field, message });
  });

  it('takes today where the convention is, although it is tomorrow in UTC', async () => {
    t.clock.advance({ hours: 24 + 2 - t.clock.now().getUTCHours() });
    family = await desk.confirmedFamily();
    const [utc, there] = [t.clock.now().toISOString().slice(0, 10), day(0)];
    expect(there < utc).toBe(true);
    expect((await save(plan({ arrivalInfo: leg({ date: there }) }))).status).toBe(200);
  });

  it('whose arrival has passed can still change its departure', async () => {
    await save(plan({ arrivalInfo: leg({ date: day(0) }) }));
    await t.database.pool.query(`update travel_legs set date = $2 where order_id = $1`, [
      family.orderId,
      day(-2),
    ]);
    const arrivalInfo = leg({ date: day(-2) });
    expect((await save(plan({ arrivalInfo, departureInfo: leg() }))).status).toBe(200);
  });

  it('names an airport that is offered, or the one that it has', async () => {
    const wrong = await save(plan({ arrivalInfo: leg({ airport: 'XXX' }) }));
    expect(wrong.errors).toEqual([
      { code: 'RQST_PARAMS_INVALID', field: 'arrivalInfo.airport', message: say.airportGone },
    ]);
    await save(plan());
    await t.database.pool.query(`update airports set active = false where code = 'MCO'`);
    expect((await save(plan({ notes: 'Later' }))).status).toBe(200);
    const other = await desk.confirmedFamily();
    expect((await save(plan(), other)).errors[0]?.field).toBe('arrivalInfo.airport');
    await t.database.pool.query(`update airports set active = true`);
  });
});
