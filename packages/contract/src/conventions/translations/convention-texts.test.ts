import { expect, it } from 'vitest';

import type { CatalogueAddon } from '../addons/addon.ts';
import {
  nameOfOption,
  rewordAddon,
  rewordLine,
  rewordPackage,
  rewordSelected,
  sayBy,
  textsOf,
  type WordedConvention,
} from './convention-texts.ts';

const convention: WordedConvention = {
  _id: 'c',
  name: 'Sangamam',
  packages: [
    {
      _id: 'p',
      name: 'Gold',
      shortDescription: 'All of it',
      benefits: ['Meals', 'Room'],
      offers: [{ offerDescription: 'Early' }],
    },
    { _id: 'q', name: 'Silver', shortDescription: ' ', benefits: ['Meals'], offers: [] },
  ],
  addons: [
    {
      _id: 'a',
      title: 'Shirt',
      shortDescription: 'Of cotton',
      options: [{ key: 'Small' }, { key: 'Large' }],
    },
    { _id: 'b', title: 'Meals', shortDescription: '', options: [{ key: 'ADULT' }, { key: 'CHILDREN' }] },
    { _id: 'd', title: 'Lamp', shortDescription: '', options: [{ key: 'Yes' }] },
  ],
};

const say = sayBy([
  { en: 'Gold', ml: 'സ്വർണം' },
  { en: 'Meals', ml: 'ഭക്ഷണം' },
  { en: 'Early', ml: 'നേരത്തേ' },
  { en: 'Shirt', ml: 'ഷർട്ട്' },
  { en: 'Small', ml: 'ചെറുത്' },
  { en: 'Yes', ml: 'അതെ' },
]);

it('every text is listed once, in the order of families, with its place', () => {
  const texts = textsOf(convention);
  expect(texts.map(({ part, about, field, text }) => [part, about, field, text].join(' | '))).toEqual([
    'CONVENTION | Sangamam | NAME | Sangamam',
    'PACKAGE | Gold | NAME | Gold',
    'PACKAGE | Gold | DESCRIPTION | All of it',
    'PACKAGE | Gold | BENEFIT | Meals',
    'PACKAGE | Gold | BENEFIT | Room',
    'PACKAGE | Gold | OFFER | Early',
    'PACKAGE | Silver | NAME | Silver',
    'ADDON | Shirt | NAME | Shirt',
    'ADDON | Shirt | DESCRIPTION | Of cotton',
    'ADDON | Shirt | OPTION | Small',
    'ADDON | Shirt | OPTION | Large',
    'ADDON | Lamp | NAME | Lamp',
  ]);
  expect(texts[1]).toMatchObject({ id: 'p' });
});

it('a package has its translated texts, and the English ones of those without a translation', () => {
  const [gold] = convention.packages;
  expect(gold && rewordPackage(gold, say)).toEqual({
    _id: 'p',
    name: 'സ്വർണം',
    shortDescription: 'All of it',
    benefits: ['ഭക്ഷണം', 'Room'],
    offers: [{ offerDescription: 'നേരത്തേ' }],
  });
});

const base = { _id: 'a', conventionId: 'c', title: 'Shirt', shortDescription: 'Of cotton' };

it('options keep the keys by which they are chosen, and get names beside them', () => {
  const addon: CatalogueAddon = {
    ...base,
    type: 'MULTIPLE_OPTIONS',
    multipleOptions: [
      { label: 'Small', price: 5, cadPrice: 6 },
      { label: 'Large', price: 5, cadPrice: 6 },
    ],
  };
  expect(rewordAddon(addon, say)).toEqual({ ...addon, title: 'ഷർട്ട്', optionNames: { Small: 'ചെറുത്' } });
});

it('an answer that all add-ons have is no text of this one', () => {
  const addon: CatalogueAddon = { ...base, type: 'YES_NO', yesOrNo: { price: 5, cadPrice: 6 } };
  expect(rewordAddon(addon, say)).toEqual({ ...addon, title: 'ഷർട്ട്' });
  expect(nameOfOption('Yes', say)).toEqual({});
});

it('what was chosen keeps its key, too, and a line has both texts', () => {
  const data = { key: 'Small', value: { price: 5, quantity: 2 } };
  const selected = { type: 'MULTIPLE_OPTIONS', addonId: 'a', title: 'Shirt', data } as const;
  expect(rewordSelected(selected, say)).toEqual({ ...selected, title: 'ഷർട്ട്', optionName: 'ചെറുത്' });
  expect(rewordLine({ title: 'Shirt', detail: 'Large' }, say)).toEqual({ title: 'ഷർട്ട്', detail: 'Large' });
});
