import { eq, lt } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { conventions, familyPictures, orders } from '#server/db/schema/schema.ts';

/** Locks and lists the pictures for conventions that ended before `day` (`YYYY-MM-DD`). */
export async function lockPastPictures(db: Executor, day: string) {
  const { orderId, fileId, editedFileId } = familyPictures;
  return db
    .select({ orderId, fileId, editedFileId })
    .from(familyPictures)
    .innerJoin(orders, eq(orders.id, orderId))
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .where(lt(conventions.endDate, day))
    .orderBy(orderId)
    .for('update', { of: [orders, familyPictures] });
}
