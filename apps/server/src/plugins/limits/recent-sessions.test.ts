import { expect, it } from 'vitest';

import { RecentSessions } from './recent-sessions.ts';

it('a session is known for ten minutes after its last answer', () => {
  let now = 0;
  const recent = new RecentSessions(() => now);
  recent.note('Bearer one');
  now = 600_000;
  expect([recent.has('Bearer one'), recent.has('Bearer two')]).toEqual([true, false]);
  recent.note('Bearer one');
  now = 1_200_000;
  expect(recent.has('Bearer one')).toBe(true);
  now = 1_200_001;
  expect(recent.has('Bearer one')).toBe(false);
});

it('ten thousand are known, those that were answered last', () => {
  const recent = new RecentSessions();
  recent.note('Bearer first');
  recent.note('Bearer second');
  recent.note('Bearer first');
  for (let made = 0; made < 9_999; made += 1) recent.note(`Bearer ${made}`);
  expect([recent.has('Bearer first'), recent.has('Bearer second')]).toEqual([true, false]);
});
