import { expect, it } from 'vitest';
import type { z } from 'zod';

import { todayUtc } from '../fields/dates/date-of-birth.ts';
import { profileForm } from './profile/profile-form.ts';
import { profilePayload } from './profile/profile-payload.ts';

const shared = {
  firstName: 'Annamma',
  lastName: 'Chacko',
  nickName: '',
  gender: 'FEMALE',
  familyName: 'Vallathara',
  familyFaith: 'Knanaya Catholic',
  placeInKerala: 'Kottayam',
  parishInKerala: 'Kaipuzha',
  otherParish: '',
  maritalStatus: 'MARRIED',
  organization: 'ORG10025',
  country: 'USA',
  nearByCity: 'Chicago',
  mobile: { countryCode: '+1', phoneNumber: '3125550142' },
};
const address = { addressLine1: '14 Maple Street', city: 'Skokie', state: 'Illinois', postCode: '60076' };
const email = 'annamma@example.org';
const form = { ...shared, ...address, email, confirmEmail: email, month: '03', year: '1984', day: '15' };
const payload = { ...shared, email, address: { ...address, country: 'USA' }, dob: '1984-03-15' };

/** The first sentence at each field, as a form shows it. */
function sentences(schema: z.ZodType, value: object): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(value).error?.issues ?? [])
    found[path.join('.')] ??= message;
  return found;
}

const required = 'This field is required';
const thisYear = todayUtc().slice(0, 4);

/** Field, what is typed, what is said: the same on the form and on the wire. */
const rows: [keyof typeof shared | keyof typeof address, unknown, string | undefined][] = [
  ['firstName', 'Annamma', undefined],
  ['firstName', '', required],
  ['firstName', 'An', 'First Name must be alphabetical (3-40 chars)!'],
  ['firstName', 'Annamma 2', 'First Name must be alphabetical (3-40 chars)!'],
  ['firstName', 'A'.repeat(41), 'First Name must be alphabetical (3-40 chars)!'],
  ['lastName', ' ', required],
  ['lastName', 'K', undefined],
  ['lastName', 'K'.repeat(41), 'Last Name must be 1-40 chars!'],
  ['nickName', '', undefined],
  ['nickName', 'Jo', 'Nickname must be 3-40 chars!'],
  ['gender', '', required],
  ['familyName', '', required],
  ['familyName', 'Va', 'Family Name must be 3-80 chars!'],
  ['familyFaith', 'Other', required],
  ['placeInKerala', '', required],
  ['placeInKerala', 'K', 'Place in Kerala must be 2-80 chars!'],
  ['parishInKerala', '', required],
  ['maritalStatus', '', required],
  ['organization', '', required],
  ['country', '', required],
  ['nearByCity', '', required],
  ['nearByCity', 'Ch', 'Nearby Big City must be 3-85 chars!'],
  ['addressLine1', '', required],
  ['addressLine1', '14', 'Address must be 3-100 chars!'],
  ['city', 'Sk', 'City is not valid!'],
  ['state', 'Illinois 2', 'State is not valid!'],
  ['postCode', '', required],
  ['postCode', '6007', 'Invalid postal code!'],
  ['postCode', '60076-1234', undefined],
];

it.each(rows)('%s %j: %s', (field, value, sentence) => {
  const isAddress = field in address;
  const wire = isAddress
    ? { ...payload, address: { ...payload.address, [field]: value } }
    : { ...payload, [field]: value, ...(field === 'country' && { address }) };
  expect(sentences(profileForm, { ...form, [field]: value })).toEqual(sentence ? { [field]: sentence } : {});
  const at = isAddress ? `address.${field}` : field;
  expect(sentences(profilePayload, wire)).toEqual(sentence ? { [at]: sentence } : {});
});

it.each([
  ['312555014', 'Mobile must be 10 digits!'],
  ['', required],
  ['0312555014x', 'Mobile must be 10 digits!'],
])('mobile %j', (phoneNumber, sentence) => {
  const mobile = { countryCode: '+1', phoneNumber };
  expect(sentences(profileForm, { ...form, mobile })).toEqual({ 'mobile.phoneNumber': sentence });
  expect(sentences(profilePayload, { ...payload, mobile })).toEqual({ 'mobile.phoneNumber': sentence });
});

it.each([
  [{ confirmEmail: 'other@example.org' }, { confirmEmail: 'Emails do not match!' }],
  [
    { email: 'x', confirmEmail: 'x' },
    { email: 'Email is invalid!', confirmEmail: 'Email is invalid!' },
  ],
  [{ month: '' }, { month: required }],
  [{ year: '' }, { year: required }],
  [{ month: '02', day: '30' }, { day: 'Please enter correct date' }],
  [{ day: '' }, {}],
  [{ year: thisYear }, { year: 'You must be between 18 and 99 years old.' }],
  [{ parishInKerala: 'Other' }, { otherParish: required }],
  [{ parishInKerala: 'Other', otherParish: 'Uzhavoor' }, {}],
])('the form alone: %j', (changes, expected) => {
  expect(sentences(profileForm, { ...form, ...changes })).toEqual(expected);
});

it.each([
  [{ email: 'x' }, { email: 'Email is invalid!' }],
  [{ email: undefined }, {}],
  [{ dob: '' }, { dob: required }],
  [{ dob: `${thisYear}-01-01` }, { dob: 'You must be between 18 and 99 years old.' }],
  [{ parishInKerala: 'Other' }, { otherParish: required }],
  [{ country: 'CAN' }, { 'address.postCode': 'Invalid postal code!', 'address.country': required }],
])('the wire alone: %j', (changes, expected) => {
  expect(sentences(profilePayload, { ...payload, ...changes })).toEqual(expected);
});
