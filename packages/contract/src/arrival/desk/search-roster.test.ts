import { expect, it } from 'vitest';

import { formatRegistrationNumber } from '../../orders/registration-number.ts';
import type { DeskFamily } from './desk-family.ts';
import { isSimilarFamily, searchRoster } from './search-roster.ts';

const family = (serial: number, familyName: string, ...names: string[]): DeskFamily => ({
  _id: `order-${serial}`,
  tmpConvRegNo: formatRegistrationNumber('T', serial),
  permConvRegNo: formatRegistrationNumber('R', serial),
  registrantName: names[0] ?? '',
  familyName,
  localUnitName: 'Chicago',
  standing: 'CONFIRMED',
  gate: [],
  specialRequest: '',
  packageName: null,
  addons: [],
  hotel: null,
  shuttles: [],
  people: names.map((name) => ({
    _id: name,
    name,
    ageGroup: 'ADULT',
    attending: true,
    lacksConsent: false,
    hasNeeds: false,
    arrival: null,
  })),
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

it('the beginning of a number finds its families where no name fits', () => {
  const letters = /^[A-Z]+/u.exec(formatRegistrationNumber('T', 4))?.[0] ?? '';
  expect(found(letters.slice(0, 3))).toContain('order-4');
});

it('the registrant whose words these are comes first, then others, then parts, then other spellings', () => {
  const families = [
    family(11, 'Vayal', 'Aby Thommas', 'George Aby'),
    family(12, 'Vayal', 'Bijo Vayal', 'Thomas Bijo', 'George Bijo'),
    family(13, 'Vayal', 'Thomas Georgekutty'),
    family(14, 'Vayal', 'Anna Vayal', 'Thomas George'),
    family(15, 'Vayal', 'Zubin Vayal', 'Tomas George'),
    family(16, 'Vayal', 'George Thomas'),
  ];
  const ids = searchRoster(families, 'thomas george').map(({ _id }) => _id);
  expect(ids).toEqual(['order-16', 'order-14', 'order-13', 'order-12', 'order-15', 'order-11']);
  const similar = families.filter((one) => isSimilarFamily(one, 'thomas george')).map(({ _id }) => _id);
  expect(similar).toEqual(['order-11', 'order-15']);
});

it('one wrong letter counts only where nobody has the name', () => {
  const families = [family(21, 'Vayal', 'Liju Kizhakkedam'), family(22, 'Vayal', 'Siju Kizhakedam')];
  expect(searchRoster(families, 'kizhakedam').map(({ _id }) => _id)).toEqual(['order-22']);
  expect(searchRoster(families, 'kizhakkedan').map(({ _id }) => _id)).toEqual(['order-21']);
});
