import { z } from 'zod';

import { mostRooms } from '../room-numbers.ts';

/** The beds that a room is asked for with, in the words of hotels. */
export const bedTypes = ['NO_WISH', 'KING', 'TWO_QUEENS'] as const;
export type BedType = (typeof bedTypes)[number];

/** How the rooms of a family are to lie: `ADJOINING` beside each other, `CONNECTING` with a door between them. */
export const roomsNearby = ['NO_WISH', 'ADJOINING', 'CONNECTING'] as const;
export type RoomsNearby = (typeof roomsNearby)[number];

/** The beds of a family's rooms, in the order of the rooms. */
export const bedWishes = z.array(z.enum(bedTypes)).max(mostRooms);

/** Beds as they are stored: one text in the order of the rooms, `null` without any wish. */
export function joinBedTypes(wishes: readonly BedType[]): string | null {
  const last = wishes.findLastIndex((bed) => bed !== 'NO_WISH');
  return last === -1 ? null : wishes.slice(0, last + 1).join(',');
}

/** The beds of so many rooms; a wish for a room that there no longer is is left out. */
export function splitBedTypes(stored: string | null, rooms: number): BedType[] {
  const wishes = (stored ?? '').split(',');
  return Array.from({ length: rooms }, (_, at) => bedTypes.find((bed) => bed === wishes[at]) ?? 'NO_WISH');
}
