import { eq } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { hotelSettings, hotelStays, orders } from '#server/db/schema/schema.ts';

/** The stay of an order, with how many days before the convention its families can check in. */
export async function findHotelStay(db: Executor, orderId: string) {
  const [row] = await db
    .select({ stay: hotelStays, checkInDaysBefore: hotelSettings.checkInDaysBefore })
    .from(hotelStays)
    .innerJoin(orders, eq(orders.id, hotelStays.orderId))
    .leftJoin(hotelSettings, eq(hotelSettings.conventionId, orders.conventionId))
    .where(eq(hotelStays.orderId, orderId));
  return row;
}
