import { expect, it } from 'vitest';

import { parishes } from './parishes.ts';

/** A phonetic key of a place name: the same place is written with one letter or two, with or without a j. */
const soundOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/,(?! knanaya jacobite).*/u, '')
    .replaceAll('nj', 'n')
    .replaceAll(/(\p{L})\1+/gu, '$1');

it('the list names each parish once, whatever its spelling', () => {
  const sounds = Object.values(parishes).map(soundOf);
  const twice = sounds.filter((sound, index) => sounds.indexOf(sound) !== index);
  expect(twice).toEqual([]);
  // Duplicates that it must detect, and similar names that it must not.
  expect(soundOf('Neezhoor')).toBe(soundOf('Njeezhoor'));
  expect(soundOf("Kallissery, St. Mary's Forane")).not.toBe(soundOf('Kallissery, Knanaya Jacobite'));
});
