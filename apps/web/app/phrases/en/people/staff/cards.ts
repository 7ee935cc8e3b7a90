import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const title = 'Food and access';
export const intro =
  'What the kitchen, the hotel and the halls have to expect, as families told it for each person who attends.';
export const chooseConvention = 'Choose one convention';
export const chooseConventionText = 'Numbers of several conventions would be of no use to a kitchen.';
export const filledIn = ({ cards, people }: { cards: number; people: number }) =>
  `${cards} of ${plural(people, { one: '1 person', other: `${people} people` })} told so far`;
export const notAskedMore =
  'Whoever has told nothing yet counts as without needs; a child without an answer counts as "no" to photographs.';
export const otherwise = 'In words';
export const forTheKitchen = 'For the kitchen';
export const forHotelAndHalls = 'For hotel and halls';
export const photographs = 'Photographs and book';
export const notPhotographed = 'Must not be photographed';
export const notPrinted = 'Not in the printed book';
export const peopleWithNeeds = 'People with needs';
export const recordedHint = 'The log keeps who looked at this list.';
export const need = 'Need';
export const searchLabel = 'Name or number';
export const personCount = (count: number) => plural(count, { one: '1 person', other: `${count} people` });
export const nobody = 'Nobody here';
export const nobodyText = 'No one who attends has told of such a need.';
export const name = 'Name';
export const registration = 'Registration';
export const foodOf = 'Food';
export const accessOf = 'Access';
export const healthAndContact = 'Health and contact';
export const open = 'Open';
export const opening = 'Opening…';
export const openFor = ({ name }: Values<'name'>) => `Health notes and emergency contact of ${name}`;
export const openHint = 'Opening is recorded at the registration, with your name.';
export const healthNotes = 'Health notes';
export const emergencyContact = 'Emergency contact';
