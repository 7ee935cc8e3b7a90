import { expect, it } from 'vitest';

import { todayUtc, withClock } from './clock.ts';

const at = (day: string) => () => new Date(`${day}T12:00:00Z`);

it('the passed clock holds within the work, also in another one, and no longer, whatever happens', () => {
  const days = withClock(at('2030-02-03'), () => [
    todayUtc(),
    withClock(at('2031-02-03'), todayUtc),
    todayUtc(),
  ]);
  expect(days).toEqual(['2030-02-03', '2031-02-03', '2030-02-03']);
  const fail = () => {
    throw new Error('refused');
  };
  expect(() => withClock(at('2030-02-03'), fail)).toThrow('refused');
  expect(todayUtc()).toBe(new Date().toISOString().slice(0, 10));
});
