import type { Executor } from '#server/db/executor.ts';
import { airports, organizations, settings } from '#server/db/schema/schema.ts';

/** Adds the organisations that are not there yet; what staff have changed since stays as it is. */
export async function addOrganizations(
  db: Executor,
  rows: (typeof organizations.$inferInsert)[],
): Promise<void> {
  await db.insert(organizations).values(rows).onConflictDoNothing();
}

/** Adds the airports that are not there yet. */
export async function addAirports(db: Executor, rows: (typeof airports.$inferInsert)[]): Promise<void> {
  await db.insert(airports).values(rows).onConflictDoNothing();
}

/** Adds the settings that nobody has set yet. */
export async function addSettings(db: Executor, values: Record<string, unknown>): Promise<void> {
  const rows = Object.entries(values).map(([key, value]) => ({ key, value }));
  await db.insert(settings).values(rows).onConflictDoNothing();
}
