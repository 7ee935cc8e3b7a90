// npm run bench:restart: seconds from the start of the process after a kill -9 to its first 200 on /readyz, with the
// embedded database (whose orphan is stopped first) and with an external one that keeps running. Target: 2 s.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

import { startEmbeddedPostgres } from '@sangamam/embedded-postgres/start-embedded-postgres';

import { freePort } from '@sangamam/embedded-postgres/free-port';
import { printRatio, spreadOf } from './report/spread.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const targetSeconds = 2;
const pollMs = 10;
/** Long enough for the first start, which creates the database and its demo. */
const patienceMs = 180_000;

const folder = mkdtempSync(path.join(os.tmpdir(), 'sangamam-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'beside') });
try {
  const embedded = await restarts({ DATA_DIR: path.join(folder, 'embedded') });
  const external = await restarts({
    DATA_DIR: path.join(folder, 'files'),
    DATABASE_URL: postgres.url,
    ADMIN_EMAIL: 'admin@bench.example.org',
    ADMIN_PASSWORD: 'Harbour-Violin-4471!',
  });
  const print = (seconds: readonly number[]) => ({
    seconds: printRatio(spreadOf(seconds), { atMost: targetSeconds }),
  });
  console.log(`\nFrom the start after a kill -9 to the first 200 of /readyz, ${rounds} rounds`);
  console.table({
    'embedded database, restarted, too (≤ 2)': print(embedded),
    'a database beside the site (≤ 2)': print(external),
  });
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Duration of each restart in seconds. The first start is not counted. */
async function restarts(environment: Record<string, string>): Promise<number[]> {
  const port = await freePort();
  let site = start(port, environment);
  await untilReady(site, port);
  const seconds: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const ended = once(site, 'exit');
    site.kill('SIGKILL');
    await ended;
    const since = performance.now();
    site = start(port, environment);
    await untilReady(site, port);
    seconds.push((performance.now() - since) / 1000);
  }
  const ended = once(site, 'exit');
  site.kill('SIGTERM');
  await ended;
  return seconds;
}

function start(port: number, environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['scripts/start.ts'], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', PORT: String(port), ...environment },
  });
}

async function untilReady(site: ChildProcess, port: number): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    if (site.exitCode !== null) throw new Error('The site did not start');
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (response?.status === 200) return;
    await pause(pollMs);
  }
  throw new Error('The site did not become ready');
}
