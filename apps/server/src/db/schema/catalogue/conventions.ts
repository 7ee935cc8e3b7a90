import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, foreignKey, uuid } from 'drizzle-orm/pg-core';

import { createdAt, instant, primaryId } from '#server/db/schema/columns.ts';

/** A convention. Registration is open while it is active, opened by staff, and its deadline has not passed in its time zone. */
export const conventions = pgTable(
  'conventions',
  {
    id: primaryId(),
    name: text().notNull(),
    startDate: date().notNull(),
    endDate: date().notNull(),
    location: text().notNull(),
    timeZone: text().notNull(),
    earlyBirdDate: date(),
    earlyBirdStatus: boolean().notNull().default(false),
    bannerUrl: text(),
    /** Last day on which a registration may be started or submitted. */
    conventionDeadline: date().notNull(),
    active: boolean().notNull().default(false),
    openedAt: instant(),
    participantDisplay: boolean().notNull().default(false),
    uploadFamilyPicture: boolean().notNull().default(false),
    custodianConsentUrl: text(),
    /** How often staff changed it: a change that starts from an older one is refused. */
    revision: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    index('conventions_active_index').on(table.active, table.startDate),
    check('conventions_dates_in_order', sql`${table.startDate} <= ${table.endDate}`),
    check('conventions_deadline_before_end', sql`${table.conventionDeadline} <= ${table.endDate}`),
  ],
);

/** Whom payers write to and where cheques go: one contact per convention. */
export const treasurers = pgTable(
  'treasurers',
  {
    conventionId: uuid().primaryKey(),
    fullName: text().notNull(),
    email: text().notNull(),
    mobileCountryCode: text().notNull(),
    mobileNumber: text().notNull(),
    addressLine1: text().notNull(),
    addressLine2: text().notNull(),
    addressLine3: text().notNull(),
  },
  (table) => [
    foreignKey({
      name: 'treasurers_convention_id_fkey',
      columns: [table.conventionId],
      foreignColumns: [conventions.id],
    }).onDelete('cascade'),
  ],
);
