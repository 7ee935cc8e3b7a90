import type { CancellationTerms } from '@sangamam/contract/conventions/cancellation/cancellation-terms';
import { lineKindNames, lineKinds, type Side } from '@sangamam/contract/orders/pricing/line-kinds';
import { paymentStatuses, registrationStatuses } from '@sangamam/contract/orders/order-status';
import { relationships } from '@sangamam/contract/orders/participants/participant';
import { currencies } from '@sangamam/contract/orders/pricing/currency-for';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { users } from '#server/db/schema/accounts/accounts.ts';
import { addons } from '#server/db/schema/conventions/addons.ts';
import { createdAt, instant, primaryId } from '#server/db/schema/columns.ts';
import { conventions } from '#server/db/schema/conventions/conventions.ts';
import { discountCodes } from '#server/db/schema/conventions/discounts.ts';
import { packages } from '#server/db/schema/conventions/packages.ts';
import { people } from '#server/db/schema/people/people.ts';
import { isOver } from '#server/db/parts-of-indexes.ts';
import { orderNumbers, partsOf } from '#server/db/word-parts.ts';

/**
 * A person as they were when the registration was sent, with the name of the local unit. What says who may see them
 * (`hiddenFromList`) is not part of it: that is as it is today.
 */
export type PersonSnapshot = Omit<
  typeof people.$inferSelect,
  'id' | 'namesAccount' | 'hiddenFromList' | 'revision' | 'createdAt' | 'updatedAt'
> & { localUnitName: string | null };

/**
 * A family's registration, or an add-on order that is a child of one. Three independent facts say where it stands:
 * cancelled, submitted with a registration status, and the payment status; the order status follows from them.
 */
