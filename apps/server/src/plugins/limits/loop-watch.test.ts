import { expect, it } from 'vitest';

import { LoopWatch, sampleEveryMs } from './loop-watch.ts';

/** A sample after `lag` milliseconds of delay, of which `cpu` were spent by this process. */
function overloadedAfter(lag: number, cpu: number): boolean {
  const watch = new LoopWatch(1_000, 400);
  watch.sample(1_000 + sampleEveryMs + lag, 400 + cpu);
  return watch.isOverloaded;
}

it('a lag of two seconds by our own work is an overload, a shorter one is not', () => {
  expect([overloadedAfter(2_000, 2_400), overloadedAfter(1_900, 2_300)]).toEqual([true, false]);
});

it('a lag while other processes had the processor is no overload', () => {
  expect(overloadedAfter(10_000, 700)).toBe(false);
});

it('an overload is over with the next sample in time', () => {
  const watch = new LoopWatch(0, 0);
  watch.sample(3_000, 2_900);
  expect(watch.isOverloaded).toBe(true);
  watch.sample(3_000 + sampleEveryMs, 3_300);
  expect(watch.isOverloaded).toBe(false);
});
