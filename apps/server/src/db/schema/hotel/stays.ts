import type { RoomingColumns } from '@sangamam/contract/hotel/stays/rooming-columns';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  time,
  uuid,
} from 'drizzle-orm/pg-core';

import { createdAt, instant, primaryId } from '#server/db/schema/columns.ts';
import { conventions } from '#server/db/schema/conventions/conventions.ts';
import { users } from '#server/db/schema/accounts/accounts.ts';
import { airports } from '#server/db/schema/conventions/reference-data.ts';

import { orderParticipants, orders } from '../orders/orders.ts';

/** How and when a family comes and leaves; times are local to the convention. */
export const travelLegs = pgTable(
  'travel_legs',
  {
    orderId: uuid().notNull(),
    direction: text({ enum: ['ARRIVAL', 'DEPARTURE'] }).notNull(),
    transportationRequired: boolean().notNull(),
    airportCode: text(),
    date: date(),
    time: time(),
    flightNumber: text(),
    numberOfPassengers: integer(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'travel_legs_pkey', columns: [table.orderId, table.direction] }),
    foreignKey({ name: 'travel_legs_order_id_fkey', columns: [table.orderId], foreignColumns: [orders.id] }),
    foreignKey({
      name: 'travel_legs_airport_code_fkey',
      columns: [table.airportCode],
      foreignColumns: [airports.code],
    }),
    index('travel_legs_airport_code_index').on(table.airportCode),
    check('travel_legs_passengers_range', sql`${table.numberOfPassengers} between 1 and 99`),
  ],
);

/** The hotel of a family, as the hospitality team entered it. */
export const hotelStays = pgTable(
  'hotel_stays',
  {
    orderId: uuid().primaryKey(),
    hotelName: text(),
    /** The numbers of its rooms in their order, joined as `joinRoomNumbers` of the contract does. */
    confirmationNumber: text(),
    address: text(),
    phoneNumber: text(),
    /** What the hospitality team said of whether the family sleeps at the hotel; nothing where its package says it. */
    needsRoom: boolean(),
    needsRoomSaidBy: uuid(),
    needsRoomSaidAt: instant(),
    /** The beds of its rooms in their order, as `joinBedTypes` of the contract stores them; and how the rooms are to lie. */
    bedTypes: text(),
    roomsNearby: text({ enum: ['ADJOINING', 'CONNECTING'] }),
    checkedInAt: instant(),
    /** Whether the family checked in by itself; it may take that back for a minute. */
    checkedInByFamily: boolean().notNull().default(false),
    /** When the hotel gave the present confirmation numbers. */
    numberedAt: instant(),
    /** How often staff changed it or its rooms. */
    revision: integer().notNull().default(0),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    foreignKey({ name: 'hotel_stays_order_id_fkey', columns: [table.orderId], foreignColumns: [orders.id] }),
    foreignKey({
      name: 'hotel_stays_needs_room_said_by_fkey',
      columns: [table.needsRoomSaidBy],
      foreignColumns: [users.id],
    }),
    index('hotel_stays_needs_room_said_by_index').on(table.needsRoomSaidBy),
  ],
);

/** What a stay returns to when the numbers of a list are undone; instants in ISO 8601 UTC. */
export interface StayBefore {
  hotelName: string | null;
  confirmationNumber: string | null;
  address: string | null;
  phoneNumber: string | null;
  needsRoom: boolean | null;
  needsRoomSaidBy: string | null;
  needsRoomSaidAt: string | null;
  numberedAt: string | null;
}

/** Numbers of a hotel's list that were entered for a family, and could be undone for a minute. The audit log says by whom. */
export const hotelStayDecisions = pgTable(
  'hotel_stay_decisions',
  {
    id: primaryId(),
    orderId: uuid().notNull(),
    before: jsonb().$type<StayBefore>().notNull(),
    /** Revision and last change that they left behind. Once these are others, they are not undone. */
    revisionAfter: integer().notNull(),
    updatedAfter: instant().notNull(),
    createdAt: createdAt(),
    undoneAt: instant(),
  },
  (table) => [
    foreignKey({
      name: 'hotel_stay_decisions_order_id_fkey',
      columns: [table.orderId],
      foreignColumns: [hotelStays.orderId],
    }).onDelete('cascade'),
    index('hotel_stay_decisions_order_id_index').on(table.orderId, table.createdAt),
  ],
);

/** The rooms of a family that staff put together by hand; a family without rows has the rooms that are proposed. */
export const hotelRoomGuests = pgTable(
  'hotel_room_guests',
  {
    orderId: uuid().notNull(),
    personId: uuid().notNull(),
    /** From 1 within the family. */
    room: integer().notNull(),
  },
  (table) => [
    primaryKey({ name: 'hotel_room_guests_pkey', columns: [table.orderId, table.personId] }),
    foreignKey({
      name: 'hotel_room_guests_order_id_fkey',
      columns: [table.orderId],
      foreignColumns: [hotelStays.orderId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'hotel_room_guests_participant_fkey',
      columns: [table.orderId, table.personId],
      foreignColumns: [orderParticipants.orderId, orderParticipants.personId],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    check('hotel_room_guests_room_range', sql`${table.room} between 1 and 30`),
  ],
);

/** The hotel of a convention, the block of rooms that it keeps, and the columns that it wants in the rooming list. */
export const hotelSettings = pgTable(
  'hotel_settings',
  {
    conventionId: uuid().primaryKey(),
    hotelName: text().notNull().default(''),
    address: text().notNull().default(''),
    phoneNumber: text().notNull().default(''),
    /** Beds in a room. */
    roomCapacity: integer().notNull().default(4),
    /** How many days before the first day of the convention families can check in. */
    checkInDaysBefore: integer().notNull().default(1),
    /** Rooms that the hotel keeps each night; none while there is no block. */
    blockRooms: integer(),
    /** The last day on which the hotel keeps them. */
    cutoffDate: date(),
    exportColumns: jsonb().$type<RoomingColumns>(),
    revision: integer().notNull().default(0),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'hotel_settings_convention_id_fkey',
      columns: [table.conventionId],
      foreignColumns: [conventions.id],
    }),
    check('hotel_settings_check_in_range', sql`${table.checkInDaysBefore} between 0 and 366`),
    check('hotel_settings_capacity_range', sql`${table.roomCapacity} between 1 and 8`),
    check('hotel_settings_block_range', sql`${table.blockRooms} between 1 and 10000`),
  ],
);
