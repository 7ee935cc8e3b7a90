import { and, eq, isNull } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { hotelSettings, hotelStays, orders, people, users } from '#server/db/schema/schema.ts';

export async function insertHotel(db: Executor, row: typeof hotelSettings.$inferInsert): Promise<void> {
  await db.insert(hotelSettings).values(row);
}

/** Enters the stay of the family whose registrant has this address. */
export async function insertStay(
  db: Executor,
  { conventionId, email }: { conventionId: string; email: string },
  stay: Omit<typeof hotelStays.$inferInsert, 'orderId'>,
): Promise<void> {
  const [order] = await db
    .select({ orderId: orders.id })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .where(and(eq(orders.conventionId, conventionId), isNull(orders.parentOrderId), eq(people.email, email)));
  if (!order) throw new Error(`${email} has no registration`);
  await db.insert(hotelStays).values({ ...order, ...stay });
}
