import { describe, expect, it } from 'vitest';

import type { PriceChange } from '../adjustments/adjustment.ts';
import type { LineItem } from './addon-lines.ts';
import { adjustmentLine, netOf } from './adjustment-line.ts';
import type { LineKind } from './line-kinds.ts';

const item = (kind: LineKind, usd: number, cad: number, removesPosition: number | null = null): LineItem => ({
  kind,
  packageId: null,
  addonId: null,
  key: null,
  title: kind,
  removesPosition,
  quantity: 1,
  unit: { usd, cad },
});
const titles = { COMP: 'Comp', SCHOLARSHIP: 'Scholarship', ADJUSTMENT: 'Adjustment', REMOVAL: 'Removal' };
const made = (lines: readonly LineItem[], change: PriceChange, currency: 'USD' | 'CAD' = 'USD') => {
  const outcome = adjustmentLine(lines, change, { currency, titles });
  return 'line' in outcome ? outcome.line.unit : outcome.refusal;
};
const bought = [item('PACKAGE', 1000, 1370), item('ADDON', 200, 270)];
const reason = 'Because';

describe('a comp gives', () => {
  it.each<[string, LineItem[], unknown]>([
    ['the package', bought, { usd: -1000, cad: -1370 }],
    ['the package less its discount', [...bought, item('DISCOUNT', -100, -130)], { usd: -900, cad: -1240 }],
    ['at most what is left', [...bought, item('SCHOLARSHIP', -700, 0)], { usd: -500, cad: -1370 }],
    ['nothing twice', [...bought, item('COMP', -1000, -1370)], 'ADJUSTMENT_GIVES_NOTHING'],
    [
      'the package again after it was removed',
      [...bought, item('COMP', -1000, -1370), item('REMOVAL', 1000, 1370, 2)],
      { usd: -1000, cad: -1370 },
    ],
    [
      'nothing of a package that was taken off',
      [...bought, item('REMOVAL', -1000, -1370, 0)],
      'ADJUSTMENT_GIVES_NOTHING',
    ],
    [
      'the package, although an add-on was taken off',
      [...bought, item('ADDON', 5, 5), item('REMOVAL', -200, -270, 1)],
      { usd: -1000, cad: -1370 },
    ],
    ['nothing without a package', [item('ADDON', 200, 270)], 'ADJUSTMENT_GIVES_NOTHING'],
  ])('%s', (_name, lines, outcome) => {
    expect(made(lines, { kind: 'COMP', reason })).toEqual(outcome);
  });
});

describe('a change by staff', () => {
  it.each<[string, PriceChange, unknown]>([
    [
      'takes a scholarship off',
      { kind: 'SCHOLARSHIP', amount: 300, fund: 'Elders', reason },
      { usd: -300, cad: 0 },
    ],
    ['goes down to 0', { kind: 'SCHOLARSHIP', amount: 1200, fund: 'Elders', reason }, { usd: -1200, cad: 0 }],
    ['never goes below 0', { kind: 'SCHOLARSHIP', amount: 1201, fund: 'E', reason }, 'ADJUSTMENT_BELOW_ZERO'],
    ['adds a correction', { kind: 'ADJUSTMENT', amount: 50, reason }, { usd: 50, cad: 0 }],
    ['takes a correction off', { kind: 'ADJUSTMENT', amount: -50, reason }, { usd: -50, cad: 0 }],
    ['corrects to 0 at most', { kind: 'ADJUSTMENT', amount: -1201, reason }, 'ADJUSTMENT_BELOW_ZERO'],
    ['cannot remove a purchase', { kind: 'REMOVAL', position: 1, reason }, 'NOT_FOUND'],
    ['cannot remove what is not there', { kind: 'REMOVAL', position: 9, reason }, 'NOT_FOUND'],
  ])('%s', (_name, change, outcome) => {
    expect(made(bought, change)).toEqual(outcome);
  });

  it.each<[string, PriceChange, string, number | null]>([
    ['fund', { kind: 'SCHOLARSHIP', amount: 1, fund: 'Elders', reason }, 'Scholarship: Elders', null],
    ['kind', { kind: 'ADJUSTMENT', amount: 1, reason }, 'Adjustment', null],
    ['kind, and the line that it takes off', { kind: 'REMOVAL', position: 2, reason }, 'Removal', 2],
  ])('names its %s', (_what, change, title, removesPosition) => {
    const outcome = adjustmentLine([...bought, item('ADJUSTMENT', 50, 0)], change, {
      currency: 'USD',
      titles,
    });
    expect(outcome).toMatchObject({ line: { kind: change.kind, title, removesPosition, note: reason } });
  });

  it('is removed in both lists', () => {
    const lines = [...bought, item('COMP', -1000, -1370)];
    expect(made(lines, { kind: 'REMOVAL', position: 2, reason })).toEqual({ usd: 1000, cad: 1370 });
  });

  it('may be one of nothing, other than a comp', () => {
    expect(made(bought, { kind: 'ADJUSTMENT', amount: 0, reason })).toEqual({ usd: 0, cad: 0 });
  });

  it('is in the currency of the order', () => {
    const change = { kind: 'SCHOLARSHIP', amount: 1640, fund: 'Elders', reason } as const;
    expect(made(bought, change, 'CAD')).toEqual({ usd: 0, cad: -1640 });
  });

  it('is removed once, by the opposite amount', () => {
    const lines = [...bought, item('SCHOLARSHIP', -300, 0)];
    const change = { kind: 'REMOVAL', position: 2, reason } as const;
    expect(made(lines, change)).toEqual({ usd: 300, cad: 0 });
    const removed = [...lines, item('REMOVAL', 300, 0, 2)];
    expect(made(removed, change)).toBe('NOT_FOUND');
    expect(netOf(removed)).toEqual(netOf(bought));
  });

  it('that was given away again is not removed below 0', () => {
    const lines = [item('ADDON', 10, 10), item('ADJUSTMENT', 50, 0), item('SCHOLARSHIP', -60, 0)];
    expect(made(lines, { kind: 'REMOVAL', position: 1, reason })).toBe('ADJUSTMENT_BELOW_ZERO');
  });
});
