import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

import { createdAt, primaryId } from '#server/db/schema/columns.ts';

import { conventions } from './conventions.ts';

/**
 * What a family can choose, in whole US and Canadian dollars. `seatsTaken` counts submitted registrations that hold a
 * place, `seatsHeld` those that are on offer to a family of the wait list; the check makes overselling impossible
 * whatever the code does.
 */
export const packages = pgTable(
  'packages',
  {
    id: primaryId(),
    conventionId: uuid().notNull(),
    name: text().notNull(),
    price: integer().notNull(),
    cadPrice: integer().notNull(),
    shortDescription: text().notNull().default(''),
    benefits: text().array().notNull().default([]),
    logoType: text().notNull(),
    position: integer().notNull().default(0),
    active: boolean().notNull().default(true),
    clearedOnParticipantChange: boolean().notNull().default(false),
    /** Whether families who have it sleep at the hotel; those of day visitors do not. */
    includesRoom: boolean().notNull().default(true),
    /** Places, one per registration; none given means as many as come. */
    capacity: integer(),
    seatsTaken: integer().notNull().default(0),
    /** Places that are offered to families on the wait list, and wait for their answer. */
    seatsHeld: integer().notNull().default(0),
    /** Families on the wait list who are next for a place: while there are any, nobody else takes one. */
    familiesWaiting: integer().notNull().default(0),
    minPeople: integer(),
    maxPeople: integer(),
    /** Ages on the first day of the convention that every selected person must have. */
    minAge: integer(),
    maxAge: integer(),
    /** How often staff changed it. */
    revision: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'packages_convention_id_fkey',
      columns: [table.conventionId],
      foreignColumns: [conventions.id],
    }),
    index('packages_convention_id_index').on(table.conventionId, table.position),
    check('packages_prices_not_negative', sql`${table.price} >= 0 and ${table.cadPrice} >= 0`),
    check(
      'packages_seats_within_capacity',
      sql`${table.seatsTaken} >= 0 and ${table.seatsHeld} >= 0 and ${table.familiesWaiting} >= 0
        and (${table.capacity} is null or ${table.seatsTaken} + ${table.seatsHeld} <= ${table.capacity})`,
    ),
  ],
);

/** A lower price for a time. An early-bird offer follows the convention's early-bird date and switch. */
export const packageOffers = pgTable(
  'package_offers',
  {
    id: primaryId(),
    packageId: uuid().notNull(),
    offerDescription: text().notNull(),
    salePrice: integer().notNull(),
    cadSalePrice: integer().notNull(),
    earlyBird: boolean().notNull().default(false),
    validFrom: date(),
    validUntil: date(),
    position: integer().notNull().default(0),
  },
  (table) => [
    foreignKey({
      name: 'package_offers_package_id_fkey',
      columns: [table.packageId],
      foreignColumns: [packages.id],
    }).onDelete('cascade'),
    unique('package_offers_position_unique').on(table.packageId, table.position),
    check('package_offers_prices_not_negative', sql`${table.salePrice} >= 0 and ${table.cadSalePrice} >= 0`),
  ],
);
