import fc from 'fast-check';
import { expect, it } from 'vitest';

import { linesInForce } from '../pricing/lines-in-force.ts';
import { netOf } from '../pricing/adjustment-line.ts';
import type { LineItem } from '../pricing/addon-lines.ts';
import { amendLines } from './amend-lines.ts';
import { reverseLines, withoutUndone } from './reverse-lines.ts';

const titles = { takenOff: (title: string) => `Without ${title}`, keptFee: 'Fee', waived: 'Free' };
const words = { takenOff: titles.takenOff, note: 'Undone' };

const line = (of: Partial<LineItem> & Pick<LineItem, 'kind' | 'title'>): LineItem => ({
  packageId: null,
  addonId: null,
  key: null,
  quantity: 1,
  unit: { usd: 100, cad: 130 },
  ...of,
});
const packageOf = (name: string, usd: number) =>
  line({ kind: 'PACKAGE', title: name, packageId: name, unit: { usd, cad: usd } });
const seats = (quantity: number) =>
  line({ kind: 'ADDON', title: 'Seats', addonId: 'banquet', key: 'Seats', quantity });

const start = [packageOf('Silver', 600), seats(3)];

const wanted = fc.record({
  package: fc.option(fc.constantFrom(packageOf('Gold', 900), packageOf('Silver', 700)), { nil: undefined }),
  addons: fc.option(
    fc.nat(6).map((quantity) => (quantity === 0 ? [] : [seats(quantity)])),
    { nil: undefined },
  ),
});
const settlement = fc.record({ keptFee: fc.constantFrom(0, 50), waive: fc.boolean() });

/** What is in force, whatever its position and note. */
const inForce = (lines: readonly LineItem[]) =>
  linesInForce(lines)
    .map(({ line: { kind, title, quantity, unit } }) => JSON.stringify({ kind, title, quantity, unit }))
    .toSorted();

it('reversing any change leaves what was in force before, at the old prices, and no trace for the family', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(wanted, settlement), { minLength: 1, maxLength: 4 }), (changes) => {
      let lines: LineItem[] = start;
      for (const [index, [change, how]] of changes.entries()) {
        const amended = amendLines(lines, change, { settlement: how, currency: 'USD', titles, note: 'Why' });
        if ('refusal' in amended) continue;
        const changed = [...lines, ...amended.added];
        const span = { first: lines.length, count: amended.added.length };
        const reversed = [...changed, ...reverseLines(changed, span, words)];
        expect(inForce(reversed)).toEqual(inForce(lines));
        expect(netOf(reversed)).toEqual(netOf(lines));
        expect(withoutUndone(reversed, words.note)).toEqual(withoutUndone(lines, words.note));
        // Some changes stay, some are undone, in any order.
        lines = index % 2 === 0 ? reversed : changed;
      }
    }),
  );
});

it('without what was undone, removals name the lines that are left', () => {
  const removal = (removesPosition: number, note: string) => ({
    ...line({ kind: 'REMOVAL', title: 'Without', note }),
    removesPosition,
  });
  const lines = [
    packageOf('Silver', 600),
    seats(3),
    // Added, and taken back.
    seats(1),
    removal(2, words.note),
    // Stays.
    removal(1, 'Asked for'),
    // Taken off, and added again.
    removal(0, 'Asked for'),
    { ...packageOf('Silver', 600), note: words.note },
    // Added, stays, and is taken off.
    seats(2),
    removal(7, 'Asked for'),
  ];
  const places = withoutUndone(lines, words.note).map(({ kind, removesPosition }) => [kind, removesPosition]);
  expect(places).toEqual([
    ['PACKAGE', undefined],
    ['ADDON', undefined],
    ['REMOVAL', 1],
    ['ADDON', undefined],
    ['REMOVAL', 3],
  ]);
});

it('of an undo at the end nothing is left', () => {
  expect(withoutUndone([...start, seats(1), { ...seats(1), note: words.note }], words.note)).toEqual(start);
  expect(withoutUndone(start, words.note)).toEqual(start);
});

it('taking a change back adds what it took off, with the note of the undo', () => {
  const amended = amendLines(
    start,
    { package: packageOf('Gold', 900) },
    { settlement: { keptFee: 0, waive: false }, currency: 'USD', titles, note: 'Why' },
  );
  if ('refusal' in amended) throw new Error(amended.refusal);
  const span = { first: start.length, count: amended.added.length };
  expect(reverseLines([...start, ...amended.added], span, words)).toMatchObject([
    { kind: 'REMOVAL', title: 'Without Gold', note: 'Undone', removesPosition: 3, unit: { usd: -900 } },
    { kind: 'PACKAGE', title: 'Silver', note: 'Undone', unit: { usd: 600 } },
  ]);
});
