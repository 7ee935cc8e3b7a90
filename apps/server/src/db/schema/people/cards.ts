import type { AccessNeed, Allergy, Diet } from '@sangamam/contract/people/cards/card';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';

import { createdAt, instant, primaryId } from '#server/db/schema/columns.ts';
import { orderParticipants } from '#server/db/schema/orders/orders.ts';
import { people } from '#server/db/schema/people/people.ts';

const noneOf = sql`'{}'::text[]`;

/** What a family tells about one person of a registration: for the kitchen, the hotel, the photographers and the care team. */
export const personCards = pgTable(
  'person_cards',
  {
    id: primaryId(),
    orderId: uuid().notNull(),
    personId: uuid().notNull(),
    diets: text().array().$type<Diet[]>().notNull().default(noneOf),
    allergies: text().array().$type<Allergy[]>().notNull().default(noneOf),
    foodNote: text().notNull().default(''),
    accessNeeds: text().array().$type<AccessNeed[]>().notNull().default(noneOf),
    accessNote: text().notNull().default(''),
    mayPhotograph: boolean().notNull(),
    mayPrint: boolean().notNull(),
    /** Health notes and emergency contact, sealed for this row; none on a site without a key. */
    sealed: text(),
    /** How often the card was saved. */
    revision: integer().notNull().default(1),
    createdAt: createdAt(),
    confirmedAt: instant().notNull(),
  },
  (table) => [
    unique('person_cards_once').on(table.orderId, table.personId),
    // A person who leaves the registration takes the card along; one who is merged keeps it.
    foreignKey({
      name: 'person_cards_participant_fkey',
      columns: [table.orderId, table.personId],
      foreignColumns: [orderParticipants.orderId, orderParticipants.personId],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    foreignKey({
      name: 'person_cards_person_id_fkey',
      columns: [table.personId],
      foreignColumns: [people.id],
    }),
    index('person_cards_person_id_index').on(table.personId),
    index('person_cards_access_needs_index')
      .on(table.orderId)
      .where(sql`cardinality(${table.accessNeeds}) > 0`),
    check('person_cards_private_part_is_sealed', sql`${table.sealed} like 'v1.%'`),
  ],
);
