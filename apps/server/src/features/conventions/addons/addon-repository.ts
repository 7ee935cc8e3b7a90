import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { addonOptions, addons } from '#server/db/schema/schema.ts';

export type AddonRow = typeof addons.$inferSelect;
export type AddonOptionRow = typeof addonOptions.$inferSelect;

/** An add-on with the prices of its keys, in their order. */
export interface AddonWithOptions {
  row: AddonRow;
  options: AddonOptionRow[];
}

/** The active add-ons of a convention in the order that staff gave them. */
export async function listActiveAddons(db: Executor, conventionId: string): Promise<AddonWithOptions[]> {
  const rows = await db
    .select()
    .from(addons)
    .where(and(eq(addons.conventionId, conventionId), eq(addons.active, true)))
    .orderBy(asc(addons.position), asc(addons.id));
  return withOptions(db, rows);
}

export async function findActiveAddon(db: Executor, id: string): Promise<AddonWithOptions | undefined> {
  const rows = await db
    .select()
    .from(addons)
    .where(and(eq(addons.id, id), eq(addons.active, true)));
  const [found] = await withOptions(db, rows);
  return found;
}

/** The types of these add-ons, offered or not. */
export async function listAddonTypes(
  db: Executor,
  ids: readonly string[],
): Promise<{ _id: string; type: AddonRow['type'] }[]> {
  if (ids.length === 0) return [];
  return db
    .select({ _id: addons.id, type: addons.type })
    .from(addons)
    .where(inArray(addons.id, [...ids]));
}

/** These add-ons with the prices of their keys. */
export async function withOptions(db: Executor, rows: readonly AddonRow[]): Promise<AddonWithOptions[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const options = await db
    .select()
    .from(addonOptions)
    .where(inArray(addonOptions.addonId, ids))
    .orderBy(asc(addonOptions.position), asc(addonOptions.id));
  const byAddon = Map.groupBy(options, ({ addonId }) => addonId);
  return rows.map((row) => ({ row, options: byAddon.get(row.id) ?? [] }));
}

/** Locks the options of these add-ons in a fixed order, so that concurrent orders cannot deadlock. */
export async function lockOptions(db: Executor, addonIds: readonly string[]): Promise<AddonOptionRow[]> {
  if (addonIds.length === 0) return [];
  return db
    .select()
    .from(addonOptions)
    .where(inArray(addonOptions.addonId, [...addonIds]))
    .orderBy(asc(addonOptions.id))
    .for('no key update');
}

/** Changes the number of taken places by `by`, within 0 and the capacity; false where that is not possible. */
export async function moveTaken(db: Executor, optionId: string, by: number): Promise<boolean> {
  const moved = await db
    .update(addonOptions)
    .set({ taken: sql`${addonOptions.taken} + ${by}` })
    .where(
      and(
        eq(addonOptions.id, optionId),
        sql`${addonOptions.taken} + ${by} >= 0`,
        or(isNull(addonOptions.capacity), sql`${addonOptions.taken} + ${by} <= ${addonOptions.capacity}`),
      ),
    )
    .returning({ id: addonOptions.id });
  return moved.length === 1;
}
