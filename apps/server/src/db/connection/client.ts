import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';

import { clientWithTimeout } from './client-with-timeout.ts';
import { watchConnections } from './connection-watch.ts';
import { createPoolWithTimeout, type PoolWithTimeout } from './pool-with-timeout.ts';
import type { Database } from '#server/db/executor.ts';
import { patchDrizzleTransactions } from './transactions.ts';

// Calendar dates stay text (`YYYY-MM-DD`): a Date would shift birthdays by the process's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** An open database: the query builder, the pool below it, and the way to close both. */
export interface OpenDatabase {
  db: Database;
  pool: PoolWithTimeout;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Most connections; ten by default. */
  max?: number;
  /** Connection timeout in milliseconds in which this process runs; two seconds by default. */
  connectMs?: number;
  /** Longest wait for a free connection in milliseconds in which this process runs; five seconds by default. */
  waitMs?: number;
  onIdleError?: (error: Error) => void;
  watch?: boolean;
}

/**
 * Opens a pool on `url` (any PostgreSQL from 15 on). Nothing is connected before the first statement. A connection
 * that the server drops while idle is reported to `onIdleError` and replaced; it never ends the process. One that fell
 * silent is found and replaced as well, unless `watch` is off.
 */
export function openDatabase(
  url: string,
  {
    max = 10,
    connectMs = 2_000,
    waitMs = 5_000,
    onIdleError = () => undefined,
    watch = true,
  }: DatabaseOptions = {},
): OpenDatabase {
  const pool = createPoolWithTimeout(waitMs, {
    connectionString: url,
    max,
    Client: clientWithTimeout(connectMs),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    idleTimeoutMillis: 30_000,
    application_name: 'sangamam',
    options: '-c statement_timeout=15000 -c lock_timeout=8000 -c idle_in_transaction_session_timeout=30000',
  });
  pool.on('error', onIdleError);
  // A client that is checked out reports a lost connection on itself; without a listener that would kill Node.
  pool.on('connect', (client) => client.on('error', onIdleError));
  const db = drizzle(pool, { casing: 'snake_case' });
  patchDrizzleTransactions(db, pool);
  const watching = watch ? watchConnections(pool, url) : undefined;
  return { db, pool, close: () => (watching ? watching.close() : pool.end()) };
}
