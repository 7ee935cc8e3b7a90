// npm run bench:rolling: two processes behind nginx with the sample of deploy/, restarted one after the other while
// visitors read 40 pages a second and send 50 messages. Target: no call fails, and every message is stored once.
// BENCH_READS says how many calls a round has at least, BENCH_ROUNDS how many rounds.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

import { contactUs } from '@sangamam/contract/contact/contact';
import { freePort } from '@sangamam/embedded-postgres/free-port';
import { startEmbeddedPostgres } from '@sangamam/embedded-postgres/start-embedded-postgres';
import pg from 'pg';

import { percentile } from './report/percentile.ts';
import { startNginx, type NginxFront } from './rolling/nginx-front.ts';
import { sendPaced, type Series } from './rolling/paced-calls.ts';
import { publicPages } from './web/public-pages.ts';

const leastReads = Number(process.env['BENCH_READS'] ?? 3_000);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 2);
const [readsPerSecond, writesPerSecond] = [40, 50];
/** Long enough for the first start, which creates the tables and builds the pages. */
const patienceMs = 300_000;

const folder = mkdtempSync(path.join(os.tmpdir(), 'sangamam-rolling-'));
const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'database') });
const ports = [await freePort(), await freePort()] as const;
const front = await startNginx(ports);
const processes: ChildProcess[] = [];
try {
  for (const port of ports) processes.push(await startSite(port));
  const rows: Record<string, object> = {};
  for (let round = 1; round <= rounds; round += 1) rows[`round ${round}`] = await playRound(round);
  console.log(`\nTwo processes behind nginx, restarted one after the other beside the calls`);
  console.table(rows);
} finally {
  for (const site of processes) await stopSite(site);
  await front.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function playRound(round: number): Promise<object> {
  let restarting = true;
  const since = performance.now();
  const restarts = restartAll().finally(() => {
    restarting = false;
  });
  const [reads, writes] = await Promise.all([
    sendPaced(front, {
      perSecond: readsPerSecond,
      next: (number) => ({ path: publicPages[number % publicPages.length] ?? '/' }),
      until: (sent) => !restarting && sent >= leastReads,
    }),
    sendPaced(front, {
      perSecond: writesPerSecond,
      next: (number) => ({ path: contactUs.path, body: messageOf(`${round}.${number}`) }),
      until: (sent) => !restarting && sent >= (leastReads * writesPerSecond) / readsPerSecond,
    }),
    restarts,
  ]);
  const { stored, twice } = await storedMessages(round);
  const answered = writes.sent - writes.failures.length;
  print(front, reads, writes);
  if (reads.failures.length + writes.failures.length > 0 || twice > 0 || stored !== answered)
    process.exitCode = 1;
  return {
    seconds: Math.round((performance.now() - since) / 1000),
    reads: reads.sent,
    'reads failed': reads.failures.length,
    writes: writes.sent,
    'writes failed': writes.failures.length,
    stored,
    'stored twice': twice,
    'p99 read, ms': Math.round(percentile(reads.latencies, 0.99)),
    'p99 write, ms': Math.round(percentile(writes.latencies, 0.99)),
  };
}

async function restartAll(): Promise<void> {
  for (const [which, port] of ports.entries()) {
    const site = processes[which];
    if (site) await stopSite(site);
    processes[which] = await startSite(port);
    // A moment of both, as between the steps of a volunteer.
    await pause(2_000);
  }
}

function messageOf(name: string) {
  return {
    emailParams: {
      fullname: 'Anna Kora',
      countryCode: '+1',
      phoneNumber: '3125550142',
      country: 'USA',
      emailAddress: 'anna.kora@example.org',
      messageSubject: `Rolling ${name}`,
      messageBody: 'Does the bus from the airport wait for the evening plane?',
    },
  };
}

async function storedMessages(round: number): Promise<{ stored: number; twice: number }> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ times: string }>(
      'select count(*) as times from contact_messages where subject like $1 group by subject',
      [`Rolling ${round}.%`],
    );
    return { stored: rows.length, twice: rows.filter(({ times }) => times !== '1').length };
  } finally {
    await client.end();
  }
}

function print({ errors }: NginxFront, ...series: Series[]): void {
  const failures = series.flatMap((one) => one.failures);
  for (const [what, of] of Object.entries(Object.groupBy(failures, (one) => one.what)))
    console.log(`${what}: ${of?.length} times, first ${of?.[0]?.path}`);
  if (failures.length === 0) return;
  const logged = readFileSync(path.join(folder, 'site.log'), 'utf8').split('\n');
  const faults = logged.filter((line) => /"level":"(?:error|fatal)"/u.test(line));
  // A port that is refused is what a restart looks like: the call goes to the other process.
  const others = errors()
    .split('\n')
    .filter((line) => !line.includes('Connection refused'));
  console.log([...others.slice(0, 10), ...faults.slice(0, 5)].join('\n'));
}

async function startSite(port: number): Promise<ChildProcess> {
  const site = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    stdio: ['ignore', openSync(path.join(folder, 'site.log'), 'a'), 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      PUBLIC_URL: front.origin,
      TRUST_PROXY: 'on',
      DATA_DIR: path.join(folder, 'files'),
      DATABASE_URL: postgres.url,
      DEMO: 'on',
      ADMIN_EMAIL: 'admin@bench.example.org',
      ADMIN_PASSWORD: 'Harbour-Violin-4471!',
      // All calls come from this one network: its limits are not what is measured.
      RATE_LIMITS: 'off',
    },
  });
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    if (site.exitCode !== null) throw new Error('The site did not start');
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (response?.status === 200) return site;
    await pause(50);
  }
  throw new Error('The site did not become ready');
}

async function stopSite(site: ChildProcess): Promise<void> {
  if (site.exitCode !== null) return;
  const ended = once(site, 'exit');
  site.kill('SIGTERM');
  await ended;
}
