import { and, desc, eq, isNotNull, lt, notInArray, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { auditLog, people, users } from '#server/db/schema/schema.ts';

import { everydayActions } from './everyday-actions.ts';

/** An entry as it is written; the database adds number and instant. */
export type NewAuditEntry = typeof auditLog.$inferInsert;

export async function insertAuditEntry(db: Executor, entry: NewAuditEntry): Promise<void> {
  await db.insert(auditLog).values(entry);
}

/** The last changes of one record with the names of who did them, the newest first. */
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

/** Empties where requests came from in entries that were written before `before`. The database refuses it for younger ones. */
export async function forgetNetworksBefore(db: Executor, before: Date): Promise<void> {
  await db
    .update(auditLog)
    .set({ network: null })
    .where(
      and(
        lt(auditLog.at, before),
        // The trigger goes by the database's clock.
        lt(auditLog.at, sql`now() - interval '90 days'`),
        isNotNull(auditLog.network),
      ),
    );
}
