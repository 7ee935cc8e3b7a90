// npm run bench:shuttles: how fast and how well shuttle runs are planned. 1,500 arrivals come from seeds: families of one to
// eight, some parish groups larger than a van, on the waves of flights of two days and five airports. Targets: 2 s, no run
// over-full, nobody waits longer than allowed. The runs are compared with a bound that no plan can beat. BENCH_SEEDS
// chooses other seeds.
import { performance } from 'node:perf_hooks';

import { defaultPlanSettings } from '@sangamam/contract/travel/shuttles/plan-settings';
import {
  planGroup,
  type PlannedGroup,
  type RiderGroup,
} from '@sangamam/server/src/features/travel/shuttles/plan-groups.ts';

import { createSeeded, type Seeded } from './matching/seeded.ts';
import { printRatio, spreadOf } from './report/spread.ts';

const seeds = (process.env['BENCH_SEEDS'] ?? '2027,31337,86420').split(',').map(Number);
const arrivals = 1_500;
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const settings = defaultPlanSettings;
const sizes = [1, 2, 2, 3, 4, 4, 4, 5, 5, 6, 7, 8];
const shares = { MCO: 0.7, TPA: 0.15, SFB: 0.08, DAB: 0.04, MLB: 0.03 };

console.log(`Planning runs of ${settings.seats} seats for ${arrivals} arrivals, ${rounds} rounds each`);
for (const seed of seeds) {
  for (const [name, spread] of [
    ['five airports', shares],
    ['one airport', { MCO: 1 }],
  ] as const) {
    const groups = makeArrivals(createSeeded(seed), spread);
    const seconds: number[] = [];
    let plans = await planAll(groups);
    for (let round = 0; round < rounds; round += 1) {
      const since = performance.now();
      plans = await planAll(groups);
      seconds.push((performance.now() - since) / 1_000);
    }
    const runs = plans.flatMap((plan) => plan.runs);
    const bound = plans.reduce((sum, { fewest }) => sum + fewest, 0);
    const overFull = runs.filter(
      ({ riders }) => riders.reduce((sum, { passengers }) => sum + passengers, 0) > settings.seats,
    );
    const waits = runs.map(
      ({ riders }) => Math.max(...riders.map(({ at }) => at)) - Math.min(...riders.map(({ at }) => at)),
    );
    console.log(`\nSeed ${seed}, ${name}: ${runs.length} runs, no plan has fewer than ${bound}`);
    console.log(`  runs ÷ lower bound                 ${(runs.length / bound).toFixed(3)}`);
    console.log(`  over-full runs (0)                 ${overFull.length}`);
    console.log(`  longest wait, minutes (≤ ${settings.waitingMinutes})      ${Math.max(...waits)}`);
    console.log(`  seconds (≤ 2)                      ${printRatio(spreadOf(seconds), { atMost: 2 })}`);
  }
}

async function planAll(groups: readonly RiderGroup[]): Promise<PlannedGroup[]> {
  const planned: PlannedGroup[] = [];
  for (const group of groups) planned.push(await planGroup(group, settings));
  return planned;
}

/** Families on waves of flights, from six in the morning to midnight of two days. */
function makeArrivals(random: Seeded, spread: Readonly<Record<string, number>>): RiderGroup[] {
  const groups = Object.keys(spread).map((airport): RiderGroup => ({
    direction: 'ARRIVAL',
    airport,
    riders: [],
  }));
  for (let index = 0; index < arrivals; index += 1) {
    const share = random.next();
    let until = 0;
    const group =
      groups.find(({ airport }) => {
        until += spread[airport] ?? 0;
        return share < until;
      }) ?? groups[0];
    const wave = random.integer(2) * 1_440 + 360 + random.integer(18) * 60;
    const passengers = random.chance(0.01) ? 15 + random.integer(15) : random.pick(sizes);
    group?.riders.push({ orderId: `family-${index}`, passengers, at: wave + random.integer(40) });
  }
  return groups;
}
