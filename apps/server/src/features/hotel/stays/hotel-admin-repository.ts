import { eq } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { hotelRoomGuests, hotelSettings, hotelStays } from '#server/db/schema/schema.ts';

export type HotelStayRow = typeof hotelStays.$inferSelect;
export type HotelSettingsRow = typeof hotelSettings.$inferSelect;
type SettingsChange = Partial<Omit<typeof hotelSettings.$inferInsert, 'conventionId' | 'revision'>>;

/** The stay of an order, with a row of its own from now on. Called under the lock of the order. */
export async function findOrInsertStay(db: Executor, orderId: string): Promise<HotelStayRow> {
  await db.insert(hotelStays).values({ orderId }).onConflictDoNothing();
  const [row] = await db.select().from(hotelStays).where(eq(hotelStays.orderId, orderId));
  if (!row) throw new Error(`The stay of order ${orderId} vanished under its lock`);
  return row;
}

/** Changes a stay and counts its revision. Called under the lock of the order. */
export async function updateStay(
  db: Executor,
  { orderId, revision }: Pick<HotelStayRow, 'orderId' | 'revision'>,
  change: Partial<Omit<HotelStayRow, 'orderId' | 'revision'>>,
): Promise<HotelStayRow> {
  const [row] = await db
    .update(hotelStays)
    .set({ ...change, revision: revision + 1 })
    .where(eq(hotelStays.orderId, orderId))
    .returning();
  if (!row) throw new Error(`The stay of order ${orderId} vanished under its lock`);
  return row;
}

/** Replaces the rooms that staff put together; without any the proposed ones are in force. */
export async function replaceRooms(
  db: Executor,
  orderId: string,
  rooms: readonly (readonly string[])[],
): Promise<void> {
  await db.delete(hotelRoomGuests).where(eq(hotelRoomGuests.orderId, orderId));
  const guests = rooms.flatMap((room, at) => room.map((personId) => ({ orderId, personId, room: at + 1 })));
  if (guests.length > 0) await db.insert(hotelRoomGuests).values(guests);
}

/** The settings of a convention, locked, with a row of their own from now on. */
export async function lockSettings(db: Executor, conventionId: string): Promise<HotelSettingsRow> {
  await db.insert(hotelSettings).values({ conventionId }).onConflictDoNothing();
  const [row] = await db
    .select()
    .from(hotelSettings)
    .where(eq(hotelSettings.conventionId, conventionId))
    .for('update');
  if (!row) throw new Error(`The hotel of convention ${conventionId} vanished under its lock`);
  return row;
}

/** The settings of a convention, where staff have saved any. */
export async function findSettings(
  db: Executor,
  conventionId: string,
): Promise<HotelSettingsRow | undefined> {
  const [row] = await db.select().from(hotelSettings).where(eq(hotelSettings.conventionId, conventionId));
  return row;
}

/** Changes locked settings and counts their revision. */
export async function updateSettings(
  db: Executor,
  { conventionId, revision }: Pick<HotelSettingsRow, 'conventionId' | 'revision'>,
  change: SettingsChange,
): Promise<void> {
  await db
    .update(hotelSettings)
    .set({ ...change, revision: revision + 1 })
    .where(eq(hotelSettings.conventionId, conventionId));
}
