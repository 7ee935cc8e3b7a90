import pg from 'pg';

import { beginning } from './call-age.ts';
import { startRunningTimeout } from './running-timeout.ts';

type Callback = Parameters<pg.Pool['connect']>[0];

/**
 * Who has waited so long for a connection, in milliseconds in which this process ran, shows that there are too many: first for
 * newcomers, then for those who come back, then for everybody.
 */
const lateMs = { newcomers: 1_000, returning: 1_500, everybody: 3_000 };
type Level = keyof typeof lateMs;
const levels = Object.keys(lateMs) as Level[];

/**
 * By the clock a wait counts after so many times as long at the latest: on a machine with much else to do this process hardly runs,
 * and visitors wait all the same.
 */
const clockFactor = 4;

/** Somebody who waits for a connection. */
interface Waiter {
  /** When the call began. */
  since: number;
  /** When it began to wait. */
  queuedAt: number;
  enter: () => void;
}

/**
 * For whom there is too much to do: who is in the middle of something goes on longer than others may begin. Where there is too much
 * for some, there is for those before them as well.
 */
export type Congestion = 'none' | Level;

/** A pool that tells whether somebody has waited for a connection for long. */
export interface PoolWithTimeout extends pg.Pool {
  readonly congestion: Congestion;
}

/**
 * Creates a pool in which the statements of the oldest call go first, and callers wait for a connection for `waitMs`
 * milliseconds at most in which this process runs, and four times as long by the clock.
 *
 * In order of arrival, each of the many statements of a call would wait behind those of all calls that have come meanwhile:
 * all calls would take longer, and none so long at once that newer ones were refused. The pool's own limit would count
 * the time in which this process did not run, and would refuse callers for whom a connection has just become free.
 */
export function createPoolWithTimeout(waitMs: number, config: pg.PoolConfig): PoolWithTimeout {
  const { max = 10 } = config;
  /** Callers that have waited that long. */
  const late = Object.fromEntries(levels.map((level) => [level, new Set<Waiter>()])) as Record<
    Level,
    Set<Waiter>
  >;
  /** The oldest one last. */
  const waiting: Waiter[] = [];
  /** Whoever has waited longest is the first. */
  const queued = new Set<Waiter>();
  let inUse = 0;

  /** The newest of the same age goes behind the others. */
  function queue(waiter: Waiter): void {
    let [from, to] = [0, waiting.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((waiting[middle]?.since ?? 0) > waiter.since) from = middle + 1;
      else to = middle;
    }
    waiting.splice(from, 0, waiter);
  }

  function leave(waiter: Waiter): void {
    const place = waiting.indexOf(waiter);
    if (place !== -1) waiting.splice(place, 1);
  }

  function giveBack(): void {
    inUse -= 1;
    // The pool takes a connection back after it has said so.
    queueMicrotask(letIn);
  }

  function letIn(): void {
    while (inUse < max) {
      const next = waiting.pop();
      if (next === undefined) return;
      inUse += 1;
      next.enter();
    }
  }

  class Pool extends pg.Pool implements PoolWithTimeout {
    get congestion(): Congestion {
      const [longest] = queued;
      const clockMs = longest === undefined ? 0 : performance.now() - longest.queuedAt;
      const isLate = (level: Level) => late[level].size > 0 || clockMs > lateMs[level] * clockFactor;
      return levels.findLast(isLate) ?? 'none';
    }

    override connect(): Promise<pg.PoolClient>;
    override connect(callback: Callback): void;
    override connect(callback?: Callback): Promise<pg.PoolClient> | void {
      if (callback !== undefined) return this.#connectInTime(callback);
      return new Promise((resolve, reject) => {
        this.#connectInTime((error, client) => {
          if (client === undefined) reject(error ?? new Error('The pool gave no connection'));
          else resolve(client);
        });
      });
    }

    #connectInTime(callback: Callback): void {
      let isTooLate = false;
      const enter = () =>
        super.connect((error, client, release) => {
          if (client === undefined) giveBack();
          if (isTooLate) return release();
          stop();
          callback(error, client, release);
        });
      const waiter: Waiter = { since: beginning(), queuedAt: performance.now(), enter };
      const stopLate = levels.map((level) =>
        startRunningTimeout(lateMs[level], () => late[level].add(waiter)),
      );
      const giveUp = () => {
        isTooLate = true;
        stop();
        leave(waiter);
        callback(new Error('timeout exceeded when trying to connect'), undefined, () => undefined);
      };
      const stopWaiting = startRunningTimeout(waitMs, giveUp);
      const byTheClock = setTimeout(giveUp, waitMs * clockFactor).unref();
      const stop = () => {
        for (const stopOne of stopLate) stopOne();
        stopWaiting();
        clearTimeout(byTheClock);
        queued.delete(waiter);
        for (const level of levels) late[level].delete(waiter);
      };
      queue(waiter);
      queued.add(waiter);
      letIn();
    }
  }
  const pool = new Pool(config);
  pool.on('release', giveBack);
  return Object.defineProperty(pool, 'waitingCount', { get: () => waiting.length });
}
