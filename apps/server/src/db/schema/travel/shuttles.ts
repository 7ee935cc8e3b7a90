import { pickupStates } from '@sangamam/contract/travel/shuttles/shuttle-run';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  time,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

import { conventions } from '#server/db/schema/conventions/conventions.ts';
import { airports } from '#server/db/schema/conventions/reference-data.ts';
import { createdAt, instant, primaryId } from '#server/db/schema/columns.ts';

import { shuttleDrivers, shuttleVehicles } from './fleet.ts';
import { travelLegs } from '../hotel/stays.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A drive between an airport and the convention. Day and time are the convention's. */
export const shuttleRuns = pgTable(
  'shuttle_runs',
  {
    id: primaryId(),
    conventionId: uuid().notNull(),
    direction: text({ enum: ['ARRIVAL', 'DEPARTURE'] }).notNull(),
    airportCode: text().notNull(),
    day: date().notNull(),
    departsAt: time().notNull(),
    seats: integer().notNull(),
    driverId: uuid(),
    vehicleId: uuid(),
    /** The driver's name and phone as families were told them; they stay when the driver is removed. */
    driverName: text().notNull().default(''),
    driverPhone: text().notNull().default(''),
    meetingPoint: text().notNull().default(''),
    /** Made or changed by hand: planning leaves it alone. */
    pinned: boolean().notNull().default(false),
    publishedAt: instant(),
    /** SHA-256 of the token in the driver's link, which works until the run's day is over. */
    linkHash: bytea(),
    /** Counts the changes of the run and of who is on it. */
    revision: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'shuttle_runs_convention_id_fkey',
      columns: [table.conventionId],
      foreignColumns: [conventions.id],
    }),
    foreignKey({
      name: 'shuttle_runs_airport_code_fkey',
      columns: [table.airportCode],
      foreignColumns: [airports.code],
    }),
    foreignKey({
      name: 'shuttle_runs_driver_id_fkey',
      columns: [table.driverId],
      foreignColumns: [shuttleDrivers.id],
    }).onDelete('set null'),
    foreignKey({
      name: 'shuttle_runs_vehicle_id_fkey',
      columns: [table.vehicleId],
      foreignColumns: [shuttleVehicles.id],
    }).onDelete('set null'),
    index('shuttle_runs_driver_id_index').on(table.driverId, table.day),
    index('shuttle_runs_vehicle_id_index').on(table.vehicleId, table.day),
    unique('shuttle_runs_link_hash_unique').on(table.linkHash),
    index('shuttle_runs_day_index').on(table.conventionId, table.day, table.departsAt),
    check('shuttle_runs_seats_range', sql`${table.seats} between 1 and 99`),
  ],
);

/** The seats of a family on a run, and what the driver says of it. */
export const shuttleSeats = pgTable(
  'shuttle_seats',
  {
    runId: uuid().notNull(),
    orderId: uuid().notNull(),
    direction: text({ enum: ['ARRIVAL', 'DEPARTURE'] }).notNull(),
    passengers: integer().notNull(),
    state: text({ enum: pickupStates }).notNull().default('WAITING'),
    delayMinutes: integer(),
    /** When the driver said so, by the clock of the driver's device. */
    stateAt: instant(),
  },
  (table) => [
    primaryKey({ name: 'shuttle_seats_pkey', columns: [table.runId, table.orderId] }),
    foreignKey({
      name: 'shuttle_seats_run_id_fkey',
      columns: [table.runId],
      foreignColumns: [shuttleRuns.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'shuttle_seats_leg_fkey',
      columns: [table.orderId, table.direction],
      foreignColumns: [travelLegs.orderId, travelLegs.direction],
    }),
    index('shuttle_seats_leg_index').on(table.orderId, table.direction),
    check('shuttle_seats_passengers_range', sql`${table.passengers} between 1 and 99`),
    check('shuttle_seats_delay', sql`(${table.state} = 'DELAYED') = (${table.delayMinutes} is not null)`),
  ],
);

/**
 * Seats on published runs that a family lost by a change of its own: another flight, or a cancelled registration. The driver
 * reads of it, and the transport desk finds the family until it has seats again.
 */
export const shuttleLostSeats = pgTable(
  'shuttle_lost_seats',
  {
    runId: uuid().notNull(),
    orderId: uuid().notNull(),
    direction: text({ enum: ['ARRIVAL', 'DEPARTURE'] }).notNull(),
    passengers: integer().notNull(),
    lostAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'shuttle_lost_seats_pkey', columns: [table.runId, table.orderId] }),
    foreignKey({
      name: 'shuttle_lost_seats_run_id_fkey',
      columns: [table.runId],
      foreignColumns: [shuttleRuns.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'shuttle_lost_seats_leg_fkey',
      columns: [table.orderId, table.direction],
      foreignColumns: [travelLegs.orderId, travelLegs.direction],
    }),
    index('shuttle_lost_seats_leg_index').on(table.orderId, table.direction),
  ],
);

/** What drivers said, each once: the id is made on their device, so that one that is sent again has no second effect. */
export const shuttleActs = pgTable(
  'shuttle_acts',
  {
    id: uuid().primaryKey(),
    runId: uuid().notNull(),
    orderId: uuid().notNull(),
    state: text({ enum: pickupStates }).notNull(),
    delayMinutes: integer(),
    /** By the clock of the device. */
    doneAt: instant().notNull(),
    receivedAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'shuttle_acts_run_id_fkey',
      columns: [table.runId],
      foreignColumns: [shuttleRuns.id],
    }).onDelete('cascade'),
    index('shuttle_acts_run_id_index').on(table.runId, table.orderId),
  ],
);

/** How the shuttle runs of a convention were planned last: the next plan starts with it. All times in minutes. */
export const shuttlePlanSettings = pgTable(
  'shuttle_plan_settings',
  {
    conventionId: uuid().primaryKey(),
    /** The longest time between the first and the last flight of a run. */
    waitingMinutes: integer().notNull(),
    seats: integer().notNull(),
    luggageMinutes: integer().notNull(),
    leadMinutes: integer().notNull(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'shuttle_plan_settings_convention_id_fkey',
      columns: [table.conventionId],
      foreignColumns: [conventions.id],
    }),
    check('shuttle_plan_settings_seats_range', sql`${table.seats} between 1 and 99`),
  ],
);
