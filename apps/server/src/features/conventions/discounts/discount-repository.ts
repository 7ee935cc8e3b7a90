import { and, eq, inArray, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { discountCodePackages, discountCodes } from '#server/db/schema/schema.ts';

export type DiscountRow = typeof discountCodes.$inferSelect;

/** A discount code with the packages that it is for. */
export interface StoredDiscount {
  row: DiscountRow;
  packageIds: string[];
}

export async function findDiscount(db: Executor, id: string): Promise<StoredDiscount | undefined> {
  const rows = await db.select().from(discountCodes).where(eq(discountCodes.id, id));
  const [found] = await withPackages(db, rows);
  return found;
}

/** The code of a convention by its folded spelling. */
export async function findDiscountByCode(
  db: Executor,
  conventionId: string,
  foldedCode: string,
): Promise<StoredDiscount | undefined> {
  const rows = await db
    .select()
    .from(discountCodes)
    .where(and(eq(discountCodes.conventionId, conventionId), eq(discountCodes.foldedCode, foldedCode)));
  const [found] = await withPackages(db, rows);
  return found;
}

/** Adds their packages to these codes. */
export async function withPackages(db: Executor, rows: readonly DiscountRow[]): Promise<StoredDiscount[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const links = await db
    .select()
    .from(discountCodePackages)
    .where(inArray(discountCodePackages.discountCodeId, ids));
  const byCode = Map.groupBy(links, ({ discountCodeId }) => discountCodeId);
  return rows.map((row) => ({
    row,
    packageIds: (byCode.get(row.id) ?? []).map(({ packageId }) => packageId),
  }));
}

/** Locks a code, so that its uses and its budget are taken one order after another. */
export async function lockDiscount(db: Executor, id: string): Promise<DiscountRow | undefined> {
  const [row] = await db.select().from(discountCodes).where(eq(discountCodes.id, id)).for('no key update');
  return row;
}

/** Adds to the uses of a locked code and to the whole dollars given by it; negative numbers release them. */
export async function moveUsed(
  db: Executor,
  id: string,
  by: { uses: number; spent: number; cadSpent: number },
): Promise<void> {
  await db
    .update(discountCodes)
    .set({
      uses: sql`${discountCodes.uses} + ${by.uses}`,
      spent: sql`${discountCodes.spent} + ${by.spent}`,
      cadSpent: sql`${discountCodes.cadSpent} + ${by.cadSpent}`,
    })
    .where(eq(discountCodes.id, id));
}
