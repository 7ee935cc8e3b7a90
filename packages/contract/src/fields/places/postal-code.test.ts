import { expect, it } from 'vitest';

import { isPostalCode, mayLackPostalCode, postalCodeFault } from './postal-code.ts';
import { postalCodeFormats } from './postal-code-formats.ts';

it.each([
  ['60076', 'USA'],
  ['60076-1234', 'USA'],
  ['M5V 3L9', 'CAN'],
  ['M5V3L9', 'CAN'],
  ['686 001', 'IND'],
  ['SW1A 1AA', 'GBR'],
  ['EC1A1BB', 'GBR'],
  ['3000', 'AUS'],
  ['80331', 'DEU'],
  ['D02 AF30', 'IRL'],
  ['1012 AB', 'NLD'],
])('%s is a postal code of %s', (code, country) => expect(isPostalCode(code, country)).toBe(true));

it.each([
  ['6007', 'USA'],
  ['60076-12', 'USA'],
  ['D5V 3L9', 'CAN'],
  ['60076', 'CAN'],
  ['086001', 'IND'],
  ['30000', 'AUS'],
  ['SW1A', 'GBR'],
  ['', 'DEU'],
  ['x'.repeat(11), 'DEU'],
])('%j is not a postal code of %s', (code, country) => expect(isPostalCode(code, country)).toBe(false));

const say = { required: 'required', invalid: 'invalid' };

it.each([
  ['', 'USA', 'required'],
  ['', '', 'required'],
  ['', 'ARE', undefined],
  ['', 'QAT', undefined],
  ['00000', 'ARE', undefined],
  ['12', 'USA', 'invalid'],
  ['12', '', undefined],
])('%j in %j: %s', (postCode, country, fault) =>
  expect(postalCodeFault({ postCode, country }, say)).toBe(fault),
);

it('the table of postal codes has each country once', () => {
  const countries = postalCodeFormats.flatMap(([, codes]) => codes.split(' '));
  expect(countries.filter((code) => !/^[A-Z]{3}$/u.test(code))).toEqual([]);
  expect(new Set(countries).size).toBe(countries.length);
  expect(mayLackPostalCode('USA')).toBe(false);
});
