import { and, asc, eq, getTableColumns, inArray, isNull, or, sql, type Placeholder } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { isAmong } from '#server/db/is-among.ts';
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
    .where(isAmong(addonOptions.addonId, of.addonIds))
    .orderBy(asc(addonOptions.id))
    .for('no key update'),
);

/** A change of the number of taken pieces; `passesWaitList` for who may take some although families wait for them. */
interface Move {
  id: string;
  by: number;
  passesWaitList: boolean;
}

/**
 * Changes the numbers of taken places by `by`, each within 0 and what the capacity leaves beside the pieces that are held.
 * Returns the ids of those where that was possible. Lock the options before, because this locks them in no order.
 */
export async function moveTaken(db: Executor, moves: readonly Move[]): Promise<Set<string>> {
  if (moves.length === 0) return new Set();
  const moved = await movePlaces(db, {
    ids: moves.map(({ id }) => id),
    by: moves.map(({ by }) => by),
    passes: moves.map(({ passesWaitList }) => passesWaitList),
  });
  return new Set(moved.map(({ id }) => id));
}

type Moves = Record<'ids' | 'by' | 'passes', Placeholder>;
const movePlaces = prepareStatement('move_addon_places', (db, of: Moves) => {
  const after = sql`${addonOptions.taken} + move.by`;
  return db
    .update(addonOptions)
    .set({ taken: after })
    .from(sql`unnest(${of.ids}::uuid[], ${of.by}::int[], ${of.passes}::bool[]) as move (id, by, passes)`)
    .where(
      and(
        sql`${addonOptions.id} = move.id`,
        sql`${after} >= 0`,
        or(
          sql`move.by < 0`,
          and(
            or(
              isNull(addonOptions.capacity),
              sql`${after} + ${addonOptions.held} <= ${addonOptions.capacity}`,
            ),
            or(sql`move.passes`, eq(addonOptions.familiesWaiting, 0)),
          ),
        ),
      ),
    )
    .returning({ id: addonOptions.id });
});

/** The option of an add-on with this key. */
export async function findOption(
  db: Executor,
  { addonId, key }: { addonId: string; key: string },
): Promise<AddonOptionRow | undefined> {
  const [row] = await db
    .select()
    .from(addonOptions)
    .where(and(eq(addonOptions.addonId, addonId), eq(addonOptions.key, key)));
  return row;
}

/** The key of an option with the title of its add-on. */
export async function findOptionWithAddon(
  db: Executor,
  id: string,
): Promise<{ title: string; key: string } | undefined> {
  const [row] = await db
    .select({ title: addons.title, key: addonOptions.key })
    .from(addonOptions)
    .innerJoin(addons, eq(addons.id, addonOptions.addonId))
    .where(eq(addonOptions.id, id));
  return row;
}

/** Locks one option; a caller that needs several uses `lockOptions`. */
export async function lockOption(db: Executor, id: string): Promise<AddonOptionRow | undefined> {
  const [row] = await db.select().from(addonOptions).where(eq(addonOptions.id, id)).for('no key update');
  return row;
}

/** An add-on, offered or not. */
export async function findAddon(db: Executor, id: string): Promise<AddonRow | undefined> {
  const [row] = await db.select().from(addons).where(eq(addons.id, id));
  return row;
}

/** Stores how many pieces of an option are held, and how many families wait; the caller has locked it. */
export async function storeOptionWaitList(
  db: Executor,
  id: string,
  counts: Pick<AddonOptionRow, 'held' | 'familiesWaiting'>,
): Promise<void> {
  await db.update(addonOptions).set(counts).where(eq(addonOptions.id, id));
}
