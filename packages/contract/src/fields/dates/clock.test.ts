import { expect, it } from 'vitest';

import { todayUtc, withClock } from './clock.ts';

const at = (day: string) => () => new Date(`${day}T12:00:00Z`);

it('a clock is in force during its work only, nested work and thrown errors included', () => {
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
