import { eq } from 'drizzle-orm';

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

/** Deletes a row; a foreign key prevents it while a page uses the file. */
export async function deleteMediaRow(db: Executor, id: string): Promise<void> {
  await db.delete(media).where(eq(media.id, id));
}
