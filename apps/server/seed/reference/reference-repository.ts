import type { Executor } from '#server/db/executor.ts';
import { airports, organizations, settings } from '#server/db/schema/schema.ts';

/** Adds missing organisations; later changes by staff are preserved. */
export async function addOrganizations(
  db: Executor,
  rows: (typeof organizations.$inferInsert)[],
): Promise<void> {
  await db.insert(organizations).values(rows).onConflictDoNothing();
}

/** Adds missing airports. */
export async function addAirports(db: Executor, rows: (typeof airports.$inferInsert)[]): Promise<void> {
  await db.insert(airports).values(rows).onConflictDoNothing();
}

/** Adds settings that are not set yet. */
export async function addSettings(db: Executor, values: Record<string, unknown>): Promise<void> {
  const rows = Object.entries(values).map(([key, value]) => ({ key, value }));
  await db.insert(settings).values(rows).onConflictDoNothing();
}
