import { setTimeout as pause } from 'node:timers/promises';

import { median } from '../report/spread.ts';

/** Queues of a process while it was watched. */
export interface Queues {
  /** Calls that waited for a connection to the database: the mean, and the most at one moment. */
  connection: Waiting;
  /** Passwords that waited to be hashed. */
  hashing: Waiting;
  /** The delay of the event loop in milliseconds, its 99th percentile of each second: the median, and the greatest. */
  loopMs: { median: number; most: number };
}

interface Waiting {
  mean: number;
  most: number;
}

const everyMs = 1_000;

/** Reads `/metrics` of a site once a second while `work` runs. */
export async function watchQueues<Result>(
  origin: string,
  work: Promise<Result>,
): Promise<{ result: Result; queues: Queues }> {
  const seen = { connection: [] as number[], hashing: [] as number[], loop: [] as number[] };
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      await pause(everyMs);
      const answer = await fetch(`${origin}/metrics`).catch(() => undefined);
      const text = await answer?.text();
      // An overloaded process may not even answer this.
      if (answer?.status !== 200 || text === undefined) continue;
      seen.connection.push(valueOf(text, 'database_pool_connections{state="waiting"}'));
      seen.hashing.push(valueOf(text, 'password_hashing_jobs{state="waiting"}'));
      seen.loop.push(valueOf(text, 'nodejs_eventloop_lag_p99_seconds') * 1_000);
    }
  })();
  const result = await work.finally(() => over.abort());
  await watching;
  return {
    result,
    queues: {
      connection: waiting(seen.connection),
      hashing: waiting(seen.hashing),
      loopMs: { median: median(seen.loop), most: Math.max(...seen.loop) },
    },
  };
}

function waiting(counts: readonly number[]): Waiting {
  return { mean: counts.reduce((sum, count) => sum + count, 0) / counts.length, most: Math.max(...counts) };
}

function valueOf(metrics: string, name: string): number {
  const line = metrics.split('\n').find((one) => one.startsWith(`${name} `));
  if (line === undefined) throw new Error(`The site has no metric ${name}`);
  return Number(line.slice(name.length + 1));
}
