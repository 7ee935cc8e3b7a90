import { and, asc, eq, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { airports, organizations, settings } from '#server/db/schema/schema.ts';

export type OrganizationRow = typeof organizations.$inferSelect;

/** Organisations of a kind, active or not as asked, or all of them. */
export async function listOrganizationRows(
  db: Executor,
  { type, active }: { type: OrganizationRow['type']; active: boolean | undefined },
): Promise<OrganizationRow[]> {
  return db
    .select()
    .from(organizations)
    .where(
      and(eq(organizations.type, type), active === undefined ? undefined : eq(organizations.active, active)),
    )
    .orderBy(asc(organizations.position), asc(sql`lower(${organizations.name})`), asc(organizations.id));
}

export async function listAirportRows(db: Executor): Promise<{ code: string; name: string }[]> {
  return db
    .select({ code: airports.code, name: airports.name })
    .from(airports)
    .where(eq(airports.active, true))
    .orderBy(asc(airports.position), asc(airports.name));
}

/** Settings by their key, as they were stored. */
export async function readSettingRows(db: Executor): Promise<Record<string, unknown>> {
  const rows = await db.select({ key: settings.key, value: settings.value }).from(settings);
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

/** Stores a setting in place of the one that there may be. */
export async function writeSettingRow(db: Executor, key: string, value: unknown, at: Date): Promise<void> {
  await db
    .insert(settings)
    .values({ key, value, updatedAt: at })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: at } });
}
