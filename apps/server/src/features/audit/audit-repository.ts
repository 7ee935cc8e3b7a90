import { and, isNotNull, lt, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { auditLog } from '#server/db/schema/schema.ts';

/** An entry as it is written; the database adds number and instant. */
export type NewAuditEntry = typeof auditLog.$inferInsert;

export async function insertAuditEntry(db: Executor, entry: NewAuditEntry): Promise<void> {
  await db.insert(auditLog).values(entry);
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
