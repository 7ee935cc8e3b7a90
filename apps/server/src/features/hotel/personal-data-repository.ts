import { getTableColumns, inArray } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { hotelRoomGuests, hotelStays } from '#server/db/schema/schema.ts';

export async function listOwnStays(db: Executor, orderIds: readonly string[]) {
  const { needsRoomSaidBy: _staff, ...own } = getTableColumns(hotelStays);
  return db
    .select(own)
    .from(hotelStays)
    .where(inArray(hotelStays.orderId, [...orderIds]));
}

export async function deleteStays(db: Executor, orderIds: readonly string[]): Promise<void> {
  await db.delete(hotelStays).where(inArray(hotelStays.orderId, [...orderIds]));
}

/** Who of the family sleeps in which room, where staff put the rooms together. */
export async function listOwnRooms(db: Executor, orderIds: readonly string[]) {
  return db
    .select()
    .from(hotelRoomGuests)
    .where(inArray(hotelRoomGuests.orderId, [...orderIds]));
}
