// npm run bench:opening: the minute in which registration opens. 3,000 families come to the production build: new ones sign up, read
// their mail and set a password, others sign in or still are; they read pages and their registration, change it, some upload a
// picture, and submit. One process, then two over the same database; each also with twice as many families, who may be answered 503
// but must not wait. Targets: no error, a 99th percentile of 100 ms for pages, 300 for reads, 500 for logins and submissions, and
// ten seconds for a 503. BENCH_FAMILIES, BENCH_SECONDS and BENCH_SEED set another opening,
// BENCH_PROCESSES=1 how many processes, one after the other.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { startEmbeddedPostgres } from '@sangamam/embedded-postgres/start-embedded-postgres';
import { demoPasswordHash } from '@sangamam/server/seed/factories/demo-password.ts';
import { openDatabase } from '@sangamam/server/src/db/connection/client.ts';
import { photograph } from '@sangamam/server/test/fixtures/pictures.ts';

import { buildBenchData } from './bench-data.ts';
import { databaseCpuSeconds } from './growth/database-cost.ts';
import { bareRates, type BareRates } from './opening/bare-rates.ts';
import { kinds, type Kind } from './opening/caller.ts';
import type { OpeningReport } from './opening/opening-messages.ts';
import { startPlayers } from './opening/players.ts';
import { watchQueues, type Queues } from './opening/queues.ts';
import { percentile } from './report/percentile.ts';
import { startSiteProcess, type SiteProcess } from './web/start-site-process.ts';

const families = Number(process.env['BENCH_FAMILIES'] ?? 3_000);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 60);
const seed = Number(process.env['BENCH_SEED'] ?? 1);
const targets: Partial<Record<Kind, number>> = { page: 100, read: 300, login: 500, submit: 500 };
const refusalTargetMs = 10_000;
const plans = (process.env['BENCH_PROCESSES'] ?? '1,2')
  .split(',')
  .flatMap((processes) => [1, 2].map((times) => ({ processes: Number(processes), times })));
/** Families before the first that count, in whose visits V8 compiles the code. */
const untimed = { families: 150, seconds: 10 };

const folder = mkdtempSync(path.join(os.tmpdir(), 'sangamam-opening-'));
const postgres = await startEmbeddedPostgres({ dataDir: folder });
const players = await startPlayers();
const sites: SiteProcess[] = [];
try {
  const bare = await bareRates(postgres.url);
  sites.push(await startSite());
  const waves = plans.reduce((sum, { times }) => sum + times, 0);
  const world = await fill(waves * families + plans.length * untimed.families);
  const opening = {
    conventionId: world.conventionId,
    packageId: world.endlessId,
    files: await filesOf(sites[0]?.origin ?? ''),
    picture: `data:image/jpeg;base64,${(await photograph(1_200, 900)).toString('base64')}`,
  };
  let wave = seed;
  const play = async (count: number, within: number) =>
    players.play({
      ...opening,
      // Another one each time, or the same addresses would sign up again.
      seed: (wave += 1),
      origins: sites.map(({ origin }) => origin),
      families: world.families.splice(0, count),
      seconds: within,
    });
  for (const { processes, times } of plans) {
    while (sites.length < processes) sites.push(await startSite());
    await play(untimed.families, untimed.seconds);
    const before = await cpu();
    const { result, queues } = await watchQueues(sites[0]?.origin ?? '', play(times * families, seconds));
    const after = await cpu();
    const name = `${times * families} families in ${seconds} s, ${processes === 1 ? 'one process' : 'two processes'}`;
    print(name, times * families, result);
    printCost(result, { site: after.site - before.site, database: after.database - before.database });
    printQueues(queues);
    console.table({ 'a second, and share of the bare rate': shares(result, bare) });
    const waited = kinds.flatMap((kind) => result.kinds[kind].refused).filter((ms) => ms > refusalTargetMs);
    if (result.errors.length > 0 || waited.length > 0) process.exitCode = 1;
  }
} finally {
  for (const site of sites) await site.stop();
  players.leave();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

function startSite(): Promise<SiteProcess> {
  return startSiteProcess({
    dataDir: path.join(folder, 'files'),
    environment: { DATABASE_URL: postgres.url, DEMO: 'on', SMTP_URL: players.smtpUrl },
  });
}

async function fill(count: number) {
  const world = await buildBenchData(postgres.url, { families: count, withoutLimit: 0 });
  const database = openDatabase(postgres.url);
  try {
    await database.pool.query(
      `update users set password_hash = $1, email_verified_at = now() where type = 'REGISTRANT' and password_hash is null`,
      [await demoPasswordHash()],
    );
    await database.pool.query('vacuum analyze');
  } finally {
    await database.close();
  }
  return world;
}

/** What a browser loads for the home page on its first visit. */
async function filesOf(origin: string): Promise<string[]> {
  const html = await fetch(`${origin}/`).then((answer) => answer.text());
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/gu)].map(([, file]) => file ?? '');
  return [...new Set(files)];
}

