import { expect, it } from 'vitest';

import { fewAtATime } from './few-at-a-time.ts';

const numbers = Array.from({ length: 100 }, (_, number) => number);

it('does some at a time and answers in the sequence of the items, whichever ends first', async () => {
  let under = 0;
  let most = 0;
  const ended: number[] = [];
  const done = await fewAtATime(numbers, async (number) => {
    under += 1;
    most = Math.max(most, under);
    // The first of seven takes most turns.
    for (let turns = 7 - (number % 7); turns > 0; turns -= 1) await Promise.resolve();
    under -= 1;
    ended.push(number);
    return number * 2;
  });
  expect(done).toEqual(numbers.map((number) => number * 2));
  expect(ended).not.toEqual(numbers);
  expect(most).toBe(8);
});

it('begins none after one failed, and fails when none is under way any more', async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const { promise: failed, reject: fail } = Promise.withResolvers<never>();
  const { promise: others, resolve: end } = Promise.withResolvers<void>();
  const done = fewAtATime(numbers, async (number) => {
    begun.push(number);
    if (number === 3) await failed;
    await others;
    ended.push(number);
  });
  fail(new Error('no space left'));
  await expect(failed).rejects.toThrow('no space left');
  expect(ended).toEqual([]);
  end();
  await expect(done).rejects.toThrow('no space left');
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(ended).toEqual([0, 1, 2, 4, 5, 6, 7]);
});
