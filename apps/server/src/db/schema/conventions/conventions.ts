import type { CancellationTerms } from '@sangamam/contract/conventions/cancellation/cancellation-terms';
import { usualFamilyChanges, type FamilyChanges } from '@sangamam/contract/conventions/family-changes';
import type { ConventionTranslation } from '@sangamam/contract/conventions/translations/convention-translations';
import { currencies } from '@sangamam/contract/orders/pricing/currency-for';
import type { Meal } from '@sangamam/contract/people/cards/meals';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  foreignKey,
  primaryKey,
  uuid,
} from 'drizzle-orm/pg-core';

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
    /** What is kept when people cancel, the earliest date first. */
    cancellation: jsonb().$type<CancellationTerms>().notNull().default([]),
    /** Last day on which families may ask to cancel what they paid; null for not at all. */
    cancelRequestsUntil: date(),
    /** What families change themselves, or ask for, once their registration is sent. */
    familyChanges: jsonb().$type<FamilyChanges>().notNull().default(usualFamilyChanges),
    /** What the kitchen serves, by day and time. */
    meals: jsonb().$type<Meal[]>().notNull().default([]),
    /** Whether families are reminded once a week of what their checklist still asks of them. */
    checklistReminders: boolean().notNull().default(false),
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

/** Whom payers write to and where the money goes: one contact and account for each currency of a convention. */
export const treasurers = pgTable(
  'treasurers',
  {
    conventionId: uuid().notNull(),
    currency: text({ enum: currencies }).notNull().default('USD'),
    fullName: text().notNull(),
    /** Name of the account, which checks are made out to; the contact's name where there is none. */
    payableTo: text(),
    email: text().notNull(),
    mobileCountryCode: text().notNull(),
    mobileNumber: text().notNull(),
    addressLine1: text().notNull(),
    addressLine2: text().notNull(),
    addressLine3: text().notNull(),
  },
  (table) => [
    primaryKey({ name: 'treasurers_pkey', columns: [table.conventionId, table.currency] }),
    foreignKey({
      name: 'treasurers_convention_id_fkey',
      columns: [table.conventionId],
      foreignColumns: [conventions.id],
    }).onDelete('cascade'),
  ],
);

/** What organisers wrote of a convention, in Malayalam: pairs of an English text and its translation. */
export const conventionTranslations = pgTable(
  'convention_translations',
  {
    conventionId: uuid().notNull(),
    pairs: jsonb().$type<ConventionTranslation[]>().notNull().default([]),
    /** How often staff changed them. */
    revision: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ name: 'convention_translations_pkey', columns: [table.conventionId] }),
    foreignKey({
      name: 'convention_translations_convention_id_fkey',
      columns: [table.conventionId],
      foreignColumns: [conventions.id],
    }).onDelete('cascade'),
  ],
);
