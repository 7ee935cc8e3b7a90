import { eq } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { people, users } from '#server/db/schema/schema.ts';

/** What an account's own person is called, and the e-mail address. */
export async function findOwnWords(db: Executor, userId: string): Promise<string[]> {
  const [row] = await db
    .select({
      email: people.email,
      firstName: people.firstName,
      lastName: people.lastName,
      nickName: people.nickName,
      familyName: people.familyName,
    })
    .from(users)
    .innerJoin(people, eq(people.id, users.personId))
    .where(eq(users.id, userId));
  return Object.values(row ?? {}).flatMap((text) => text ?? []);
}
