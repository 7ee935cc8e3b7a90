import { and, eq, isNull } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { bookClosings } from '#server/db/schema/schema.ts';

export type NewClosing = typeof bookClosings.$inferInsert;

/** Closes a day; `undefined` when it is closed already. */
export async function insertClosing(db: Executor, closing: NewClosing) {
  const [row] = await db.insert(bookClosings).values(closing).onConflictDoNothing().returning();
  return row;
}

export async function findClosing(db: Executor, id: string) {
  const [row] = await db.select().from(bookClosings).where(eq(bookClosings.id, id));
  return row;
}

/** Ends a closing; `undefined` when it was ended already. */
export async function endClosing(
  db: Executor,
  id: string,
  ended: { reopenedAt: Date; reopenedBy: string; reopenReason: string },
) {
  const [row] = await db
    .update(bookClosings)
    .set(ended)
    .where(and(eq(bookClosings.id, id), isNull(bookClosings.reopenedAt)))
    .returning();
  return row;
}
