import { inArray } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { travelLegs } from '#server/db/schema/schema.ts';

export async function listOwnTravel(db: Executor, orderIds: readonly string[]) {
  return db
    .select()
    .from(travelLegs)
    .where(inArray(travelLegs.orderId, [...orderIds]));
}

export async function deleteTravel(db: Executor, orderIds: readonly string[]): Promise<void> {
  await db.delete(travelLegs).where(inArray(travelLegs.orderId, [...orderIds]));
}
