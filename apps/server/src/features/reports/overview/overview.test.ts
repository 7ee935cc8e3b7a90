import { listPeople } from '@sangamam/contract/people/directory/people-admin-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countArrivals, listDeskConventions } from '@sangamam/contract/arrival/desk/desk-endpoints';
import { staffRoles, type StaffRole } from '@sangamam/contract/accounts/roles';
import { adminPaths } from '@sangamam/contract/admin-paths';
import { contactUs } from '@sangamam/contract/contact/contact';
import { listMessages } from '@sangamam/contract/contact/messages/message-admin-endpoints';
import { listPages } from '@sangamam/contract/content/editing/page-admin-endpoints';
import { listConventionChoices } from '@sangamam/contract/conventions/configuration/convention-choice-endpoints';
import type { AnyEndpoint } from '@sangamam/contract/http/endpoint';
import { listRegistrations } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { getOverview } from '@sangamam/contract/reports/overview/overview-endpoints';
import { overviewTileKeys, overviewTiles } from '@sangamam/contract/reports/overview/overview-tiles';
import { listPayments } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import { listUncoveredRefunds } from '@sangamam/contract/ledger/refunds/refund-admin-endpoints';
import { listReadiness } from '@sangamam/contract/reports/readiness/readiness-admin-endpoints';
import { listJourneys } from '@sangamam/contract/travel/journeys/transport-endpoints';
import { hasAbility } from '@sangamam/contract/staff/abilities';

import { balancesOfOrders } from '#server/features/orders/pricing/balance-of-order.ts';
import { orders } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call, callLoosely } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { contactPayload } from '#test/fixtures/contact.ts';
import { buildPaymentDesk } from '#test/payments/payment-desk.ts';
import { buildRandomBook } from '#test/payments/random-book.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let admin: { token: string };
let adminId: string;
/** Ids of two conventions with orders in any combination of facts. */
let conventions: string[];

beforeAll(async () => {
  t = await buildTestApp();
  const staff = await createStaff(t, 'ADMIN');
  adminId = staff.id;
  admin = { token: await signInAs(t, staff) };
  conventions = [];
  for (const seed of [11, 12])
    conventions.push((await buildRandomBook(t, { seed, families: 90 })).conventionId);
  for (let sent = 0; sent < 4; sent++) await callLoosely(t, contactUs, { body: contactPayload() });
  await lookAfterSome();
});

/**
 * Every third record is the administrator's, every third a colleague's; of both some are due, some on a day to come, and a message of
 * each is closed.
 */
async function lookAfterSome(): Promise<void> {
  const { id: colleague } = await createStaff(t, 'ADMIN');
  const care = `(array[$1::uuid, $2::uuid, null])[1 + nth % 3],
    case nth % 4 when 0 then null when 1 then current_date + 40 else current_date - 3 * nth::int % 20 - 1 end`;
  const each = (table: string) => `(select id, row_number() over (order by id) as nth from ${table}) each`;
  const whose = [adminId, colleague];
  await t.database.pool.query(
    `insert into registration_care (order_id, assigned_to, follow_up_on) select id, ${care} from ${each('orders')}`,
    whose,
  );
  await t.database.pool.query(
    `insert into payment_care (payment_id, assigned_to, follow_up_on) select id, ${care} from ${each('payments')}`,
    whose,
  );
  await t.database.pool.query(
    `update contact_messages set (assigned_to, follow_up_on, closed_at) = (
      select (array[$1::uuid, $2::uuid])[1 + nth % 2], current_date - 1, case when nth > 2 then now() end
      from ${each('contact_messages')} where each.id = contact_messages.id)`,
    whose,
  );
}
afterAll(() => t.close());

const overviewOf = async (who: { token: string }, conventionId?: string) =>
  (await call(t, getOverview, { query: { ...(conventionId && { conventionId }) } }, who)).data;

type Query = Readonly<Record<string, string>>;

const totalOf = (endpoint: AnyEndpoint) => async (query: Query) => {
  const { data } = await callLoosely(t, endpoint, { query }, admin);
  return (data as { total: number }).total;
};

