import { and, asc, eq, inArray, isNull, min, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { waitListEntries } from '#server/db/schema/schema.ts';

export type WaitListEntry = typeof waitListEntries.$inferSelect;
type EntryChange = Partial<
  Omit<typeof waitListEntries.$inferInsert, 'id' | 'orderId' | 'packageId' | 'addonOptionId'>
>;

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

/** The open entries of an order, one for each package and each option of an add-on at most. */
export async function listEntriesOfOrder(db: Executor, orderId: string): Promise<WaitListEntry[]> {
  return db
    .select()
    .from(waitListEntries)
    .where(and(eq(waitListEntries.orderId, orderId), isOpen));
}

/** The open entries about a package or an option of an add-on, those who are next first. */
export async function listEntriesAbout(db: Executor, subjectId: string): Promise<WaitListEntry[]> {
  return db
    .select()
    .from(waitListEntries)
    .where(and(eq(waitListEntries.subjectId, subjectId), isOpen))
    .orderBy(asc(waitListEntries.rankedAt), asc(waitListEntries.id));
}

/** Packages and options of add-ons that somebody is on the list of. */
export async function listSubjects(db: Executor): Promise<string[]> {
  const rows = await db
    .selectDistinct({ subjectId: waitListEntries.subjectId })
    .from(waitListEntries)
    .where(isOpen);
  return rows.map(({ subjectId }) => subjectId);
}

/** Those of them that somebody is on the list of. */
export async function listAwaited(db: Executor, subjectIds: readonly string[]): Promise<Set<string>> {
  if (subjectIds.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ subjectId: waitListEntries.subjectId })
    .from(waitListEntries)
    .where(and(inArray(waitListEntries.subjectId, [...subjectIds]), isOpen));
  return new Set(rows.map(({ subjectId }) => subjectId));
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

/** How many families wait for a package or an option of an add-on, and how much is held for others. */
export async function countEntries(
  db: Executor,
  subjectId: string,
): Promise<{ held: number; familiesWaiting: number }> {
  const { state, offered, quantity } = waitListEntries;
  const [counts] = await db
    .select({
      held: sql<number>`coalesce(sum(coalesce(${offered}, ${quantity})) filter (where ${state} = 'OFFERED'), 0)::int`,
      familiesWaiting: sql<number>`(count(*) filter (where ${state} = 'WAITING'))::int`,
    })
    .from(waitListEntries)
    .where(and(eq(waitListEntries.subjectId, subjectId), isOpen));
  return counts ?? { held: 0, familiesWaiting: 0 };
}

/** The rank of whoever is first on a list; undefined where nobody is. */
export async function firstRank(db: Executor, subjectId: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ first: min(waitListEntries.rankedAt) })
    .from(waitListEntries)
    .where(and(eq(waitListEntries.subjectId, subjectId), isOpen));
  return row?.first ?? undefined;
}
