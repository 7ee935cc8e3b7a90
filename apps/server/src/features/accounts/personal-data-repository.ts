import { eq } from 'drizzle-orm';

import { deleteKeysOf } from '#server/db/idempotency/idempotency-repository.ts';
import type { Executor } from '#server/db/executor.ts';
import { users } from '#server/db/schema/schema.ts';

/** Closes an account for good: nobody can sign in with it again. */
export async function closeAccountRow(db: Executor, userId: string, at: Date): Promise<void> {
  await db
    .update(users)
    .set({ closedAt: at, passwordHash: null, suspensionReason: null, language: null })
    .where(eq(users.id, userId));
  await deleteKeysOf(db, userId);
}
