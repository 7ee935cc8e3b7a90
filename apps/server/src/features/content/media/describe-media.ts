import type { MediaItem } from '@sangamam/contract/content/media/media-item';

import { inTransaction, type Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { requireRevision } from '#server/http/errors/require-revision.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';

import { lockMediaRevision, updateAltText } from './media-repository.ts';
import { findMediaRow } from './media-read-model.ts';
import { readMedia } from './read-media.ts';

/**
 * Changes the description of a library file everywhere it is shown.
 *
 * @throws NOT_FOUND, CONFLICT
 */
export function describeMedia(
  ctx: Context,
  actor: Actor,
  mediaId: string,
  { altText, revision }: { altText: string; revision: number },
): Promise<MediaItem> {
  return inTransaction(ctx, async (ctx) => {
    const stored = await lockMediaRevision(ctx.db, mediaId);
    if (stored === undefined) throw new AppError('NOT_FOUND');
    requireRevision(stored, revision);
    const before = await findMediaRow(ctx.db, mediaId);
    if (!before || !(await updateAltText(ctx.db, mediaId, altText))) throw new AppError('NOT_FOUND');
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'media.described',
      entityId: mediaId,
      before: { altText: before.media.altText },
      after: { altText },
    });
    return readMedia(ctx, mediaId);
  });
}
