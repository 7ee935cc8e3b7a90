// npm run bench:restart: seconds from the start of the process after a kill -9 to its first 200 on /readyz, with the
// embedded database (whose orphan is stopped first) and with an external one that keeps running. Target: 2 s.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { startEmbeddedPostgres } from '@sangamam/embedded-postgres/start-embedded-postgres';

import { printRatio, spreadOf } from './report/spread.ts';
import { startScript } from './web/start-script.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const targetSeconds = 2;

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
  let site = await startScript(environment);
  const seconds: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await site.stop('SIGKILL');
    site = await startScript(environment);
    seconds.push(site.readySeconds);
  }
  await site.stop();
  return seconds;
}
