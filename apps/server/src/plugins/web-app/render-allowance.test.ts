import { expect, it } from 'vitest';

import { createRenderAllowance, rendersPerMinute } from './render-allowance.ts';

it('a network may have so many pages rendered in a minute, and others are not affected', () => {
  let now = 0;
  const mayRender = createRenderAllowance(() => now);
  const ask = (ip: string) => mayRender(ip);
  for (let n = 0; n < rendersPerMinute; n += 1) expect(ask('203.0.113.1')).toBe(true);
  expect([ask('203.0.113.1'), ask('::ffff:203.0.113.1'), ask('203.0.113.2')]).toEqual([false, false, true]);
  now = 60_000;
  expect(ask('203.0.113.1')).toBe(true);
});
