import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openFilledSite, type FilledSite } from '../lists/filled-site.ts';
import { growingTables, rowsRead, scannedTables } from './plans.ts';

const families = 300;

let site: FilledSite;
let growing: ReadonlySet<string>;
/** Plans for so few families scan tables, because that is quicker; with this setting only where no index would do. */
let client: pg.PoolClient;

beforeAll(async () => {
  site = await openFilledSite(families, { everyEndpoint: true });
  growing = await growingTables(site.database.pool, families);
  client = await site.database.pool.connect();
  await client.query('set enable_seqscan = off');
});
afterAll(async () => {
  client.release();
  await site.close();
});

const scansOf = async (work: () => Promise<unknown>) =>
  scannedTables(client, await site.statements(work), growing);

describe('a call about one record or one family', () => {
  it('finds its rows in every table that grows with families by an index', async () => {
    expect(growing.size).toBeGreaterThan(20);
    const ofOne = site.lists.filter(isOfOne);
    expect(ofOne.length).toBeGreaterThan(20);
    const found: Record<string, string[]> = {};
    for (const list of ofOne) {
      const scans = await scansOf(() => site.read(list));
      if (scans.length > 0) found[list] = scans;
    }
    expect(found).toEqual({});
  });

  it('submits a registration without reading a whole table', async () => {
    expect(await scansOf(() => site.submit())).toEqual([]);
  });
});

interface Exception {
  tables: readonly string[];
  why: string;
}

/** Lists that no index would help. */
const scanning: Readonly<Record<string, Exception>> = {
  'registrations, all conventions': { tables: ['orders'], why: 'its total counts all of them' },
  '/v1/admin/people': { tables: ['users'], why: 'its total counts all accounts of families' },
  'payments, counts of ten views': {
    tables: ['payments'],
    why: 'one view has all payments of a method, and one looks for an amount in what each holds',
  },
  '/v1/admin/payments/view-counts': { tables: ['payments'], why: 'as above' },
};

/** Searches that read more than they find. */
const readingAll: Readonly<Record<string, Exception>> = {
  'search for everybody, a common name': {
    tables: ['order_participants', 'orders', 'people'],
    why: 'half of all people have it',
  },
  'search for everybody, two letters': {
    tables: ['order_participants', 'orders', 'payment_entries', 'payments', 'people'],
    why: 'nearly everybody has them, and each payment in its reference',
  },
  'hotel, rooming list, search': {
    tables: ['hotel_stays', 'orders', 'people', 'users'],
    why: 'families with their rooms are put together before they are searched',
  },
  'desk, search by name': { tables: ['orders'], why: 'it searches the names as submitted of one convention' },
};

const tablesOf = (exceptions: Readonly<Record<string, Exception>>) =>
  Object.fromEntries(Object.entries(exceptions).map(([list, { tables }]) => [list, tables]));

const isOfOne = (list: string) =>
  /\{(?!conventionId\}|list\}|kind\})/u.test(list) || /^(?:My Account|family)/u.test(list);

describe('a list of many', () => {
  it('reads no whole table that grows with families where an index would do', async () => {
    const found: Record<string, string[]> = {};
    const many = site.lists.filter((list) => !isOfOne(list));
    expect(many.length).toBeGreaterThan(60);
    for (const list of many) {
      const scans = await scansOf(() => site.read(list));
      if (scans.length > 0) found[list] = scans;
    }
    expect(found).toEqual(tablesOf(scanning));
  });

  it('that is searched reads few rows of any table besides those that it finds', async () => {
    // The plan that many families would have: whatever has an index is found by it.
    await client.query('set enable_hashjoin = off; set enable_mergejoin = off');
    const searches = site.lists.filter((list) => /search/u.test(list) && !isOfOne(list));
    const found: Record<string, string[]> = {};
    for (const list of searches) {
      const read = await rowsRead(client, await site.statements(() => site.read(list)), growing);
      const most = [...read].filter(([, rows]) => rows > families / 5);
      if (most.length > 0) found[list] = most.map(([table]) => table).toSorted();
    }
    await client.query('reset enable_hashjoin; reset enable_mergejoin');
    expect(found).toEqual(tablesOf(readingAll));
  });
});
