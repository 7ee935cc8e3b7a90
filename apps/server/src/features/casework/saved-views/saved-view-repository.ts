import { and, eq, or, sql } from 'drizzle-orm';
import type { ViewedList } from '@sangamam/contract/casework/saved-views/saved-view';

import type { Executor } from '#server/db/executor.ts';
import { savedViews } from '#server/db/schema/schema.ts';

/** A saved view as it is stored. */
export type SavedViewRow = typeof savedViews.$inferSelect;
type Draft = Pick<SavedViewRow, 'name' | 'isShared' | 'query'>;

/** Lets one change of the views of a list go on at a time, until the transaction ends, so that limits hold. */
export async function lockViews(db: Executor, list: ViewedList): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`sangamam.saved-views.${list}`}))`);
}

/** A view of a list that this account has, or that is shared. */
export async function findView(
  db: Executor,
  { list, viewId, userId }: { list: ViewedList; viewId: string; userId: string },
): Promise<SavedViewRow | undefined> {
  const [row] = await db
    .select()
    .from(savedViews)
    .where(
      and(
        eq(savedViews.id, viewId),
        eq(savedViews.list, list),
        or(eq(savedViews.ownerId, userId), eq(savedViews.isShared, true)),
      ),
    );
  return row;
}

/** How many views of a list an account has, and how many are shared. */
export async function countViews(db: Executor, list: ViewedList, ownerId: string | null) {
  const [counted] = await db
    .select({
      own: sql<number>`(count(*) filter (where ${savedViews.ownerId} = ${ownerId}::uuid))::int`,
      shared: sql<number>`(count(*) filter (where ${savedViews.isShared}))::int`,
    })
    .from(savedViews)
    .where(eq(savedViews.list, list));
  return counted ?? { own: 0, shared: 0 };
}

export async function insertView(
  db: Executor,
  row: Draft & { list: ViewedList; ownerId: string },
): Promise<SavedViewRow> {
  const [inserted] = await db.insert(savedViews).values(row).returning();
  if (!inserted) throw new Error('PostgreSQL returned no row of an insertion');
  return inserted;
}

export async function updateView(db: Executor, id: string, draft: Draft, now: Date): Promise<SavedViewRow> {
  const [updated] = await db
    .update(savedViews)
    .set({ ...draft, revision: sql`${savedViews.revision} + 1`, updatedAt: now })
    .where(eq(savedViews.id, id))
    .returning();
  if (!updated) throw new Error('The view disappeared while its list was locked');
  return updated;
}

export async function removeView(db: Executor, id: string): Promise<void> {
  await db.delete(savedViews).where(eq(savedViews.id, id));
}
