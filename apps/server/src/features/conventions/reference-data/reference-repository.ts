import { and, asc, eq, inArray, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { prepareStatement } from '#server/db/statements/prepare-statement.ts';
import { airports, organizations, settings } from '#server/db/schema/schema.ts';

export type OrganizationRow = typeof organizations.$inferSelect;

/** Organisations of a type, active, inactive or all. */
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

const selectSettings = prepareStatement('settings', (db) =>
  db.select({ key: settings.key, value: settings.value }).from(settings),
);

/** Settings by their key, as they were stored. */
export async function readSettingRows(db: Executor): Promise<Record<string, unknown>> {
  const rows = await selectSettings(db, {});
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

/** One setting as it was stored. */
export async function readSettingRow(db: Executor, key: string): Promise<unknown> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  return row?.value;
}

/** Forgets a setting; its default counts again. */
export async function deleteSettingRow(db: Executor, key: string): Promise<void> {
  await db.delete(settings).where(eq(settings.key, key));
}

/** Sum of the revisions of these settings; one that was never changed counts 0. */
export async function countSettingChanges(db: Executor, keys: readonly string[]): Promise<number> {
  const rows = await db
    .select({ revision: settings.revision })
    .from(settings)
    .where(inArray(settings.key, [...keys]));
  return rows.reduce((sum, { revision }) => sum + revision, 0);
}

/** Locks these settings in a fixed order. Those that do not exist yet are inserted with the given values. */
export async function lockSettingRows(
  db: Executor,
  defaults: Readonly<Record<string, unknown>>,
  at: Date,
): Promise<void> {
  const keys = Object.keys(defaults).toSorted();
  await db
    .insert(settings)
    .values(keys.map((key) => ({ key, value: defaults[key], updatedAt: at })))
    .onConflictDoNothing();
  await db
    .select({ key: settings.key })
    .from(settings)
    .where(inArray(settings.key, keys))
    .orderBy(asc(settings.key))
    .for('update');
}

/** Stores a setting and increments its revision. */
export async function writeSettingRow(db: Executor, key: string, value: unknown, at: Date): Promise<void> {
  await db
    .insert(settings)
    .values({ key, value, revision: 1, updatedAt: at })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value, revision: sql`${settings.revision} + 1`, updatedAt: at },
    });
}
