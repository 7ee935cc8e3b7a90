import { contentMessages as messages } from '@sangamam/contract/content/content-messages';
import type { MediaItem } from '@sangamam/contract/content/media/media-item';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { findMediaRow } from './media-read-model.ts';
import { lockMediaRevision, lockPicture, updatePoster } from './media-repository.ts';
import { readMedia } from './read-media.ts';

/**
 * Makes a picture of the library the poster of a video, everywhere the video is shown, or takes its poster away.
 *
 * @throws NOT_FOUND for what is no video of the library, CONFLICT when somebody else has chosen another poster since,
 *   RQST_PARAMS_INVALID for what is no picture of the library
 */
export function setPoster(
  ctx: Context,
  actor: Actor,
  mediaId: string,
  { posterId, posterIdSeen }: { posterId: string | null; posterIdSeen: string | null },
): Promise<MediaItem> {
  return inTransaction(ctx, async (ctx) => {
    // The picture first, as whoever deletes one: it is locked before the videos that have it.
    const isPicture = posterId === null || (await lockPicture(ctx.db, posterId));
    await lockMediaRevision(ctx.db, mediaId);
    const row = await findMediaRow(ctx.db, mediaId);
    if (row?.media.kind !== 'VIDEO') throw new AppError('NOT_FOUND');
    const before = row.media.posterId;
    if (before !== posterIdSeen) throw new AppError('CONFLICT');
    if (!isPicture) {
      throw new AppError('RQST_PARAMS_INVALID', { field: 'posterId', message: messages.poster });
    }
    await updatePoster(ctx.db, mediaId, posterId);
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'media.poster-set',
      entityId: mediaId,
      before: { posterId: before },
      after: { posterId },
    });
    return readMedia(ctx, mediaId);
  });
}
