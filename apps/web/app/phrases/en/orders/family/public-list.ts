import type { Values } from '@sangamam/contract/phrases/values';

export const convention = 'Convention';
export const selectAConvention = 'Select a convention';
export const show = 'Show';
export const pageOf = ({ page, totalPages }: Values<'page' | 'totalPages'>) =>
  `Page ${page} of ${totalPages}`;
export const name = 'Name';
export const familyName = 'Family Name';
export const localUnit = 'Local Unit';
export const allUnits = 'All units';
export const searchByName = 'Search by name';
export const peopleOfFamilies = ({ people, families }: Values<'people' | 'families'>) =>
  `${people} ${people === 1 ? 'person' : 'people'} of ${families} ${families === 1 ? 'family' : 'families'}`;
export const nobodyFits = 'No one of that name or unit';
export const showEverybody = 'Show everyone';
export const seeComing = ({ name }: Values<'name'>) => `See who is coming to ${name}`;
export const selectPrompt = 'Please select a convention from the list';
export const noRegisteredUsersPresent = 'No registered users present';
