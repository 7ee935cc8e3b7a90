import { asc, eq, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { people, savedReplies, users } from '#server/db/schema/schema.ts';

/** Some or all replies with the people who wrote them last. */
export async function listReplyRows(db: Executor, id?: string) {
  return db
    .select({ reply: savedReplies, firstName: people.firstName, lastName: people.lastName })
    .from(savedReplies)
    .leftJoin(users, eq(users.id, savedReplies.changedById))
    .leftJoin(people, eq(people.id, users.personId))
    .where(id === undefined ? undefined : eq(savedReplies.id, id))
    .orderBy(asc(sql`lower(${savedReplies.name})`));
}
