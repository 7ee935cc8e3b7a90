import { buffer } from 'node:stream/consumers';
import { contentMessages as messages } from '@sangamam/contract/content/content-messages';
import type { CropRectangle, MediaItem } from '@sangamam/contract/content/media/media-item';

import type { Context } from '#server/db/context.ts';
import { cropPicture } from '#server/features/files/pictures/crop-picture.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { storeMedia } from './add-media.ts';
import { readMediaPicture } from './media-content.ts';
import { findMediaRow, type MediaRow } from './media-read-model.ts';

/**
 * Crops a picture into a new one; the original stays.
 *
 * @throws NOT_FOUND, RQST_PARAMS_INVALID for a rectangle that reaches beyond the picture
 */
export async function cropMedia(
  ctx: Context,
  actor: Actor,
  mediaId: string,
  { rectangle, altText }: { rectangle: CropRectangle; altText?: string | undefined },
): Promise<MediaItem> {
  const row = await findMediaRow(ctx.db, mediaId);
  if (!row || row.media.kind !== 'IMAGE') throw new AppError('NOT_FOUND');
  if (!liesWithin(rectangle, row)) {
    throw new AppError('RQST_PARAMS_INVALID', { field: 'rectangle', message: messages.crop });
  }
  const whole = await buffer(await ctx.storage.read(row.file.storageKey));
  const content = await readMediaPicture(await cropPicture(whole, rectangle), row.file.fileName);
  return storeMedia(ctx, actor, { content, altText: altText ?? row.media.altText, croppedFromId: mediaId });
}

function liesWithin({ x, y, width, height }: CropRectangle, { media }: MediaRow): boolean {
  return x + width <= (media.width ?? 0) && y + height <= (media.height ?? 0);
}
