import { describe, expect, it } from 'vitest';

import type { CatalogueAddon } from '../../conventions/addons/addon.ts';
import { addonLines, isOnOffer, isPurchase, type AddonChoice } from './addon-lines.ts';
import { priceIn, sumPrices, timesQuantity } from './price-list.ts';

const base = { conventionId: 'c', shortDescription: '' };
const catalogue: CatalogueAddon[] = [
  { ...base, _id: 'shuttle', title: 'Shuttle', type: 'YES_NO', yesOrNo: { price: 40, cadPrice: 55 } },
  {
    ...base,
    _id: 'golf',
    title: 'Golf',
    type: 'MULTIPLE_OPTIONS',
    multipleOptions: [
      { label: 'Nine holes', price: 60, cadPrice: 80 },
      { label: 'Eighteen holes', price: 100, cadPrice: 135 },
    ],
  },
  {
    ...base,
    _id: 'book',
    title: 'Book',
    type: 'SINGLE_FIELD',
    singleField: { label: 'Copies', price: 20, cadPrice: 27 },
  },
  {
    ...base,
    _id: 'banquet',
    title: 'Banquet',
    type: 'ADULT_CHILDREN',
    adultOrChildren: { adultPrice: 50, cadAdultPrice: 68, childrenPrice: 25, cadChildrenPrice: 34 },
  },
  {
    ...base,
    _id: 'jersey',
    title: 'Jersey',
    type: 'MULTIPLE_OPTIONS_WITH_TEXTBOX',
    multipleOptionsWithTextbox: [
      { label: 'M', price: 30 },
      { label: 'L', price: 32, cadPrice: 43 },
    ],
  },
];

const choice = (addonId: string, key: string, quantity = 1): AddonChoice => ({ addonId, key, quantity });

function totals(choices: AddonChoice[]) {
  const lines = addonLines(catalogue, choices);
  if (!lines) return undefined;
  const sum = sumPrices(lines.map(({ unit, quantity }) => timesQuantity(unit, quantity)));
  return [priceIn('USD', sum), priceIn('CAD', sum)];
}

describe('addonLines', () => {
  it.each<[string, AddonChoice[], number, number]>([
    ['nothing', [], 0, 0],
    ['Yes', [choice('shuttle', 'Yes')], 40, 55],
    ['No costs nothing', [choice('shuttle', 'No')], 0, 0],
    [
      'No costs nothing beside what is bought',
      [choice('shuttle', 'No'), choice('book', 'Copies', 2)],
      40,
      54,
    ],
    ['a flat option counts once whatever the quantity', [choice('golf', 'Eighteen holes', 9)], 100, 135],
    ['pieces', [choice('book', 'Copies', 99)], 1980, 2673],
    ['adults and children', [choice('banquet', 'ADULT', 2), choice('banquet', 'CHILDREN', 3)], 175, 238],
    ['a missing Canadian price is the same number', [choice('jersey', 'M', 2)], 60, 60],
    ['several labels', [choice('jersey', 'M'), choice('jersey', 'L', 2)], 94, 116],
    ['quantity 0 clears', [choice('book', 'Copies', 0)], 0, 0],
  ])('has the expected price: %s', (_name, choices, usd, cad) => {
    expect(totals(choices)).toEqual([usd, cad]);
  });

  it.each<[string, AddonChoice[]]>([
    ['an unknown add-on', [choice('boat', 'Yes')]],
    ['an unknown key', [choice('golf', 'Thirty-six holes')]],
    ['two options of one that takes one', [choice('golf', 'Nine holes'), choice('golf', 'Eighteen holes')]],
    ['the same key twice', [choice('book', 'Copies', 1), choice('book', 'Copies', 2)]],
  ])('refuses %s', (_name, choices) => {
    expect(addonLines(catalogue, choices)).toBeUndefined();
  });
});

describe('the answer No', () => {
  it.each([1, 0])('becomes a line of price 0 whatever its quantity (%i)', (quantity) => {
    const lines = addonLines(catalogue, [choice('shuttle', 'No', quantity)]);
    expect(lines).toMatchObject([
      { addonId: 'shuttle', key: 'No', title: 'Shuttle', quantity: 1, unit: { usd: 0, cad: 0 } },
    ]);
    expect(lines?.some(isPurchase)).toBe(false);
  });

  it('is refused together with Yes, and for an add-on without such a question', () => {
    expect(addonLines(catalogue, [choice('shuttle', 'No'), choice('shuttle', 'Yes')])).toBeUndefined();
    expect(addonLines(catalogue, [choice('golf', 'No')])).toBeUndefined();
  });
});

it.each([
  ['a package', { kind: 'PACKAGE', key: null }, true],
  ['an add-on', { kind: 'ADDON', key: 'Copies' }, true],
  ['an add-on that was declined', { kind: 'ADDON', key: 'No' }, false],
  ['a discount', { kind: 'DISCOUNT', key: null }, false],
] as const)('%s buys something: %j is %j', (_what, line, buys) => {
  expect(isPurchase(line)).toBe(buys);
});

it.each([
  ['golf', 'Nine holes', true],
  ['golf', 'Copies', false],
  ['golf', 'No', false],
  ['shuttle', 'Yes', true],
  ['shuttle', 'No', true],
  ['boat', 'Yes', false],
])('of %s the option %s is on offer: %j', (addonId, key, offered) => {
  expect(isOnOffer(catalogue, { addonId, key })).toBe(offered);
});
