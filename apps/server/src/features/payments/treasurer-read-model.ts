import { eq } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { treasurers } from '#server/db/schema/schema.ts';

export async function findTreasurer(db: Executor, conventionId: string) {
  const [row] = await db.select().from(treasurers).where(eq(treasurers.conventionId, conventionId));
  return row;
}
