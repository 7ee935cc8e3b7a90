import { undoableRegistrationActions } from '@sangamam/contract/orders/decisions/registration-decisions';
import type { RegistrationStatus } from '@sangamam/contract/orders/order-status';
import { foreignKey, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { createdAt, instant, primaryId } from '#server/db/schema/columns.ts';

import { orders } from './orders.ts';

/** What an order returns to when a decision is undone. */
export interface OrderBefore {
  orderId: string;
  registrationStatus: RegistrationStatus | null;
  reason: string | null;
  rejectedWithRegistration: boolean;
  /** ISO 8601 UTC, where the decision ended a cancellation; null where it cancelled the order. */
  cancelledAt?: string | null | undefined;
}

/** The registrar's decisions that could be undone for a minute. The audit log says who made them. */
export const registrationDecisions = pgTable(
  'registration_decisions',
  {
    id: primaryId(),
    orderId: uuid().notNull(),
    action: text({ enum: undoableRegistrationActions }).notNull(),
    /** The orders that the decision changed, as they were: the registration, and add-on orders that went with it. */
    before: jsonb().$type<OrderBefore[]>().notNull(),
    /** The facts that the decision left behind. Once they are others, it is not undone. */
    factsAfter: text().notNull(),
    createdAt: createdAt(),
    undoneAt: instant(),
  },
  (table) => [
    foreignKey({
      name: 'registration_decisions_order_id_fkey',
      columns: [table.orderId],
      foreignColumns: [orders.id],
    }),
    index('registration_decisions_order_id_index').on(table.orderId, table.createdAt),
  ],
);
