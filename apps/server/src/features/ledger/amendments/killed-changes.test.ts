import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import {
  changeEvents,
  drawnWays,
  idlePackages,
  newChangeWorld,
  playChangeEvent,
  singleActs,
  type ChangeEvent,
} from '#test/change-model/play-change-event.ts';
import { expectInvariants, invariantsOfSeries } from '#test/invariants.ts';
import { startServerChild, type ServerChild } from '#test/servers/server-child.ts';

/** What an act on a registration writes; none of it may be there in part. */
const tables = [
  'addon_options',
  'audit_log',
  'change_requests',
  'order_amendments',
  'order_line_items',
  'order_participants',
  'orders',
  'outbox_mails',
  'packages',
  'payment_entries',
  'payments',
  'people',
  'registration_decisions',
  'wait_list_entries',
] as const;

let t: TestApp;
const children = new Set<ServerChild>();

beforeAll(async () => {
  t = await buildTestApp();
  // The database itself ends the connection of whoever makes the drawn write, in the middle of its transaction.
  await t.database.pool.query(`
    create sequence writes;
    create table strikes (at bigint not null);
    create function strike() returns trigger language plpgsql as $$ begin
      if nextval('writes') = (select at from strikes) then perform pg_terminate_backend(pg_backend_pid()); end if;
      return null;
    end $$;
    ${tables.map((table) => `create trigger strike before insert or update or delete on ${table} for each statement execute function strike();`).join('\n')}`);
});
afterEach(async () => {
  for (const child of children) await child.stop();
  children.clear();
});
afterAll(() => t.close());

/** The write that is made as this one from now on, from 1, ends the connection that makes it. */
const strikeAt = (write: number) =>
  t.database.pool.query(
    `with there as (delete from strikes), now as (select nextval('writes') as made)
     insert into strikes select made + $1 from now`,
    [write],
  );
const spare = () => t.database.pool.query('delete from strikes');

async function startChild(): Promise<ServerChild> {
  const child = await startServerChild(t.databaseUrl, t.filesFolder);
  children.add(child);
  return child;
}

/** The rows that acts write, by the transactions that wrote them: a digest of what is in them takes a long series hours. */
async function stored(): Promise<unknown> {
  const { rows } = await t.database.pool.query(
    tables
      .map(
        (table) =>
          `select '${table}' as name, count(*) as rows, sum(xmin::text::bigint) as writers from ${table}`,
      )
      .join(' union all '),
  );
  return rows;
}

// Others, and more of them, as the nightly workflow draws them: HISTORIES_SEED=<number> KILLED_HISTORIES=200. A process that is
// killed takes longer to start than the acts before take.
const seed = Number(process.env['HISTORIES_SEED'] ?? 20_270_704);
const runs = Number(process.env['KILLED_HISTORIES'] ?? 6);
const killings = Math.ceil(runs / 2);
const timeout = 120_000 + runs * 20_000;

it(
  'an act whose connection ends at any of its writes stores nothing, and is done when it is repeated',
  { timeout },
  async () => {
    const struck = new Map<string, number>();
    const prefix = fc.array(changeEvents(), { minLength: 4, maxLength: 14, size: 'max' });
    const acts = fc.array(fc.tuple(changeEvents(singleActs), fc.integer({ min: 1, max: 10 })), {
      minLength: 30,
      maxLength: 30,
    });
    const stillHolds = invariantsOfSeries(t);
    await fc.assert(
      fc.asyncProperty(drawnWays, prefix, acts, async (ways, before, then) => {
        const world = await newChangeWorld(t, ways);
        for (const event of before) await playChangeEvent(world, event);
        for (const [event, write] of then) {
          let seen: unknown;
          const arm = async () => {
            seen = await stored();
            await strikeAt(write);
          };
          const status = (await playChangeEvent(world, event, { before: arm })) ?? 200;
          await spare();
          // An act that is refused, or makes fewer writes, is not struck.
          if (status < 500) continue;
          expect(await stored()).toEqual(seen);
          const repeated = (await playChangeEvent(world, event)) ?? 200;
          // What is refused at its last write, such as a place, is refused again.
          expect(repeated).toBeLessThan(500);
          const outcome = `${event.act}, ${repeated < 300 ? 'done' : 'refused'}`;
          struck.set(outcome, (struck.get(outcome) ?? 0) + 1);
        }
        await stillHolds();
      }),
      { numRuns: runs, seed, endOnFailure: true },
    );
    await expectInvariants(t);
    process.stdout.write(`Struck acts with seed ${seed}: ${JSON.stringify(Object.fromEntries(struck))}\n`);
    expect([...struck.keys()]).toEqual(
      expect.arrayContaining([
        'ask, done',
        'amend, done',
        'accept, done',
        'merge, done',
        'let offers end, done',
      ]),
    );
  },
);

it(
  'whatever is killed while families and staff change things, lines, places, money and mails add up',
  { timeout },
  async () => {
    const step = fc.tuple(changeEvents(), changeEvents(), fc.integer({ min: 1, max: 30 }));
    const steps = fc.array(step, { minLength: 8, maxLength: 16, size: 'max' });
    let other = await startChild();
    let cut = 0;
    /** The other process may be gone before it answers, the connection of either before its transaction ends. */
    const play = (world: Awaited<ReturnType<typeof newChangeWorld>>, drawn: ChangeEvent) => {
      const origin = drawn.process === 1 ? other.origin : undefined;
      return playChangeEvent(world, drawn, { origin }).catch((error: unknown) => {
        cut += 1;
        if (!isCut(error)) throw error;
      });
    };
    const stillHolds = invariantsOfSeries(t);
    await fc.assert(
      fc.asyncProperty(drawnWays, steps, fc.nat(7), async (ways, pairs, killedAt) => {
        const world = await newChangeWorld(t, ways);
        for (const [index, [one, another, write]] of pairs.entries()) {
          await strikeAt(write);
          const played = [play(world, one), play(world, another)];
          if (index === killedAt) {
            await Promise.race(played);
            await other.kill();
          }
          await Promise.all(played);
          await spare();
          if (index === killedAt) other = await startChild();
        }
        expect(await idlePackages(world)).toEqual([]);
        await stillHolds();
      }),
      { numRuns: killings, seed, endOnFailure: true },
    );
    await expectInvariants(t);
    process.stdout.write(`Killed ${killings} times with seed ${seed}, ${cut} calls were cut off\n`);
  },
);

/** Whether a call failed only since what it called, or read before, was killed. */
function isCut(error: unknown): boolean {
  return error instanceof Error && /fetch failed|failed with 503|terminat/iu.test(error.message);
}
