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
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { comparedAddress, comparedParish, nameParts } from '#server/db/name-search.ts';
import { createdAt, instant, primaryId } from '#server/db/schema/columns.ts';
import { organizations } from '#server/db/schema/conventions/reference-data.ts';
import { contactTexts, partsOf } from '#server/db/word-parts.ts';

/**
 * Everybody the product knows: registrants, their families, staff. What only sign-up asks for may be missing on family
 * members. The e-mail address of whoever has an account is its name and belongs to nobody else's account. On anybody else it
 * is what the family says of them: it keeps nobody from it, and goes to the account that proves it (docs/decisions/023).
 */
export const people = pgTable(
  'people',
  {
    id: primaryId(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    nickName: text(),
    familyName: text(),
    gender: text({ enum: ['MALE', 'FEMALE'] }),
    dob: date(),
    maritalStatus: text({ enum: ['SINGLE', 'MARRIED', 'DIVORCEE', 'WIDOW', 'WIDOWER'] }),
    familyFaith: text({ enum: ['Knanaya Catholic', 'Knanaya Jacobite'] }),
    placeInKerala: text(),
    parishInKerala: text(),
    otherParish: text(),
    localUnitId: text(),
    nearByCity: text(),
    email: text(),
    /** Whether the address names an account. A trigger on `users` sees to it, should whoever inserts the person forget. */
    namesAccount: boolean().notNull().default(false),
    mobileCountryCode: text(),
    mobileNumber: text(),
    country: text(),
    addressLine1: text(),
    city: text(),
    state: text(),
    postCode: text(),
    receiveNotification: boolean().notNull().default(false),
    hiddenFromList: boolean().notNull().default(false),
    /** How often what is known of the person changed; a trigger counts. Visibility on the public list is not counted. */
    revision: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    // A trigger refuses under the same name what somebody else's proved account has.
    uniqueIndex('people_email_unique')
      .on(table.email)
      .where(sql`${table.namesAccount}`),
    index('people_email_index').on(table.email),
    foreignKey({
      name: 'people_local_unit_id_fkey',
      columns: [table.localUnitId],
      foreignColumns: [organizations.id],
    }),
    index('people_local_unit_id_index').on(table.localUnitId),
    index('people_name_index').on(sql`lower(${table.lastName})`, sql`lower(${table.firstName})`),
    // Who may be the same as somebody has one of these in common.
    index('people_dob_index').on(table.dob),
    index('people_mobile_number_index').on(table.mobileNumber),
    index('people_address_index').on(comparedAddress(table.addressLine1, table.postCode)),
    index('people_parish_index').on(comparedParish(table.otherParish, table.parishInKerala)),
    index('people_names_index')
      .using('gin', nameParts(table.firstName, table.lastName, table.familyName))
      .with({ fastupdate: false }),
    index('people_contacts_index')
      .using('gin', partsOf(...contactTexts(table)))
      .with({ fastupdate: false }),
    check('people_email_lowercase', sql`${table.email} = lower(${table.email})`),
    check(
      'people_mobile_complete',
      sql`(${table.mobileCountryCode} is null) = (${table.mobileNumber} is null)`,
    ),
  ],
);
