import { consentStates } from '@sangamam/contract/documents/consents/consent-decisions';
import { familyPictureStates } from '@sangamam/contract/documents/family-picture/family-picture';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';

import { createdAt, instant, primaryId } from '#server/db/schema/columns.ts';
import { files } from '#server/db/schema/files/files.ts';
import { users } from '#server/db/schema/accounts/accounts.ts';
import { people } from '#server/db/schema/people/people.ts';

import { orders } from '../orders/orders.ts';

/** A consent form: a stored file, the minor whom it covers, and the adult who is responsible for the minor. */
export const consents = pgTable(
  'consents',
  {
    id: primaryId(),
    orderId: uuid().notNull(),
    fileId: uuid().notNull(),
    /** `null` while nobody has said whom the form is for. */
    minorId: uuid(),
    responsibleId: uuid().notNull(),
    state: text({ enum: consentStates }).notNull().default('SENT'),
    /** Why it was returned. */
    reason: text(),
    /** How often it was decided about. */
    revision: integer().notNull().default(0),
    createdAt: createdAt(),
    decidedAt: instant(),
    decidedBy: uuid(),
  },
  (table) => [
    unique('consents_file_id_unique').on(table.fileId),
    foreignKey({ name: 'consents_order_id_fkey', columns: [table.orderId], foreignColumns: [orders.id] }),
    foreignKey({ name: 'consents_file_id_fkey', columns: [table.fileId], foreignColumns: [files.id] }),
    foreignKey({ name: 'consents_minor_id_fkey', columns: [table.minorId], foreignColumns: [people.id] }),
    foreignKey({
      name: 'consents_responsible_id_fkey',
      columns: [table.responsibleId],
      foreignColumns: [people.id],
    }),
    foreignKey({ name: 'consents_decided_by_fkey', columns: [table.decidedBy], foreignColumns: [users.id] }),
    index('consents_order_id_index').on(table.orderId),
    index('consents_minor_id_index').on(table.minorId),
    index('consents_responsible_id_index').on(table.responsibleId),
    index('consents_state_index').on(table.state, table.createdAt),
    check(
      'consents_returned_with_a_reason',
      sql`(${table.state} = 'RETURNED') = (${table.reason} is not null)`,
    ),
  ],
);

/** The picture of a confirmed family for the souvenir book; its caption is the note of the order. */
export const familyPictures = pgTable(
  'family_pictures',
  {
    orderId: uuid().primaryKey(),
    /** The picture as the family sent it, encoded again. */
    fileId: uuid().notNull(),
    /** The picture as staff rotated and cropped it; none while it is shown as it was sent. */
    editedFileId: uuid(),
    state: text({ enum: familyPictureStates }).notNull().default('SENT'),
    /** Why it is hidden, as the family reads it. */
    reason: text(),
    /** How often the picture was replaced, edited and decided about. */
    revision: integer().notNull().default(0),
    createdAt: createdAt(),
    decidedAt: instant(),
    decidedBy: uuid(),
  },
  (table) => [
    unique('family_pictures_file_id_unique').on(table.fileId),
    unique('family_pictures_edited_file_id_unique').on(table.editedFileId),
    foreignKey({
      name: 'family_pictures_order_id_fkey',
      columns: [table.orderId],
      foreignColumns: [orders.id],
    }),
    foreignKey({ name: 'family_pictures_file_id_fkey', columns: [table.fileId], foreignColumns: [files.id] }),
    foreignKey({
      name: 'family_pictures_edited_file_id_fkey',
      columns: [table.editedFileId],
      foreignColumns: [files.id],
    }),
    foreignKey({
      name: 'family_pictures_decided_by_fkey',
      columns: [table.decidedBy],
      foreignColumns: [users.id],
    }),
    index('family_pictures_state_index').on(table.state, table.createdAt),
    check(
      'family_pictures_hidden_with_a_reason',
      sql`(${table.state} = 'HIDDEN') = (${table.reason} is not null)`,
    ),
  ],
);
