import { sumEntries } from '@sangamam/contract/books/book-columns';
import type { BookDay } from '@sangamam/contract/books/closing-endpoints';
import type { PaymentMethod } from '@sangamam/contract/ledger/terms/payment-methods';
import { expect, it } from 'vitest';

import { moneyBins } from './money-bins.ts';

const dayWith = (day: string, received: Partial<Record<PaymentMethod, number>>): BookDay => ({
  day,
  entries: 1,
  lastEntryId: 1,
  total: sumEntries([]),
  closing: null,
  methods: Object.entries(received).map(([method, amount]) => ({
    method: method as PaymentMethod,
    entries: 1,
    sums: sumEntries([{ kind: 'RECEIVED', amount, fee: 0 }]),
  })),
});

it('each day has a bar, also when nothing came in', () => {
  const days = [dayWith('2026-02-28', { CHASE: 300, CHEQUE: 200 }), dayWith('2026-03-02', { PAYPAL: 50 })];
  const { unit, bins } = moneyBins(days, { from: '2026-02-28', to: '2026-03-02' });
  expect(unit).toBe('day');
  expect(bins.map(({ day, total }) => [day, total])).toEqual([
    ['2026-02-28', 500],
    ['2026-03-01', 0],
    ['2026-03-02', 50],
  ]);
  expect(bins[0]?.parts).toEqual([
    { method: 'CHEQUE', amount: 200 },
    { method: 'CHASE', amount: 300 },
  ]);
});

it('many days are put together by weeks from Monday on, and nothing is lost', () => {
  const days = [
    dayWith('2026-01-01', { CHASE: 1 }),
    dayWith('2026-01-04', { CHASE: 2 }),
    dayWith('2026-01-05', { CHASE: 4 }),
    dayWith('2026-03-31', { CHASE: 8 }),
  ];
  const { unit, bins } = moneyBins(days, { from: '2026-01-01', to: '2026-03-31' });
  expect(unit).toBe('week');
  expect(bins.slice(0, 2).map(({ day, total }) => [day, total])).toEqual([
    ['2026-01-01', 3],
    ['2026-01-05', 4],
  ]);
  expect(bins.reduce((sum, { total }) => sum + total, 0)).toBe(15);
});
