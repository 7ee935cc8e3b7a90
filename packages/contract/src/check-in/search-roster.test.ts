import { expect, it } from 'vitest';

import { formatRegistrationNumber } from '../orders/registration-number.ts';
import type { DeskFamily } from './desk-family.ts';
import { searchRoster } from './search-roster.ts';

const family = (serial: number, familyName: string, ...names: string[]): DeskFamily => ({
  _id: `order-${serial}`,
  tmpConvRegNo: formatRegistrationNumber('T', serial),
  permConvRegNo: formatRegistrationNumber('R', serial),
  registrantName: names[0] ?? '',
  familyName,
  localUnitName: 'Chicago',
  standing: 'CONFIRMED',
  gate: [],
  people: names.map((name) => ({ _id: name, name, ageGroup: 'ADULT', attending: true, arrival: null })),
});

const roster = [
  family(2, 'Manjadi', 'Thomas Kizhakkedam', 'Merin Kizhakkedam'),
  family(3, 'Puthen', 'ജോമോൻ Puthenpura', 'Merin Puthenpura'),
  family(4, 'Manjadi', 'Anna Manjadi'),
];
const found = (text: string) => searchRoster(roster, text).map(({ _id }) => _id);
const number = formatRegistrationNumber('R', 3);

it.each([
  ['merin', ['order-2', 'order-3']],
  ['THOM merin', ['order-2']],
  ['manjadi', ['order-4', 'order-2']],
  ['ജോമോ', ['order-3']],
  [number, ['order-3']],
  [formatRegistrationNumber('T', 3).toLowerCase(), ['order-3']],
  [`${number.slice(0, 3)} ${number.slice(3)}`, ['order-3']],
  [`https://example.org/?number=${number}`, ['order-3']],
  ['zacharias', []],
  ['  ', []],
])('%s finds %j', (text, ids) => {
  expect(found(text)).toEqual(ids);
});

it('a number with one mistake finds its family', () => {
  expect(found(number.slice(0, -1))).toContain('order-3');
});

it('a part of a number finds its families', () => {
  const part = /\d/u.exec(number)?.[0] ?? '';
  expect(found(part)).toContain('order-3');
});
