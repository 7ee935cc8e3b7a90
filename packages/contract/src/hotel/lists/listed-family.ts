import { z } from 'zod';

import { bedTypes, roomsNearby } from '../stays/room-wishes.ts';
import { accessNeeds } from '../../people/cards/card.ts';

/** A family as a list for the hotel had it: what the hotel prepares for, and no more. */
export const listedFamily = z.object({
  orderId: z.string(),
  number: z.string(),
  /** Empty once the family's data were erased; then nobody is in its rooms either. */
  registrantName: z.string(),
  familyName: z.string().nullable(),
  /** First and last day; the nights between them are slept at the hotel. */
  arrival: z.string(),
  departure: z.string(),
  specialRequest: z.string(),
  roomsNearby: z.enum(roomsNearby),
  rooms: z.array(
    z.object({
      guests: z.array(
        z.object({
          name: z.string(),
          /** In whole years on the first day of the convention; `null` for adults and where it is not known. */
          age: z.int().nullable(),
          isAdult: z.boolean(),
        }),
      ),
      /** How many in the room have which access need. */
      needs: z.partialRecord(z.enum(accessNeeds), z.int()),
      bedType: z.enum(bedTypes),
    }),
  ),
});
export type ListedFamily = z.output<typeof listedFamily>;
export type ListedRoom = ListedFamily['rooms'][number];
