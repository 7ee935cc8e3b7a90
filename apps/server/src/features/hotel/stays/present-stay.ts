import { ageOn } from '@sangamam/contract/fields/dates/age';
import { fullName } from '@sangamam/contract/fields/full-name';
import type { StayRow } from '@sangamam/contract/hotel/stays/hotel-admin-endpoints';
import { proposeRooms, roomFault } from '@sangamam/contract/hotel/stays/rooms';
import { splitBedTypes } from '@sangamam/contract/hotel/stays/room-wishes';
import { splitRoomNumbers } from '@sangamam/contract/hotel/room-numbers';
import type { AccessNeed } from '@sangamam/contract/people/cards/card';
import { adultAge } from '@sangamam/contract/orders/participants/minors';

import { nightsBetween } from './nights-between.ts';
import type { FamilyRow, StayGuestRow } from './rooming-read-model.ts';

/** What one person needs in the hotel. */
export interface GuestNeeds {
  personId: string;
  accessNeeds: readonly AccessNeed[];
}

/**
 * A family of the rooming list with its people and rooms. Dates of birth stay here: the hospitality team sees ages. Needs are
 * counted by room, and said of each person only with `byName`.
 */
export function presentStay(
  row: FamilyRow,
  people: readonly StayGuestRow[],
  { needs, byName }: { needs: readonly GuestNeeds[]; byName: boolean },
): StayRow {
  const needsOf = new Map(needs.map(({ personId, accessNeeds }) => [personId, accessNeeds]));
  const guests = people.map((person) => ({
    ...guestOf(person, row.startDate),
    accessNeeds: byName ? [...(needsOf.get(person.personId) ?? [])] : null,
  }));
  const byHand = roomsByHand(people);
  const isByHand = byHand !== undefined && roomFault(guests, byHand) === undefined;
  const rooms = isByHand ? byHand : proposeRooms(guests, row.capacity);
  const { adults, arrival, departure, checkedInAt } = row;
  return {
    orderId: row.orderId,
    number: row.number,
    registrantName: row.registrantName,
    familyName: row.familyName,
    adults,
    children: row.people - adults,
    arrival,
    departure,
    nights: nightsBetween(arrival, departure),
    arrivalIsPlanned: row.arrivalIsPlanned,
    departureIsPlanned: row.departureIsPlanned,
    specialRequest: row.specialRequest,
    hotelName: row.hotelName,
    confirmationNumbers: splitRoomNumbers(row.confirmationNumber),
    address: row.address,
    phoneNumber: row.phoneNumber,
    checkedInAt: checkedInAt === null ? null : new Date(checkedInAt).toISOString(),
    needsRoom: row.needsRoom,
    needsRoomSaid:
      row.needsRoomSaid === null
        ? null
        : {
            by: row.needsRoomSaidBy,
            at: row.needsRoomSaidAt === null ? null : new Date(row.needsRoomSaidAt).toISOString(),
          },
    isDouble: row.isDouble,
    isConfirmed: row.isConfirmed,
    guests,
    rooms,
    roomNeeds: rooms.map((room) => countNeeds(room.flatMap((id) => needsOf.get(id) ?? []))),
    bedTypes: splitBedTypes(row.bedTypes, rooms.length),
    roomsNearby: row.roomsNearby ?? 'NO_WISH',
    roomsByHand: isByHand,
    revision: row.revision,
  };
}

function countNeeds(needs: readonly AccessNeed[]): Partial<Record<AccessNeed, number>> {
  const counts: Partial<Record<AccessNeed, number>> = {};
  for (const need of needs) counts[need] = (counts[need] ?? 0) + 1;
  return counts;
}

/** A guest by name and age on the first day of the convention. */
export function guestOf(person: Omit<StayGuestRow, 'room' | 'orderId'>, startDate: string) {
  const { personId, dob } = person;
  const age = dob === null ? null : ageOn(dob, startDate);
  return { personId, name: fullName(person), age, isAdult: age !== null && age >= adultAge };
}

function roomsByHand(people: readonly StayGuestRow[]): string[][] | undefined {
  const rooms = Map.groupBy(people, ({ room }) => room);
  if (rooms.has(null) || rooms.size === 0) return undefined;
  return [...rooms]
    .toSorted(([a], [b]) => (a ?? 0) - (b ?? 0))
    .map(([, inRoom]) => inRoom.map(({ personId }) => personId));
}
