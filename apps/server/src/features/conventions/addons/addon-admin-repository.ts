import { and, asc, eq, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { addonOptions, addons } from '#server/db/schema/schema.ts';

import {
  withOptions,
  type AddonOptionRow,
  type AddonRow,
  type AddonWithOptions,
} from './addon-repository.ts';

/** All add-ons of a convention, including inactive ones, in the order set by staff. */
export async function listAllAddons(db: Executor, conventionId: string): Promise<AddonWithOptions[]> {
  const rows = await db
    .select()
    .from(addons)
    .where(eq(addons.conventionId, conventionId))
    .orderBy(asc(addons.position), asc(addons.id));
  return withOptions(db, rows);
}

export async function findAddonOf(
  db: Executor,
  conventionId: string,
  id: string,
): Promise<AddonRow | undefined> {
  const [row] = await db
    .select()
    .from(addons)
    .where(and(eq(addons.id, id), eq(addons.conventionId, conventionId)));
  return row;
}

/** Inserts an add-on, or updates the one with this `id` and increments its revision. */
export async function storeAddon(
  db: Executor,
  values: Omit<typeof addons.$inferInsert, 'id' | 'revision'>,
  id?: string,
): Promise<string> {
  const [row] =
    id === undefined
      ? await db.insert(addons).values(values).returning({ id: addons.id })
      : await db
          .update(addons)
          .set({ ...values, revision: sql`${addons.revision} + 1` })
          .where(eq(addons.id, id))
          .returning({ id: addons.id });
  if (!row) throw new Error('An add-on was not stored');
  return row.id;
}

type OptionValues = Pick<AddonOptionRow, 'key' | 'price' | 'cadPrice' | 'capacity' | 'position'>;

/** Updates the price of a key in place, which keeps its places taken, or inserts it. */
export async function storeOption(db: Executor, addonId: string, values: OptionValues): Promise<void> {
  await db
    .insert(addonOptions)
    .values({ ...values, addonId })
    .onConflictDoUpdate({ target: [addonOptions.addonId, addonOptions.key], set: values });
}

export async function removeOption(db: Executor, id: string): Promise<void> {
  await db.delete(addonOptions).where(eq(addonOptions.id, id));
}

/** Deletes an add-on with its prices; a foreign key prevents it where an order has it. */
export async function removeAddon(db: Executor, id: string): Promise<void> {
  await db.delete(addons).where(eq(addons.id, id));
}

/** The position of a new add-on, which stands last. */
export async function nextAddonPosition(db: Executor, conventionId: string): Promise<number> {
  const [row] = await db
    .select({ next: sql<number>`coalesce(max(${addons.position}) + 1, 0)` })
    .from(addons)
    .where(eq(addons.conventionId, conventionId));
  return row?.next ?? 0;
}

/** Gives them the positions of their ids. Their content stays, and so does their revision. */
export async function storeAddonOrder(db: Executor, ids: readonly string[]): Promise<void> {
  await db.execute(sql`update ${addons} set position = given.place - 1
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as given(id, place) where ${addons.id} = given.id`);
}
