import { expect } from 'vitest';

import { asksForMaintenance } from '#test/asks-for-maintenance.ts';
import type { TestApp } from '#test/build-test-app.ts';

/**
 * The number of statements sent to the database while a call that succeeds runs. Whether the site is closed is asked once in two
 * seconds, by whichever call comes then: that is not counted.
 */
export async function statementsOf(
  { database: { pool } }: Pick<TestApp, 'database'>,
  work: () => Promise<{ status: number }>,
): Promise<number> {
  let count = 0;
  const watched = new Map<object, unknown>();
  const watch = (client: { query: unknown }) => {
    const { query } = client;
    watched.set(client, query);
    client.query = (...args: unknown[]) => {
      if (!asksForMaintenance(args)) count += 1;
      return (query as (...all: unknown[]) => unknown).apply(client, args);
    };
  };
  pool.on('acquire', watch);
  const unwatch = (_error: unknown, client: { query: unknown }) => {
    if (watched.has(client)) client.query = watched.get(client);
    watched.delete(client);
  };
  pool.on('release', unwatch);
  try {
    expect((await work()).status).toBe(200);
    return count;
  } finally {
    pool.off('acquire', watch);
    pool.off('release', unwatch);
  }
}
