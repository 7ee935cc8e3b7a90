import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const search = 'Search';
export const keys = 'Ctrl K';
export const searchEverybody = 'Search everybody';
export const searchHint = 'Name, house name, phone, email, city, address, number or payment reference';
export const found = 'Registrations found';
export const typeTwoLetters = 'Type at least two letters. All conventions are searched.';
export const searching = 'Searching …';
export const nothingFound = ({ text }: Values<'text'>) => `Nothing found for “${text}”.`;
export const foundCount = (count: number) =>
  plural(count, { one: '1 registration found', other: `${count} registrations found` });
export const cutTo = ({ count, total }: { count: number; total: number }) =>
  `${count} of ${total} registrations. Type more to narrow it down.`;
export const similarName = 'Similar name';
export const personFound = ({ text, relationship }: Values<'text' | 'relationship'>) =>
  `${text}, ${relationship}`;
export const withAge = ({ person, age }: Values<'person' | 'age'>) => `${person}, ${age}`;
export const textFound = ({ label, text }: Values<'label' | 'text'>) => `${label}: ${text}`;
export const labels = {
  NUMBER: 'Number',
  FAMILY_NAME: 'House name',
  EMAIL: 'Email',
  PHONE: 'Phone',
  CITY: 'City',
  ADDRESS: 'Address',
  REFERENCE: 'Payment reference',
} as const;
