import type { CaredEntity } from '@sangamam/contract/casework/care/cared-records';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { auditLog, people, users } from '#server/db/schema/schema.ts';

/** The notes about these records with their authors, the oldest first; those that were erased are left out. */
export async function listNoteRows(db: Executor, entity: CaredEntity, recordIds: readonly string[]) {
  return db
    .select({ entry: auditLog, actorFirstName: people.firstName, actorLastName: people.lastName })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .leftJoin(people, eq(people.id, users.personId))
    .where(
      and(
        eq(auditLog.entity, entity),
        inArray(auditLog.entityId, [...recordIds]),
        eq(auditLog.action, `${entity}.noted`),
        isNotNull(auditLog.reason),
      ),
    )
    .orderBy(asc(auditLog.id));
}
