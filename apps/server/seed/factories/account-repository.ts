import { eq } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { people, users } from '#server/db/schema/schema.ts';

/** The person of an account. */
export async function findPersonOf(db: Executor, userId: string): Promise<{ id: string; email: string }> {
  const [row] = await db
    .select({ id: people.id, email: people.email })
    .from(users)
    .innerJoin(people, eq(people.id, users.personId))
    .where(eq(users.id, userId));
  if (!row) throw new Error(`No account ${userId}`);
  return { id: row.id, email: row.email ?? '' };
}
