import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const roomBlock = 'Room block';
export const intro =
  'The rooms that the hotel keeps for us, how they are taken up, and the rooms of each night.';
export const noBlockYet = 'The number of rooms that the hotel keeps is not entered yet.';
export const roomsKept = (count: number) =>
  plural(count, {
    one: 'The hotel keeps 1 room each night.',
    other: `The hotel keeps ${count} rooms each night.`,
  });
export const cutoffIn = ({ date, days }: { date: string; days: number }) =>
  days === 0
    ? `Cut-off is today, ${date}.`
    : plural(days, { one: `Cut-off is ${date}, tomorrow.`, other: `Cut-off is ${date}, in ${days} days.` });
export const cutoffWas = ({ date }: Values<'date'>) =>
  `Cut-off was ${date}: the hotel no longer keeps rooms for us.`;
export const cutoffOn = ({ date }: Values<'date'>) => `Cut-off ${date}`;
export const roomsNeeded = (count: number) =>
  plural(count, {
    one: '1 room needed in the fullest night',
    other: `${count} rooms needed in the fullest night`,
  });
export const familiesWithANumber = (count: number) =>
  plural(count, { one: '1 family with a number', other: `${count} families with a number` });
export const familiesWithoutANumber = (count: number) =>
  plural(count, { one: '1 family without a number', other: `${count} families without a number` });
export const moreThanTheBlock = (count: number) =>
  plural(count, {
    one: 'One more room is needed than the hotel keeps.',
    other: `${count} more rooms are needed than the hotel keeps.`,
  });
export const roomsOfEachNight = 'Rooms of each night';
export const nobodyYet = 'Nobody yet';
export const emptyText = 'Nights appear here with the first confirmed family.';
export const needed = 'Needed';
export const withANumber = 'With a number';
export const block = 'Room block';
export const pickUp = 'Pick-up of the block';
export const pickUpLabel =
  'Rooms in the fullest night: needed by confirmed families, and with a confirmation number';
export const dayShown = 'Day shown';
export const day = 'Day';
export const roomCount = (count: number) => plural(count, { one: '1 room', other: `${count} rooms` });
export const noRoomsNeeded = 'No room is needed yet.';
export const night = 'Night of';
export const families = 'Families';
export const people = 'People';
export const rooms = 'Rooms';
export const roomsOfBlock = ({ rooms, blockRooms }: { rooms: number; blockRooms: number }) =>
  `${rooms} of ${blockRooms}`;
export const theBlock = 'The block';
export const thisWasNotSaved = 'This was not saved';
export const saved = 'Saved';
export const save = 'Save';
export const roomsEachNight = 'Rooms kept each night';
export const cutoffDate = 'Cut-off date';
export const cutoffDateHint = 'The last day on which the hotel keeps them.';
export const wholeNumberRequired = 'Please enter a whole number';
export const familiesOfNight = ({ night }: Values<'night'>) => `families in the night of ${night}`;
