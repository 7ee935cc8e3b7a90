import { z } from 'zod';

import { calendarDate } from '../../fields/dates/calendar-date.ts';
import { entityId } from '../../fields/entity-id.ts';
import { fromRevision, revision } from '../../fields/revision.ts';
import { hotelAccess, hotelTag } from '../stays/hotel-admin-endpoints.ts';
import { resource } from '../../http/resource.ts';

const ofConvention = z.object({ conventionId: entityId });

/** The rooms that a hotel keeps for a convention, how they are taken up, and how many each night needs. */
export const hotelBlock = z.object({
  revision,
  /** Rooms that the hotel keeps each night; `null` while there is no block. */
  blockRooms: z.int().nullable(),
  /** The last day on which the hotel keeps them. */
  cutoffDate: z.string().nullable(),
  /** The day that it is at the convention. */
  today: z.string(),
  nights: z.array(z.object({ night: z.string(), families: z.int(), people: z.int(), rooms: z.int() })),
  /** Rooms in the fullest night by the end of a day: needed by confirmed families, and with a number. */
  pickUp: z.array(
    z.object({
      day: z.string(),
      /** `null` for days up to the cut-off that are still to come. */
      needed: z.int().nullable(),
      numbered: z.int().nullable(),
    }),
  ),
});
export type HotelBlock = z.output<typeof hotelBlock>;

const block = resource({
  path: '/v1/admin/hotel/{conventionId}/block',
  tag: hotelTag,
  access: hotelAccess,
  params: ofConvention,
  errors: ['NOT_FOUND'],
});

export const getHotelBlock = block.get('', {
  summary: 'The room block of a convention and its pick-up',
  data: hotelBlock,
});

const range = 'Please enter 1 to 10,000 rooms';

export const saveHotelBlock = block.put('', {
  summary: 'Change the room block of a convention',
  body: z.strictObject({
    blockRooms: z.int().min(1, range).max(10_000, range).nullable(),
    cutoffDate: calendarDate.nullable(),
    ...fromRevision,
  }),
  data: z.object({ revision }),
  errors: ['CONFLICT'],
});