/** How many rows the list at this address has. */
const rowsBehind: Record<string, (query: Query) => Promise<number>> = {
  [adminPaths.registrations]: totalOf(listRegistrations),
  [adminPaths.checklists]: totalOf(listReadiness),
  [adminPaths.payments]: totalOf(listPayments),
  [adminPaths.refunds]: totalOf(listUncoveredRefunds),
  [adminPaths.desk]: async ({ conventionId }) => {
    const [first] = (await call(t, listDeskConventions, {}, admin)).data;
    const query = { conventionId: conventionId ?? first?._id ?? '' };
    return (await call(t, countArrivals, { query }, admin)).data.here;
  },
  // One list for each convention; the number of all conventions is their sum.
  [adminPaths.transport]: async ({ conventionId, show }) => {
    const lists = conventionId === undefined ? conventions : [conventionId];
    let total = 0;
    for (const id of lists) {
      const input = { params: { conventionId: id }, query: { view: show ?? '' } };
      const { data } = await callLoosely(t, listJourneys, input, admin);
      total += (data as { total: number }).total;
    }
    return total;
  },
  [adminPaths.messages]: totalOf(listMessages),
  [adminPaths.people]: totalOf(listPeople),
  [adminPaths.pages]: async ({ draft }) =>
    (await call(t, listPages, {}, admin)).data.filter((page) => page.draft?.state === draft).length,
};

describe.each(overviewTileKeys)('%s', (key) => {
  const { page, query, ofConvention } = overviewTiles[key];

  it('is the number of rows of its list, of a convention and of all', async () => {
    for (const conventionId of [...conventions, undefined]) {
      const { counts } = await overviewOf(admin, conventionId);
      const asked = { ...query, ...(ofConvention && conventionId && { conventionId }) };
      const rows = await rowsBehind[page]?.(asked);
      expect([conventionId, counts.find((one) => one.key === key)?.count]).toEqual([conventionId, rows]);
    }
  });
});

describe('records that staff look after', () => {
  const due = ['REGISTRATION_FOLLOW_UPS', 'PAYMENT_FOLLOW_UPS', 'MESSAGE_FOLLOW_UPS'] as const;
  const mine = ['MY_REGISTRATIONS', 'MY_PAYMENTS', 'MY_MESSAGES'] as const;
  const countsOf = async (who: { token: string }, conventionId?: string) => {
    const { counts } = await overviewOf(who, conventionId);
    return [...due, ...mine].map((key) => counts.find((one) => one.key === key)?.count);
  };

  it('of two conventions add up to those of all; messages belong to none', async () => {
    const all = await countsOf(admin);
    const [one = [], other = []] = await Promise.all(conventions.map((id) => countsOf(admin, id)));
    expect(all.every((count) => Number(count) > 0)).toBe(true);
    for (const place of [0, 1, 3, 4]) expect(Number(one[place]) + Number(other[place])).toBe(all[place]);
    for (const place of [2, 5]) expect([one[place], other[place]]).toEqual([all[place], all[place]]);
    // Closed messages are not to be done.
    expect([all[2], all[5]]).toEqual([2, 1]);
  });

  it('are due for a colleague as well, who has none of them', async () => {
    const all = await countsOf(admin);
    const colleague = { token: await signInAs(t, await createStaff(t, 'ADMIN')) };
    expect(await countsOf(colleague)).toEqual([...all.slice(0, 3), 0, 0, 0]);
  });

  it('of kinds that a treasurer does not look after are not counted', async () => {
    const who = { token: await signInAs(t, await createStaff(t, 'TREASURER')) };
    const [registrations, payments, messages, ...own] = await countsOf(who);
    expect(Number(payments)).toBeGreaterThan(0);
    expect([registrations, messages, ...own]).toEqual([undefined, undefined, undefined, 0, undefined]);
  });
});

it('each status and the rejected ones together are the whole list', async () => {
  const [conventionId = ''] = conventions;
  const { counts } = await overviewOf(admin, conventionId);
  const own = counts.filter(({ key }) => overviewTiles[key].group === 'REGISTRATIONS');
  const all = await rowsBehind[adminPaths.registrations]?.({ conventionId });
  expect(own.reduce((sum, { count }) => sum + count, 0)).toBe(all);
  expect(own.filter(({ count }) => count > 0).length).toBeGreaterThan(4);
});

