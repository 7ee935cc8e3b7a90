import { staffRoles } from '@sangamam/contract/accounts/roles';
import { getOverviewWeek } from '@sangamam/contract/reports/overview/week-endpoints';
import { hasAbility } from '@sangamam/contract/staff/abilities';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { buildPaymentDesk, type PaymentDesk } from '#test/payments/payment-desk.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let desk: PaymentDesk;

beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(async () => {
  desk = await buildPaymentDesk(t);
});
afterAll(() => t.close());

const weekOf = async (conventionId?: string) => {
  const admin = { token: await signInAs(t, await createStaff(t, 'ADMIN')) };
  const query = { ...(conventionId && { conventionId }) };
  const { numbers, days } = (await call(t, getOverviewWeek, { query }, admin)).data;
  return { days, numbers: Object.fromEntries(numbers.map(({ key, ...number }) => [key, number])) };
};

const sql = (text: string, values: unknown[]) => t.database.pool.query(text, values);

it('counts what was sent, confirmed and cancelled, and the money of it, in this week and the one before', async () => {
  const { conventionId } = desk;
  const paid = await desk.confirmedFamily();
  const { rows } = await sql(
    `select sum(e.amount)::int as amount, o.currency from payment_entries e join payments p on p.id = e.payment_id
     join orders o on o.id = p.order_id where o.id = $1 group by o.currency`,
    [paid.orderId],
  );
  const [received] = rows as { amount: number; currency: string }[];
  expect(received?.amount).toBeGreaterThan(0);
  expect((await weekOf(conventionId)).numbers).toEqual({
    SENT: { now: 1, before: 0 },
    CONFIRMED: { now: 1, before: 0 },
    CANCELLED: { now: 0, before: 0 },
    RECEIVED: { amounts: [{ currency: received?.currency, now: received?.amount, before: 0 }] },
  });

  t.clock.advance({ days: 8 });
  const late = await desk.family();
  await sql('update orders set cancelled_at = $2 where id = $1', [late.orderId, t.ctx.now()]);
  expect((await weekOf(conventionId)).numbers).toEqual({
    SENT: { now: 1, before: 1 },
    CONFIRMED: { now: 0, before: 1 },
    CANCELLED: { now: 1, before: 0 },
    RECEIVED: { amounts: [{ currency: received?.currency, now: 0, before: received?.amount }] },
  });

  t.clock.advance({ days: 15 });
  expect((await weekOf(conventionId)).numbers).toEqual({
    SENT: { now: 0, before: 0 },
    CONFIRMED: { now: 0, before: 0 },
    CANCELLED: { now: 0, before: 0 },
    RECEIVED: { amounts: [] },
  });
});

it('lists the days of a convention from today there, the nearest first, and none that has passed', async () => {
  const { conventionId } = desk;
  const today = t.ctx.now();
  const day = (offset: number) => new Date(today.getTime() + offset * 86_400_000).toISOString().slice(0, 10);
  await sql(
    `update conventions set time_zone = 'UTC', early_bird_status = true, early_bird_date = $2, convention_deadline = $3,
       cancel_requests_until = $4, start_date = $5, end_date = $6, upload_family_picture = false where id = $1`,
    [conventionId, day(-1), day(0), day(1), day(20), day(23)],
  );
  await sql(
    `insert into hotel_settings (convention_id, cutoff_date) values ($1, $2)
     on conflict (convention_id) do update set cutoff_date = excluded.cutoff_date`,
    [conventionId, day(3)],
  );
  const { days } = await weekOf(conventionId);
  expect(days.map(({ key, date, daysLeft }) => [key, date, daysLeft])).toEqual([
    ['REGISTER_BY', day(0), 0],
    ['CANCEL_REQUESTS', day(1), 1],
    ['HOTEL_CUTOFF', day(3), 3],
    ['CARDS', day(6), 6],
    ['TRAVEL', day(6), 6],
    ['FIRST_DAY', day(20), 20],
  ]);
  const ofAll = (await weekOf()).days.filter((one) => one.conventionId === conventionId);
  expect(ofAll).toEqual(days);
});

it.each(staffRoles)('%s sees the numbers of its abilities, and all days', async (role) => {
  const who = { token: await signInAs(t, await createStaff(t, role)) };
  const { numbers, days } = (
    await call(t, getOverviewWeek, { query: { conventionId: desk.conventionId } }, who)
  ).data;
  expect(numbers.some(({ key }) => key === 'SENT')).toBe(hasAbility([role], 'see-registrations'));
  expect(numbers.some(({ key }) => key === 'RECEIVED')).toBe(hasAbility([role], 'see-money'));
  expect(days.length).toBeGreaterThan(0);
});
