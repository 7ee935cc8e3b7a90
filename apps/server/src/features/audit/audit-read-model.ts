import { and, desc, eq, notInArray } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { auditLog, people, users } from '#server/db/schema/schema.ts';

import { everydayActions } from './everyday-actions.ts';

/** The latest changes of one record with the names of their actors, newest first. */
export async function listEntriesAbout(
  db: Executor,
  { entity, entityId }: { entity: string; entityId: string },
) {
  return db
    .select({ entry: auditLog, actorFirstName: people.firstName, actorLastName: people.lastName })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .leftJoin(people, eq(people.id, users.personId))
    .where(
      and(
        eq(auditLog.entity, entity),
        eq(auditLog.entityId, entityId),
        notInArray(auditLog.action, everydayActions),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(200);
}
