import { and, asc, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import {
  cancelRequests,
  orderAddons,
  orderAmendments,
  orderLineItems,
  orderParticipants,
  orders,
  waitListEntries,
} from '#server/db/schema/schema.ts';
import type { Merge } from '#server/features/personal-data/personal-data.ts';

export async function listOwnOrders(db: Executor, orderIds: readonly string[]) {
  return db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...orderIds]));
}

export async function listOwnParticipants(db: Executor, orderIds: readonly string[]) {
  return db
    .select()
    .from(orderParticipants)
    .where(inArray(orderParticipants.orderId, [...orderIds]));
}

/** Add-ons that are selected and not submitted yet. */
export async function listOwnSelections(db: Executor, orderIds: readonly string[]) {
  return db
    .select()
    .from(orderAddons)
    .where(inArray(orderAddons.orderId, [...orderIds]));
}

export async function listOwnLines(db: Executor, orderIds: readonly string[]) {
  return db
    .select()
    .from(orderLineItems)
    .where(inArray(orderLineItems.orderId, [...orderIds]));
}

/** What the account asked to cancel, without who answered. */
export async function listOwnCancelRequests(db: Executor, orderIds: readonly string[]) {
  const { askedBy: _asker, closedBy: _closer, ...columns } = getTableColumns(cancelRequests);
  return db
    .select(columns)
    .from(cancelRequests)
    .where(inArray(cancelRequests.orderId, [...orderIds]));
}

/** Wait lists that these orders are or were on. */
export async function listOwnWaitLists(db: Executor, orderIds: readonly string[]) {
  return db
    .select()
    .from(waitListEntries)
    .where(inArray(waitListEntries.orderId, [...orderIds]))
    .orderBy(asc(waitListEntries.createdAt), asc(waitListEntries.id));
}

/** Empties what orders say about people; numbers, amounts and states stay. */
export async function eraseOrderWords(db: Executor, orderIds: readonly string[]): Promise<void> {
  await db
    .update(orderParticipants)
    .set({ snapshot: null })
    .where(inArray(orderParticipants.orderId, [...orderIds]));
  await db
    .update(orderLineItems)
    .set({ note: null })
    .where(and(inArray(orderLineItems.orderId, [...orderIds]), ne(orderLineItems.kind, 'DISCOUNT')));
  await db
    .update(orderAmendments)
    .set({ reason: '', record: sql`${orderAmendments.record} - 'requestBefore'` })
    .where(inArray(orderAmendments.orderId, [...orderIds]));
  await db
    .update(cancelRequests)
    .set({ reason: '', answer: '' })
    .where(inArray(cancelRequests.orderId, [...orderIds]));
  await db
    .update(orders)
    .set({ specialRequest: '', familyPictureNote: '', travelNotes: '', reason: null })
    .where(inArray(orders.id, [...orderIds]));
}

export async function moveOrders(db: Executor, { from, to }: Merge): Promise<void> {
  await db.update(orders).set({ userId: to.userId }).where(eq(orders.userId, from.userId));
  await db.update(cancelRequests).set({ askedBy: to.userId }).where(eq(cancelRequests.askedBy, from.userId));
  await db
    .update(cancelRequests)
    .set({ closedBy: to.userId })
    .where(eq(cancelRequests.closedBy, from.userId));
  await db
    .update(orderParticipants)
    .set({ personId: to.personId })
    .where(eq(orderParticipants.personId, from.personId));
}
