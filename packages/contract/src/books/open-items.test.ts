import { expect, it } from 'vitest';

import { ageOf, discrepancyOf } from './open-items.ts';

it.each([
  [null, 'NOT_DUE'],
  ['2026-03-20', 'NOT_DUE'],
  ['2026-03-10', 'NOT_DUE'],
  ['2026-03-09', 'UP_TO_7'],
  ['2026-03-03', 'UP_TO_7'],
  ['2026-03-02', 'UP_TO_14'],
  ['2026-02-24', 'UP_TO_14'],
  ['2026-02-23', 'UP_TO_30'],
  ['2026-02-08', 'UP_TO_30'],
  ['2026-02-07', 'OVER_30'],
])('on March 10, a balance due on %s is %s', (dueDate, age) => {
  expect(ageOf(dueDate, '2026-03-10')).toBe(age);
});

const sound = { state: 'PAYMENT_APPROVED', held: 100, due: 100, orderIsActive: true, entries: 3 } as const;

it.each([
  ['nothing', {}, null],
  ['no entries', { held: 0, entries: 0 }, 'NO_ENTRIES'],
  ['money of a cancelled order', { orderIsActive: false }, 'MONEY_ON_CLOSED_ORDER'],
  ['a cancelled order without money', { orderIsActive: false, held: 0 }, null],
  ['money of a declined payment', { state: 'PAYMENT_DECLINED' }, 'MONEY_NOT_ACCEPTED'],
  ['an approval without money', { held: 0 }, 'APPROVED_WITHOUT_MONEY'],
  ['an approval of less', { held: 99 }, 'APPROVED_SHORT'],
  ['too much', { held: 101 }, 'HELD_TOO_MUCH'],
  ['a part before the approval', { state: 'PAYMENT_RECEIVED', held: 40 }, null],
  ['nothing to pay', { held: 0, due: 0 }, null],
] as const)('of a sound payment but for %s', (_what, facts, kind) => {
  expect(discrepancyOf({ ...sound, ...facts })).toBe(kind);
});
