import { desc, eq, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { conventions, treasurers } from '#server/db/schema/schema.ts';

import type { ConventionRow, TreasurerRow } from '../convention-repository.ts';

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

/** The treasurers of a convention, at most one for each currency. */
export async function listTreasurerRows(db: Executor, conventionId: string): Promise<TreasurerRow[]> {
  return db.select().from(treasurers).where(eq(treasurers.conventionId, conventionId));
}

/** Stores the treasurers of a convention in place of the stored ones. */
export async function replaceTreasurers(
  db: Executor,
  conventionId: string,
  rows: readonly Omit<TreasurerRow, 'conventionId'>[],
): Promise<void> {
  await db.delete(treasurers).where(eq(treasurers.conventionId, conventionId));
  if (rows.length > 0) await db.insert(treasurers).values(rows.map((row) => ({ ...row, conventionId })));
}
