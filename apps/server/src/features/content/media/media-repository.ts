import { and, eq } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { media } from '#server/db/schema/schema.ts';

/** Locks a file of the library until the transaction ends and returns its revision. */
export async function lockMediaRevision(db: Executor, id: string): Promise<number | undefined> {
  const [row] = await db
    .select({ revision: media.revision })
    .from(media)
    .where(eq(media.id, id))
    .for('update');
  return row?.revision;
}

export async function insertMedia(db: Executor, row: typeof media.$inferInsert): Promise<string> {
  const [inserted] = await db.insert(media).values(row).returning({ id: media.id });
  if (!inserted) throw new Error('The library took nothing');
  return inserted.id;
}

/** Changes the description; false where it is the same. */
export async function updateAltText(db: Executor, id: string, altText: string): Promise<boolean> {
  const rows = await db.update(media).set({ altText }).where(eq(media.id, id)).returning({ id: media.id });
  return rows.length > 0;
}

/** Locks a picture of the library, so that it cannot be deleted before the transaction ends; false where there is none. */
export async function lockPicture(db: Executor, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.id, id), eq(media.kind, 'IMAGE')))
    .for('key share');
  return rows.length > 0;
}

/** Sets the poster of a video. */
export async function updatePoster(db: Executor, id: string, posterId: string | null): Promise<void> {
  await db.update(media).set({ posterId }).where(eq(media.id, id));
}

/** Deletes a row; foreign keys prevent it while a page uses the file, or a video has it as its poster. */
export async function deleteMediaRow(db: Executor, id: string): Promise<void> {
  await db.delete(media).where(eq(media.id, id));
}
