// npm run bench:exports: registrations and their people with all columns as CSV and XLSX: rows a second, how long the
// event loop was held (target 50 ms), and by how much memory in use grew, for 3,000 people and for 12,000: a few MB either
// way, however large the file.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { columnsAllowed } from '@sangamam/contract/exports/export-columns';
import { exportFormats } from '@sangamam/contract/exports/export-format';
import {
  participantColumns,
  registrationColumns,
} from '@sangamam/contract/orders/registrations/registration-export';
import { startEmbeddedPostgres } from '@sangamam/embedded-postgres/start-embedded-postgres';
import { buildConvention } from '@sangamam/server/seed/factories/build-convention.ts';
import { buildStaff } from '@sangamam/server/seed/factories/build-user.ts';
import { openDatabase } from '@sangamam/server/src/db/connection/client.ts';
import { createContext } from '@sangamam/server/src/db/context.ts';
import { migrate } from '@sangamam/server/src/db/migrate/migrate.ts';
import { exportParticipants } from '@sangamam/server/src/features/orders/registrations/export/export-participants.ts';
import { exportRegistrations } from '@sangamam/server/src/features/orders/registrations/export/export-registrations.ts';

import { storage } from './file-storage.ts';
import { median } from './report/spread.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const peopleOfFamily = 4;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'sangamam-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir });
const database = openDatabase(postgres.url);
try {
  await migrate(postgres.url);
  const ctx = createContext({ db: database.db, publicUrl: 'http://localhost', storage });
  const { actor } = await buildStaff(ctx, ['ADMIN']);
  const small = await buildFamilies(750);
  const large = await buildFamilies(3_000);

  const tables = {
    registrations: (conventionId: string, format: 'csv' | 'xlsx') =>
      exportRegistrations(ctx, actor, format, {
        conventionId,
        columns: columnsAllowed(registrationColumns, ['ADMIN']),
      }),
    people: (conventionId: string, format: 'csv' | 'xlsx') =>
      exportParticipants(ctx, actor, format, {
        conventionId,
        columns: columnsAllowed(participantColumns, ['ADMIN']),
      }),
  };
  const results = [];
  for (const [table, exported] of Object.entries(tables)) {
    for (const format of exportFormats) {
      const rows = table === 'people' ? large.families * peopleOfFamily : large.families;
      const times: number[] = [];
      const delay = monitorEventLoopDelay({ resolution: 1 });
      let bytes = 0;
      for (let round = 0; round <= rounds; round += 1) {
        // The first round is not counted, because V8 compiles the code then.
        if (round === 1) delay.enable();
        const began = performance.now();
        const file = await exported(large.conventionId, format);
        bytes = 0;
        for await (const part of file.generate()) bytes += part.length;
        file.onClose?.();
        if (round > 0) times.push(performance.now() - began);
      }
      delay.disable();
      const memory = async ({ conventionId }: { conventionId: string }) =>
        (await peakMemory(await exported(conventionId, format))).toFixed(1);
      results.push({
        table,
        format,
        rows,
        kB: Math.round(bytes / 1_000),
        'rows a second': Math.round((rows / median(times)) * 1_000),
        'loop held, p99 (ms)': Math.round(delay.percentile(99) / 1e6),
        'loop held, most (ms)': Math.round(delay.max / 1e6),
        'memory, 750 families (MB)': await memory(small),
        'memory, 3,000 families (MB)': await memory(large),
      });
    }
  }
  console.table(results);
} finally {
  await database.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** By how much the memory in use grows at most while a file is written, in MB, garbage left out. */
async function peakMemory(file: Awaited<ReturnType<typeof exportRegistrations>>): Promise<number> {
  const used = () => {
    collectGarbage();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = used();
  let most = 0;
  let since = 0;
  for await (const part of file.generate()) {
    since += part.length;
    if (since < 50_000) continue;
    since = 0;
    most = Math.max(most, used() - before);
  }
  file.onClose?.();
  return most / 1e6;
}

/** A convention with this many families of four, all sent. */
async function buildFamilies(families: number) {
  const ctx = createContext({ db: database.db, publicUrl: 'http://localhost', storage });
  const { id: conventionId } = await buildConvention(ctx);
  await database.pool.query(
    `with person as (
       insert into people (id, first_name, last_name, family_name, dob, city, state, mobile_country_code, mobile_number)
       select gen_random_uuid(), 'Mathew', 'Family ' || n, 'Vallathara', '1980-05-04', 'Chicago', 'Illinois', '+1', '3125550142'
       from generate_series(1, $1::int) n returning id),
     account as (
       insert into users (id, person_id, type) select gen_random_uuid(), id, 'REGISTRANT' from person
       returning id, person_id),
     numbered as (select id, person_id, row_number() over () as n from account),
     registration as (
       insert into orders (id, user_id, convention_id, temp_number, registration_status, currency, net_price,
         cad_net_price, submitted_at)
       select gen_random_uuid(), id, $2::uuid, right($2::text, 12) || n, 'REG_APPROVED', 'USD', 1000, 1000, now() from numbered
       returning id, user_id),
     self as (
       insert into order_participants (order_id, person_id, relationship)
       select registration.id, person_id, 'SELF' from registration join numbered on numbered.id = user_id),
     child as (
       insert into people (id, first_name, last_name, dob)
       select gen_random_uuid(), 'Diya', 'Family ' || n, '2015-04-03' from generate_series(1, $1::int * ($3::int - 1)) n
       returning id),
     numbered_child as (select id, row_number() over () - 1 as n from child),
     numbered_order as (select id, row_number() over () - 1 as n from registration)
     insert into order_participants (order_id, person_id, relationship)
     select numbered_order.id, numbered_child.id, 'DAUGHTER' from numbered_child
     join numbered_order on numbered_order.n = numbered_child.n % $1::int`,
    [families, conventionId, peopleOfFamily],
  );
  await database.pool.query('analyze');
  return { families, conventionId };
}
