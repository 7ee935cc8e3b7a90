// npm run bench:login: a storm of logins compared with bare hashing, concurrent reads compared with reads on an idle
// server, and whether the duration of a failed login reveals that an account exists. Everything is printed as ratios.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

import { hash, verify } from '@node-rs/argon2';
import { buildUser } from '@sangamam/server/seed/factories/build-user.ts';
import { demoPassword, demoPasswordHash } from '@sangamam/server/seed/factories/demo-password.ts';
import { createContext } from '@sangamam/server/src/db/context.ts';
import { openDatabase } from '@sangamam/server/src/db/connection/client.ts';
import { startEmbeddedPostgres } from '@sangamam/embedded-postgres/start-embedded-postgres';
import { migrate } from '@sangamam/server/src/db/migrate/migrate.ts';
import { users } from '@sangamam/server/src/db/schema/schema.ts';
import { hashingThreadCount } from '@sangamam/server/src/features/accounts/hashing/hash-in-turn.ts';
import {
  createHashingThread,
  type HashingThread,
} from '@sangamam/server/src/adapters/hashing/hashing-thread.ts';
import autocannon from 'autocannon';

import type { StormReport } from './load/load-client-process.ts';
import { startLoadClients } from './load/load-clients.ts';
import { storage } from './file-storage.ts';
import { startReader } from './reader/reader.ts';
import { percentile } from './report/percentile.ts';
import { median, printRatio, spreadOf, spreadOfRounds } from './report/spread.ts';
import { startSubject } from './subject.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const loginsAtOnce = 200;
/** Logins per client: a storm that ends at once has too few concurrent reads. */
const loginsEach = 4;
const loginsInAll = loginsAtOnce * loginsEach;
/** Logins before the first storm that counts: V8 optimizes the code only after some thousand runs. */
const untimed = { loginsEach: 60, reads: 15_000 };
const readEveryMs = 10;
const aloneMs = 4_000;
const guessCount = 60;

/** Durations of the reads of one round, in milliseconds. */
interface Reads {
  quiet: number[];
  hashing: number[];
  busy: number[];
}

/** Durations of two failed logins, in milliseconds. */
interface Guess {
  known: number;
  unknown: number;
}

