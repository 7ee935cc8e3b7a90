import { and, asc, desc, eq, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { discountCodePackages, discountCodes } from '#server/db/schema/schema.ts';

import { withPackages, type DiscountRow, type StoredDiscount } from './discount-repository.ts';

/** All codes of a convention: single ones first, then the batches, the newest first. */
export async function listAllDiscounts(db: Executor, conventionId: string): Promise<StoredDiscount[]> {
  const rows = await db
    .select()
    .from(discountCodes)
    .where(eq(discountCodes.conventionId, conventionId))
    .orderBy(sql`${discountCodes.batch} is not null`, desc(discountCodes.createdAt), asc(discountCodes.code));
  return withPackages(db, rows);
}

/** Locks a code of a convention, so that nobody uses it meanwhile. */
export async function lockDiscountOf(
  db: Executor,
  conventionId: string,
  id: string,
): Promise<StoredDiscount | undefined> {
  const rows = await db
    .select()
    .from(discountCodes)
    .where(and(eq(discountCodes.id, id), eq(discountCodes.conventionId, conventionId)))
    .for('no key update');
  const [found] = await withPackages(db, rows);
  return found;
}

export type DiscountValues = Omit<typeof discountCodes.$inferInsert, 'id' | 'revision'>;

/** Inserts a code, or updates the one with this `id` and increments its revision; replaces its packages. */
export async function storeDiscount(
  db: Executor,
  values: DiscountValues,
  packageIds: readonly string[],
  id?: string,
): Promise<DiscountRow> {
  const [row] =
    id === undefined
      ? await db.insert(discountCodes).values(values).returning()
      : await db
          .update(discountCodes)
          .set({ ...values, revision: sql`${discountCodes.revision} + 1` })
          .where(eq(discountCodes.id, id))
          .returning();
  if (!row) throw new Error('A discount code was not stored');
  await db.delete(discountCodePackages).where(eq(discountCodePackages.discountCodeId, row.id));
  await linkPackages(db, [row.id], packageIds);
  return row;
}

/** Inserts those of the codes whose folded spelling is free; returns the ids of the inserted ones. */
export async function insertFreeCodes(
  db: Executor,
  values: readonly DiscountValues[],
  packageIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .insert(discountCodes)
    .values([...values])
    .onConflictDoNothing({ target: [discountCodes.conventionId, discountCodes.foldedCode] })
    .returning({ id: discountCodes.id });
  const ids = rows.map(({ id }) => id);
  await linkPackages(db, ids, packageIds);
  return ids;
}

async function linkPackages(
  db: Executor,
  ids: readonly string[],
  packageIds: readonly string[],
): Promise<void> {
  const links = ids.flatMap((discountCodeId) =>
    packageIds.map((packageId) => ({ discountCodeId, packageId })),
  );
  if (links.length > 0) await db.insert(discountCodePackages).values(links);
}

/** Deletes a code; a foreign key prevents it where an order has it. */
export async function removeDiscount(db: Executor, id: string): Promise<void> {
  await db.delete(discountCodes).where(eq(discountCodes.id, id));
}
