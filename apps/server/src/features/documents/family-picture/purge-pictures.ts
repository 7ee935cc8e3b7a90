import { inTransaction, type Context } from '#server/db/context.ts';
import { deleteFiles } from '#server/features/files/delete-files.ts';
import { setPictureNote } from '#server/features/orders/order/set-picture-note.ts';

import { deletePicturesOf } from './family-picture-repository.ts';
import { lockPastPictures } from './past-pictures-read-model.ts';

/** Deletes the family pictures of conventions that ended before `day` (`YYYY-MM-DD`), with their captions. Idempotent. */
export function purgePictures(ctx: Context, day: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const past = await lockPastPictures(ctx.db, day);
    if (past.length === 0) return;
    const orderIds = past.map(({ orderId }) => orderId);
    await deletePicturesOf(ctx.db, orderIds);
    await deleteFiles(
      ctx,
      past.flatMap(({ fileId, editedFileId }) => (editedFileId === null ? [fileId] : [fileId, editedFileId])),
    );
    for (const orderId of orderIds) await setPictureNote(ctx, orderId, '');
  });
}
