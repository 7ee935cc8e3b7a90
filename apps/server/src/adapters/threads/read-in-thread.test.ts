import { expect, it } from 'vitest';

import type { Reading } from '#test/threads/reading-worker.ts';

import { readInThread } from './read-in-thread.ts';

const limits = {
  longestCpuMs: 1_500,
  longestMs: 60_000,
  mostGrowthBytes: 300 * 1024 * 1024,
  mostHeapMb: 64,
};

const read = async (reading: Reading, changed: Partial<typeof limits> = {}) =>
  readInThread<{ grownBytes: number }>(Buffer.from(JSON.stringify(reading)), {
    script: new URL('../../../test/threads/reading-worker.ts', import.meta.url),
    name: 'reading',
    limits: { ...limits, ...changed },
  });

it('a thread that waits for the processor is waited for', async () => {
  expect(await read({ wait: 2_500 })).toEqual({ grownBytes: 0 });
});

it('nothing is read by a thread that takes more processor time than its limit', async () => {
  expect(await read({ spin: 20_000 })).toBeUndefined();
});

it('nothing is read by a thread that does nothing for longer than its limit', async () => {
  expect(await read({ wait: 3_600_000 }, { longestMs: 500 })).toBeUndefined();
});

it('nothing is read by a thread that takes more memory than its limit', async () => {
  expect(await read({ wait: 20_000, growBytes: 400 * 1024 * 1024 })).toBeUndefined();
});

it('nothing is read by a thread that fails', async () => {
  expect(await read({ fails: true })).toBeUndefined();
});
