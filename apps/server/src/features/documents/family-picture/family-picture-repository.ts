import { eq, inArray, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { familyPictures } from '#server/db/schema/schema.ts';

/** A family picture as it is stored. */
export type FamilyPictureRow = typeof familyPictures.$inferSelect;

export async function findPictureOf(db: Executor, orderId: string): Promise<FamilyPictureRow | undefined> {
  const [row] = await db.select().from(familyPictures).where(eq(familyPictures.orderId, orderId));
  return row;
}

/** Puts a new picture in place of the one before, if any: as sent, not decided about. */
export async function savePicture(
  db: Executor,
  { orderId, fileId, now }: { orderId: string; fileId: string; now: Date },
): Promise<void> {
  const sent = {
    fileId,
    editedFileId: null,
    state: 'SENT' as const,
    reason: null,
    createdAt: now,
    decidedAt: null,
    decidedBy: null,
  };
  await db
    .insert(familyPictures)
    .values({ orderId, ...sent })
    .onConflictDoUpdate({
      target: familyPictures.orderId,
      set: { ...sent, revision: sql`${familyPictures.revision} + 1` },
    });
}

export async function deletePicturesOf(db: Executor, orderIds: readonly string[]): Promise<void> {
  await db.delete(familyPictures).where(inArray(familyPictures.orderId, [...orderIds]));
}

/** Stores what staff did with a picture; the caller holds the lock of its order. */
export async function updatePicture(
  db: Executor,
  orderId: string,
  change: Partial<Omit<typeof familyPictures.$inferInsert, 'orderId' | 'fileId'>>,
): Promise<void> {
  await db.update(familyPictures).set(change).where(eq(familyPictures.orderId, orderId));
}
