import { z } from 'zod';

import { requiredLine } from '../../fields/text.ts';

/** What a column of the rooming list can hold; those of guests and rooms are of the row's room or of all the family's. */
export const roomingFields = [
  'registrationNumber',
  'registrantName',
  'familyName',
  'guests',
  'childrenAges',
  'adults',
  'children',
  'people',
  'room',
  'rooms',
  'bedType',
  'roomsNearby',
  'arrival',
  'departure',
  'nights',
  'accessNeeds',
  'accessNeedsByName',
  'specialRequest',
  'hotelName',
  'confirmationNumber',
  'checkedIn',
] as const;
export type RoomingField = (typeof roomingFields)[number];

/** Columns that are left out of the file of somebody who may not read cards by name. */
export const fieldsByName: readonly RoomingField[] = ['accessNeedsByName'];

/** The headings that columns have until staff choose others. */
export const roomingHeadings: Record<RoomingField, string> = {
  registrationNumber: 'Registration number',
  registrantName: 'Name',
  familyName: 'Family name',
  guests: 'Guests',
  childrenAges: 'Ages of children',
  adults: 'Adults',
  children: 'Children',
  people: 'People',
  room: 'Room',
  rooms: 'Rooms',
  bedType: 'Bed type',
  roomsNearby: 'Connecting rooms',
  arrival: 'Arrival',
  departure: 'Departure',
  nights: 'Nights',
  accessNeeds: 'Access needs',
  accessNeedsByName: 'Access needs by name',
  specialRequest: 'Special request',
  hotelName: 'Hotel',
  confirmationNumber: 'Confirmation number',
  checkedIn: 'Checked in',
};

const header = requiredLine({
  required: 'Please enter a heading',
  invalid: 'Please enter at most 60 characters',
  min: 1,
  max: 60,
});

/** The columns that a hotel wants, in its order and with its headings, and whether each room has a row of its own. */
export const roomingColumns = z
  .strictObject({
    rowPer: z.enum(['FAMILY', 'ROOM']),
    columns: z
      .array(z.strictObject({ field: z.enum(roomingFields), header }))
      .min(1, 'Please choose at least one column')
      .max(roomingFields.length),
  })
  .refine(
    ({ columns }) => new Set(columns.map(({ field }) => field)).size === columns.length,
    'Each column can be chosen once',
  )
  .refine(
    ({ columns }) => new Set(columns.map(({ header }) => header.toLowerCase())).size === columns.length,
    'Each heading can be used once',
  );
export type RoomingColumns = z.output<typeof roomingColumns>;

/** The columns of a convention whose hotel has not said what it wants. */
export const defaultRoomingColumns: RoomingColumns = {
  rowPer: 'FAMILY',
  columns: (
    [
      'registrationNumber',
      'registrantName',
      'adults',
      'children',
      'childrenAges',
      'rooms',
      'bedType',
      'roomsNearby',
      'arrival',
      'departure',
      'nights',
      'accessNeeds',
      'specialRequest',
      'confirmationNumber',
    ] as const
  ).map((field) => ({ field, header: roomingHeadings[field] })),
};
