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
export const byMeal = 'By meal';
export const byMealHint =
  'Who is there at each meal, by the travel plans of families. A family without one counts for every meal.';
export const numbersOf = ({ convention, day }: Values<'convention' | 'day'>) =>
  `${convention}, numbers of ${day}`;
export const printByMeal = 'Print by meal';
export const noMealsYet =
  'Numbers for each meal appear here once the convention has meals: an administrator enters them with its details.';
export const meal = 'Meal';
export const mealAt = ({ name, day, time }: Values<'name' | 'day' | 'time'>) => `${name}, ${day} ${time}`;
export const eat = 'People';
export const needOfCount = ({ need, count }: { need: string; count: number }) => `${need} ${count}`;
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
export const emergencySheet = 'Emergency sheet';
export const emergencyIntro =
  'Whom to call and what a doctor should know, family by family, to print for the safe of the arrival desk.';
export const emergencyHint =
  'Opening it is recorded as one look at everything. Print as few as you need, and destroy them after the convention.';
export const openSheet = 'Open the sheet';
export const print = 'Print';
export const noFamilyYet = 'No family has told anything yet';
export const noFamilyText = 'The sheet fills as families answer Food and care on their checklist.';
export const familyCount = (count: number) => plural(count, { one: '1 family', other: `${count} families` });
export const aged = ({ name, age }: { name: string; age: number }) => `${name} (${age})`;
export const callRegistrant = ({ name, phone }: Values<'name' | 'phone'>) => `${name}, ${phone}`;
export const allergicTo = ({ foods }: Values<'foods'>) => `Allergic to ${foods}`;
export const unreadable = 'Cannot be read: the key is lost';
