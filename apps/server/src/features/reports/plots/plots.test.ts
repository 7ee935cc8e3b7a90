import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatDate } from '@sangamam/contract/fields/dates/format-date';
import { getHotelBlock } from '@sangamam/contract/hotel/block/block-endpoints';
import { exportPlot, getPlots, type OverviewPlot } from '@sangamam/contract/reports/plots/plot-endpoints';

import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { download } from '#test/download.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { buildPaymentDesk, type PaymentDesk } from '#test/payments/payment-desk.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let before: PaymentDesk;
let now: PaymentDesk;
let viewer: { token: string };
const sql = (text: string, values: unknown[] = []) => t.database.pool.query(text, values);

/** Moves a convention so that it begins that many days from now. */
const beginsIn = (desk: PaymentDesk, days: number) =>
  sql(
    `update conventions set start_date = current_date + $2::int, end_date = current_date + $2::int,
       convention_deadline = current_date + $2::int, early_bird_date = null, opened_at = now() where id = $1`,
    [desk.conventionId, days],
  );
const sentAgo = (orderId: string, days: number) =>
  sql(`update orders set submitted_at = now() - make_interval(days => $2::int) where id = $1`, [
    orderId,
    days,
  ]);

beforeAll(async () => {
  t = await buildTestApp();
  viewer = { token: await signInAs(t, await createStaff(t, 'VIEWER')) };
  [before, now] = [await buildPaymentDesk(t), await buildPaymentDesk(t)];
  const [early, late, cancelled] = [await now.family(), await now.family(), await now.family()];
  const last = await before.family();
  await beginsIn(before, -300);
  await beginsIn(now, 30);
  await sentAgo(early.orderId, 40);
  await sentAgo(late.orderId, 1);
  await sentAgo(last.orderId, 340);
  await now.cancels(cancelled);
  await sql(
    `insert into travel_legs (order_id, direction, transportation_required, airport_code, date, time, number_of_passengers)
     values ($1, 'ARRIVAL', true, null, '2027-07-01', '14:20', 3), ($2, 'ARRIVAL', true, null, '2027-07-01', '14:59', 2),
       ($1, 'DEPARTURE', true, null, '2027-07-04', '09:00', 3), ($3, 'ARRIVAL', true, null, '2027-07-01', '14:00', 9)`,
    [early.orderId, late.orderId, cancelled.orderId],
  );
});
afterAll(() => t.close());

async function plot(name: OverviewPlot) {
  const { data } = await call(t, getPlots, { query: { conventionId: now.conventionId } }, viewer);
  const found = data.find((one) => one.name === name);
  return (found?.points ?? []).map(({ label, values }) => [label, ...values]);
}

it('families over time are counted week by week, beside the convention before', async () => {
  const weeks = await plot('OVER_TIME');
  expect(weeks[0]).toEqual(['10 weeks before', 1, 0]);
  expect(weeks.find(([label]) => label === '5 weeks before')).toEqual(['5 weeks before', 1, 1]);
  // Sent yesterday, 31 days before the first day; the cancelled one counts, because it came.
  expect(weeks.find(([label]) => label === '4 weeks before')).toEqual(['4 weeks before', 3, 1]);
  // Weeks to come have no number yet.
  expect(weeks.at(-1)).toEqual(['Week of the convention', null, 1]);
});

it('families are counted by status, local unit and package, people by age and hours of travel', async () => {
  const statuses = new Map((await plot('BY_STATUS')).map(([label, count]) => [label, count]));
  expect([statuses.get('To be decided'), statuses.get('Cancelled'), statuses.get('Rejected')]).toEqual([
    2, 1, 0,
  ]);
  expect((await plot('BY_UNIT')).map(([, count]) => count)).toEqual([2]);
  expect((await plot('BY_PACKAGE')).map(([, count]) => count)).toEqual([2]);
  expect((await plot('BY_AGE')).find(([label]) => label === '18 and over')).toEqual(['18 and over', 2]);
  expect(await plot('TRAVEL')).toEqual([
    ['July 1, 2027, 14:00', 5, 0],
    ['July 4, 2027, 09:00', 0, 3],
  ]);
});

