import type { BedType, RoomsNearby } from '@sangamam/contract/hotel/stays/room-wishes';
import type { StayView } from '@sangamam/contract/hotel/stays/stay-views';
import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const hotelDesk = 'Hotel';
export const convention = 'Convention';
export const noConventionYet = 'No convention yet';
export const roomingList = 'Rooming list';
export const viewsLabel = 'Families by what is to do';
export const allFamilies = 'All who need a room';
export const views: Record<StayView, string> = {
  MISSING: 'Without a number',
  NUMBERED: 'With a number',
  DOUBLE: 'Double numbers',
  CHECKED_IN: 'Checked in',
  ACCESS: 'Access needs',
  NO_ROOM: 'Need no room',
  RELEASE: 'To be released',
};
export const familyCount = (count: number) =>
  plural(count, { one: `${count} family`, other: `${count} families` });
export const searchLabel = 'Search by name or number';
export const noFamiliesHere = 'No families here';
export const confirmedFamiliesAppearHere =
  'Families appear here as soon as their registration is confirmed. Change the view or the search to see others.';
export const needCount = ({ count, need }: { count: number; need: string }) =>
  count === 1 ? need : `${count} × ${need}`;
export const accessNeeds = ({ needs }: Values<'needs'>) => `Access needs: ${needs}`;
export const noAccessNeeds = 'No family has told of access needs yet.';
export const personNeeding = ({ person, needs }: Values<'person' | 'needs'>) => `${person}: ${needs}`;
export const night = 'Night';
export const onlyTheNightOf = ({ night }: Values<'night'>) =>
  `Only families who stay in the night of ${night}.`;
export const family = 'Family';
export const people = 'People';
export const adultsAndChildren = ({ adults, children }: { adults: number; children: number }) =>
  [adultCount(adults), ...(children > 0 ? [childCount(children)] : [])].join(', ');
const adultCount = (count: number) => plural(count, { one: `${count} adult`, other: `${count} adults` });
const childCount = (count: number) => plural(count, { one: `${count} child`, other: `${count} children` });
export const agesOf = ({ ages }: Values<'ages'>) => `Aged ${ages}`;
export const unknownAge = '?';
export const rooms = 'Rooms';
export const nights = 'Nights';
export const nightCount = (count: number) =>
  plural(count, { one: `${count} night`, other: `${count} nights` });
export const noTravelPlanYet = 'Travel plan not complete';
export const confirmationNumber = 'Confirmation number';
export const numberOfRoom = ({ room }: { room: number }) => `Confirmation number of room ${room}`;
export const anotherRoom = 'Another number';
export const numbersOfRooms = ({ numbers, rooms }: { numbers: number; rooms: number }) =>
  `${numbers} of ${rooms} rooms`;
export const needsNoRoom = 'Needs no room';
export const needsARoom = 'Needs a room';
export const goByThePackage = 'Go by the package';
export const packageHasNoRoom = 'The package of this family includes no room.';
export const needSaid = ({ needsRoom, by, at }: { needsRoom: boolean } & Values<'by' | 'at'>) =>
  `${needsRoom ? 'Needs a room' : 'Needs no room'}, said ${[by && `by ${by}`, at && `on ${at}`].filter(Boolean).join(' ')}.`;
export const missing = 'Missing';
export const double = 'Given twice';
export const noLongerConfirmed = 'No longer confirmed';
export const checkedIn = 'Checked in';
export const notYet = 'Not yet';
export const roomsAndHotel = 'Rooms and hotel';
export const roomsAndHotelOf = ({ registrantName, number }: Values<'registrantName' | 'number'>) =>
  `Rooms and hotel of ${registrantName}, ${number}`;
export const hotel = 'Hotel';
export const address = 'Address';
export const phone = 'Phone';
export const editHotel = 'Edit hotel';
export const changeRooms = 'Change rooms';
export const hotelOf = ({ registrantName }: Values<'registrantName'>) => `Hotel of ${registrantName}`;
export const thisWasNotSaved = 'This was not saved';
export const saved = 'Saved';
export const save = 'Save';
export const confirmationNumberHint = 'The family gets an email when it is new or changes.';
export const roomsByHand = 'Rooms changed by hand';
export const proposedRooms = 'Proposed rooms';
export const room = ({ number }: { number: number }) => `Room ${number}`;
export const moreThanBeds = ({ beds }: { beds: number }) => `More than ${beds}`;
export const personOfAge = ({ name, age }: { name: string; age: number }) => `${name}, ${age}`;
export const roomsOf = ({ registrantName }: Values<'registrantName'>) => `Rooms of ${registrantName}`;
export const childAloneWarning = 'A child would sleep in a room without an adult of the family.';
export const roomsWithPeople = ({ people }: Values<'people'>) => `People in each room: ${people}`;
export const roomOverfullWarning = ({ beds }: { beds: number }) =>
  `A room has more than ${beds} people. Please ask the hotel for extra beds or connecting rooms.`;
export const saveRooms = 'Save rooms';
export const takeTheProposedRooms = 'Use the proposed rooms';
export const hotelSettings = 'Hotel settings';
export const defaultHotelHint = 'Filled in when you enter the first number of a family.';
export const bedsInARoom = 'People in a room';
export const roomCapacityHint = 'Rooms are proposed for at most this many people.';
export const daysBeforeCheckIn = 'Check-in opens, days before the first day';
export const checkInDaysHint =
  'Families can check in at the hotel from then on. 1 is the day before the convention.';
export const wholeNumberRequired = 'Please enter a whole number';

export const bedsOfRoom = ({ room }: { room: number }) => `Beds in room ${room}`;
export const beds = 'Beds';
export const bedTypes: Record<BedType, string> = {
  NO_WISH: 'No wish',
  KING: 'One king',
  TWO_QUEENS: 'Two queens',
};
export const bedsHint = 'Cribs and other access needs come from the family and are counted by themselves.';
export const roomsNearbyLabel = 'Where the rooms lie';
export const roomsNearby: Record<RoomsNearby, string> = {
  NO_WISH: 'No wish',
  ADJOINING: 'Adjoining: beside each other',
  CONNECTING: 'Connecting: with a door between',
};
export const nearbyInShort: Record<RoomsNearby, string> = {
  NO_WISH: '',
  ADJOINING: 'Adjoining',
  CONNECTING: 'Connecting',
};
