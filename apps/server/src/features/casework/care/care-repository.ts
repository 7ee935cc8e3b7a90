import { eq } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { registrationCare } from '#server/db/schema/schema.ts';

export type CareRow = typeof registrationCare.$inferSelect;
type CareChange = Partial<Omit<CareRow, 'orderId'>>;

/** How staff look after an order, with a follow-up that a decision cleared; nothing where nobody does yet. */
export async function findCare(db: Executor, orderId: string): Promise<CareRow | undefined> {
  const [row] = await db.select().from(registrationCare).where(eq(registrationCare.orderId, orderId));
  return row;
}

export async function saveCare(db: Executor, orderId: string, change: CareChange): Promise<void> {
  await db
    .insert(registrationCare)
    .values({ orderId, ...change })
    .onConflictDoUpdate({ target: registrationCare.orderId, set: change });
}
