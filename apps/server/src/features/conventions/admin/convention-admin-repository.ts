import { desc, eq, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { conventions, treasurers } from '#server/db/schema/schema.ts';

import type { ConventionRow } from '../convention-repository.ts';

export type TreasurerRow = typeof treasurers.$inferSelect;

export async function listAllConventions(db: Executor): Promise<ConventionRow[]> {
  return db.select().from(conventions).orderBy(desc(conventions.startDate), desc(conventions.id));
}

/** Locks a convention, so that changes of its configuration are serialised. */
export async function lockConventionRow(db: Executor, id: string): Promise<ConventionRow | undefined> {
  const [row] = await db.select().from(conventions).where(eq(conventions.id, id)).for('no key update');
  return row;
}

export async function insertConventionRow(
  db: Executor,
  values: typeof conventions.$inferInsert,
): Promise<ConventionRow> {
  const [row] = await db.insert(conventions).values(values).returning();
  if (!row) throw new Error('A convention was not inserted');
  return row;
}

/** Updates a convention and increments its revision. */
export async function updateConventionRow(
  db: Executor,
  id: string,
  values: Partial<Omit<typeof conventions.$inferInsert, 'revision'>>,
): Promise<void> {
  await db
    .update(conventions)
    .set({ ...values, revision: sql`${conventions.revision} + 1` })
    .where(eq(conventions.id, id));
}

export async function findTreasurerRow(
  db: Executor,
  conventionId: string,
): Promise<TreasurerRow | undefined> {
  const [row] = await db.select().from(treasurers).where(eq(treasurers.conventionId, conventionId));
  return row;
}

/** Stores the treasurer of a convention, or deletes the stored one. */
export async function replaceTreasurer(
  db: Executor,
  conventionId: string,
  treasurer: Omit<TreasurerRow, 'conventionId'> | null,
): Promise<void> {
  await db.delete(treasurers).where(eq(treasurers.conventionId, conventionId));
  if (treasurer) await db.insert(treasurers).values({ ...treasurer, conventionId });
}
