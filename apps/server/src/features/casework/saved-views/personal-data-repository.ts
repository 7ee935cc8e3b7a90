import { and, eq, inArray } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { savedViews } from '#server/db/schema/schema.ts';

/** Deletes the private views of accounts; shared ones stay for the team without an owner. */
export async function eraseViewsOf(db: Executor, userIds: readonly string[]): Promise<void> {
  const theirs = inArray(savedViews.ownerId, [...userIds]);
  await db.delete(savedViews).where(and(theirs, eq(savedViews.isShared, false)));
  await db.update(savedViews).set({ ownerId: null }).where(theirs);
}
