import { and, isNotNull, lt, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { prepareInsert } from '#server/db/statements/prepare-row-statement.ts';
import { auditLog } from '#server/db/schema/schema.ts';

/** An entry to insert; the database adds number and timestamp. */
export type NewAuditEntry = typeof auditLog.$inferInsert;

const insertOne = prepareInsert('insert_audit_entry', auditLog, (db, entries: NewAuditEntry[]) =>
  db.insert(auditLog).values(entries),
);

export async function insertAuditEntry(db: Executor, entry: NewAuditEntry): Promise<void> {
  await insertOne(db, [entry]);
}

export async function insertAuditEntries(db: Executor, entries: NewAuditEntry[]): Promise<void> {
  await db.insert(auditLog).values(entries);
}

/** Erases the network addresses of entries written before `before`. The database refuses this for younger entries. */
export async function purgeNetworksBefore(db: Executor, before: Date): Promise<void> {
  await db
    .update(auditLog)
    .set({ network: null })
    .where(
      and(
        lt(auditLog.at, before),
        // The trigger uses the clock of the database.
        lt(auditLog.at, sql`now() - interval '90 days'`),
        isNotNull(auditLog.network),
      ),
    );
}
