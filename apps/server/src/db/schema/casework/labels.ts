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

import { orders } from '../orders/orders.ts';

/** Short words by which staff mark registrations. */
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