it('money is the sum of the balances of active orders, by currency', async () => {
  const rows = await t.ctx.db.select().from(orders);
  const balances = await balancesOfOrders(t.ctx, rows);
  const active = rows.filter(
    ({ submittedAt, cancelledAt, registrationStatus }) =>
      submittedAt !== null && cancelledAt === null && registrationStatus !== 'REG_REJECTED',
  );
  const sums = (['USD', 'CAD'] as const).map((currency) => {
    const own = active.filter((order) => order.currency === currency).map(({ id }) => balances.get(id));
    const sum = (amount: 'total' | 'received' | 'open' | 'over') =>
      own.reduce((before, balance) => before + (balance?.[amount] ?? 0), 0);
    const [total, received, open, over] = [sum('total'), sum('received'), sum('open'), sum('over')];
    const waived = own.reduce(
      (before, balance) =>
        before + (balance?.state === 'PAID' ? Math.max(balance.total - balance.received, 0) : 0),
      0,
    );
    expect(total - received).toBe(open + waived - over);
    return { currency, total, received, open, waived, over };
  });
  const { money } = await overviewOf(admin);
  expect(money?.toSorted((a, b) => (a.currency > b.currency ? -1 : 1))).toEqual(sums);
  expect(sums.some(({ waived }) => waived > 0) && sums.some(({ over }) => over > 0)).toBe(true);
});

it.each(staffRoles.map((role): [StaffRole] => [role]))(
  'a %s is told only what the role may see',
  async (role) => {
    const who = { token: await signInAs(t, await createStaff(t, role)) };
    const { counts, money, families } = await overviewOf(who);
    const allowed = overviewTileKeys.filter((key) => hasAbility([role], overviewTiles[key].ability));
    expect(counts.map(({ key }) => key)).toEqual(allowed);
    expect(money === null).toBe(!hasAbility([role], 'see-money'));
    expect(families === null).toBe(!hasAbility([role], 'see-readiness'));
    const withAmounts = counts.filter(({ amounts }) => amounts.length > 0);
    expect(withAmounts.length > 0).toBe(hasAbility([role], 'manage-payments'));
  },
);

it('people who are here are counted of those who are expected, as at the desk', async () => {
  const payments = await buildPaymentDesk(t);
  const { conventionId } = payments;
  const { orderId } = await payments.confirmedFamily();
  const desk = await createStaff(t, 'DESK');
  await t.database.pool.query(
    `insert into arrival_events (id, order_id, person_id, kind, overrode, desk, actor_id, happened_at, recorded_at)
     select gen_random_uuid(), order_id, person_id, 'ARRIVED', false, 'Desk 1', $2, now(), now()
     from order_participants where order_id = $1`,
    [orderId, desk.id],
  );
  await payments.confirmedFamily();
  const { counts } = await overviewOf({ token: await signInAs(t, desk) }, conventionId);
  const shown = counts.find(({ key }) => key === 'PEOPLE_HERE');
  const { data } = await call(t, countArrivals, { query: { conventionId } }, admin);
  expect([data.here, data.expected]).toEqual([1, 2]);
  expect([shown?.count, shown?.expected]).toEqual([data.here, data.expected]);
});

it('queues say since when the oldest has been waiting', async () => {
  const { counts } = await overviewOf(admin);
  const { rows } = await t.database.pool.query(
    `select min(submitted_at) as oldest from orders
     where registration_status = 'PENDING_REG_APPROVAL' and cancelled_at is null`,
  );
  const [{ oldest } = { oldest: new Date() }] = rows as { oldest: Date }[];
  const ages = counts.filter((one) => one.oldest !== null).map(({ key }) => key);
  expect(counts.find(({ key }) => key === 'TO_DECIDE')?.oldest).toBe(oldest.toISOString());
  expect(ages).toEqual(expect.arrayContaining(['TO_DECIDE', 'PAYMENTS_TO_MATCH', 'NEW_MESSAGES']));
});

it('the conventions to choose from are those that were opened, and one is current', async () => {
  const { data } = await call(t, listConventionChoices, {}, admin);
  expect(data.map(({ _id }) => _id)).toEqual(expect.arrayContaining(conventions));
  expect(data.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
});
