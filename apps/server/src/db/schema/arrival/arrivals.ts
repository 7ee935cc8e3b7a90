import { consentAnswers } from '@sangamam/contract/arrival/desk/consent-answer';
import { checkInKinds } from '@sangamam/contract/arrival/desk/check-in-decision';
import { sql } from 'drizzle-orm';
import { bigserial, boolean, check, foreignKey, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { instant } from '#server/db/schema/columns.ts';
import { users } from '#server/db/schema/accounts/accounts.ts';

import { orderParticipants } from '../orders/orders.ts';

/**
 * Who was checked in at the arrival desk and taken back, in order: the last event of a person says whether they are
 * here. Append-only; a trigger refuses every change but the merge of two people.
 */
export const arrivalEvents = pgTable(
  'arrival_events',
  {
    /** Made by the device, so that an event that is sent twice is recorded once. */
    id: uuid().primaryKey(),
    sequence: bigserial({ mode: 'number' }).notNull(),
    orderId: uuid().notNull(),
    personId: uuid().notNull(),
    kind: text({ enum: checkInKinds }).notNull(),
    /** Let in although the registration was not confirmed. */
    overrode: boolean().notNull(),
    /** What was said about the missing consent form of a minor. */
    consent: text({ enum: consentAnswers }),
    /** Name of the desk. */
    desk: text().notNull(),
    actorId: uuid().notNull(),
    /** When it was done at the desk; `recordedAt` is later when there was no connection. */
    happenedAt: instant().notNull(),
    recordedAt: instant().notNull(),
  },
  (table) => [
    foreignKey({
      name: 'arrival_events_participant_fkey',
      columns: [table.orderId, table.personId],
      foreignColumns: [orderParticipants.orderId, orderParticipants.personId],
    }).onUpdate('cascade'),
    foreignKey({
      name: 'arrival_events_actor_id_fkey',
      columns: [table.actorId],
      foreignColumns: [users.id],
    }),
    index('arrival_events_person_index').on(table.orderId, table.personId, table.sequence),
    check('arrival_events_happened_before_recorded', sql`${table.happenedAt} <= ${table.recordedAt}`),
  ],
);
