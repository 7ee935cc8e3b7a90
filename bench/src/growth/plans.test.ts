import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openFilledSite, type FilledSite } from '../lists/filled-site.ts';
import { growingTables, scannedTables } from './plans.ts';

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
    const ofOne = site.lists.filter(
      (list) => /\{(?!conventionId\}|list\}|kind\})/u.test(list) || /^(?:My Account|family)/u.test(list),
    );
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
