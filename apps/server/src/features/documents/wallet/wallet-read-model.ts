import { eq } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { users } from '#server/db/schema/schema.ts';

/** Whose pass it is: the language that the account keeps, and whether it was closed. */
export async function findHolder(db: Executor, userId: string) {
  const [row] = await db
    .select({ language: users.language, closedAt: users.closedAt })
    .from(users)
    .where(eq(users.id, userId));
  return { language: row?.language ?? 'en', isClosed: row === undefined || row.closedAt !== null };
}
