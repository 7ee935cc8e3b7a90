import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';

import { users } from '#server/db/schema/accounts/accounts.ts';
import { createdAt, instant, primaryId } from '#server/db/schema/columns.ts';
import { contactMessages } from '#server/db/schema/contact/messages.ts';
import { orders } from '#server/db/schema/orders/orders.ts';

/**
 * Stored files. The key is generated; a name that somebody gave is only ever shown. A row is written after its file and
 * deleted after it: `deletedAt` says that the file is about to go.
 */
export const files = pgTable(
  'files',
  {
    id: primaryId(),
    kind: text({
      enum: ['PROFILE_PICTURE', 'FAMILY_PICTURE', 'CONSENT_FORM', 'CONTACT_ATTACHMENT', 'MEDIA'],
    }).notNull(),
    storageKey: text().notNull(),
    fileName: text().notNull(),
    contentType: text().notNull(),
    byteSize: integer().notNull(),
    sha256: text().notNull(),
    /** Random, and part of the lasting address. Only files that are meant for everybody have one. */
    publicKey: text(),
    ownerId: uuid(),
    orderId: uuid(),
    contactMessageId: uuid(),
    createdAt: createdAt(),
    deletedAt: instant(),
  },
  (table) => [
    unique('files_storage_key_unique').on(table.storageKey),
    unique('files_public_key_unique').on(table.publicKey),
    foreignKey({ name: 'files_owner_id_fkey', columns: [table.ownerId], foreignColumns: [users.id] }),
    foreignKey({ name: 'files_order_id_fkey', columns: [table.orderId], foreignColumns: [orders.id] }),
    foreignKey({
      name: 'files_contact_message_id_fkey',
      columns: [table.contactMessageId],
      foreignColumns: [contactMessages.id],
    }),
    index('files_order_id_index').on(table.orderId, table.kind),
    index('files_owner_id_index').on(table.ownerId, table.kind),
    index('files_contact_message_id_index').on(table.contactMessageId),
    check('files_byte_size_positive', sql`${table.byteSize} > 0`),
  ],
);

/** Secrets with which all processes sign URLs. The first process that needs one creates it. */
export const signingKeys = pgTable('signing_keys', {
  purpose: text().primaryKey(),
  secret: text().notNull(),
  createdAt: createdAt(),
});
