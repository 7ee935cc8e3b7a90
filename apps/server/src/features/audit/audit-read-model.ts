import { and, desc, eq, inArray, notInArray, or, sql } from 'drizzle-orm';

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

/** Some changes of a record: its actions, and what its entries say afterwards, such as the id of a part of it. */
export interface ChangesOfRecord {
  entity: string;
  entityId: string;
  actions: readonly string[];
  after?: Record<string, string>;
}

/** The latest of these changes with the name of its actor. */
export async function findLatestChange(db: Executor, records: readonly ChangesOfRecord[]) {
  const [latest] = await db
    .select({ entry: auditLog, actorFirstName: people.firstName, actorLastName: people.lastName })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .leftJoin(people, eq(people.id, users.personId))
    .where(
      or(
        ...records.map(({ entity, entityId, actions, after }) =>
          and(
            eq(auditLog.entity, entity),
            eq(auditLog.entityId, entityId),
            inArray(auditLog.action, [...actions]),
            after && sql`${auditLog.after} @> ${JSON.stringify(after)}::jsonb`,
          ),
        ),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  return latest;
}
