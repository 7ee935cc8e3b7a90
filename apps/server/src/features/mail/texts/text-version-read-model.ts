import { eq, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { mailTexts, people, users } from '#server/db/schema/schema.ts';

/** The version of an organiser's text, with the name of who made it. */
export async function findTextVersion(db: Executor, id: string) {
  const [row] = await db
    .select({
      version: mailTexts.version,
      changedAt: mailTexts.changedAt,
      changedBy: sql<string | null>`${people.firstName} || ' ' || ${people.lastName}`,
    })
    .from(mailTexts)
    .innerJoin(users, eq(users.id, mailTexts.changedBy))
    .leftJoin(people, eq(people.id, users.personId))
    .where(eq(mailTexts.id, id));
  return row;
}
