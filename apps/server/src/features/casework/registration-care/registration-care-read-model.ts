import { eq, inArray } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { conventions, orders, registrationCare } from '#server/db/schema/schema.ts';

/** How staff look after these orders, with the time zone of their conventions. */
export async function listCare(db: Executor, orderIds: readonly string[]) {
  return db
    .select({ care: registrationCare, timeZone: conventions.timeZone })
    .from(registrationCare)
    .innerJoin(orders, eq(orders.id, registrationCare.orderId))
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .where(inArray(registrationCare.orderId, [...orderIds]));
}

/** The time zone of an order's convention. */
export async function findTimeZone(db: Executor, orderId: string): Promise<string> {
  const [row] = await db
    .select({ timeZone: conventions.timeZone })
    .from(orders)
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .where(eq(orders.id, orderId));
  if (!row) throw new Error(`Order ${orderId} vanished under its lock`);
  return row.timeZone;
}
