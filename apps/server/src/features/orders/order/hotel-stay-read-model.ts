import { eq } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { hotelStays } from '#server/db/schema/schema.ts';

export async function findHotelStay(db: Executor, orderId: string) {
  const [row] = await db.select().from(hotelStays).where(eq(hotelStays.orderId, orderId));
  return row;
}
