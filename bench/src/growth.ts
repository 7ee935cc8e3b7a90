// npm run bench:growth: how what staff and families read grows with the number of families, each of four people, with as many in
// the convention before: every endpoint by which staff read, the lists with their filters, My Account, review and submission.
// The sizes are read in turn, so that other work of the machine changes all alike. Targets: a 95th percentile of 100 ms, and 1.5
// times the time at ten times the size. BENCH_SIZES=300,3000 names other sizes, BENCH_ROUNDS other rounds, BENCH_LISTS='hotel;/log'
// only names that contain one of the words, BENCH_KEEP a folder where the filled databases stay.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

import { writeBackup } from '@sangamam/server/src/db/backup/write-backup.ts';
import { sampleEveryMs } from '@sangamam/server/src/plugins/limits/loop-watch.ts';

import { storage } from './file-storage.ts';
import { startBeside } from './growth/start-beside.ts';
import { growingTables, scannedTables } from './growth/plans.ts';
import { openFilledSite, type FilledSite } from './lists/filled-site.ts';
import { percentile } from './report/percentile.ts';
import { median } from './report/spread.ts';

const sizes = (process.env['BENCH_SIZES'] ?? '300,3000,30000').split(',').map(Number);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 9);
const wanted = process.env['BENCH_LISTS']?.split(';') ?? [''];
const keep = process.env['BENCH_KEEP'];
const [targetMs, targetRatio] = [100, 1.5];
/** A slow list is read twice, and then as often as this time allows. */
const mostMs = 8_000;
const submission = 'family, submission';

const sites: { families: number; site: FilledSite; growing: ReadonlySet<string> }[] = [];
try {
  for (const families of sizes) {
    const began = performance.now();
    const site = await openFilledSite(families, {
      everyEndpoint: true,
      keep: keep && path.join(keep, String(families)),
    });
    sites.push({ families, site, growing: await growingTables(site.database.pool, families) });
    console.log(`${families} families after ${seconds(began)} s`);
  }
  const rows: Record<string, Record<string, number | string>> = {};
  for (const list of [...(sites[0]?.site.lists ?? []), submission])
    if (wanted.some((word) => list.includes(word))) {
      const row = await growthOf(list);
      rows[list] = row;
      console.log([list, ...Object.values(row)].join(' | '));
    }
  if (wanted.includes('')) {
    rows['database, MB'] = await eachSize(databaseMegabytes);
    rows['backup of its rows, seconds'] = await eachSize(backupSeconds);
    for (const { families, site } of sites)
      for (const [figure, value] of Object.entries(await startBeside(site)))
        (rows[figure] ??= {})[families] = value;
  }
  console.log(
    `\nMilliseconds, medians of ${rounds} interleaved rounds, with the 95th percentile and the range of the last size`,
  );
  console.table(rows);
} finally {
  for (const { site } of sites) await site.close();
}

async function growthOf(list: string): Promise<Record<string, number | string>> {
  const last = sites.at(-1);
  if (last === undefined) return {};
  const times = new Map(sites.map(({ families }) => [families, [] as number[]]));
  const failed = new Set<number>();
  const end = performance.now() + mostMs;
  for (let round = -1; round < rounds && (round < 2 || performance.now() < end); round += 1)
    for (const { families, site } of sites) {
      if (failed.has(families)) continue;
      let began = performance.now();
      try {
        await call(site, list).catch(async (error: unknown) => {
          if (!String(error).includes('SERVICE_UNAVAILABLE')) throw error;
          // A call before it held the event loop for so long that the site refuses new ones until it has looked at it again.
          await pause(4 * sampleEveryMs);
          began = performance.now();
          await call(site, list);
        });
      } catch (error) {
        // A statement is given up after 15 seconds, which is a figure, too.
        failed.add(families);
        console.log(`${list}, ${families} families: ${String(error).slice(0, 200)}`);
      }
      // V8 compiles the code in the first ones.
      if (round >= 0) times.get(families)?.push(performance.now() - began);
    }
  const medianOf = (families: number) =>
    failed.has(families) ? Number.NaN : median(times.get(families) ?? []);
  const own = times.get(last.families) ?? [];
  const before = sites.at(-2)?.families;
  const ratio = before === undefined ? Number.NaN : medianOf(last.families) / medianOf(before);
  const p95 = failed.has(last.families) ? Number.NaN : percentile(own, 0.95);
  const statements = await last.site.statements(() => call(last.site, list).catch(() => undefined));
  return {
    ...Object.fromEntries(sites.map(({ families }) => [families, rounded(medianOf(families))])),
    p95: rounded(p95),
    range: `${rounded(Math.min(...own))} to ${rounded(Math.max(...own))}`,
    ratio: ratio.toFixed(1),
    statements: statements.length,
    targets: `${p95 <= targetMs ? '✓' : '✗'} ${ratio <= targetRatio ? '✓' : '✗'}`,
    scans: (await scannedTables(last.site.database.pool, statements, last.growing)).join(' '),
  };
}

async function eachSize(figure: (site: FilledSite) => Promise<number>): Promise<Record<string, number>> {
  const figures: Record<string, number> = {};
  for (const { families, site } of sites) figures[families] = await figure(site);
  return figures;
}

async function databaseMegabytes({ database }: FilledSite): Promise<number> {
  const { rows } = await database.pool.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  );
  return Math.round(Number(rows[0]?.bytes) / 1_000_000);
}

/** Files cost what the disk takes to copy them, and these have only rows: the storage says that it has none of them. */
async function backupSeconds({ databaseUrl }: FilledSite): Promise<number> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sangamam-growth-backup-'));
  try {
    const began = performance.now();
    await writeBackup({ databaseUrl, storage, folder: path.join(folder, 'backup') });
    return seconds(began);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function call(site: FilledSite, list: string): Promise<unknown> {
  return list === submission ? site.submit() : site.read(list);
}

function rounded(milliseconds: number): number {
  return milliseconds < 10 ? Number(milliseconds.toFixed(1)) : Math.round(milliseconds);
}

function seconds(since: number): number {
  return Math.round((performance.now() - since) / 1_000);
}
