import pg from 'pg';

import { startRunningTimeout } from './running-timeout.ts';

type Callback = Parameters<pg.Pool['connect']>[0];

/** Who has waited so long for a connection, in milliseconds in which this process ran, shows that there are too many. */
const lateMs = 3_000;

/** A pool that tells whether somebody has waited for a connection for long. */
export interface PoolWithTimeout extends pg.Pool {
  readonly isCongested: boolean;
}

/**
 * Creates a pool whose callers wait for a connection for `waitMs` milliseconds at most. The pool's own limit would count
 * the time in which this process did not run, and would refuse callers for whom a connection has just become free.
 */
export function createPoolWithTimeout(waitMs: number, config: pg.PoolConfig): PoolWithTimeout {
  /** Callers that have waited for long. */
  const late = new Set<object>();

  class Pool extends pg.Pool implements PoolWithTimeout {
    get isCongested(): boolean {
      return late.size > 0;
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
      const caller = {};
      const stopLate = startRunningTimeout(lateMs, () => late.add(caller));
      const leave = () => {
        stopLate();
        late.delete(caller);
      };
      const stop = startRunningTimeout(waitMs, () => {
        isTooLate = true;
        leave();
        callback(new Error('timeout exceeded when trying to connect'), undefined, () => undefined);
      });
      super.connect((error, client, release) => {
        if (isTooLate) return release();
        stop();
        leave();
        callback(error, client, release);
      });
    }
  }
  return new Pool(config);
}
