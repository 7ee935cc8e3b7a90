import { expect, it } from 'vitest';

import { packPlaces, unpackPlaces } from './packed-places.ts';

const places = {
  countries: [
    { code: 'CAN', shortCode: 'CA', name: 'Canada' },
    { code: 'CIV', shortCode: 'CI', name: "Côte d'Ivoire" },
  ],
  dialCodes: [
    { country: 'CA', value: '+1111', name: 'Canada' },
    { country: 'CI', value: '+225', name: 'Ivory Coast' },
    { country: 'XK', value: '+383', name: 'Kosovo' },
  ],
};

it('unpackPlaces restores what packPlaces packed, names that differ between the lists included', () => {
  expect(unpackPlaces(packPlaces(places))).toEqual(places);
});

it('packPlaces leaves out the name of a dial code that its country has already', () => {
  expect(packPlaces(places).dialCodes).toBe('CA\t+1111\nCI\t+225\tIvory Coast\nXK\t+383\tKosovo');
});

it('empty lists stay empty', () => {
  const none = { countries: [], dialCodes: [] };
  expect(unpackPlaces(packPlaces(none))).toEqual(none);
});
