import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const travelPlans = 'Travel plans';
export const change = ({ name }: Values<'name'>) => `Change ${name}`;
export const airport = 'airport';
export const code = 'Code';
export const codeHint = 'The three letters on the ticket, such as MCO.';
export const name = 'Name';
export const thisWasNotSaved = 'This was not saved';
export const isSaved = ({ name }: Values<'name'>) => `${name} is saved`;
export const offeredInForms = 'Offered in forms';
export const offeredHint = 'People who have chosen a hidden one keep it.';
export const placeInTheList = 'Place in the list';
export const placeHint = 'Lower numbers come first; equal ones are sorted by name.';
export const save = 'Save';
export const search = ({ plural: noun }: Values<'plural'>) => `Search ${noun}`;
export const noYet = ({ noun }: Values<'noun'>) => `No ${noun} yet`;
export const nothingMatchesYourSearch = 'Nothing matches your search';
export const emptyText = ({ plural: noun }: Values<'plural'>) =>
  `Families choose from the ${noun} that you add here.`;
export const tryFewerLetters = 'Try fewer letters.';
export const deleteLabel = 'Delete';
export const isDeleted = ({ name }: Values<'name'>) => `${name} is deleted`;
export const deleteText = 'will be gone for good. To stop offering it for a while, hide it instead.';
export const state = 'State';
export const offered = 'Offered';
export const hidden = 'Hidden';
export const actions = 'Actions';
export const changeEntry = 'Change';
export const localUnit = 'local unit';
export const localUnits = 'local units';
export const people = 'People';
export const addAn = ({ noun }: Values<'noun'>) => `Add an ${noun}`;
export const addA = ({ noun }: Values<'noun'>) => `Add a ${noun}`;
export const nameHint = 'People who have chosen it keep its current name.';
export const of = ({ name }: Values<'name'>) => `of ${name}`;
export const registrantCount = (count: number) =>
  plural(count, { one: '1 registrant', other: `${count} registrants` });