async function cpu() {
  const site = await Promise.all(sites.map((site) => site.cpuSeconds()));
  return { site: site.reduce((sum, one) => sum + one, 0), database: databaseCpuSeconds(folder) };
}

function print(name: string, asked: number, report: OpeningReport): void {
  console.log(
    `\n${name}: ${report.through} of ${asked} got through, all done after ${fixed(report.seconds)} s`,
  );
  const rows = Object.fromEntries(
    kinds.map((kind) => {
      const { answered, refused } = report.kinds[kind];
      const target = targets[kind];
      const p99 = percentile(answered, 0.99);
      return [
        kind,
        {
          answered: answered.length,
          'p50 (ms)': fixed(percentile(answered, 0.5)),
          'p95 (ms)': fixed(percentile(answered, 0.95)),
          'p99 (ms)': fixed(p99),
          target: target === undefined ? '' : `≤ ${target} ${p99 <= target ? '✓' : '✗'}`,
          503: refused.length,
          'longest until a 503 (ms)': refused.length === 0 ? '' : fixed(Math.max(...refused)),
        },
      ];
    }),
  );
  console.table(rows);
  console.log(`mail of a sign-up, seconds: ${secondsOf(report.mails)}; errors: ${report.errors.length}`);
  const counted = Object.groupBy(report.errors, (error) => error);
  for (const [error, all = []] of Object.entries(counted).slice(0, 10))
    console.log(`  ${all.length} × ${error}`);
}

function printCost(report: OpeningReport, { site, database }: { site: number; database: number }): void {
  console.log(
    `processor seconds: site ${fixed(site)}, database ${fixed(database)}, families and mail server ${fixed(report.cpuSeconds)}, ` +
      `of ${fixed(report.seconds * os.availableParallelism())}; load of the machine ${fixed(os.loadavg()[0] ?? 0)}`,
  );
  console.log(
    `at most ${report.mostOpenCalls} calls at once; the families themselves were late by ${fixed(report.ownDelayMs)} ms (p99)`,
  );
}

function printQueues({ connection, hashing, loopMs }: Queues): void {
  console.log(
    `first process: waiting for a connection ${fixed(connection.mean)} (at most ${connection.most}), for a password ` +
      `${fixed(hashing.mean)} (at most ${hashing.most}); event loop late by ${fixed(loopMs.median)} ms (at most ${fixed(loopMs.most)})`,
  );
}

function shares(report: OpeningReport, bare: BareRates): Record<string, string> {
  const count = (...of: Kind[]) =>
    of.reduce((sum, kind) => sum + report.kinds[kind].answered.length, 0) / report.seconds;
  const share = (rate: number, of: number) =>
    `${fixed(rate)}, ${(rate / of).toFixed(2)} of ${Math.round(of)}`;
  return {
    answers: share(count(...kinds), bare.answers),
    'writes (commits)': share(count('sign-up', 'login', 'edit', 'submit', 'upload'), bare.commits),
    passwords: share(count('login'), bare.passwords),
  };
}

function secondsOf(times: readonly number[]): string {
  if (times.length === 0) return 'none';
  return `p50 ${fixed(percentile(times, 0.5) / 1_000)}, p99 ${fixed(percentile(times, 0.99) / 1_000)}`;
}

function fixed(value: number): string {
  return value.toFixed(1);
}
