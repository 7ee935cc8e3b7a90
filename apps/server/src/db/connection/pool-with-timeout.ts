import pg from 'pg';

import { startRunningTimeout } from './running-timeout.ts';

type Callback = Parameters<pg.Pool['connect']>[0];

/**
 * Creates a pool whose callers wait for a connection for `waitMs` milliseconds at most. The pool's own limit would count
 * the time in which this process did not run, and would refuse callers for whom a connection has just become free.
 */
export function createPoolWithTimeout(waitMs: number, config: pg.PoolConfig): pg.Pool {
  class PoolWithTimeout extends pg.Pool {
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
      const stop = startRunningTimeout(waitMs, () => {
        isTooLate = true;
        callback(new Error('timeout exceeded when trying to connect'), undefined, () => undefined);
      });
      super.connect((error, client, release) => {
        if (isTooLate) return release();
        stop();
        callback(error, client, release);
      });
    }
  }
  return new PoolWithTimeout(config);
}
