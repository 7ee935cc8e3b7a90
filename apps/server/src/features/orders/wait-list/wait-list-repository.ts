import { and, asc, count, eq, inArray, isNull, min } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { waitListEntries } from '#server/db/schema/schema.ts';

export type WaitListEntry = typeof waitListEntries.$inferSelect;
type EntryChange = Partial<Omit<typeof waitListEntries.$inferInsert, 'id' | 'orderId' | 'packageId'>>;

const isOpen = isNull(waitListEntries.endedAt);

export async function insertEntry(
  db: Executor,
  entry: typeof waitListEntries.$inferInsert,
): Promise<WaitListEntry> {
  const [row] = await db.insert(waitListEntries).values(entry).returning();
  if (!row) throw new Error('An entry of a wait list was not stored');
  return row;
}

export async function findEntry(db: Executor, id: string): Promise<WaitListEntry | undefined> {
  const [row] = await db.select().from(waitListEntries).where(eq(waitListEntries.id, id));
  return row;
}

/** The open entries of an order, one for each package at most. */
export async function listEntriesOfOrder(db: Executor, orderId: string): Promise<WaitListEntry[]> {
  return db
    .select()
    .from(waitListEntries)
    .where(and(eq(waitListEntries.orderId, orderId), isOpen));
}

/** The open entries of a package, those who are next first. */
export async function listEntriesOfPackage(db: Executor, packageId: string): Promise<WaitListEntry[]> {
  return db
    .select()
    .from(waitListEntries)
    .where(and(eq(waitListEntries.packageId, packageId), isOpen))
    .orderBy(asc(waitListEntries.rankedAt), asc(waitListEntries.id));
}

/** Packages that somebody is on the list of. */
export async function listPackagesWithEntries(db: Executor): Promise<string[]> {
  const rows = await db
    .selectDistinct({ packageId: waitListEntries.packageId })
    .from(waitListEntries)
    .where(isOpen);
  return rows.map(({ packageId }) => packageId);
}

export async function updateEntries(
  db: Executor,
  ids: readonly string[],
  change: EntryChange,
): Promise<void> {
  if (ids.length > 0)
    await db
      .update(waitListEntries)
      .set(change)
      .where(inArray(waitListEntries.id, [...ids]));
}

/** How many entries of a package are in each open state. */
export async function countEntries(db: Executor, packageId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ state: waitListEntries.state, entries: count() })
    .from(waitListEntries)
    .where(and(eq(waitListEntries.packageId, packageId), isOpen))
    .groupBy(waitListEntries.state);
  return new Map(rows.map(({ state, entries }) => [state, entries]));
}

/** The rank of whoever is first on the list of a package; undefined where nobody is. */
export async function firstRank(db: Executor, packageId: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ first: min(waitListEntries.rankedAt) })
    .from(waitListEntries)
    .where(and(eq(waitListEntries.packageId, packageId), isOpen));
  return row?.first ?? undefined;
}
