import { sql } from 'drizzle-orm';

import type { Executor } from './executor.ts';

/**
 * Runs `work` while the triggers of the append-only tables allow texts to be emptied, and nothing else. Must be called
 * in a transaction: the permission ends with it at the latest.
 */
export async function whileErasing(db: Executor, work: () => Promise<unknown>): Promise<void> {
  await db.execute(sql`select set_config('sangamam.erasing', 'on', true)`);
  await work();
  await db.execute(sql`select set_config('sangamam.erasing', 'off', true)`);
}