const spareThreads = Array.from({ length: hashingThreadCount }, () => createHashingThread('spare'));

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'sangamam-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir });
const database = openDatabase(postgres.url);
const loadClients = startLoadClients();
// Always stopped in this order: a reader that has lost its server would hide the original error.
const endings: (() => unknown)[] = [() => loadClients.leave(), () => database.close(), () => postgres.stop()];
try {
  await migrate(postgres.url);
  const accounts = await makeAccounts();
  const [account] = accounts;
  if (account === undefined) throw new Error('Nobody can sign in');
  const product = await startSubject('product', { databaseUrl: postgres.url });
  endings.unshift(() => product.stop());
  const logIn = (username: string, password: string) =>
    fetch(`${product.origin}/v1/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    });
  const opened = (await (await logIn(account.email, demoPassword)).json()) as { data: { token: string } };
  const what = { url: `${product.origin}/v1/user/id/${account.userId}`, token: opened.data.token };
  const reader = startReader({ ...what, everyMs: readEveryMs });
  endings.unshift(() => reader.leave());

  const storm = (each = loginsEach) =>
    loadClients.storm({
      origin: product.origin,
      credentials: accounts.map(({ email }) => ({ username: email, password: demoPassword })),
      loginsEach: each,
    });

  // Not counted, and with hashes that cost next to nothing: V8 compiles the code during this storm.
  await storePasswordHash(await hash(demoPassword, { memoryCost: 8, timeCost: 1 }));
  await storm(untimed.loginsEach);
  await storePasswordHash(await demoPasswordHash());
  const headers = { authorization: `Bearer ${what.token}` };
  await autocannon({ url: what.url, headers, connections: 4, amount: untimed.reads });
  await reader.beside(storm);

  const rates: number[] = [];
  const refused: number[] = [];
  const reads: Reads[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const bare = (loginsInAll * 1000) / (await timeOf(bareHashes));
    const quiet = await reader.beside(() => pause(aloneMs));
    const hashing = await reader.beside(() => hashInSpareTime(aloneMs));
    let report: StormReport = { rate: 0, refused: 0 };
    const busy = await reader.beside(async () => {
      report = await storm();
    });
    reads.push({ quiet, hashing, busy });
    rates.push(report.rate / bare);
    refused.push(report.refused / loginsInAll);
  }

  const guesses: Guess[] = [];
  for (let guess = 0; guess < guessCount; guess += 1) {
    guesses.push({
      known: await timeOf(() => logIn(account.email, 'Wrong-pass-1')),
      unknown: await timeOf(() => logIn(`nobody.${guess}@example.org`, 'Wrong-pass-1')),
    });
  }
  console.log(
    `\n${loginsAtOnce} logins at once, ${loginsInAll} in all, ${rounds} rounds; reads: ${msOf(reads, 'quiet')} quiet, ${msOf(reads, 'hashing')} beside hashing alone, ${msOf(reads, 'busy')} beside the storm\n`,
  );
  console.table({
    'logins ÷ bare Argon2id (≥ 0.85)': { ratio: printRatio(spreadOf(rates), { atLeast: 0.85 }) },
    'p99 of reads beside them ÷ quiet (≤ 1.5)': {
      ratio: printRatio(besideQuiet(reads, 'busy'), { atMost: 1.5 }),
    },
    'logins refused with 503: the turn did not come in time': { ratio: printRatio(spreadOf(refused)) },
    '… beside hashing alone, without a login': { ratio: printRatio(besideQuiet(reads, 'hashing')) },
    'failed login, known ÷ unknown name (≈ 1)': {
      ratio: printRatio(spreadOfRounds(guesses, knownToUnknown)),
    },
  });
} finally {
  for (const end of endings) await end();
  rmSync(dataDir, { recursive: true, force: true });
}

/** As many accounts as concurrent logins: in a storm each client has its own account. */
async function makeAccounts() {
  const ctx = createContext({ db: database.db, publicUrl: 'http://localhost', storage });
  const accounts: Awaited<ReturnType<typeof buildUser>>[] = [];
  for (let n = 0; n < loginsAtOnce; n += 1) accounts.push(await buildUser(ctx));
  return accounts;
}

/** From now on every password is verified against this hash. */
async function storePasswordHash(passwordHash: string): Promise<void> {
  await database.db.update(users).set({ passwordHash });
}

/** As many password verifications as there are logins, by the library alone, with the product's hashing concurrency. */
async function bareHashes(): Promise<void> {
  const hash = await demoPasswordHash();
  let left = loginsInAll;
  const checkAll = async () => {
    for (; left > 0; left -= 1) await verify(hash, demoPassword);
  };
  await Promise.all(Array.from({ length: hashingThreadCount }, checkAll));
}

/**
 * Hashes on the product's own threads while nobody logs in: the effect of hashing alone on a machine with few cores.
 */
async function hashInSpareTime(ms: number): Promise<void> {
  const stored = await demoPasswordHash();
  const end = performance.now() + ms;
  const hashOn = async (thread: HashingThread) => {
    while (performance.now() < end) await thread.run({ kind: 'verify', stored, password: demoPassword });
  };
  // Two jobs per thread, so that a thread never waits for its next job.
  await Promise.all([...spareThreads, ...spareThreads].map(hashOn));
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Some hundred reads per round: only all rounds together give a meaningful 99th percentile. */
function besideQuiet(reads: readonly Reads[], beside: 'hashing' | 'busy') {
  const p99 = (rounds: readonly Reads[], which: keyof Reads) =>
    percentile(
      rounds.flatMap((round) => round[which]),
      0.99,
    );
  return spreadOfRounds(reads, (rounds) => p99(rounds, beside) / p99(rounds, 'quiet'));
}

function knownToUnknown(guesses: readonly Guess[]): number {
  return median(guesses.map(({ known }) => known)) / median(guesses.map(({ unknown }) => unknown));
}

/** Formats the median and the 99th percentile. */
function msOf(reads: readonly Reads[], which: keyof Reads): string {
  const times = reads.flatMap((round) => round[which]);
  return `${percentile(times, 0.5).toFixed(1)} ms (p99 ${percentile(times, 0.99).toFixed(1)} ms)`;
}
