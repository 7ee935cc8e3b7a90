import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { LineItem } from '../pricing/addon-lines.ts';
import { netOf } from '../pricing/adjustment-line.ts';
import { linesInForce } from '../pricing/lines-in-force.ts';
import { amendLines, pieceKey, piecesOf, type WantedLines } from './amend-lines.ts';

const line = (change: Partial<LineItem> & Pick<LineItem, 'kind' | 'title'>): LineItem => ({
  packageId: null,
  addonId: null,
  key: null,
  quantity: 1,
  unit: { usd: 0, cad: 0 },
  ...change,
});
const packageOf = (packageId: string, usd: number): LineItem =>
  line({ kind: 'PACKAGE', title: packageId, packageId, unit: { usd, cad: usd + 100 } });
const seats = (quantity: number, usd: number): LineItem =>
  line({ kind: 'ADDON', title: 'Seats', addonId: 'seats', key: 'Seats', quantity, unit: { usd, cad: usd } });

const titles = { takenOff: (title: string) => `Taken off: ${title}`, keptFee: 'Fee', waived: 'Not charged' };
const nothing = { keptFee: 0, waive: false };
const amend = (lines: readonly LineItem[], wanted: WantedLines, settlement = nothing) =>
  amendLines(lines, wanted, { settlement, currency: 'USD', titles, note: 'because' });

/** What a line is, in short. */
const short = ({ kind, quantity, unit, removesPosition }: LineItem) => [
  kind,
  quantity * unit.usd,
  ...(typeof removesPosition === 'number' ? [removesPosition] : []),
];

function added(lines: readonly LineItem[], wanted: WantedLines, settlement = nothing): unknown[] {
  const amended = amend(lines, wanted, settlement);
  return 'refusal' in amended ? [amended.refusal] : amended.added.map(short);
}

describe('the lines of an amendment', () => {
  const sent = [packageOf('gold', 1_000), seats(4, 20)];

  it.each([
    [
      'another package',
      { package: packageOf('silver', 700) },
      nothing,
      [
        ['REMOVAL', -1_000, 0],
        ['PACKAGE', 700],
      ],
    ],
    ['the same package, dearer today', { package: packageOf('gold', 1_200) }, nothing, []],
    ['more seats, at the price of today', { addons: [seats(6, 30)] }, nothing, [['ADDON', 60]]],
    [
      'fewer seats, at the price they had',
      { addons: [seats(3, 30)] },
      nothing,
      [
        ['REMOVAL', -80, 1],
        ['ADDON', 60],
      ],
    ],
    ['as many seats', { addons: [seats(4, 30)] }, nothing, []],
    ['no seats', { addons: [] }, nothing, [['REMOVAL', -80, 1]]],
    [
      'no seats, for a fee',
      { addons: [] },
      { keptFee: 30, waive: false },
      [
        ['REMOVAL', -80, 1],
        ['KEPT_ON_CANCELLATION', 30],
      ],
    ],
    [
      'no seats, for more than they cost',
      { addons: [] },
      { keptFee: 81, waive: false },
      ['KEPT_FEE_TOO_HIGH'],
    ],
    [
      'more seats that are not charged',
      { addons: [seats(5, 30)] },
      { keptFee: 0, waive: true },
      [
        ['ADDON', 30],
        ['ADJUSTMENT', -30],
      ],
    ],
  ] as const)('%s', (_what, wanted, settlement, expected) => {
    expect(added(sent, wanted, settlement)).toEqual(expected);
  });

  it('are refused where a discount would exceed what is left', () => {
    const discounted = [...sent, line({ kind: 'COMP', title: 'Comp', unit: { usd: -1_000, cad: -1_100 } })];
    expect(added(discounted, { package: packageOf('silver', 700), addons: [] })).toEqual([
      'ADJUSTMENT_BELOW_ZERO',
    ]);
  });
});

