import { eq, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { savedReplies } from '#server/db/schema/schema.ts';

/** A saved reply as it is stored. */
export type SavedReplyRow = typeof savedReplies.$inferSelect;
/** What staff say of a reply. */
export type ReplyDraft = Pick<SavedReplyRow, 'name' | 'text'>;

/** Lets one reply be added at a time, until the transaction ends, so that their limit holds. */
export async function lockReplies(db: Executor): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('sangamam.saved-replies'))`);
}

export async function countReplies(db: Executor): Promise<number> {
  return db.$count(savedReplies);
}

/** A reply, locked against other changes until the transaction ends. */
export async function findReplyForUpdate(db: Executor, id: string): Promise<SavedReplyRow | undefined> {
  const [row] = await db.select().from(savedReplies).where(eq(savedReplies.id, id)).for('update');
  return row;
}

export async function insertReply(
  db: Executor,
  row: ReplyDraft & { changedById: string; updatedAt: Date },
): Promise<SavedReplyRow> {
  const [inserted] = await db.insert(savedReplies).values(row).returning();
  if (!inserted) throw new Error('PostgreSQL returned no row of an insertion');
  return inserted;
}

export async function updateReply(
  db: Executor,
  id: string,
  change: ReplyDraft & { changedById: string; updatedAt: Date },
): Promise<SavedReplyRow> {
  const [updated] = await db
    .update(savedReplies)
    .set({ ...change, revision: sql`${savedReplies.revision} + 1` })
    .where(eq(savedReplies.id, id))
    .returning();
  if (!updated) throw new Error('The reply disappeared while it was locked');
  return updated;
}

export async function removeReply(db: Executor, id: string): Promise<void> {
  await db.delete(savedReplies).where(eq(savedReplies.id, id));
}
