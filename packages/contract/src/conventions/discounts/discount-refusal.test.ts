import { describe, expect, it } from 'vitest';

import type { LineItem } from '../../orders/pricing/addon-lines.ts';
import { applyDiscount, type DiscountFacts, type DiscountOccasion } from './discount-refusal.ts';

const item = (kind: 'PACKAGE' | 'ADDON', id: string, usd: number, cad: number, quantity = 1): LineItem => ({
  kind,
  packageId: kind === 'PACKAGE' ? id : null,
  addonId: kind === 'ADDON' ? id : null,
  key: null,
  title: id,
  quantity,
  unit: { usd, cad },
});
const lines = [item('PACKAGE', 'gold', 999, 1333), item('ADDON', 'jersey', 25, 34, 2)];

const code = (wanted: Partial<DiscountFacts>): DiscountFacts => ({
  id: 'd',
  code: 'KERALA-10',
  title: 'Early helpers',
  percent: 10,
  amount: null,
  scope: 'NET',
  packageIds: [],
  active: true,
  validFrom: null,
  validUntil: null,
  maxUses: null,
  uses: 0,
  maxUsesPerFamily: null,
  budget: { usd: null, cad: null },
  spent: { usd: 0, cad: 0 },
  ...wanted,
});
const occasion = { lines, currency: 'USD', today: '2027-03-15', usesByFamily: 0 } as const;

describe('a discount code takes off', () => {
  it.each<[string, Partial<DiscountFacts>, number, number]>([
    ['a percentage of everything, rounded down', {}, -104, -140],
    ['a percentage of the package', { scope: 'PACKAGE' }, -99, -133],
    ['a percentage of the add-ons', { scope: 'ADDONS' }, -5, -6],
    ['everything at 100 %', { percent: 100 }, -1049, -1401],
    ['an amount in each list', { percent: null, amount: { usd: 100, cad: 130 } }, -100, -130],
    [
      'at most what it is taken off',
      { percent: null, amount: { usd: 100, cad: 130 }, scope: 'ADDONS' },
      -50,
      -68,
    ],
    ['from one of its packages', { packageIds: ['gold', 'silver'] }, -104, -140],
  ])('%s', (_name, wanted, usd, cad) => {
    expect(applyDiscount(code(wanted), occasion)).toMatchObject({
      line: { kind: 'DISCOUNT', title: 'Early helpers', note: 'KERALA-10', quantity: 1, unit: { usd, cad } },
    });
  });
});

describe('a discount code is refused', () => {
  it.each<[string, Partial<DiscountFacts>, Partial<DiscountOccasion>, string | undefined]>([
    ['while withdrawn', { active: false }, {}, 'DISCOUNT_CODE_UNKNOWN'],
    ['before its first day', { validFrom: '2027-03-16' }, {}, 'DISCOUNT_CODE_NOT_YET'],
    ['but not on its first day', { validFrom: '2027-03-15' }, {}, undefined],
    ['after its last day', { validUntil: '2027-03-14' }, {}, 'DISCOUNT_CODE_EXPIRED'],
    ['but not on its last day', { validUntil: '2027-03-15' }, {}, undefined],
    ['without a use left', { maxUses: 3, uses: 3 }, {}, 'DISCOUNT_CODE_USED_UP'],
    ['but not for the last use', { maxUses: 3, uses: 2 }, {}, undefined],
    ['for a family that used it', { maxUsesPerFamily: 1 }, { usesByFamily: 1 }, 'DISCOUNT_CODE_USED_UP'],
    [
      'above its budget',
      { budget: { usd: 203, cad: null }, spent: { usd: 100, cad: 0 } },
      {},
      'DISCOUNT_CODE_USED_UP',
    ],
    ['but not within it', { budget: { usd: 204, cad: 0 }, spent: { usd: 100, cad: 0 } }, {}, undefined],
    [
      'above the budget of the other currency',
      { budget: { usd: null, cad: 139 } },
      { currency: 'CAD' },
      'DISCOUNT_CODE_USED_UP',
    ],
    ['for another package', { packageIds: ['silver'] }, {}, 'DISCOUNT_CODE_NOT_FOR_THIS'],
    [
      'where it gives nothing',
      { percent: null, amount: { usd: 0, cad: 9 } },
      {},
      'DISCOUNT_CODE_NOT_FOR_THIS',
    ],
    ['for an order without lines', {}, { lines: [] }, 'DISCOUNT_CODE_NOT_FOR_THIS'],
  ])('%s', (_name, wanted, differs, refusal) => {
    const applied = applyDiscount(code(wanted), { ...occasion, ...differs });
    expect('refusal' in applied ? applied.refusal : undefined).toBe(refusal);
  });
});
