import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import {
  changeEvents,
  drawnWays,
  idlePackages,
  newChangeWorld,
  playChangeEvent,
} from '#test/change-model/play-change-event.ts';
import { expectInvariants, invariantsOfSeries } from '#test/invariants.ts';
import { startServerChild, type ServerChild } from '#test/servers/server-child.ts';

let t: TestApp;
let other: ServerChild;

beforeAll(async () => {
  t = await buildTestApp();
  other = await startServerChild(t.databaseUrl, t.filesFolder);
});
afterAll(async () => {
  await other.stop();
  await t.close();
});

// Others, and more of them, as the nightly workflow draws them: HISTORIES_SEED=<number> CHANGE_HISTORIES=2000.
const seed = Number(process.env['HISTORIES_SEED'] ?? 20_270_703);
const runs = Number(process.env['CHANGE_HISTORIES'] ?? 30);

it(
  'whatever families and staff change, two at a time over two processes, lines, places, money and mails add up',
  { timeout: 240_000 + runs * 4_000 },
  async () => {
    const steps = fc.array(fc.tuple(changeEvents(), changeEvents()), {
      minLength: 8,
      maxLength: 20,
      size: 'max',
    });
    const stillHolds = invariantsOfSeries(t);
    await fc.assert(
      fc.asyncProperty(drawnWays, steps, async (ways, pairs) => {
        const world = await newChangeWorld(t, ways);
        for (const pair of pairs) {
          const played = pair.map((drawn) =>
            playChangeEvent(world, drawn, { origin: drawn.process === 1 ? other.origin : undefined }),
          );
          for (const status of await Promise.all(played)) expect(status ?? 200).toBeLessThan(500);
        }
        expect(await idlePackages(world)).toEqual([]);
        await stillHolds();
      }),
      { numRuns: runs, seed, endOnFailure: true },
    );
    await expectInvariants(t);
    const { rows } = await t.database.pool.query<{ what: string; often: string }>(
      `select 'request ' || lower(state) as what, count(*) as often from change_requests group by 1
       union all select 'wait ' || lower(state), count(*) from wait_list_entries group by 1
       union all select 'amendments', count(*) from order_amendments
       union all select 'merged', count(*) from audit_log where action = 'order.merged-from' having count(*) > 0
       union all select 'on behalf', count(*) from audit_log where action = 'order.registered-on-behalf' order by 1`,
    );
    const often = rows.map(({ what, often: count }) => `${count} ${what}`).join(', ');
    process.stdout.write(`Changes: ${runs} histories with seed ${seed}, ${often}\n`);
    expect(rows.map(({ what }) => what)).toEqual(
      expect.arrayContaining([
        'on behalf',
        'merged',
        'request accepted',
        'request partly',
        'request declined',
        'request withdrawn',
        'wait expired',
        'wait taken',
        'wait left',
      ]),
    );
  },
);
