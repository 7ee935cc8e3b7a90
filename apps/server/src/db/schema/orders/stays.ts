import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  time,
  uuid,
} from 'drizzle-orm/pg-core';

import { instant } from '#server/db/schema/columns.ts';
import { orders } from './orders.ts';
import { airports } from '#server/db/schema/catalogue/reference.ts';

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
    check('travel_legs_passengers_range', sql`${table.numberOfPassengers} between 1 and 99`),
  ],
);

/** The hotel of a family, as the hospitality team entered it. */
export const hotelStays = pgTable(
  'hotel_stays',
  {
    orderId: uuid().primaryKey(),
    hotelName: text(),
    confirmationNumber: text(),
    address: text(),
    phoneNumber: text(),
    checkedInAt: instant(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    foreignKey({ name: 'hotel_stays_order_id_fkey', columns: [table.orderId], foreignColumns: [orders.id] }),
  ],
);
