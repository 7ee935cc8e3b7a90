import { eq, inArray } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { consents } from '#server/db/schema/schema.ts';

/** A consent form as it is stored. */
export type ConsentRow = typeof consents.$inferSelect;

export async function insertConsent(db: Executor, row: typeof consents.$inferInsert): Promise<void> {
  await db.insert(consents).values(row);
}

export async function deleteConsentRow(db: Executor, id: string): Promise<void> {
  await db.delete(consents).where(eq(consents.id, id));
}

/** Deletes the rows of stored files that are about to go. */
export async function deleteConsentsOfFiles(db: Executor, fileIds: readonly string[]): Promise<void> {
  await db.delete(consents).where(inArray(consents.fileId, [...fileIds]));
}

export async function findConsent(db: Executor, id: string): Promise<ConsentRow | undefined> {
  const [row] = await db.select().from(consents).where(eq(consents.id, id));
  return row;
}

/** Stores whom a form is for; the caller holds the lock of its order. */
export async function setMinorOfConsent(db: Executor, id: string, minorId: string): Promise<void> {
  await db.update(consents).set({ minorId }).where(eq(consents.id, id));
}

/** Stores what was decided about a form; the caller holds the lock of its order. */
export async function updateConsent(
  db: Executor,
  id: string,
  change: Pick<ConsentRow, 'state' | 'reason' | 'decidedAt' | 'decidedBy' | 'revision'>,
): Promise<void> {
  await db.update(consents).set(change).where(eq(consents.id, id));
}
