import { and, desc, eq } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { auditLog, people, users } from '#server/db/schema/schema.ts';

/** An entry as it is written; the database adds number and instant. */
export type NewAuditEntry = typeof auditLog.$inferInsert;

export async function insertAuditEntry(db: Executor, entry: NewAuditEntry): Promise<void> {
  await db.insert(auditLog).values(entry);
}

/** The last entries about one record with the names of who did it, the newest first. */
export async function listEntriesAbout(
  db: Executor,
  { entity, entityId }: { entity: string; entityId: string },
) {
  return db
    .select({ entry: auditLog, actorFirstName: people.firstName, actorLastName: people.lastName })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .leftJoin(people, eq(people.id, users.personId))
    .where(and(eq(auditLog.entity, entity), eq(auditLog.entityId, entityId)))
    .orderBy(desc(auditLog.id))
    .limit(200);
}
