import { eq, inArray } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { registrationCare } from '#server/db/schema/schema.ts';

export type CareRow = typeof registrationCare.$inferSelect;
type CareChange = Partial<Omit<CareRow, 'orderId'>>;

/** How staff look after an order; nothing where nobody does yet. */
export async function findCare(db: Executor, orderId: string): Promise<CareRow | undefined> {
  const [row] = await db.select().from(registrationCare).where(eq(registrationCare.orderId, orderId));
  return row;
}

export async function listCare(db: Executor, orderIds: readonly string[]): Promise<CareRow[]> {
  return db
    .select()
    .from(registrationCare)
    .where(inArray(registrationCare.orderId, [...orderIds]));
}

export async function saveCare(db: Executor, orderId: string, change: CareChange): Promise<void> {
  await db
    .insert(registrationCare)
    .values({ orderId, ...change })
    .onConflictDoUpdate({ target: registrationCare.orderId, set: change });
}
