import type { Values } from '@sangamam/contract/phrases/values';

export const travelPlans = 'Travel plans';
export const change = ({ name }: Values<'name'>) => `Change ${name}`;
export const airport = 'airport';
export const code = 'Code';
export const theThreeLettersOnTheTicket = 'The three letters on the ticket, such as MCO.';
export const name = 'Name';
export const thisWasNotSaved = 'This was not saved';
export const isSaved = ({ name }: Values<'name'>) => `${name} is saved`;
export const offeredInForms = 'Offered in forms';
export const hiddenOnesStayWithThoseWho = 'Hidden ones stay with those who have chosen them.';
export const placeInTheList = 'Place in the list';
export const lowerNumbersComeFirstEqualOnes = 'Lower numbers come first; equal ones are sorted by name.';
export const save = 'Save';
export const cancel = 'Cancel';
export const search = ({ plural }: Values<'plural'>) => `Search ${plural}`;
export const noYet = ({ noun }: Values<'noun'>) => `No ${noun} yet`;
export const nothingFitsTheseWords = 'Nothing fits these words';
export const familiesChooseFromTheThatYou = ({ plural }: Values<'plural'>) =>
  `Families choose from the ${plural} that you add here.`;
export const tryFewerLetters = 'Try fewer letters.';
export const deleteLabel = 'Delete';
export const isDeleted = ({ name }: Values<'name'>) => `${name} is deleted`;
export const goesForGoodToOfferIt =
  'will be gone for good. To stop offering it for a while, hide it instead.';
export const state = 'State';
export const offered = 'Offered';
export const hidden = 'Hidden';
export const actions = 'Actions';
export const change2 = 'Change';
export const localUnit = 'local unit';
export const localUnits = 'local units';
export const people = 'People';
export const addAn = ({ noun }: Values<'noun'>) => `Add an ${noun}`;
export const addA = ({ noun }: Values<'noun'>) => `Add a ${noun}`;
export const anyoneWhoHasChosenItKeeps = 'Anyone who has chosen it keeps its current name.';
