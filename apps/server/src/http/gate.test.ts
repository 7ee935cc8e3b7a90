import { expect, it } from 'vitest';

import { createGate } from './gate.ts';

/** Work that ends when it is told to. */
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
  const pass = createGate({ open: 2, room: 3 });
  const { work, ends, most } = openWork();
  const all = Promise.all([1, 2, 3, 4, 5].map(() => pass(work)));
  for (let ended = 0; ended < 5; ended += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(ended);
    ends[ended]?.();
  }
  expect(await all).toEqual(Array.from({ length: 5 }, () => 'done'));
  expect(most()).toBe(2);
});

it('asks whoever finds no room to come back, and has room again later', async () => {
  const pass = createGate({ open: 1, room: 1 });
  const { work, ends } = openWork();
  const both = Promise.all([pass(work), pass(work)]);
  await expect(pass(work)).rejects.toMatchObject({
    message: expect.stringMatching(/^SERVICE_UNAVAILABLE/u) as string,
    retryAfterSeconds: 5,
  });
  ends[0]?.();
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
  await both;
  expect(await pass(() => Promise.resolve('again'))).toBe('again');
});

it('hands the place on when work fails', async () => {
  const pass = createGate({ open: 1, room: 1 });
  await expect(pass(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await pass(() => Promise.resolve('next'))).toBe('next');
});
