import type { Absence } from '@sangamam/contract/arrival/absent/absent-endpoints';
import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const notHereYet = 'Not here yet';
export const whoIsMissing = 'Confirmed families with somebody missing.';
export const familyCount = (count: number) => plural(count, { one: '1 family', other: `${count} families` });
export const searchFamilies = 'Search by registrant or number';
export const missing = 'Missing';
export const absences: Readonly<Record<Absence, string>> = {
  NOBODY_HERE: 'Nobody here yet',
  SOME_HERE: 'Some missing',
};
export const convention = 'Convention';
export const family = 'Family';
export const localUnit = 'Local unit';
export const here = 'Here';
export const phone = 'Phone';
export const noPhone = 'No phone number';
export const arrives = 'Arrives';
export const notSaid = 'Arrival not said';
export const flightAt = ({ flight, time }: Values<'flight' | 'time'>) => `${flight} at ${time}`;
export const registrarsSeePhones = 'Phone numbers and flights are shown to registrars.';
export const nobodyMissing = 'No families here';
export const nobodyMatches = 'Everybody is here, or nobody matches search and filter.';
