import { bigint, boolean, date, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';

import { instant } from '#server/db/schema/columns.ts';

/**
 * What the readiness of each registration follows from, as it was when the row was refreshed. A row counts only while
 * `stale_readiness` names neither its registration nor its convention; otherwise the facts are computed. Nothing in it depends
 * on the time of reading. Without foreign keys, so that refreshing waits for nobody's lock.
 */
export const readinessFacts = pgTable(
  'readiness_facts',
  {
    orderId: uuid().primaryKey(),
    conventionId: uuid().notNull(),
    /** Submitted, and neither cancelled nor rejected. */
    active: boolean().notNull(),
    approved: boolean().notNull(),
    confirmed: boolean().notNull(),
    /** From 0 (nothing to pay) to 4 (the family pays), the highest of the registration and its add-on orders. */
    moneyWeight: integer().notNull(),
    minors: integer().notNull(),
    missingConsents: integer().notNull(),
    consentsToCheck: integer().notNull(),
    lacksCard: boolean().notNull(),
    /** The first day on which a required question is asked that has no answer. */
    lacksAnswerFrom: date(),
    /** Until when the registration waits for an answer of its family. */
    waitsUntil: instant(),
    hasPicture: boolean().notNull(),
    hasTravelPlans: boolean().notNull(),
    hasHotelNumber: boolean().notNull(),
    needsRoom: boolean().notNull(),
  },
  (table) => [index('readiness_facts_convention_id_index').on(table.conventionId)],
);

/**
 * The registrations and conventions whose stored facts may be out of date. Triggers add a row in the transaction that changes
 * anything that facts follow from; refreshing deletes those that it has seen.
 */
export const staleReadiness = pgTable(
  'stale_readiness',
  {
    /** A registration, or a convention: all of its registrations. */
    subjectId: uuid().notNull(),
    id: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity().notNull(),
  },
  (table) => [primaryKey({ name: 'stale_readiness_pkey', columns: [table.subjectId, table.id] })],
);
