import type { MediaItem } from '@sangamam/contract/content/media/media-item';

import { inTransaction, type Context } from '#server/db/context.ts';
import { enqueue } from '#server/db/queue/enqueue.ts';
import { storeFile } from '#server/features/files/store-file.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';

import { readMediaContent, type MediaContent } from './media-content.ts';
import { insertMedia } from './media-repository.ts';
import { readMedia } from './read-media.ts';

/** Who adds to the library: an editor, or the seed. */
export type Librarian = Pick<Actor, 'userId'>;

/**
 * Adds a file to the library; smaller renditions of a picture follow in the background.
 *
 * @throws UNSUPPORTED_MEDIA_TYPE
 */
export async function addMedia(
  ctx: Context,
  actor: Librarian,
  { bytes, fileName, altText }: { bytes: Buffer; fileName: string; altText: string },
): Promise<MediaItem> {
  const content = await readMediaContent(bytes, fileName);
  return storeMedia(ctx, actor, { content, altText, croppedFromId: null });
}

/** Inserts inspected content into the library. */
export function storeMedia(
  ctx: Context,
  actor: Librarian,
  {
    content,
    altText,
    croppedFromId,
  }: { content: MediaContent; altText: string; croppedFromId: string | null },
): Promise<MediaItem> {
  const { kind, width, height, color, ...file } = content;
  return inTransaction(ctx, async (ctx) => {
    const { id: fileId } = await storeFile(ctx, { ...file, kind: 'MEDIA', isPublic: true });
    const id = await insertMedia(ctx.db, {
      kind,
      fileId,
      altText,
      width,
      height,
      color,
      croppedFromId,
      createdBy: actor.userId,
      createdAt: ctx.now(),
    });
    if (kind === 'IMAGE') await enqueue(ctx.db, 'make-renditions', { mediaId: id });
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: croppedFromId === null ? 'media.added' : 'media.cropped',
      entityId: id,
      after: {
        fileName: file.fileName,
        altText,
        ...(croppedFromId !== null && { croppedFrom: croppedFromId }),
      },
    });
    return readMedia(ctx, id);
  });
}
