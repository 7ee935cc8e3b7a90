import { eq } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { letterSubscriptions, people, users } from '#server/db/schema/schema.ts';

/** The account whose letters a link stops; undefined for an unknown link, and once the account was erased. */
export async function findByToken(
  db: Executor,
  token: string,
): Promise<{ userId: string; email: string | null } | undefined> {
  const [row] = await db
    .select({ userId: users.id, email: people.email })
    .from(letterSubscriptions)
    .innerJoin(users, eq(users.id, letterSubscriptions.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .where(eq(letterSubscriptions.token, token));
  return row;
}
