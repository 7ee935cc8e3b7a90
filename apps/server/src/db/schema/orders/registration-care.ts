import { foreignKey, index, pgTable, uuid } from 'drizzle-orm/pg-core';

import { users } from '#server/db/schema/people/accounts.ts';
import { orders } from './orders.ts';

/** How staff look after an order. An order without a row is assigned to nobody. */
export const registrationCare = pgTable(
  'registration_care',
  {
    orderId: uuid().primaryKey(),
    assignedTo: uuid(),
  },
  (table) => [
    foreignKey({
      name: 'registration_care_order_id_fkey',
      columns: [table.orderId],
      foreignColumns: [orders.id],
    }),
    foreignKey({
      name: 'registration_care_assigned_to_fkey',
      columns: [table.assignedTo],
      foreignColumns: [users.id],
    }),
    index('registration_care_assigned_to_index').on(table.assignedTo),
  ],
);
