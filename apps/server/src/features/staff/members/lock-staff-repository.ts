import { sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';

/** Lets one change of the staff go on at a time, until the transaction ends: two could each leave the other as the last. */
export async function lockStaff(db: Executor): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('sangamam.staff'))`);
}