export const orders = pgTable(
  'orders',
  {
    id: primaryId(),
    userId: uuid().notNull(),
    conventionId: uuid().notNull(),
    parentOrderId: uuid(),
    tempNumber: text().notNull(),
    permNumber: text(),
    packageId: uuid(),
    /** The discount code that the family entered; a line says what it gave once the order is submitted. */
    discountCodeId: uuid(),
    specialRequest: text().notNull().default(''),
    /** How often the chosen add-ons and the special request were replaced. */
    selectionRevision: integer().notNull().default(0),
    registrationStatus: text({ enum: registrationStatuses }),
    paymentStatus: text({ enum: paymentStatuses }),
    /** Fixed at submission, like the line items and their sums in whole US and Canadian dollars. */
    currency: text({ enum: currencies }),
    netPrice: integer(),
    cadNetPrice: integer(),
    termsVersion: text(),
    /** The convention's cancellation terms at submission; null before, and of an add-on order. */
    cancellation: jsonb().$type<CancellationTerms>(),
    createdAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
    submittedAt: instant(),
    confirmedAt: instant(),
    cancelledAt: instant(),
    /** Reason of the last rejection or of the cancellation, as the family reads it. */
    reason: text(),
    /** An add-on order that was rejected only because its registration was: it comes back with it. */
    rejectedWithRegistration: boolean().notNull().default(false),
    /** Whether the family was ever on a wait list with it. */
    waitListed: boolean().notNull().default(false),
    /** When the family was last reminded of the unfinished registration. */
    remindedAt: instant(),
    familyPictureNote: text().notNull().default(''),
    travelNotes: text().notNull().default(''),
    /** How often the travel plan was replaced. */
    travelRevision: integer().notNull().default(0),
  },
  (table) => [
    foreignKey({ name: 'orders_user_id_fkey', columns: [table.userId], foreignColumns: [users.id] }),
    foreignKey({
      name: 'orders_convention_id_fkey',
      columns: [table.conventionId],
      foreignColumns: [conventions.id],
    }),
    foreignKey({
      name: 'orders_parent_order_id_fkey',
      columns: [table.parentOrderId],
      foreignColumns: [table.id],
    }),
    foreignKey({ name: 'orders_package_id_fkey', columns: [table.packageId], foreignColumns: [packages.id] }),
    foreignKey({
      name: 'orders_discount_code_id_fkey',
      columns: [table.discountCodeId],
      foreignColumns: [discountCodes.id],
    }),
    unique('orders_temp_number_unique').on(table.tempNumber),
    unique('orders_perm_number_unique').on(table.permNumber),
    uniqueIndex('orders_perm_number_body_unique').on(sql`substr(${table.permNumber}, 2, 5)`),
    uniqueIndex('orders_one_living_per_convention')
      .on(table.userId, table.conventionId)
      .where(sql`${table.parentOrderId} is null and ${table.cancelledAt} is null`),
    uniqueIndex('orders_one_open_addon_order')
      .on(table.parentOrderId)
      .where(
        sql`${table.parentOrderId} is not null and ${table.cancelledAt} is null and ${table.submittedAt} is null`,
      ),
    index('orders_convention_list_index').on(table.conventionId, table.registrationStatus, table.submittedAt),
    // The list of registrations begins with the newest, of one convention or of all.
    index('orders_newest_of_convention_index').on(
      table.conventionId,
      sql`coalesce(${table.submittedAt}, ${table.createdAt})`,
      table.id,
    ),
    index('orders_newest_index').on(sql`coalesce(${table.submittedAt}, ${table.createdAt})`, table.id),
    index('orders_numbers_index')
      .using('gin', partsOf(...orderNumbers(table)))
      .with({ fastupdate: false }),
    index('orders_over_index').on(table.conventionId).where(isOver(table)),
    index('orders_user_id_index').on(table.userId),
    index('orders_parent_order_id_index')
      .on(table.parentOrderId)
      .where(sql`${table.parentOrderId} is not null`),
    index('orders_payment_status_index').on(table.paymentStatus, table.submittedAt),
    index('orders_discount_code_id_index')
      .on(table.discountCodeId)
      .where(sql`${table.discountCodeId} is not null`),
    index('orders_package_id_index').on(table.packageId),
    check(
      'orders_submitted_is_whole',
      sql`(${table.submittedAt} is null) = (${table.registrationStatus} is null)
        and (${table.submittedAt} is null) = (${table.currency} is null)
        and (${table.submittedAt} is null) = (${table.netPrice} is null)
        and (${table.submittedAt} is null) = (${table.cadNetPrice} is null)`,
    ),
    check(
      'orders_payment_needs_submission',
      sql`${table.paymentStatus} is null or ${table.submittedAt} is not null`,
    ),
    check(
      'orders_perm_number_when_confirmed',
      sql`(${table.permNumber} is null) = (${table.confirmedAt} is null)`,
    ),
  ],
);

/** The people of a registration. A new one is selected; the registrant is SELF and cannot be removed. */
export const orderParticipants = pgTable(
  'order_participants',
  {
    orderId: uuid().notNull(),
    personId: uuid().notNull(),
    relationship: text({ enum: relationships }).notNull(),
    selected: boolean().notNull().default(true),
    /** The person at submission; none before. People are shared by the registrations of a family, year after year. */
    snapshot: jsonb('frozen').$type<PersonSnapshot>(),
    /** How often the relationship or the person as submitted changed; a trigger counts. */
    revision: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'order_participants_pkey', columns: [table.orderId, table.personId] }),
    foreignKey({
      name: 'order_participants_order_id_fkey',
      columns: [table.orderId],
      foreignColumns: [orders.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'order_participants_person_id_fkey',
      columns: [table.personId],
      foreignColumns: [people.id],
    }),
    index('order_participants_person_id_index').on(table.personId),
    // Who attends is counted and compared without what was submitted of them.
    index('order_participants_selected_index')
      .on(table.orderId, table.personId)
      .where(sql`${table.selected}`),
    uniqueIndex('order_participants_relationship_once')
      .on(table.orderId, table.relationship)
      .where(sql`${table.relationship} not in ('SON', 'DAUGHTER')`),
  ],
);