it('rooms by night are those of the hotel desk, and lead there whoever may go', async () => {
  const { orderId } = await now.confirmedFamily();
  await sql(
    `insert into travel_legs (order_id, direction, transportation_required, date)
     values ($1, 'ARRIVAL', false, '2027-07-01'), ($1, 'DEPARTURE', false, '2027-07-03')`,
    [orderId],
  );
  await sql(`insert into hotel_settings (convention_id, block_rooms) values ($1, 3)`, [now.conventionId]);
  const hospitality = { token: await signInAs(t, await createStaff(t, 'HOSPITALITY', 'VIEWER')) };
  const of = { conventionId: now.conventionId };
  const { data } = await call(t, getPlots, { query: of }, hospitality);
  const rooms = data.find(({ name }) => name === 'ROOMS');
  const block = await call(t, getHotelBlock, { params: of }, hospitality);
  const nights = block.data.nights.map(({ night, rooms: taken }) => [
    formatDate(night),
    [taken, 3 - taken],
    `/admin/hotel?conventionId=${now.conventionId}&night=${night}`,
  ]);
  expect(nights.map(([label]) => label)).toEqual(['July 1, 2027', 'July 2, 2027']);
  expect(rooms).toMatchObject({
    series: ['Rooms taken', 'Left of 3 kept'],
    line: { name: '3 rooms kept', value: 3 },
  });
  expect(rooms?.points.map(({ label, values, list }) => [label, values, list])).toEqual(nights);
  expect(data.find(({ name }) => name === 'TRAVEL')?.line).toBeNull();
  const seen = (await call(t, getPlots, { query: of }, viewer)).data.flatMap(({ points }) => points);
  const lists = seen.flatMap(({ list }) => list ?? []);
  expect(lists.length).toBeGreaterThan(0);
  expect(lists.filter((list) => list.startsWith('/admin/hotel'))).toEqual([]);
});

it('a plot of a convention that does not exist is refused', async () => {
  const query = { conventionId: '01970000-0000-7000-8000-000000000099' };
  const { status, codes } = await call(t, getPlots, { query }, viewer);
  expect([status, codes]).toEqual([404, ['NOT_FOUND']]);
});

it('the numbers of a plot are a file, which the audit log records', async () => {
  const { statusCode, body } = await download(t, exportPlot, viewer, {
    params: { plot: 'TRAVEL', format: 'csv' },
    query: { conventionId: now.conventionId },
  });
  expect(statusCode).toBe(200);
  expect(body.replace('\uFEFF', '').trim().split(/\r?\n/u)).toEqual([
    'Hour,Arrive,Leave',
    '"July 1, 2027, 14:00",5,0',
    '"July 4, 2027, 09:00",0,3',
  ]);
  const { rows } = await sql(
    `select after::text like '%TRAVEL%' as names from audit_log where entity_id = $1 and action like '%export%'`,
    [now.conventionId],
  );
  expect(rows).toEqual([{ names: true }]);
});

it('hospitality sees hours of travel and rooms, and gets no file of the others', async () => {
  const hospitality = { token: await signInAs(t, await createStaff(t, 'HOSPITALITY')) };
  const query = { conventionId: now.conventionId };
  const { data } = await call(t, getPlots, { query }, hospitality);
  expect(data.map(({ name }) => name)).toEqual(['TRAVEL', 'ROOMS']);
  const file = (plot: OverviewPlot) =>
    download(t, exportPlot, hospitality, { params: { plot, format: 'csv' }, query });
  expect([(await file('TRAVEL')).statusCode, (await file('BY_UNIT')).statusCode]).toEqual([200, 403]);
});
