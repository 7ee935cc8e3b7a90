import { eq } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { media, mediaRenditions } from '#server/db/schema/schema.ts';

export async function insertRendition(
  db: Executor,
  rendition: typeof mediaRenditions.$inferInsert,
): Promise<void> {
  await db.insert(mediaRenditions).values(rendition);
}

export async function recordRenditionsMade(db: Executor, mediaId: string, at: Date): Promise<void> {
  await db.update(media).set({ renditionsAt: at }).where(eq(media.id, mediaId));
}
