import { fork } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';

import { verify } from '@node-rs/argon2';
import { demoPassword, demoPasswordHash } from '@sangamam/server/seed/factories/demo-password.ts';
import { hashingThreadCount } from '@sangamam/server/src/features/accounts/hashing/hash-in-turn.ts';
import pg from 'pg';

import { load } from '../load/load.ts';

/** What the machine does a second with nothing else to do. */
export interface BareRates {
  /** Answers of a server that does nothing else. */
  answers: number;
  /** Verified passwords, as many at a time as the site verifies. */
  passwords: number;
  /** Transactions that insert one row. */
  commits: number;
}

const seconds = 3;
const connections = 16;

export async function bareRates(databaseUrl: string): Promise<BareRates> {
  return {
    answers: await bareAnswers(),
    passwords: await bareHashes(),
    commits: await bareCommits(databaseUrl),
  };
}

async function bareAnswers(): Promise<number> {
  const child = fork(new URL('bare-process.ts', import.meta.url));
  try {
    const [url] = (await once(child, 'message')) as [string];
    return await load('bare answers', { url, connections, duration: seconds });
  } finally {
    child.disconnect();
  }
}

async function bareHashes(): Promise<number> {
  const stored = await demoPasswordHash();
  return rateOf(hashingThreadCount, () => verify(stored, demoPassword));
}

async function bareCommits(connectionString: string): Promise<number> {
  const pool = new pg.Pool({ connectionString, max: 10 });
  try {
    await pool.query('create table bare_commits (id int generated always as identity, note text)');
    return await rateOf(10, () => pool.query(`insert into bare_commits (note) values ('bare')`));
  } finally {
    await pool.query('drop table if exists bare_commits');
    await pool.end();
  }
}

async function rateOf(atOnce: number, work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() - began < seconds * 1_000) {
        await work();
        done += 1;
      }
    }),
  );
  return (done * 1_000) / (performance.now() - began);
}
