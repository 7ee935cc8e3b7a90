import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { startEmbeddedPostgres } from '@sangamam/embedded-postgres/start-embedded-postgres';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';

import { lostTotals, readTotals } from './table-totals.ts';

it('tells rows, sums, columns and tables that an upgrade lost, and not what it added', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'sangamam-totals-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const changed = async (statement: string) => {
    const before = await readTotals(postgres.url);
    await client.query(statement);
    return lostTotals(before, await readTotals(postgres.url));
  };
  await client.query(`
    create table payments (id text, amount integer, fee numeric);
    create table refunds (id text);
    insert into payments values ('a', 1200, 12.5), ('b', 800, null);`);

  expect(
    await changed('alter table payments add column due integer; create table letters (id text)'),
  ).toEqual([]);
  expect(await changed("update payments set amount = amount - 1 where id = 'a'")).toEqual([
    'payments.amount: 2000 before, 1999 now',
  ]);
  expect(await changed("delete from payments where id = 'b'")).toEqual([
    'payments: 2 before, 1 now',
    'payments.amount: 1999 before, 1199 now',
  ]);
  expect(await changed('alter table payments drop column fee; drop table refunds')).toEqual([
    'payments.fee: 12.5 before, gone now',
    'refunds: 0 before, gone now',
  ]);
}, 60_000);
