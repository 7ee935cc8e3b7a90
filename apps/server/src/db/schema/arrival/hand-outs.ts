import { handOutKinds } from '@sangamam/contract/arrival/hand-outs/hand-out-decision';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';

import { instant } from '#server/db/schema/columns.ts';
import { users } from '#server/db/schema/accounts/accounts.ts';

import { orderLineItems, orders } from '../orders/orders.ts';

/**
 * Which add-on lines were handed out at the arrival desk and taken back, in order: the last event of a line says whether
 * it is handed out. Append-only by a trigger.
 */
export const handOutEvents = pgTable(
  'hand_out_events',
  {
    /** Made by the device, so that an event that is sent twice is recorded once. */
    id: uuid().primaryKey(),
    sequence: bigserial({ mode: 'number' }).notNull(),
    /** The registration of the family. */
    orderId: uuid().notNull(),
    /** The order of the line: the registration, or an add-on order of it. */
    lineOrderId: uuid().notNull(),
    linePosition: integer().notNull(),
    kind: text({ enum: handOutKinds }).notNull(),
    /** How many the line had then. */
    quantity: integer().notNull(),
    /** Handed out although it was not confirmed. */
    overrode: boolean().notNull(),
    /** Name of the desk. */
    desk: text().notNull(),
    actorId: uuid().notNull(),
    /** When it was done at the desk; `recordedAt` is later when there was no connection. */
    happenedAt: instant().notNull(),
    recordedAt: instant().notNull(),
  },
  (table) => [
    foreignKey({
      name: 'hand_out_events_order_id_fkey',
      columns: [table.orderId],
      foreignColumns: [orders.id],
    }),
    foreignKey({
      name: 'hand_out_events_line_fkey',
      columns: [table.lineOrderId, table.linePosition],
      foreignColumns: [orderLineItems.orderId, orderLineItems.position],
    }),
    foreignKey({
      name: 'hand_out_events_actor_id_fkey',
      columns: [table.actorId],
      foreignColumns: [users.id],
    }),
    index('hand_out_events_line_index').on(
      table.orderId,
      table.lineOrderId,
      table.linePosition,
      table.sequence,
    ),
    check('hand_out_events_happened_before_recorded', sql`${table.happenedAt} <= ${table.recordedAt}`),
  ],
);
