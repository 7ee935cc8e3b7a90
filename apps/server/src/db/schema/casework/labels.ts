import { labelColors } from '@sangamam/contract/casework/labels/labels';
import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { createdAt, primaryId } from '#server/db/schema/columns.ts';

import { users } from '../accounts/accounts.ts';
import { contactMessages } from '../contact/messages.ts';
import { payments } from '../ledger/payments.ts';
import { orders } from '../orders/orders.ts';

/** Short words by which staff mark records. */
export const labels = pgTable(
  'labels',
  {
    id: primaryId(),
    name: text().notNull(),
    color: text({ enum: labelColors }).notNull(),
    /** How often it was changed. */
    revision: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('labels_name_unique').on(sql`lower(${table.name})`)],
);

/** The labels of orders. */
export const orderLabels = pgTable(
  'order_labels',
  { orderId: uuid().notNull(), labelId: uuid().notNull() },
  (table) => [
    primaryKey({ name: 'order_labels_pkey', columns: [table.orderId, table.labelId] }),
    foreignKey({
      name: 'order_labels_order_id_fkey',
      columns: [table.orderId],
      foreignColumns: [orders.id],
    }),
    foreignKey({
      name: 'order_labels_label_id_fkey',
      columns: [table.labelId],
      foreignColumns: [labels.id],
    }),
    index('order_labels_label_id_index').on(table.labelId),
  ],
);

/** The labels of payments. */
export const paymentLabels = pgTable(
  'payment_labels',
  { paymentId: uuid().notNull(), labelId: uuid().notNull() },
  (table) => [
    primaryKey({ name: 'payment_labels_pkey', columns: [table.paymentId, table.labelId] }),
    foreignKey({
      name: 'payment_labels_payment_id_fkey',
      columns: [table.paymentId],
      foreignColumns: [payments.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'payment_labels_label_id_fkey',
      columns: [table.labelId],
      foreignColumns: [labels.id],
    }),
    index('payment_labels_label_id_index').on(table.labelId),
  ],
);

/** The labels of messages. */
export const messageLabels = pgTable(
  'message_labels',
  { messageId: uuid().notNull(), labelId: uuid().notNull() },
  (table) => [
    primaryKey({ name: 'message_labels_pkey', columns: [table.messageId, table.labelId] }),
    foreignKey({
      name: 'message_labels_message_id_fkey',
      columns: [table.messageId],
      foreignColumns: [contactMessages.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'message_labels_label_id_fkey',
      columns: [table.labelId],
      foreignColumns: [labels.id],
    }),
    index('message_labels_label_id_index').on(table.labelId),
  ],
);

/** The labels of registrants, by their accounts. */
export const personLabels = pgTable(
  'person_labels',
  { userId: uuid().notNull(), labelId: uuid().notNull() },
  (table) => [
    primaryKey({ name: 'person_labels_pkey', columns: [table.userId, table.labelId] }),
    foreignKey({
      name: 'person_labels_user_id_fkey',
      columns: [table.userId],
      foreignColumns: [users.id],
    }),
    foreignKey({
      name: 'person_labels_label_id_fkey',
      columns: [table.labelId],
      foreignColumns: [labels.id],
    }),
    index('person_labels_label_id_index').on(table.labelId),
  ],
);
