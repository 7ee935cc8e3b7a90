import { asc, eq, inArray } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { files, mediaRenditions } from '#server/db/schema/schema.ts';

/** The renditions of these pictures, with their stored files, the smallest first. */
export async function listRenditions(db: Executor, mediaIds: readonly string[]) {
  if (mediaIds.length === 0) return [];
  return db
    .select({
      mediaId: mediaRenditions.mediaId,
      format: mediaRenditions.format,
      width: mediaRenditions.width,
      fileId: files.id,
      fileName: files.fileName,
      publicKey: files.publicKey,
    })
    .from(mediaRenditions)
    .innerJoin(files, eq(files.id, mediaRenditions.fileId))
    .where(inArray(mediaRenditions.mediaId, [...mediaIds]))
    .orderBy(asc(mediaRenditions.format), asc(mediaRenditions.width));
}

export type RenditionRow = Awaited<ReturnType<typeof listRenditions>>[number];
