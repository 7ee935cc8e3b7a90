import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { conventions } from '#server/db/schema/conventions/conventions.ts';
import { airports } from '#server/db/schema/conventions/reference-data.ts';
import { createdAt, primaryId } from '#server/db/schema/columns.ts';

/** Who drives shuttle runs of a convention. Its runs copy name and phone: what families were told stays when it is removed. */
export const shuttleDrivers = pgTable(
  'shuttle_drivers',
  {
    id: primaryId(),
    conventionId: uuid().notNull(),
    name: text().notNull(),
    phone: text().notNull().default(''),
    revision: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'shuttle_drivers_convention_id_fkey',
      columns: [table.conventionId],
      foreignColumns: [conventions.id],
    }),
    index('shuttle_drivers_convention_id_index').on(table.conventionId, table.name),
  ],
);

/** What shuttle runs of a convention are driven with. */
export const shuttleVehicles = pgTable(
  'shuttle_vehicles',
  {
    id: primaryId(),
    conventionId: uuid().notNull(),
    name: text().notNull(),
    /** For passengers, without the driver. */
    seats: integer().notNull(),
    revision: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'shuttle_vehicles_convention_id_fkey',
      columns: [table.conventionId],
      foreignColumns: [conventions.id],
    }),
    index('shuttle_vehicles_convention_id_index').on(table.conventionId, table.name),
    check('shuttle_vehicles_seats_range', sql`${table.seats} between 1 and 99`),
  ],
);

/** What the shuttle runs of a convention from and to an airport start with. */
export const shuttlePlaces = pgTable(
  'shuttle_places',
  {
    conventionId: uuid().notNull(),
    airportCode: text().notNull(),
    arrivalMeetingPoint: text().notNull().default(''),
    departureMeetingPoint: text().notNull().default(''),
    /** From leaving until vehicle and driver can leave again. */
    roundTripMinutes: integer().notNull(),
  },
  (table) => [
    primaryKey({ name: 'shuttle_places_pkey', columns: [table.conventionId, table.airportCode] }),
    foreignKey({
      name: 'shuttle_places_convention_id_fkey',
      columns: [table.conventionId],
      foreignColumns: [conventions.id],
    }),
    foreignKey({
      name: 'shuttle_places_airport_code_fkey',
      columns: [table.airportCode],
      foreignColumns: [airports.code],
    }),
    check('shuttle_places_round_trip_range', sql`${table.roundTripMinutes} between 5 and 720`),
  ],
);
