import { createHash } from 'node:crypto';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fewestRuns } from './fewest-runs.ts';
import type { Rider } from './fill-run.ts';
import { planRuns } from './plan-runs.ts';

const limits = fc.record({
  seats: fc.integer({ min: 1, max: 20 }),
  waiting: fc.integer({ min: 0, max: 90 }),
});
const riders = (maxLength: number) =>
  fc
    .array(fc.record({ passengers: fc.integer({ min: 1, max: 30 }), at: fc.integer({ min: 0, max: 600 }) }), {
      maxLength,
    })
    .map((list) => list.map((one, index): Rider => ({ ...one, orderId: `family-${index}` })));

const seatsOf = (run: readonly Rider[]) => run.reduce((sum, { passengers }) => sum + passengers, 0);

describe('planned shuttle runs', () => {
  it('seat everybody, are never over-full, and wait no longer than allowed', async () => {
    await fc.assert(
      fc.asyncProperty(riders(40), limits, async (list, allowed) => {
        const runs = await planRuns(list, allowed);
        for (const run of runs) {
          const flights = run.map(({ at }) => at);
          expect(seatsOf(run)).toBeLessThanOrEqual(allowed.seats);
          expect(Math.max(...flights) - Math.min(...flights)).toBeLessThanOrEqual(allowed.waiting);
        }
        for (const { orderId, passengers } of list) {
          const parts = runs.flat().filter((one) => one.orderId === orderId);
          expect(seatsOf(parts)).toBe(passengers);
          expect(parts.length > 1).toBe(passengers > allowed.seats);
        }
      }),
    );
  });

  it('are the same whatever the order of the families', async () => {
    await fc.assert(
      fc.asyncProperty(riders(20), limits, async (list, allowed) => {
        expect(await planRuns(list.toReversed(), allowed)).toEqual(await planRuns(list, allowed));
      }),
    );
  });

  it('are at least as many as the bound, and the bound is never above the best plan', async () => {
    await fc.assert(
      fc.asyncProperty(riders(6), limits, async (list, allowed) => {
        const whole = list.filter(({ passengers }) => passengers <= allowed.seats);
        const bound = await fewestRuns(whole, allowed);
        expect(bound).toBeLessThanOrEqual(bestPlan(whole, allowed));
        expect(await fewestRuns(list, allowed)).toBeLessThanOrEqual((await planRuns(list, allowed)).length);
      }),
    );
  });

  it.each([
    ['families that leave no seat for another each need a run', [5, 5, 5], 3],
    ['a family that leaves room for a small one shares it', [5, 2], 1],
    ['families of which no two fit together need a run each', [4, 4, 4, 4], 4],
    ['large families, and what does not fit beside them', [5, 4, 3, 3, 3], 3],
    ['a group that leaves no seat for the smallest other one', [6, 2, 2, 2, 2], 3],
  ])('have a bound that counts exactly: %s', async (_what, sizes, fewest) => {
    const list = sizes.map((passengers, index) => ({ orderId: `f${index}`, passengers, at: index }));
    expect(await fewestRuns(list, { seats: 7, waiting: 45 })).toBe(fewest);
  });

  it('fill two vans with the families that fit together', async () => {
    const runs = await planRuns(
      [7, 7, 6, 5, 3].map((passengers, index) => ({ orderId: `f${index}`, passengers, at: index })),
      { seats: 14, waiting: 45 },
    );
    expect(runs.map(seatsOf)).toEqual([14, 14]);
  });

  // What planning by looking at every pair of riders answered for them.
  it.each([
    [{ seats: 14, waiting: 45 }, 383, 383, 'lqToohkfjxSVRXuYXg5kwUjDVPi9Ce59b4x1JRjDA68'],
    [{ seats: 6, waiting: 20 }, 896, 895, 'Q5pyUOtVCHlCdTVzS2QqxPCfPRNaPEm6XaszH5plepM'],
    [{ seats: 47, waiting: 0 }, 606, 606, 'UvPw07ErYY4if70OMWUe7Nkgolsriu54vBGzlXQ7mqQ'],
    [{ seats: 1, waiting: 240 }, 5_359, 5_359, 'nLENPGvXMuPScR8M0qHrz8f4OUfKhHnaCA_LbBoN16o'],
  ])('of a thousand families are these: %o', async (allowed, count, bound, digest) => {
    const list = thousandFamilies();
    const runs = await planRuns(list, allowed);
    expect(runs).toHaveLength(count);
    expect(await fewestRuns(list, allowed)).toBe(bound);
    expect(createHash('sha256').update(JSON.stringify(runs)).digest('base64url')).toBe(digest);
  });

  it('let other requests run while they are made', async () => {
    let turns = 0;
    const pause = () => {
      turns += 1;
      return Promise.resolve();
    };
    const list = thousandFamilies();
    const runs = await planRuns(list, { seats: 14, waiting: 45 }, pause);
    // Once for each run of each of the four ways to fill them, at least.
    expect(turns).toBeGreaterThanOrEqual(4 * runs.length);
    turns = 0;
    await fewestRuns(list, { seats: 14, waiting: 45 }, pause);
    expect(turns).toBe(list.length);
  });
});

/** Families of one to nine and some larger groups, on flights of two days, the same ones each time. */
function thousandFamilies(): Rider[] {
  return Array.from({ length: 1_000 }, (_, index) => ({
    orderId: `family-${(index * 7_919) % 1_000}`,
    passengers: index % 50 === 0 ? 20 + (index % 7) : 1 + ((index * 31) % 9),
    at: (((index * index) % 97) * 5 + ((index * 13) % 11) + (index % 2) * 1_440) % 2_880,
  }));
}

/** The fewest runs of any plan, by trying all. */
function bestPlan(list: readonly Rider[], { seats, waiting }: { seats: number; waiting: number }): number {
  const place = (index: number, runs: Rider[][]): number => {
    const rider = list[index];
    if (!rider) return runs.length;
    const choices = runs.map((run, at) => runs.with(at, [...run, rider]));
    const possible = [...choices, [...runs, [rider]]].filter((plan) =>
      plan.every((run) => {
        const flights = run.map(({ at }) => at);
        return seatsOf(run) <= seats && Math.max(...flights) - Math.min(...flights) <= waiting;
      }),
    );
    return Math.min(...possible.map((plan) => place(index + 1, plan)));
  };
  return place(0, []);
}
