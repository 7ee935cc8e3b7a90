import { and, eq, inArray } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { consents } from '#server/db/schema/schema.ts';
import type { Merge } from '#server/features/personal-data/personal-data.ts';

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

export async function deleteConsentsOfOrders(db: Executor, orderIds: readonly string[]): Promise<void> {
  await db.delete(consents).where(inArray(consents.orderId, [...orderIds]));
}

/** People of a merged account become those of the account that is kept. */
export async function moveConsents(db: Executor, { from, to }: Merge): Promise<void> {
  await db
    .update(consents)
    .set({ responsibleId: to.personId })
    .where(eq(consents.responsibleId, from.personId));
  await db.update(consents).set({ minorId: to.personId }).where(eq(consents.minorId, from.personId));
}

export async function listOwnConsents(db: Executor, orderIds: readonly string[]) {
  const { id, orderId, fileId, minorId, responsibleId, state, reason, createdAt, decidedAt } = consents;
  return db
    .select({ id, orderId, fileId, minorId, responsibleId, state, reason, createdAt, decidedAt })
    .from(consents)
    .where(and(inArray(consents.orderId, [...orderIds])));
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
