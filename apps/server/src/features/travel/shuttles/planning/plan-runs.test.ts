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
  it('seat everybody, are never over-full, and wait no longer than allowed', () => {
    fc.assert(
      fc.property(riders(40), limits, (list, allowed) => {
        const runs = planRuns(list, allowed);
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

  it('are the same whatever the order of the families', () => {
    fc.assert(
      fc.property(riders(20), limits, (list, allowed) => {
        expect(planRuns(list.toReversed(), allowed)).toEqual(planRuns(list, allowed));
      }),
    );
  });

  it('are at least as many as the bound, and the bound is never above the best plan', () => {
    fc.assert(
      fc.property(riders(6), limits, (list, allowed) => {
        const whole = list.filter(({ passengers }) => passengers <= allowed.seats);
        const bound = fewestRuns(whole, allowed);
        expect(bound).toBeLessThanOrEqual(bestPlan(whole, allowed));
        expect(fewestRuns(list, allowed)).toBeLessThanOrEqual(planRuns(list, allowed).length);
      }),
    );
  });

  it.each([
    ['families that leave no seat for another each need a run', [5, 5, 5], 3],
    ['a family that leaves room for a small one shares it', [5, 2], 1],
    ['families of which no two fit together need a run each', [4, 4, 4, 4], 4],
    ['large families, and what does not fit beside them', [5, 4, 3, 3, 3], 3],
    ['a group that leaves no seat for the smallest other one', [6, 2, 2, 2, 2], 3],
  ])('have a bound that counts exactly: %s', (_what, sizes, fewest) => {
    const list = sizes.map((passengers, index) => ({ orderId: `f${index}`, passengers, at: index }));
    expect(fewestRuns(list, { seats: 7, waiting: 45 })).toBe(fewest);
  });

  it('fill two vans with the families that fit together', () => {
    const runs = planRuns(
      [7, 7, 6, 5, 3].map((passengers, index) => ({ orderId: `f${index}`, passengers, at: index })),
      { seats: 14, waiting: 45 },
    );
    expect(runs.map(seatsOf)).toEqual([14, 14]);
  });
});

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
