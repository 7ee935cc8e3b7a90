import { inArray } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { savedReplies } from '#server/db/schema/schema.ts';

/** Replies stay for the team without the name of who wrote them. */
export async function forgetWritersOfReplies(db: Executor, userIds: readonly string[]): Promise<void> {
  await db
    .update(savedReplies)
    .set({ changedById: null })
    .where(inArray(savedReplies.changedById, [...userIds]));
}
