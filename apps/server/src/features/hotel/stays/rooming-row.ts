import type { StayRow } from '@sangamam/contract/hotel/stays/hotel-admin-endpoints';
import type { RoomingColumns, RoomingField } from '@sangamam/contract/hotel/stays/rooming-columns';
import { joinRoomNumbers } from '@sangamam/contract/hotel/room-numbers';

import * as phrases from '#phrases/hotel/hotel.ts';
import type { Cell, TableColumn } from '#server/features/exports/table.ts';

import { needsText } from './needs-text.ts';

/** What files for the hotel have of a family. */
export type RoomingStay = Pick<
  StayRow,
  | 'number'
  | 'registrantName'
  | 'familyName'
  | 'arrival'
  | 'departure'
  | 'nights'
  | 'specialRequest'
  | 'hotelName'
  | 'confirmationNumbers'
  | 'checkedInAt'
  | 'guests'
  | 'rooms'
  | 'roomNeeds'
  | 'bedTypes'
  | 'roomsNearby'
>;

/** A family in the exported list, or one of its rooms: who is in it, and its place from 0. */
export interface RoomingRow {
  stay: RoomingStay;
  room?: readonly string[];
  at?: number;
}

type Column = Pick<TableColumn<RoomingRow>, 'kind' | 'value'>;

const text = (value: (row: RoomingRow) => string | null): Column => ({ kind: 'text', value });
const count = (value: (row: RoomingRow) => Cell): Column => ({ kind: 'count', value });

/** The people of the row: of its room, or of all the family. */
function guestsOf({ stay, room }: RoomingRow) {
  return room ? stay.guests.filter(({ personId }) => room.includes(personId)) : stay.guests;
}
const adultsOf = (row: RoomingRow) => guestsOf(row).filter(({ isAdult }) => isAdult);

/** The number of the row's room, or those of all rooms. A hotel that gave a single one means it for each room. */
function numbersIn({ stay: { confirmationNumbers }, at }: RoomingRow): string {
  if (at === undefined) return joinRoomNumbers(confirmationNumbers);
  return confirmationNumbers.length === 1 ? (confirmationNumbers[0] ?? '') : (confirmationNumbers[at] ?? '');
}
const minorsOf = (row: RoomingRow) => guestsOf(row).filter(({ isAdult }) => !isAdult);

/** How many of the row's room, or of all the family, have which access need. */
function needsIn({ stay: { roomNeeds }, at }: RoomingRow): string {
  return needsText(at === undefined ? roomNeeds : roomNeeds.slice(at, at + 1));
}

/** The beds of the row's room, or of all rooms in their order; empty without any wish. */
function bedsIn({ stay: { bedTypes }, at }: RoomingRow): string {
  const names = bedTypes.map((bed) => phrases.bedTypeNames[bed]);
  if (at !== undefined) return names[at] ?? '';
  return names.some((name) => name !== '') ? names.map((name) => name || phrases.noWish).join(', ') : '';
}

/** What each field of the list has. */
const fields: Record<RoomingField, Column> = {
  registrationNumber: text(({ stay }) => stay.number),
  registrantName: text(({ stay }) => stay.registrantName),
  familyName: text(({ stay }) => stay.familyName),
  guests: text((row) =>
    guestsOf(row)
      .map(({ name }) => name)
      .join(', '),
  ),
  childrenAges: text((row) =>
    minorsOf(row)
      .map(({ age }) => age ?? '?')
      .join(', '),
  ),
  adults: count((row) => adultsOf(row).length),
  children: count((row) => minorsOf(row).length),
  people: count((row) => guestsOf(row).length),
  room: count(({ at }) => (at === undefined ? null : at + 1)),
  rooms: count(({ stay }) => stay.rooms.length),
  bedType: text(bedsIn),
  roomsNearby: text(({ stay }) => phrases.roomsNearbyNames[stay.roomsNearby]),
  arrival: { kind: 'date', value: ({ stay }) => stay.arrival },
  departure: { kind: 'date', value: ({ stay }) => stay.departure },
  nights: count(({ stay }) => stay.nights),
  accessNeeds: text(needsIn),
  accessNeedsByName: text((row) =>
    guestsOf(row)
      .flatMap(({ name, accessNeeds }) =>
        accessNeeds && accessNeeds.length > 0
          ? [`${name}: ${accessNeeds.map((need) => phrases.accessNeedNames[need]).join(', ')}`]
          : [],
      )
      .join('; '),
  ),
  specialRequest: text(({ stay }) => stay.specialRequest),
  hotelName: text(({ stay }) => stay.hotelName),
  confirmationNumber: text(numbersIn),
  checkedIn: text(({ stay }) => (stay.checkedInAt === null ? phrases.no : phrases.yes)),
};

/** A column as the hotel wants it. */
export function columnOf({ field, header }: RoomingColumns['columns'][number]): TableColumn<RoomingRow> {
  return { header, ...fields[field] };
}

/** A family as one row, or as one for each room. A family without rooms, as after an erasure, has a row in any case. */
export function rowsOf(stay: RoomingStay, rowPer: RoomingColumns['rowPer']): RoomingRow[] {
  return rowPer === 'ROOM' && stay.rooms.length > 0
    ? stay.rooms.map((room, at) => ({ stay, room, at }))
    : [{ stay }];
}
