import { count, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login } from '@sangamam/contract/accounts/account-endpoints';
import {
  listOpenConventions,
  listPublicParticipants,
} from '@sangamam/contract/conventions/convention-endpoints';
import { addDays, calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { listOrderHistory } from '@sangamam/contract/orders/order-endpoints';
import { orderStatuses, type OrderStatus } from '@sangamam/contract/orders/order-status';

import { auditLog, orders, outboxMails, packages, people } from '#server/db/schema/schema.ts';
import { readTranslations } from '#server/features/conventions/translations/translate-convention.ts';
import { listPackages } from '#server/features/conventions/packages/list-packages.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { logIn } from '#test/sign-in-as.ts';

import { cast, families } from './cast.ts';
import type { Family } from './cast/family.ts';
import { demoPassword } from './factories/demo-password.ts';
import { findDemoAccounts, type DemoAccount } from './demo/demo-accounts.ts';
import { seed } from './seed.ts';

const options = { demo: true, adminEmail: 'admin@example.org', adminPassword: demoPassword };

let t: TestApp;
let accounts: DemoAccount[];

beforeAll(async () => {
  t = await buildTestApp();
  await seed(t.ctx, options);
  accounts = await printedAccounts(t, options.adminEmail);
});
afterAll(() => t.close());

/** The accounts that are printed at a start. */
function printedAccounts({ ctx }: TestApp, adminEmail: string, reachableFromOutside = false) {
  return findDemoAccounts(ctx, { adminEmail, reachableFromOutside });
}

/** The state of a family's latest registration, as the family itself sees it. */
async function stateOf({ registrant: { email } }: Family) {
  const { data: session } = await call(t, login, { body: { username: email, password: demoPassword } });
  const history = await call(t, listOrderHistory, { query: { userId: session.id } }, session);
  const [latest] = history.data;
  return latest;
}

async function nextConvention() {
  const { data } = await call(t, listOpenConventions, {});
  const [next] = data;
  if (!next) throw new Error('No convention is open');
  return next;
}

describe('the demo', () => {
  it('signs every account in with the printed password', async () => {
    expect(accounts.length).toBe(families.length + 9);
    for (const account of accounts) expect(await logIn(t, account)).toBeTypeOf('string');
  });

  it('has every text of its convention in Malayalam', async () => {
    const { texts } = await readTranslations(t.ctx, (await nextConvention())._id);
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.filter(({ ml }) => ml === '')).toEqual([]);
  });

  it('has a family for each status of an order', async () => {
    const found: (OrderStatus | undefined)[] = [];
    for (const family of families) {
      const latest = await stateOf(family);
      found.push(latest?.status);
      // The description printed for a family at the start names the registration's state.
      const told = latest?.registrationStatus === 'REG_REJECTED' ? 'REG_REJECTED' : latest?.status;
      expect(family.shows).toContain(told ?? 'no registration yet');
    }
    expect(found).toEqual(expect.arrayContaining([...orderStatuses, undefined]));
  });

  it.each([
    // GOLD FAMILY 1450 · shuttle 60 · park 2 × 120 + 95 · table 250 · jerseys 2 × 25 + 20 · books 2 × 15
    ['Chicago by Zelle', cast.thekkanatt, { currency: 'USD', total: 2195, permConvRegNo: /^R\w{6}$/u }],
    // SILVER FAMILY 1440 · park 2 × 165 + 2 × 130 · a jersey without a Canadian price 25
    ['Toronto by cheque', cast.kunnumpurath, { currency: 'CAD', total: 2055, permConvRegNo: /^R\w{6}$/u }],
    ['a senior alone', cast.ottathengil, { currency: 'USD', total: 340, permConvRegNo: /^R\w{6}$/u }],
  ])('has the expected amounts for the confirmed family %s', async (_name, family, expected) => {
    const latest = await stateOf(family);
    expect(latest).toMatchObject({
      status: 'CONFIRMED',
      currency: expected.currency,
      balance: { net: expected.total },
    });
    expect(latest?.permConvRegNo).toMatch(expected.permConvRegNo);
  });

  it('has a convention from a Thursday to a Sunday in about eight months, within its early-bird period', async () => {
    const next = await nextConvention();
    const today = calendarDateIn('UTC', t.ctx.now());
    expect(new Date(`${next.startDate}T00:00:00Z`).getUTCDay()).toBe(4);
    expect(next.endDate).toBe(addDays(next.startDate, 3));
    expect(next.startDate > addDays(today, 230) && next.startDate < addDays(today, 250)).toBe(true);
    const offered = await listPackages(t.ctx, { conventionId: next._id });
    expect(offered.find(({ name }) => name === 'GOLD FAMILY')?.offers).toMatchObject([
      { salePrice: 1450, cadSalePrice: 1985 },
    ]);
  });

  it('counts the places taken', async () => {
    const next = await nextConvention();
    const offered = await listPackages(t.ctx, { conventionId: next._id });
    expect(offered.find(({ name }) => name === 'DIAMOND FAMILY')?.placesLeft).toBe(2);
    const rows = await t.database.db
      .select({ name: packages.name, taken: packages.seatsTaken })
      .from(packages);
    // A cancelled and a rejected registration have released theirs.
    expect(rows.find(({ name, taken }) => name === 'SINGLE REGISTRATION' && taken === 0)).toBeDefined();
  });

  it('lists adults of confirmed families only as participants', async () => {
    const next = await nextConvention();
    const page = async (offset: number) =>
      (
        await call(t, listPublicParticipants, {
          query: { conventionId: next._id, pageSize: '25', offset: String(offset) },
        })
      ).data;
    const { totalPages } = await page(0);
    const pages = await Promise.all(Array.from({ length: totalPages }, (_, at) => page(at * 25)));
    const names = pages.flatMap(({ docs }) => docs.map(({ firstName }) => firstName));
    expect(names).toEqual(expect.arrayContaining(['Cyril', 'Jessy', 'മറിയാമ്മ', 'Nisha', 'Aleyamma', 'Tintu']));
    for (const hidden of ['Alan', 'Anna', 'Ethan', 'Jomon', 'Saji', 'Prakash'])
      expect(names).not.toContain(hidden);
  });

  it('leaves no mail unsent and no job queued', async () => {
    const waiting = await t.database.db.select().from(outboxMails).where(isNull(outboxMails.sentAt));
    expect(waiting).toEqual([]);
    const { rows } = await t.database.pool.query<{ left: string }>(
      "select count(*) as left from graphile_worker.jobs where task_identifier <> 'make-renditions'",
    );
    expect(rows).toEqual([{ left: '0' }]);
    expect(await t.database.db.select({ mails: count() }).from(outboxMails)).not.toEqual([{ mails: 0 }]);
  });

  it('uses only email addresses and phone numbers reserved for fiction', async () => {
    const everybody = await t.database.db
      .select({ email: people.email, mobile: people.mobileNumber })
      .from(people);
    for (const { email, mobile } of everybody) {
      expect(email ?? 'x@example.org').toMatch(/@example\.(?:org|com|net)$/u);
      expect(mobile ?? '2025550100').toMatch(/^[2-9]\d\d55501\d\d$/u);
    }
  });
});

