import { expect, it } from 'vitest';

import { createSemaphore } from './semaphore.ts';

/** Work that the test ends explicitly. */
function openWork() {
  const ends: (() => void)[] = [];
  let most = 0;
  let inside = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await new Promise<void>((end) => ends.push(end));
    inside -= 1;
    return 'done';
  };
  return { work, ends, most: () => most };
}

it('lets a few through at a time, the next as soon as one leaves, in turn', async () => {
  const run = createSemaphore({ concurrency: 2, maxQueue: 3 });
  const { work, ends, most } = openWork();
  const all = Promise.all([1, 2, 3, 4, 5].map(() => run(work)));
  for (let ended = 0; ended < 5; ended += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(ended);
    ends[ended]?.();
  }
  expect(await all).toEqual(Array.from({ length: 5 }, () => 'done'));
  expect(most()).toBe(2);
});

it('asks whoever finds no room to come back, and has room again later', async () => {
  const run = createSemaphore({ concurrency: 1, maxQueue: 1 });
  const { work, ends } = openWork();
  const both = Promise.all([run(work), run(work)]);
  await expect(run(work)).rejects.toMatchObject({
    message: expect.stringMatching(/^SERVICE_UNAVAILABLE/u) as string,
    retryAfterSeconds: 5,
  });
  ends[0]?.();
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
  await both;
  expect(await run(() => Promise.resolve('again'))).toBe('again');
});

it('hands the place on when work fails', async () => {
  const run = createSemaphore({ concurrency: 1, maxQueue: 1 });
  await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await run(() => Promise.resolve('next'))).toBe('next');
});

it('asks whoever has waited too long to come back', async () => {
  const run = createSemaphore({ concurrency: 1, maxQueue: 5, maxWaitMs: 0 });
  const { work, ends } = openWork();
  const first = run(work);
  await expect(run(() => Promise.resolve('never'))).rejects.toMatchObject({
    status: 503,
    retryAfterSeconds: 5,
  });
  expect(run.load).toEqual({ running: 1, waiting: 0, refused: 1, abandoned: 0 });
  ends[0]?.();
  expect(await first).toBe('done');
  expect(run.load.running).toBe(0);
});

it('does no work for a caller who has left while waiting, and goes on with the next', async () => {
  const run = createSemaphore({ concurrency: 1, maxQueue: 5 });
  const { work, ends } = openWork();
  const first = run(work);
  let done = 0;
  const count = () => Promise.resolve((done += 1));
  const left = run(count, () => true);
  const last = run(count, () => false);
  ends[0]?.();
  await first;
  await expect(left).rejects.toThrow('SERVICE_UNAVAILABLE');
  expect(await last).toBe(1);
  expect(run.load).toEqual({ running: 0, waiting: 0, refused: 0, abandoned: 1 });
});
