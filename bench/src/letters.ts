// npm run bench:letters: a letter to 3,000 families: how long its recipients take to be found, and its mails to be
// written (target 20 s together), and how long the event loop was held meanwhile (target 50 ms).
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';

import { startEmbeddedPostgres } from '@sangamam/embedded-postgres/start-embedded-postgres';
import { buildConvention } from '@sangamam/server/seed/factories/build-convention.ts';
import { buildPackage } from '@sangamam/server/seed/factories/build-package.ts';
import { buildStaff } from '@sangamam/server/seed/factories/build-user.ts';
import { openDatabase } from '@sangamam/server/src/db/connection/client.ts';
import { createContext } from '@sangamam/server/src/db/context.ts';
import { migrate } from '@sangamam/server/src/db/migrate/migrate.ts';
import { startJobs } from '@sangamam/server/src/jobs/start-jobs.ts';
import { prepareLetter } from '@sangamam/server/src/features/letters/audience/prepare-letter.ts';
import { handOverLetter } from '@sangamam/server/src/features/letters/hand-over-letter.ts';
import { changeLetterSettings } from '@sangamam/server/src/features/letters/letter-settings.ts';
import { sendLetter } from '@sangamam/server/src/features/letters/send-letter.ts';
import { createLetter } from '@sangamam/server/src/features/letters/write-letter.ts';

import { insertFamilies } from './families.ts';
import { storage } from './file-storage.ts';
import { spreadOf } from './report/spread.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const families = 3_000;

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'sangamam-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir });
const database = openDatabase(postgres.url);
try {
  await migrate(postgres.url);
  const ctx = createContext({ db: database.db, publicUrl: 'http://localhost', storage });
  const { actor } = await buildStaff(ctx, ['ADMIN']);
  const { id: conventionId } = await buildConvention(ctx);
  const { id: packageId } = await buildPackage(ctx, { conventionId });
  // Workers make the tables of the queue when they start.
  const log = { error: console.error, warn: console.warn, info: () => {}, debug: () => {} };
  const jobs = await startJobs({
    databaseUrl: postgres.url,
    tasks: { 'send-mail': () => {} },
    nightly: [],
    log,
  });
  await jobs.stop();
  await insertFamilies(database.pool, { count: families, conventionId, packageId, choices: [] });
  await database.pool.query('update users set email_verified_at = now() where email_verified_at is null');
  await database.pool.query('analyze');
  const rules = { approvalAbove: 100_000, dailyCeiling: 100_000, domainPace: 100_000, revision: 0 };
  await changeLetterSettings(ctx, actor, rules);

  const times = { found: [] as number[], written: [] as number[], held: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    const { _id: letterId, revision } = await createLetter(ctx, actor, {
      conventionId,
      subjectEn: 'The bus for {first name}',
      bodyEn: '<p>It leaves <strong>an hour later</strong>, {number}. See {hotel|your hotel}.</p>'.repeat(12),
      subjectMl: '',
      bodyMl: '',
      audience: { name: '', filters: {}, first: 'SUBMITTED' },
    });
    const loop = monitorEventLoopDelay({ resolution: 1 });
    loop.enable();
    const start = performance.now();
    const found = await prepareLetter(ctx, actor, { letterId, revision });
    const half = performance.now();
    await sendLetter(ctx, actor, { letterId, revision: found.revision, scheduledFor: null });
    const queued = await handOverLetter(ctx, letterId);
    const end = performance.now();
    loop.disable();
    if (queued !== families) throw new Error(`${queued} mails were written`);
    // The first round is not counted, because V8 compiles the code then.
    if (round === 0) continue;
    times.found.push((half - start) / 1_000);
    times.written.push((end - half) / 1_000);
    times.held.push(loop.max / 1e6);
  }
  const words = (values: readonly number[]) => {
    const { median, low, high } = spreadOf(values);
    return `${median.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;
  };
  console.log(`\nA letter to ${families} families, medians of ${rounds} rounds\n`);
  console.table({
    'recipients found (s)': words(times.found),
    'mails written (s)': words(times.written),
    'loop held (ms)': words(times.held),
  });
} finally {
  await database.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