describe('a second start of the demo', () => {
  it('adds nothing and prints the same accounts', async () => {
    const counts = async () => {
      const tables = [orders, people, packages, outboxMails, auditLog];
      return Promise.all(tables.map((table) => t.database.db.select({ rows: count() }).from(table)));
    };
    const before = await counts();
    await Promise.all([seed(t.ctx, options), seed(t.ctx, options)]);
    expect(await counts()).toEqual(before);
    expect(await printedAccounts(t, options.adminEmail)).toEqual(accounts);
  });

  it('prints the accounts with the published password, also without the demo', async () => {
    await seed(t.ctx, { ...options, demo: false });
    expect(await printedAccounts(t, options.adminEmail)).toEqual(accounts);
    await seed(t.ctx, { ...options, adminPassword: 'Not-For-The-Log-7' });
    const told = await printedAccounts(t, options.adminEmail);
    expect(told.map(({ password }) => password)).not.toContain('Not-For-The-Log-7');
  });
});

it('says that the named administrator is not needed, and only then', async () => {
  const site = await buildTestApp();
  try {
    let ignored = 0;
    const named = {
      demo: false,
      adminEmail: 'boss@example.net',
      adminPassword: 'Correct-horse-1',
      onAdministratorIgnored: () => {
        ignored += 1;
      },
    };
    await seed(site.ctx, named);
    expect(ignored).toBe(0);
    await seed(site.ctx, { ...named, adminEmail: 'rescue@example.net' });
    expect(ignored).toBe(1);
  } finally {
    await site.close();
  }
});

describe('the published password of a site that other machines can reach', () => {
  const outside = {
    demo: false,
    adminEmail: 'boss@example.net',
    adminPassword: 'Correct-horse-1',
    reachableFromOutside: true,
  };
  /**
   * Hashing is slow on purpose: the password is tried for a few accounts; the others are checked to have no password.
   */
  async function expectOnly(site: TestApp, adminEmail: string) {
    const logIn = (username: string, password: string) => call(site, login, { body: { username, password } });
    for (const email of ['treasurer@example.org', options.adminEmail, families[0]?.registrant.email ?? '']) {
      expect([email, (await logIn(email, demoPassword)).status]).toEqual([email, 422]);
    }
    const { data } = await logIn(adminEmail, outside.adminPassword);
    const { rows } = await site.database.pool.query(
      `select array(select id from users where password_hash is not null) as users,
        array(select user_id from sessions) as sessions`,
    );
    expect(rows).toEqual([{ users: [data.id], sessions: [data.id] }]);
  }

  it('is not the password of any account seeded by this start', async () => {
    const site = await buildTestApp();
    try {
      await seed(site.ctx, { ...outside, demo: true });
      expect(await printedAccounts(site, outside.adminEmail, true)).toEqual([]);
      await expectOnly(site, outside.adminEmail);
    } finally {
      await site.close();
    }
  });

  // Last, because it changes the data of the other tests.
  it('is removed from accounts seeded by an earlier start, and the administrator gets the configured one', async () => {
    await logIn(t, { email: 'treasurer@example.org', password: demoPassword });
    await seed(t.ctx, { ...outside, adminEmail: options.adminEmail });
    expect(await printedAccounts(t, options.adminEmail, true)).toEqual([]);
    await expectOnly(t, options.adminEmail);
    const { rows } = await t.database.pool.query(
      "select count(*)::int as count from audit_log where action = 'account.password-dropped'",
    );
    expect(rows).toEqual([{ count: accounts.length }]);
  });
});
