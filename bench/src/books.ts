// npm run bench:books: 3,000 families with 20,000 entries exported as CSV and XLSX, as a ratio to one plain query of the
// same rows, with how long the event loop was held meanwhile (target 50 ms).
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { exportFormats } from '@sangamam/contract/exports/export-format';
import { startEmbeddedPostgres } from '@sangamam/embedded-postgres/start-embedded-postgres';
import { buildConvention } from '@sangamam/server/seed/factories/build-convention.ts';
import { buildStaff } from '@sangamam/server/seed/factories/build-user.ts';
import { openDatabase } from '@sangamam/server/src/db/connection/client.ts';
import { createContext } from '@sangamam/server/src/db/context.ts';
import { migrate } from '@sangamam/server/src/db/migrate/migrate.ts';
import { exportLedger } from '@sangamam/server/src/features/books/export-ledger.ts';

import { storage } from './file-storage.ts';
import { median } from './report/spread.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const families = 3_000;
const entries = 20_000;

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'sangamam-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir });
const database = openDatabase(postgres.url);
try {
  await migrate(postgres.url);
  const ctx = createContext({ db: database.db, publicUrl: 'http://localhost', storage });
  const { id: conventionId } = await buildConvention(ctx);
  const { actor } = await buildStaff(ctx, ['TREASURER']);
  await fill(conventionId);
  const query = { conventionId, currency: 'USD', from: '2020-01-01', to: '2099-12-31' } as const;

  const plain: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const began = performance.now();
    const { rows } = await database.pool.query('select * from payment_entries order by created_at, id');
    if (rows.length !== entries) throw new Error(`${rows.length} entries were found`);
    if (round > 0) plain.push(performance.now() - began);
  }
  const results = [];
  for (const format of exportFormats) {
    const times: number[] = [];
    const delay = monitorEventLoopDelay({ resolution: 1 });
    let bytes = 0;
    for (let round = 0; round <= rounds; round += 1) {
      // The first round is not counted, because V8 compiles the code then.
      if (round === 1) delay.enable();
      const began = performance.now();
      const file = await exportLedger(ctx, actor, format, query);
      bytes = 0;
      for await (const part of file.generate()) bytes += part.length;
      file.onClose?.();
      if (round > 0) times.push(performance.now() - began);
    }
    delay.disable();
    results.push({
      format,
      kB: Math.round(bytes / 1_000),
      ms: Math.round(median(times)),
      'times a plain query': Math.round(median(times) / median(plain)),
      'loop held, p99 (ms)': Math.round(delay.percentile(99) / 1e6),
      'loop held, most (ms)': Math.round(delay.max / 1e6),
    });
  }
  console.log(
    `${families} families, ${entries} entries; a plain query of them: ${Math.round(median(plain))} ms`,
  );
  console.table(results);
} finally {
  await database.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Families, a payment each, and their entries over a year. */
async function fill(conventionId: string): Promise<void> {
  const { pool } = database;
  const run = (text: string, values: unknown[]) => pool.query(text, values);
  await run(
    `with person as (
       insert into people (id, first_name, last_name)
       select gen_random_uuid(), 'Mathew', 'Family ' || n from generate_series(1, $1::int) n returning id),
     account as (
       insert into users (id, person_id, type) select gen_random_uuid(), id, 'REGISTRANT' from person returning id),
     numbered as (select id, row_number() over () as n from account),
     registration as (
       insert into orders (id, user_id, convention_id, temp_number, registration_status, currency, net_price,
         cad_net_price, submitted_at)
       select gen_random_uuid(), id, $2::uuid, 'B' || n, 'REG_APPROVED', 'USD', 1000, 1000, now() from numbered returning id)
     insert into payments (id, order_id, method, state, currency, net_amount, fee_amount, due_amount, due_date)
     select gen_random_uuid(), id, 'CHASE', 'PENDING_PAYMENT_APPROVAL', 'USD', 1000, 0, 1000, current_date from registration`,
    [families, conventionId],
  );
  await run(
    `insert into payment_entries (payment_id, kind, amount, reference, created_at)
     select p.id, 'RECEIVED', 10, 'Transfer ' || n, now() - (n || ' minutes')::interval
     from generate_series(1, $1::int) n
     join (select id, row_number() over (order by id) - 1 as place from payments) p on p.place = n % $2::int`,
    [entries, families],
  );
  await pool.query('analyze');
}
