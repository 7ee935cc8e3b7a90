import type { StayRow } from '@sangamam/contract/hotel/stays/hotel-admin-endpoints';
import type { StayView } from '@sangamam/contract/hotel/stays/stay-views';

/** A convention at the hotel desk; fields that the test does not set get defaults. */
export const sampleHotelConvention = (views: Partial<Record<StayView, number>> = {}) => ({
  _id: '01970000-0000-7000-8000-000000000002',
  name: 'Sangamam 2027',
  startDate: '2027-07-15',
  endDate: '2027-07-18',
  settings: {
    revision: 2,
    hotelName: 'Hyatt Regency',
    address: '9801 International Drive',
    phoneNumber: '+1 407 555 0100',
    roomCapacity: 4,
    checkInDaysBefore: 1,
  },
  families: 2,
  people: 6,
  rooms: 2,
  accessNeeds: {
    WHEELCHAIR: 0,
    NO_STAIRS: 0,
    NEAR_ELEVATOR: 0,
    WALK_IN_SHOWER: 0,
    CRIB: 0,
    HEARING: 0,
    SIGHT: 0,
  },
  views: { MISSING: 1, NUMBERED: 1, DOUBLE: 0, CHECKED_IN: 0, ACCESS: 0, NO_ROOM: 0, RELEASE: 0, ...views },
});

const guest = (personId: string, name: string, age: number) => ({
  personId,
  name,
  age,
  isAdult: age >= 18,
  accessNeeds: null,
});

/** A family of three without a number; fields that the test does not set get defaults. */
export function sampleStay(wanted: Partial<StayRow> = {}): StayRow {
  const guests = [
    guest('01970000-0000-7000-8000-0000000000a1', 'Anna Mathew', 43),
    guest('01970000-0000-7000-8000-0000000000a2', 'Mary Mathew', 71),
    guest('01970000-0000-7000-8000-0000000000a3', 'Ben Mathew', 9),
  ];
  return {
    orderId: '01970000-0000-7000-8000-000000000003',
    number: 'R2KX7A9',
    registrantName: 'Anna Mathew',
    familyName: 'Kizhakkekara',
    adults: 2,
    children: 1,
    arrival: '2027-07-14',
    departure: '2027-07-18',
    nights: 4,
    arrivalIsPlanned: true,
    departureIsPlanned: true,
    specialRequest: 'A cot, please',
    hotelName: '',
    confirmationNumbers: [],
    address: '',
    phoneNumber: '',
    checkedInAt: null,
    needsRoom: true,
    needsRoomSaid: null,
    isDouble: false,
    isConfirmed: true,
    guests,
    rooms: [guests.map(({ personId }) => personId)],
    roomNeeds: [{}],
    bedTypes: ['NO_WISH'],
    roomsNearby: 'NO_WISH',
    roomsByHand: false,
    revision: 0,
    ...wanted,
  };
}
