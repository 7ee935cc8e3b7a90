import { expect, it } from 'vitest';

import { createTestDatabase } from '#test/database/test-database.ts';

import { openDatabase } from './client.ts';
import { startRunningTimeout } from './running-timeout.ts';

/** Stops the thread as other processes do that have the processor: no timer runs and nothing is read. */
function standStill(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

it('time in which the event loop stood still does not count, other time does', async () => {
  const order: string[] = [];
  const both = new Promise<void>((resolve) => {
    startRunningTimeout(100, () => resolve(void order.push('running')));
  });
  setTimeout(() => order.push('plain'), 250);
  standStill(200);
  await both;
  expect(order).toEqual(['plain', 'running']);
});

it('a timeout that was stopped does not run', async () => {
  const order: string[] = [];
  const stop = startRunningTimeout(50, () => order.push('stopped'));
  const other = new Promise<void>((resolve) => {
    startRunningTimeout(100, () => resolve(void order.push('other')));
  });
  stop();
  await other;
  expect(order).toEqual(['other']);
});

it('a caller for whom a connection becomes free while the event loop stands still gets it', async () => {
  const copy = await createTestDatabase();
  const database = openDatabase(copy.url, { max: 1, waitMs: 3_000 });
  try {
    const client = await database.pool.connect();
    const waits = database.pool.query('select 1 as one');
    standStill(4_000);
    setTimeout(() => client.release());
    expect((await waits).rows).toEqual([{ one: 1 }]);
  } finally {
    await database.close();
    await copy.drop();
  }
});

it('who waits for a connection of a process that hardly runs is told so by the clock', async () => {
  const copy = await createTestDatabase();
  const database = openDatabase(copy.url, { max: 1, waitMs: 2_000 });
  const { pool } = database;
  const client = await pool.connect();
  // A turn counts 30 ms for a limit of running time: it would take 67.
  let turns = 0;
  let turnsUntilBusy = 0;
  let isStarving = true;
  const turn = () => {
    standStill(500);
    turns += 1;
    if (turnsUntilBusy === 0 && pool.congestion !== 'none') turnsUntilBusy = turns;
    if (isStarving) setImmediate(turn);
  };
  setImmediate(turn);
  try {
    await expect(pool.query('select 1')).rejects.toThrow('timeout exceeded');
    expect(turnsUntilBusy).toBeGreaterThan(0);
    expect(turnsUntilBusy).toBeLessThan(turns);
    expect(turns).toBeLessThan(40);
  } finally {
    isStarving = false;
    client.release();
    await database.close();
    await copy.drop();
  }
});

it(
  'a process that hardly gets the processor does not take its database for dead',
  { timeout: 120_000 },
  async () => {
    const copy = await createTestDatabase();
    const database = openDatabase(copy.url, { max: 2 });
    // Each turn of the event loop takes so long that connecting, and a probe, take longer than their limits.
    let isStarving = true;
    const turn = () => {
      standStill(500);
      if (isStarving) setImmediate(turn);
    };
    setImmediate(turn);
    try {
      const { rows } = await database.pool.query("select 'done' as state, pg_sleep(6)");
      expect(rows[0]).toMatchObject({ state: 'done' });
    } finally {
      isStarving = false;
      await database.close();
      await copy.drop();
    }
  },
);
