import type { AddonType } from '@sangamam/contract/conventions/addons/addon';

import type { NewOption } from '../factories/catalogue-repository.ts';

export interface DemoAddon {
  title: string;
  shortDescription: string;
  type: AddonType;
  options: readonly NewOption[];
}

/** The add-ons, at least one of each kind. Whole dollars. */
export const demoAddons: readonly DemoAddon[] = [
  {
    title: 'Airport shuttle',
    shortDescription:
      'From Orlando International to the hotel on Thursday and back on Sunday, for the whole family',
    type: 'YES_NO',
    options: [{ key: 'Yes', price: 60, cadPrice: 82 }],
  },
  {
    title: 'Theme park day',
    shortDescription: 'A day out on Friday by coach, with lunch. Children are 3 to 11 years old',
    type: 'ADULT_CHILDREN',
    options: [
      { key: 'ADULT', price: 120, cadPrice: 165 },
      { key: 'CHILDREN', price: 95, cadPrice: 130 },
    ],
  },
  {
    title: 'Banquet table',
    shortDescription: 'A table of your own for eight at the Saturday banquet',
    type: 'MULTIPLE_OPTIONS',
    options: [
      { key: 'Garden side', price: 150, cadPrice: 205, capacity: 20 },
      { key: 'Stage side', price: 250, cadPrice: 345, capacity: 6 },
    ],
  },
  {
    title: 'Convention jersey',
    shortDescription: 'In temple green with a gold border; choose how many of each size',
    type: 'MULTIPLE_OPTIONS_WITH_TEXTBOX',
    options: [
      { key: 'Children', price: 20, cadPrice: 27 },
      { key: 'Small', price: 25 },
      { key: 'Medium', price: 25 },
      { key: 'Large', price: 25 },
      { key: 'Extra large', price: 28, cadPrice: 38 },
    ],
  },
  {
    title: 'Souvenir book',
    shortDescription: 'Families, stories and photographs in 160 pages, waiting at the registration desk',
    type: 'SINGLE_FIELD',
    options: [{ key: 'Copies', price: 15, cadPrice: 20 }],
  },
  {
    title: 'Golf outing',
    shortDescription: 'Nine holes on Friday morning, clubs included',
    type: 'SINGLE_FIELD',
    options: [{ key: 'Players', price: 90, cadPrice: 125, capacity: 24 }],
  },
  {
    title: 'Youth night',
    shortDescription: 'Music, games and supper by the lake on Friday, 13 years and over',
    type: 'SINGLE_FIELD',
    options: [{ key: 'Tickets', price: 35, cadPrice: 48 }],
  },
  {
    title: 'Late check-out',
    shortDescription: 'Keep the room until 4 pm on Sunday',
    type: 'YES_NO',
    options: [{ key: 'Yes', price: 45, cadPrice: 62 }],
  },
];
