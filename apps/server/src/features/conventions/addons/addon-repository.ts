import { and, asc, eq, getTableColumns, inArray, isNull, or, sql, type Placeholder } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { jsonRows } from '#server/db/statements/json-rows.ts';
import { prepareStatement } from '#server/db/statements/prepare-statement.ts';
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
  return activeAddons(db, { conventionId });
}

/** The options of an add-on as a column beside it. */
const optionsOfAddon = jsonRows(
  addonOptions,
  eq(addonOptions.addonId, addons.id),
  addonOptions.position,
  addonOptions.id,
);

const activeAddons = prepareStatement('active_addons', (db, of: Record<'conventionId', Placeholder>) =>
  db
    .select({ row: getTableColumns(addons), options: optionsOfAddon })
    .from(addons)
    .where(and(eq(addons.conventionId, of.conventionId), eq(addons.active, true)))
    .orderBy(asc(addons.position), asc(addons.id)),
);

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
  return lockOptionsOf(db, { addonIds });
}

const lockOptionsOf = prepareStatement('lock_addon_options', (db, of: Record<'addonIds', Placeholder>) =>
  db
    .select()
    .from(addonOptions)
    .where(sql`${addonOptions.addonId} = any(${of.addonIds})`)
    .orderBy(asc(addonOptions.id))
    .for('no key update'),
);

/**
 * Changes the numbers of taken places by `by`, each within 0 and the capacity. Returns the ids of those where that was
 * possible. Lock the options before, because this locks them in no order.
 */
export async function moveTaken(
  db: Executor,
  moves: readonly { id: string; by: number }[],
): Promise<Set<string>> {
  if (moves.length === 0) return new Set();
  const moved = await movePlaces(db, { ids: moves.map(({ id }) => id), by: moves.map(({ by }) => by) });
  return new Set(moved.map(({ id }) => id));
}

const movePlaces = prepareStatement('move_addon_places', (db, of: Record<'ids' | 'by', Placeholder>) => {
  const after = sql`${addonOptions.taken} + move.by`;
  return db
    .update(addonOptions)
    .set({ taken: after })
    .from(sql`unnest(${of.ids}::uuid[], ${of.by}::int[]) as move (id, by)`)
    .where(
      and(
        sql`${addonOptions.id} = move.id`,
        sql`${after} >= 0`,
        or(isNull(addonOptions.capacity), sql`${after} <= ${addonOptions.capacity}`),
      ),
    )
    .returning({ id: addonOptions.id });
});
