import { eq, inArray } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { personCare } from '#server/db/schema/schema.ts';
import type { StoredCare } from '#server/features/casework/care/cared-kind.ts';

/** How staff look after these registrants; nothing of those whom nobody looks after yet. */
export async function listPersonCare(db: Executor, userIds: readonly string[]) {
  return db
    .select()
    .from(personCare)
    .where(inArray(personCare.userId, [...userIds]));
}

export async function findPersonCare(db: Executor, userId: string): Promise<StoredCare | undefined> {
  const [row] = await db.select().from(personCare).where(eq(personCare.userId, userId));
  return row;
}

export async function savePersonCare(
  db: Executor,
  userId: string,
  change: Partial<StoredCare>,
): Promise<void> {
  await db
    .insert(personCare)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: personCare.userId, set: change });
}