describe('the money of an amendment', () => {
  const sent = [packageOf('gold', 1_000), seats(4, 20)];
  const inCad = (wanted: WantedLines, settlement: typeof nothing) =>
    amendLines(sent, wanted, { settlement, currency: 'CAD', titles, note: 'because' });

  it('may be kept whole', () => {
    expect(added(sent, { addons: [] }, { keptFee: 80, waive: false })).toEqual([
      ['REMOVAL', -80, 1],
      ['KEPT_ON_CANCELLATION', 80],
    ]);
  });

  it('is kept and waived in the currency of the order', () => {
    expect(inCad({ addons: [] }, { keptFee: 30, waive: false })).toMatchObject({
      added: [{ kind: 'REMOVAL' }, { title: 'Fee', note: 'because', unit: { usd: 0, cad: 30 } }],
      difference: { usd: -80, cad: -50 },
    });
    expect(inCad({ addons: [seats(5, 30)] }, { keptFee: 0, waive: true })).toMatchObject({
      added: [{ kind: 'ADDON' }, { title: 'Not charged', note: 'because', unit: { usd: 0, cad: -30 } }],
      difference: { usd: 30, cad: 0 },
    });
  });

  it('is not waived where nothing is to pay', () => {
    expect(added(sent, { addons: [seats(4, 20)] }, { keptFee: 0, waive: true })).toEqual([]);
    expect(added(sent, { addons: [] }, { keptFee: 0, waive: true })).toEqual([['REMOVAL', -80, 1]]);
  });

  it('may go down to 0', () => {
    const comp = line({ kind: 'COMP', title: 'Comp', unit: { usd: -1_000, cad: -1_100 } });
    expect(added([...sent, comp], { addons: [] })).toEqual([['REMOVAL', -80, 1]]);
  });
});

describe('options of add-ons', () => {
  const shirt = (key: string, quantity: number) =>
    line({ kind: 'ADDON', title: 'Shirt', addonId: 'shirt', key, quantity, unit: { usd: 30, cad: 30 } });

  it('are counted each by itself', () => {
    const lines = [packageOf('gold', 1_000), shirt('M', 2), shirt('L', 1), seats(4, 20), shirt('M', 1)];
    expect(Object.fromEntries(piecesOf(lines))).toEqual({ 'shirt/M': 3, 'shirt/L': 1, 'seats/Seats': 4 });
    expect(pieceKey({ addonId: null, key: null })).toBe('/');
  });

  it('change each by itself', () => {
    expect(added([shirt('M', 2), shirt('L', 3)], { addons: [shirt('L', 3), shirt('M', 3)] })).toEqual([
      ['ADDON', 30],
    ]);
    expect(added([shirt('M', 2), shirt('L', 3)], { addons: [shirt('M', 2), shirt('L', 1)] })).toEqual([
      ['REMOVAL', -90, 1],
      ['ADDON', 30],
    ]);
  });

  it('are declined once, whatever the quantity', () => {
    const amended = amend([], {
      addons: [line({ kind: 'ADDON', title: 'Bus', addonId: 'bus', key: 'No', quantity: 3 })],
    });
    expect(amended).toMatchObject({ added: [{ key: 'No', quantity: 1 }] });
  });
});

it('after any amendments the lines in force are what was wanted last, and lines only grow', () => {
  const wish = fc.record({
    package: fc.option(fc.tuple(fc.constantFrom('gold', 'silver', 'day'), fc.nat(2_000)), { nil: undefined }),
    seats: fc.option(fc.tuple(fc.nat(9), fc.nat(50)), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 8 }), (wishes) => {
      const lines: LineItem[] = [packageOf('gold', 1_000), seats(2, 20)];
      let [packageId, quantity] = ['gold', 2];
      for (const one of wishes) {
        const wanted = {
          package: one.package && packageOf(...one.package),
          addons: one.seats && (one.seats[0] > 0 ? [seats(...one.seats)] : []),
        };
        const amended = amend(lines, wanted);
        if ('refusal' in amended) throw new Error(amended.refusal);
        const before = [...lines];
        lines.push(...amended.added);
        packageId = one.package?.[0] ?? packageId;
        quantity = one.seats?.[0] ?? quantity;
        expect(lines.slice(0, before.length)).toEqual(before);
        expect(netOf(lines).usd).toBe(netOf(before).usd + amended.difference.usd);
      }
      const inForce = linesInForce(lines).map(({ line: one }) => one);
      expect(inForce.filter(({ kind }) => kind === 'PACKAGE').map((one) => one.packageId)).toEqual([
        packageId,
      ]);
      expect(piecesOf(lines).get(pieceKey(seats(1, 1))) ?? 0).toBe(quantity);
      // What is taken off and what takes it off are together nothing.
      expect(netOf(inForce)).toEqual(netOf(lines));
    }),
  );
});