/** What a registration has chosen of the add-ons before submission: one row per key. */
export const orderAddons = pgTable(
  'order_addons',
  {
    orderId: uuid().notNull(),
    addonId: uuid().notNull(),
    key: text().notNull(),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ name: 'order_addons_pkey', columns: [table.orderId, table.addonId, table.key] }),
    foreignKey({
      name: 'order_addons_order_id_fkey',
      columns: [table.orderId],
      foreignColumns: [orders.id],
    }).onDelete('cascade'),
    foreignKey({ name: 'order_addons_addon_id_fkey', columns: [table.addonId], foreignColumns: [addons.id] }),
    check('order_addons_quantity_range', sql`${table.quantity} between 1 and 99`),
  ],
);

/** The kinds of lines on one side of zero, as a list in SQL. */
function kindsOf(side: Side): string {
  return lineKindNames
    .filter((kind) => lineKinds[kind] === side)
    .map((kind) => `'${kind}'`)
    .join(', ');
}

/** Snapshot of the bought items at submission: names and whole dollars, unaffected by later catalogue changes. */
export const orderLineItems = pgTable(
  'order_line_items',
  {
    orderId: uuid().notNull(),
    position: integer().notNull(),
    kind: text({ enum: lineKindNames }).notNull(),
    packageId: uuid(),
    addonId: uuid(),
    key: text(),
    title: text().notNull(),
    quantity: integer().notNull(),
    unitPrice: integer().notNull(),
    cadUnitPrice: integer().notNull(),
    amount: integer().notNull(),
    cadAmount: integer().notNull(),
    /** Of a DISCOUNT: the code that it comes from. */
    discountCodeId: uuid(),
    /** What people read beside the title: the code, the fund, or the reason. */
    note: text(),
    /** Of a REMOVAL: the line that it takes off. */
    removesPosition: integer(),
  },
  (table) => [
    primaryKey({ name: 'order_line_items_pkey', columns: [table.orderId, table.position] }),
    foreignKey({
      name: 'order_line_items_order_id_fkey',
      columns: [table.orderId],
      foreignColumns: [orders.id],
    }),
    foreignKey({
      name: 'order_line_items_package_id_fkey',
      columns: [table.packageId],
      foreignColumns: [packages.id],
    }),
    foreignKey({
      name: 'order_line_items_addon_id_fkey',
      columns: [table.addonId],
      foreignColumns: [addons.id],
    }),
    foreignKey({
      name: 'order_line_items_discount_code_id_fkey',
      columns: [table.discountCodeId],
      foreignColumns: [discountCodes.id],
    }),
    unique('order_line_items_removed_once').on(table.orderId, table.removesPosition),
    foreignKey({
      name: 'order_line_items_removes_fkey',
      columns: [table.orderId, table.removesPosition],
      foreignColumns: [table.orderId, table.position],
    }),
    check(
      'order_line_items_removal_names_its_line',
      sql`(${table.kind} = 'REMOVAL') = (${table.removesPosition} is not null)`,
    ),
    check(
      'order_line_items_amount',
      sql`${table.amount} = ${table.unitPrice} * ${table.quantity} and ${table.cadAmount} = ${table.cadUnitPrice} * ${table.quantity}`,
    ),
    check(
      'order_line_items_sign_by_kind',
      sql`${table.quantity} >= 1 and case
        when ${table.kind} in (${sql.raw(kindsOf('charge'))}) then ${table.unitPrice} >= 0 and ${table.cadUnitPrice} >= 0
        when ${table.kind} in (${sql.raw(kindsOf('credit'))}) then ${table.unitPrice} <= 0 and ${table.cadUnitPrice} <= 0
        else ${table.kind} in (${sql.raw(kindsOf('either'))}) end`,
    ),
  ],
);
