// npm run bench:growth: what a family costs, and how lists, backup and database grow with the number of families, each of four
// people, with as many in the convention before. BENCH_SIZES=300,3000 names other sizes, BENCH_ROUNDS other rounds.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';

import { startEmbeddedPostgres } from '@sangamam/embedded-postgres/start-embedded-postgres';
import { writeBackup } from '@sangamam/server/src/db/backup/write-backup.ts';
import { startMailServer } from '@sangamam/server/test/servers/mail-server.ts';

import { storage } from './file-storage.ts';
import { registerFamily } from './first-family/register-family.ts';
import { databaseCpuSeconds } from './growth/database-cost.ts';
import { openFilledSite } from './lists/filled-site.ts';
import { median } from './report/spread.ts';
import { startSiteProcess } from './web/start-site-process.ts';

const sizes = (process.env['BENCH_SIZES'] ?? '300,3000,30000').split(',').map(Number);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 9);
/** Families whose whole registration is measured, after some in which the code is compiled. */
const [measured, warming] = [30, 10];

console.log('\nA family from its first page to its permanent number: processor time in milliseconds');
console.table(await costOfRegistration());

const rows: Record<string, Record<string, number | string>> = {};
for (const families of sizes) {
  for (const [row, figure] of Object.entries(await figuresOf(families)))
    rows[row] = { ...rows[row], [`${families} families`]: figure };
  console.log(`\n${families} families measured; lists in milliseconds, medians of ${rounds}`);
  console.table(rows);
}

async function costOfRegistration(): Promise<Record<string, number>> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sangamam-growth-'));
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  const mails = await startMailServer();
  const site = await startSiteProcess({
    dataDir: path.join(folder, 'files'),
    environment: { DATABASE_URL: postgres.url, DEMO: 'on', SMTP_URL: mails.url },
  });
  try {
    const cpu = async () => [await site.cpuSeconds(), databaseCpuSeconds(folder)] as const;
    for (let family = 0; family < warming; family += 1) await registerFamily(site.origin, mails);
    const [siteBefore, databaseBefore] = await cpu();
    for (let family = 0; family < measured; family += 1) await registerFamily(site.origin, mails);
    const [siteAfter, databaseAfter] = await cpu();
    const milliseconds = (seconds: number) => Math.round((seconds / measured) * 1_000);
    return {
      'the site': milliseconds(siteAfter - siteBefore),
      'the database': milliseconds(databaseAfter - databaseBefore),
    };
  } finally {
    await site.stop();
    await mails.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function figuresOf(families: number): Promise<Record<string, number | string>> {
  const site = await openFilledSite(families);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sangamam-growth-backup-'));
  try {
    const { rows } = await site.database.pool.query<{ bytes: string }>(
      'select pg_database_size(current_database()) as bytes',
    );
    const megabytes = Number(rows[0]?.bytes) / 1_000_000;
    const figures: Record<string, number | string> = { 'database, MB': Math.round(megabytes) };
    // A statement is given up after 15 seconds, which is a figure, too.
    for (const list of site.lists) figures[list] = await timeOf(() => site.read(list)).catch(() => 'fails');
    // The rows alone: files cost what the disk takes to copy them.
    await site.database.pool.query('delete from family_pictures; delete from consents; delete from files');
    const since = performance.now();
    await writeBackup({ databaseUrl: site.databaseUrl, storage, folder: path.join(folder, 'backup') });
    figures['backup of its rows, seconds'] = Number(((performance.now() - since) / 1_000).toFixed(1));
    return figures;
  } finally {
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function timeOf(read: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = -2; round < rounds; round += 1) {
    const began = performance.now();
    await read();
    if (round >= 0) times.push(performance.now() - began);
  }
  return Math.round(median(times));
}
