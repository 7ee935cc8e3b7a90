import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { calendarDate } from '../../fields/dates/calendar-date.ts';
import { fromRevision, revision } from '../../fields/revision.ts';
import { accessNeeds } from '../../people/cards/card.ts';
import { listPage, pageQuery, searchText } from '../../http/list-page.ts';
import { roomCapacityRange } from './rooms.ts';
import { bedWishes, roomsNearby } from './room-wishes.ts';
import { hotelFields, stayForm } from './stay-form.ts';
import { stayViews } from './stay-views.ts';
import { resource } from '../../http/resource.ts';

export const hotelTag = 'Admin: hotel';
export const hotelAccess = { ability: 'manage-hotel' } as const;
const ofConvention = z.object({ conventionId: entityId });

/** The hotel of a convention and how its rooms are counted; all of it has defaults until staff save it. */
export const hotelSettings = z.object({
  revision,
  ...z.object(hotelFields).shape,
  /** Beds in a room. */
  roomCapacity: z.int(),
  /** How many days before the first day of the convention families can check in. */
  checkInDaysBefore: z.int(),
});
export type HotelSettings = z.output<typeof hotelSettings>;

const hotel = resource({
  path: '/v1/admin/hotel',
  tag: hotelTag,
  access: hotelAccess,
});

/** Conventions with what the hospitality team sees of them at a glance, the one that starts last first. */
export const listHotelConventions = hotel.get('/conventions', {
  summary: 'Conventions with their hotel',
  data: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      startDate: z.string(),
      endDate: z.string(),
      settings: hotelSettings,
      /** Confirmed families, their people and rooms, and how many families each view has. */
      families: z.int(),
      people: z.int(),
      rooms: z.int(),
      views: z.record(z.enum(stayViews), z.int()),
      /** How many of these people have each access need; all of them are there, also with 0. */
      accessNeeds: z.record(z.enum(accessNeeds), z.int()),
    }),
  ),
});

/** A person in a room. The age in whole years on the first day of the convention; never a date of birth. */
export const stayGuest = z.object({
  personId: z.string(),
  name: z.string(),
  age: z.int().nullable(),
  isAdult: z.boolean(),
  /** What the person needs in the hotel; `null` for readers who may not read cards by name. */
  accessNeeds: z.array(z.enum(accessNeeds)).nullable(),
});

/** A family in the rooming list. */
export const stayRow = z.object({
  orderId: z.string(),
  number: z.string(),
  registrantName: z.string(),
  familyName: z.string().nullable(),
  adults: z.int(),
  children: z.int(),
  /** First and last day; the nights between them are slept at the hotel. */
  arrival: z.string(),
  departure: z.string(),
  nights: z.int(),
  /** Which of both the family said in its travel plan; the other is the convention's. */
  arrivalIsPlanned: z.boolean(),
  departureIsPlanned: z.boolean(),
  specialRequest: z.string(),
  hotelName: z.string(),
  /** In the order of the rooms; a hotel may give one number for several. */
  confirmationNumbers: z.array(z.string()),
  address: z.string(),
  phoneNumber: z.string(),
  checkedInAt: z.string().nullable(),
  /** Whether it sleeps at the hotel: by what the hospitality team said, else by its package. */
  needsRoom: z.boolean(),
  /** Who of the team said it and when; `null` where the package says it. A name that was erased is `null`. */
  needsRoomSaid: z.object({ by: z.string().nullable(), at: z.string().nullable() }).nullable(),
  /** Whether another family of the convention has one of these numbers. */
  isDouble: z.boolean(),
  /** False for a family whose rooms are to be released. */
  isConfirmed: z.boolean(),
  guests: z.array(stayGuest),
  /** The ids of the people in each room. */
  rooms: z.array(z.array(z.string())),
  /** How many in each of these rooms have which access need. */
  roomNeeds: z.array(z.partialRecord(z.enum(accessNeeds), z.int())),
  /** The beds that each of these rooms is asked for with, and how the rooms are to lie. */
  bedTypes: bedWishes,
  roomsNearby: z.enum(roomsNearby),
  /** Whether staff put the rooms together. */
  roomsByHand: z.boolean(),
  revision,
});
export type StayRow = z.output<typeof stayRow>;

export const listStays = hotel.get('/{conventionId}/stays', {
  summary: 'The rooming list of a convention',
  params: ofConvention,
  query: z.object({
    view: z.enum(stayViews).optional(),
    /** Only families who sleep there in the night that begins on this day. */
    night: calendarDate.optional(),
    /** Part of a name, registration number or confirmation number. */
    search: searchText,
    sort: z.enum(['name', '-name', 'arrival', '-arrival']).default('name'),
    ...pageQuery(),
  }),
  data: listPage(stayRow),
  errors: ['NOT_FOUND'],
});

/**
 * Enters the stay of a family. A number that is new or changed is mailed to the family, and so is another hotel.
 * TRANSITION_NOT_POSSIBLE: the registration is not confirmed, so that its numbers can only be removed; or a family
 * without a number is checked in.
 */
export const saveStay = hotel.put('/stays/{orderId}', {
  summary: 'Enter hotel and confirmation numbers of a family',
  params: z.object({ orderId: entityId }),
  body: stayForm.extend(fromRevision),
  data: z.object({ revision }),
  errors: ['ORDER_NOT_FOUND', 'TRANSITION_NOT_POSSIBLE', 'CONFLICT'],
});

/** Puts a family into rooms by hand, or with `null` into those that are proposed. */
export const saveRooms = hotel.put('/stays/{orderId}/rooms', {
  summary: 'Put a family into rooms',
  params: z.object({ orderId: entityId }),
  body: z.strictObject({ rooms: z.array(z.array(entityId).max(30)).max(30).nullable(), ...fromRevision }),
  data: z.object({ revision }),
  errors: ['ORDER_NOT_FOUND', 'TRANSITION_NOT_POSSIBLE', 'CONFLICT', 'MINOR_WITHOUT_ADULT'],
});

/**
 * Says whether a family sleeps at the hotel, whatever its package includes; `null` goes by the package again. A family that
 * sleeps elsewhere counts neither in rooms nor in missing numbers. TRANSITION_NOT_POSSIBLE: the registration is not confirmed, or
 * the hotel has given it a number, which is to be removed first.
 */
export const sayNeed = hotel.put('/stays/{orderId}/need', {
  summary: 'Say whether a family needs a room',
  params: z.object({ orderId: entityId }),
  body: z.strictObject({ needsRoom: z.boolean().nullable(), ...fromRevision }),
  data: z.object({ revision }),
  errors: ['ORDER_NOT_FOUND', 'TRANSITION_NOT_POSSIBLE', 'CONFLICT'],
});

/** Changes the hotel of a convention. Families who have a hotel already keep theirs. */
export const saveHotelSettings = hotel.put('/{conventionId}/settings', {
  summary: 'Change the hotel of a convention',
  params: ofConvention,
  body: z.strictObject({
    ...hotelFields,
    roomCapacity: z
      .int('Please enter a whole number')
      .min(roomCapacityRange.min, `Please enter ${roomCapacityRange.min} to ${roomCapacityRange.max}`)
      .max(roomCapacityRange.max, `Please enter ${roomCapacityRange.min} to ${roomCapacityRange.max}`),
    checkInDaysBefore: z
      .int('Please enter a whole number')
      .min(0, 'Please enter 0 to 366')
      .max(366, 'Please enter 0 to 366')
      .default(1),
    ...fromRevision,
  }),
  data: z.object({ revision }),
  errors: ['NOT_FOUND', 'CONFLICT'],
});
