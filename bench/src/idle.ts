// npm run bench:idle: a site in which nothing happens, with a database beside it, as npm start starts it: its memory at the second start and after 24,000 calls, the
// processor time, voluntary context switches and transactions that it takes a second while nobody calls, and its connections.
// Targets: 250 MB, and back to within a tenth of it after the calls. BENCH_CALLS and BENCH_SECONDS set how many and how long.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { listConventions } from '@sangamam/contract/conventions/convention-endpoints';
import { startEmbeddedPostgres } from '@sangamam/embedded-postgres/start-embedded-postgres';
import pg from 'pg';

import { load } from './load/load.ts';
import { cpuSecondsOf, megabytesOf, statusOf } from './report/process-status.ts';
import { startScript, type StartedScript } from './web/start-script.ts';

const calls = Number(process.env['BENCH_CALLS'] ?? 24_000);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 60);
const targetMegabytes = 250;
const name = 'bench-idle';

const folder = mkdtempSync(path.join(os.tmpdir(), 'sangamam-idle-'));
const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'database') });
const client = new pg.Client({ connectionString: postgres.url, application_name: name });
await client.connect();
let site: StartedScript | undefined;
try {
  const start = async () =>
    startScript({
      DATA_DIR: path.join(folder, 'files'),
      DATABASE_URL: postgres.url,
      DEMO: 'on',
      RATE_LIMITS: 'off',
    });
  // The first start makes the demo and prepares its pictures.
  site = await start();
  await settle();
  await site.stop();
  site = await start();
  console.log(`started with the demo after ${site.readySeconds.toFixed(1)} s`);
  await settle();
  const rows = { 'after the start': await idle(site) };
  for (const path of ['/', listConventions.path])
    await load(path, { url: `${site.origin}${path}`, connections: 16, amount: calls / 2 });
  const after = { ...rows, [`after ${calls} calls`]: await idle(site) };
  console.log(`\nAn idle site, over ${seconds} s each; target ${targetMegabytes} MB`);
  console.table(after);
  console.log(`load of the machine ${(os.loadavg()[0] ?? 0).toFixed(1)}`);
} finally {
  await site?.stop();
  await client.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Connections that nobody needs any more are closed after half a minute. */
function settle(): Promise<void> {
  return pause(35_000);
}

async function idle(site: StartedScript) {
  const { pid } = site;
  await settle();
  const [cpu, woken, transactions] = [cpuSecondsOf(pid), switches(pid), await countTransactions()];
  await pause(seconds * 1_000);
  const each = (after: number, before: number) => Number(((after - before) / seconds).toFixed(2));
  return {
    'memory, MB': megabytesOf(pid),
    'processor, ms a second': each(cpuSecondsOf(pid) * 1_000, cpu * 1_000),
    'wake-ups a second': each(switches(pid), woken),
    'transactions a second': each(await countTransactions(), transactions),
    connections: await countConnections(),
  };
}

/** How often the main thread had waited and was woken. */
function switches(pid: number): number {
  return statusOf(pid, 'voluntary_ctxt_switches', `task/${pid}/status`);
}

async function countTransactions(): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select (xact_commit + xact_rollback)::float8 as count from pg_stat_database where datname = current_database()`,
  );
  return rows[0]?.count ?? Number.NaN;
}

async function countConnections(): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name <> $1`,
    [name],
  );
  return rows[0]?.count ?? Number.NaN;
}
