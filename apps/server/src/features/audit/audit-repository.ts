import type { Executor } from '#server/db/executor.ts';
import { auditLog } from '#server/db/schema/schema.ts';

/** An entry as it is written; the database adds number and instant. */
export type NewAuditEntry = typeof auditLog.$inferInsert;

export async function insertAuditEntry(db: Executor, entry: NewAuditEntry): Promise<void> {
  await db.insert(auditLog).values(entry);
}
