import type { MediaItem } from '@sangamam/contract/content/media/media-item';

import type { Context } from '#server/db/context.ts';
import type { QueryOf } from '#server/db/lists/define-list.ts';
import { publicAddress } from '#server/features/files/file-address.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import {
  findMediaRow,
  listBanners,
  listPosters,
  listPosterUses,
  listUses,
  mediaList,
  type MediaRow,
} from './media-read-model.ts';
import { presentMedia } from './present-media.ts';
import { listRenditions } from './rendition-read-model.ts';

/** One page of the library, newest first. */
export async function listMedia(ctx: Context, query: QueryOf<typeof mediaList>) {
  const { rows, total } = await mediaList.page(ctx.db, query);
  return {
    docs: await present(ctx, rows),
    total,
    totalPages: Math.ceil(total / query.pageSize),
  };
}

/**
 * One file of the library, and where it is used.
 *
 * @throws NOT_FOUND
 */
export async function readMedia(ctx: Context, mediaId: string): Promise<MediaItem> {
  const row = await findMediaRow(ctx.db, mediaId);
  const [item] = row ? await present(ctx, [row]) : [];
  if (!item) throw new AppError('NOT_FOUND');
  return item;
}

async function present(ctx: Context, rows: readonly MediaRow[]): Promise<MediaItem[]> {
  const ids = rows.map(({ media }) => media.id);
  const posters = await listPosters(ctx.db, rows);
  const shown = [...ids, ...posters.map(({ media }) => media.id)];
  const renditions = Map.groupBy(await listRenditions(ctx.db, shown), ({ mediaId }) => mediaId);
  const uses = Map.groupBy(await listUses(ctx.db, ids), ({ mediaId }) => mediaId);
  const addresses = rows.map(({ file }) => publicAddress(file));
  const banners = Map.groupBy(await listBanners(ctx.db, addresses), ({ address }) => address);
  const posterUses = Map.groupBy(await listPosterUses(ctx.db, ids), ({ posterId }) => posterId);
  const posterOf = ({ media: { posterId } }: MediaRow) => {
    const row = posters.find(({ media }) => media.id === posterId);
    return row && { row, renditions: renditions.get(row.media.id) ?? [] };
  };
  return rows.map((row) =>
    presentMedia(row, {
      renditions: renditions.get(row.media.id) ?? [],
      uses: uses.get(row.media.id) ?? [],
      banners: banners.get(publicAddress(row.file)) ?? [],
      poster: posterOf(row),
      posterUses: posterUses.get(row.media.id) ?? [],
    }),
  );
}
