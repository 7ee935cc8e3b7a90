import { expect, it } from 'vitest';

import { hotelFields } from './stay-form.ts';

const { phoneNumber, hotelName, address } = hotelFields;

it.each([
  ['the shortest phone number', phoneNumber, '911'],
  ['the longest phone number', phoneNumber, '1'.repeat(40)],
  ['the longest name of a hotel', hotelName, 'H'.repeat(120)],
  ['the longest address', address, 'A'.repeat(300)],
])('%s is accepted', (_, field, typed) => {
  expect(field.safeParse(typed).success).toBe(true);
});

it.each([
  ['a phone number of two digits', phoneNumber, '91'],
  ['a phone number of 41 digits', phoneNumber, '1'.repeat(41)],
  ['a phone number with letters', phoneNumber, '1-800-HOTEL'],
  ['a name of 121 letters', hotelName, 'H'.repeat(121)],
  ['an address of 301 letters', address, 'A'.repeat(301)],
])('%s is refused', (_, field, typed) => {
  expect(field.safeParse(typed).success).toBe(false);
});
