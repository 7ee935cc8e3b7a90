import { boolean, foreignKey, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';

import { createdAt, instant } from '#server/db/schema/columns.ts';

import { orders } from '../orders/orders.ts';

/** Registrations that were put into a wallet, or offered one. */
export const walletPasses = pgTable(
  'wallet_passes',
  {
    orderId: uuid().primaryKey(),
    /** By which Apple's phones and Google ask for it. */
    serial: text().notNull(),
    /** Digest of what the pass says, as it was told last. */
    fingerprint: text().notNull(),
    /** Since when it says so. */
    changedAt: instant().notNull(),
    /** A link for Google Wallet was given, so Google may have the ticket. */
    atGoogle: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'wallet_passes_order_id_fkey',
      columns: [table.orderId],
      foreignColumns: [orders.id],
    }),
    unique('wallet_passes_serial_unique').on(table.serial),
  ],
);

/** Apple's phones that have a pass and are told of its changes. */
export const walletDevices = pgTable(
  'wallet_devices',
  {
    deviceId: text().notNull(),
    orderId: uuid().notNull(),
    /** Where Apple tells the phone; nobody else can use it. */
    pushToken: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('wallet_devices_device_id_index').on(table.deviceId),
    primaryKey({ name: 'wallet_devices_pkey', columns: [table.orderId, table.deviceId] }),
    foreignKey({
      name: 'wallet_devices_order_id_fkey',
      columns: [table.orderId],
      foreignColumns: [walletPasses.orderId],
    }).onDelete('cascade'),
  ],
);
