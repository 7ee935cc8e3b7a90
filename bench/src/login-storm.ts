// npm run bench:login: a storm of logins against the bare hash, the reads beside it against quiet, and whether the time
// of a failed login tells if an account exists. Everything is printed as ratios.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

import { verify } from '@node-rs/argon2';
import { buildUser } from '@sangamam/server/seed/factories/build-user.ts';
import { demoPassword, demoPasswordHash } from '@sangamam/server/seed/factories/demo-password.ts';
import { openDatabase } from '@sangamam/server/src/db/client.ts';
import { startEmbeddedPostgres } from '@sangamam/server/src/db/embedded-postgres/start-embedded-postgres.ts';
import { migrate } from '@sangamam/server/src/db/migrate.ts';
import { threadsOfHashing } from '@sangamam/server/src/features/accounts/hashing/hash-in-turn.ts';

import { gatherCrowd } from './crowd.ts';
import { storage } from './file-storage.ts';
import { median } from './median.ts';
import type { Reading } from './reader-thread.ts';
import { startSubject } from './subject.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const loginsAtOnce = 200;
/** Each of them logs in again and again: a storm that is over at once has too few reads beside it. */
const loginsEach = 4;
const loginsInAll = loginsAtOnce * loginsEach;
/** Storms before the first one that counts. */
const untimedStorms = 2;
const readEveryMs = 10;
const quietMs = 3_000;
const guesses = 60;

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'sangamam-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir });
const crowd = gatherCrowd();
try {
  await migrate(postgres.url);
  const accounts = await makeAccounts();
  const [account] = accounts;
  if (account === undefined) throw new Error('Nobody can sign in');
  const product = await startSubject('product', { databaseUrl: postgres.url });
  const logIn = (username: string, password: string) =>
    fetch(`${product.origin}/v1/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    });
  const opened = (await (await logIn(account.email, demoPassword)).json()) as { data: { token: string } };
  const reading: Reading = {
    url: `${product.origin}/v1/user/id/${account.userId}`,
    token: opened.data.token,
    everyMs: readEveryMs,
  };

  const storm = () =>
    crowd.storm({
      origin: product.origin,
      credentials: accounts.map(({ email }) => ({ username: email, password: demoPassword })),
      loginsEach,
    });

  // Not counted: the code is compiled then, and every connection to the database knows its statements.
  for (let n = 0; n < untimedStorms; n += 1) {
    await readBeside(reading, async () => {
      await storm();
    });
  }

  const rates: number[] = [];
  // Some hundred reads a round: only all of them together have a 99th percentile worth the name.
  const quiet: number[] = [];
  const busy: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const bare = (loginsInAll * 1000) / (await timeOf(bareHashes));
    quiet.push(...(await readBeside(reading, () => pause(quietMs))));
    let rate = 0;
    const beside = await readBeside(reading, async () => {
      rate = await storm();
    });
    busy.push(...beside);
    rates.push(rate / bare);
  }

  const known: number[] = [];
  const unknown: number[] = [];
  for (let guess = 0; guess < guesses; guess += 1) {
    known.push(await timeOf(() => logIn(account.email, 'Wrong-pass-1')));
    unknown.push(await timeOf(() => logIn(`nobody.${guess}@example.org`, 'Wrong-pass-1')));
  }
  await product.stop();
  console.log(
    `\n${loginsAtOnce} logins at once, ${loginsInAll} in all, ${rounds} rounds; reads: ${msOf(quiet)} quiet, ${msOf(busy)} beside the storm\n`,
  );
  console.table({
    'logins ÷ bare Argon2id (≥ 0.85)': { ratio: median(rates).toFixed(2) },
    'p99 of reads beside them ÷ quiet (≤ 1.5)': {
      ratio: (percentile(busy, 0.99) / percentile(quiet, 0.99)).toFixed(2),
    },
    'failed login, known ÷ unknown name (≈ 1)': { ratio: (median(known) / median(unknown)).toFixed(2) },
  });
} finally {
  crowd.leave();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** As many accounts as log in at once: in a storm everybody comes for themselves. */
async function makeAccounts() {
  const database = openDatabase(postgres.url);
  try {
    const ctx = { db: database.db, publicUrl: 'http://localhost', now: () => new Date(), storage };
    const accounts: Awaited<ReturnType<typeof buildUser>>[] = [];
    for (let n = 0; n < loginsAtOnce; n += 1) accounts.push(await buildUser(ctx));
    return accounts;
  } finally {
    await database.close();
  }
}

/** As many checks of a password as there are logins, by the library alone, as many at a time as the product hashes. */
async function bareHashes(): Promise<void> {
  const hash = await demoPasswordHash();
  let left = loginsInAll;
  const checkAll = async () => {
    for (; left > 0; left -= 1) await verify(hash, demoPassword);
  };
  await Promise.all(Array.from({ length: threadsOfHashing }, checkAll));
}

/** Times of single reads in milliseconds, one after the other in a thread of their own, for as long as `work` takes. */
async function readBeside(workerData: Reading, work: () => Promise<void>): Promise<number[]> {
  const reader = new Worker(new URL('reader-thread.ts', import.meta.url), { workerData });
  const broken = once(reader, 'error').then(([error]) => Promise.reject(error as Error));
  await Promise.race([once(reader, 'message'), broken]);
  const reads = once(reader, 'message') as Promise<[number[]]>;
  await Promise.race([work(), broken]);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  reader.postMessage('enough');
  const [times] = await Promise.race([reads, broken]);
  return times;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Median and 99th percentile in words. */
function msOf(times: readonly number[]): string {
  return `${percentile(times, 0.5).toFixed(1)} ms (p99 ${percentile(times, 0.99).toFixed(1)} ms)`;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
