import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';

import { createdAt } from '#server/db/schema/columns.ts';
import { people } from '#server/db/schema/people/people.ts';

/**
 * Pairs of people who look like one person and are two, as a registrar found. Each pair is stored once, the lesser id
 * first. The audit log says who found it.
 */
export const distinctPeople = pgTable(
  'distinct_people',
  {
    personId: uuid().notNull(),
    otherPersonId: uuid().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'distinct_people_pkey', columns: [table.personId, table.otherPersonId] }),
    foreignKey({
      name: 'distinct_people_person_id_fkey',
      columns: [table.personId],
      foreignColumns: [people.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'distinct_people_other_person_id_fkey',
      columns: [table.otherPersonId],
      foreignColumns: [people.id],
    }).onDelete('cascade'),
    check('distinct_people_lesser_first', sql`${table.personId} < ${table.otherPersonId}`),
    index('distinct_people_other_person_id_index').on(table.otherPersonId),
  ],
);
