import type { ListedRoom } from '@sangamam/contract/hotel/lists/listed-family';
import type { RoomsNearby } from '@sangamam/contract/hotel/stays/room-wishes';
import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { createdAt, instant, primaryId } from '#server/db/schema/columns.ts';
import { conventions } from '#server/db/schema/conventions/conventions.ts';
import { users } from '#server/db/schema/accounts/accounts.ts';

import { orders } from '../orders/orders.ts';

/** A rooming list that was exported for the hotel; the last few of a convention are kept. */
export const hotelLists = pgTable(
  'hotel_lists',
  {
    id: primaryId(),
    conventionId: uuid().notNull(),
    /** Whether the file had all families, or only what had changed since the last one sent. */
    contents: text({ enum: ['WHOLE', 'CHANGES'] }).notNull(),
    exportedBy: uuid().notNull(),
    exportedAt: createdAt(),
    /** When somebody said that it went to the hotel, and who. */
    sentAt: instant(),
    sentBy: uuid(),
  },
  (table) => [
    foreignKey({
      name: 'hotel_lists_convention_id_fkey',
      columns: [table.conventionId],
      foreignColumns: [conventions.id],
    }),
    foreignKey({
      name: 'hotel_lists_exported_by_fkey',
      columns: [table.exportedBy],
      foreignColumns: [users.id],
    }),
    foreignKey({ name: 'hotel_lists_sent_by_fkey', columns: [table.sentBy], foreignColumns: [users.id] }),
    index('hotel_lists_convention_id_index').on(table.conventionId, table.exportedAt),
    index('hotel_lists_exported_by_index').on(table.exportedBy),
    index('hotel_lists_sent_by_index').on(table.sentBy),
    check('hotel_lists_sent_whole', sql`(${table.sentAt} is null) = (${table.sentBy} is null)`),
  ],
);

/** What a list said of people. */
export interface ListedNames {
  registrantName: string;
  familyName: string | null;
  specialRequest: string;
  /** Not on lists from before families could wish it, nor is the bed type of a room. */
  roomsNearby?: RoomsNearby;
  rooms: (Omit<ListedRoom, 'bedType'> & Partial<Pick<ListedRoom, 'bedType'>>)[];
}

/** All families who needed a room when a list was exported, as the hotel knows them since. */
export const hotelListFamilies = pgTable(
  'hotel_list_families',
  {
    listId: uuid().notNull(),
    orderId: uuid().notNull(),
    number: text().notNull(),
    arrival: date().notNull(),
    departure: date().notNull(),
    /** Nothing once the family's data were erased. */
    names: jsonb().$type<ListedNames>(),
  },
  (table) => [
    primaryKey({ name: 'hotel_list_families_pkey', columns: [table.listId, table.orderId] }),
    foreignKey({
      name: 'hotel_list_families_list_id_fkey',
      columns: [table.listId],
      foreignColumns: [hotelLists.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'hotel_list_families_order_id_fkey',
      columns: [table.orderId],
      foreignColumns: [orders.id],
    }),
    index('hotel_list_families_order_id_index').on(table.orderId),
  ],
);
