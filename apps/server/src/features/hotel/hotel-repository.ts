import { eq } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { hotelStays } from '#server/db/schema/schema.ts';

/** Stores when a family checked in by itself at its hotel. Called under the lock of the order. */
export async function setCheckedIn(db: Executor, orderId: string, now: Date): Promise<void> {
  await db
    .update(hotelStays)
    .set({ checkedInAt: now, checkedInByFamily: true, updatedAt: now })
    .where(eq(hotelStays.orderId, orderId));
}

/** Takes a family's own check-in back. Called under the lock of the order. */
export async function clearCheckIn(db: Executor, orderId: string, now: Date): Promise<void> {
  await db
    .update(hotelStays)
    .set({ checkedInAt: null, checkedInByFamily: false, updatedAt: now })
    .where(eq(hotelStays.orderId, orderId));
}
