import { inTransaction, type Context } from '#server/db/context.ts';
import { deleteFiles } from '#server/features/files/delete-files.ts';
import { publicAddress } from '#server/features/files/file-address.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';

import { deleteMediaRow } from './media-repository.ts';
import { findMediaRow, listBanners } from './media-read-model.ts';
import { listRenditions } from './rendition-read-model.ts';

/**
 * Deletes a file of the library with its renditions. Refused while a published page or a draft uses it, also one that
 * is saved at the same moment, while it is the poster of a video, and while it is the banner of a convention.
 *
 * @throws NOT_FOUND, MEDIA_IN_USE
 */
export function deleteMedia(ctx: Context, actor: Actor, mediaId: string): Promise<{ _id: string }> {
  return inTransaction(ctx, async (ctx) => {
    const row = await findMediaRow(ctx.db, mediaId);
    if (!row) throw new AppError('NOT_FOUND');
    const renditions = await listRenditions(ctx.db, [mediaId]);
    await deleteMediaRow(ctx.db, mediaId);
    // Checked once the row is locked: a transaction that saved a convention with it has ended by then.
    const banners = await listBanners(ctx.db, [publicAddress(row.file)]);
    if (banners.length > 0) throw new AppError('MEDIA_IN_USE');
    await deleteFiles(ctx, [row.file.id, ...renditions.map(({ fileId }) => fileId)]);
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'media.deleted',
      entityId: mediaId,
      before: { fileName: row.file.fileName, altText: row.media.altText },
    });
    return { _id: mediaId };
  });
}
