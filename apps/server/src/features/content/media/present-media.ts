import { fullName } from '@sangamam/contract/fields/full-name';
import type { DesignType } from '@sangamam/contract/content/page-kinds';
import type { MediaItem } from '@sangamam/contract/content/media/media-item';

import { publicAddress } from '#server/features/files/file-address.ts';

import { imageFactsOf, imageSources } from './image-sources.ts';
import type { BannerUse, MediaRow, MediaUse, PosterRow, PosterUse } from './media-read-model.ts';
import type { RenditionRow } from './rendition-read-model.ts';

/** A file of the library on the wire. */
export function presentMedia(
  { media, file, creatorFirstName, creatorLastName }: MediaRow,
  {
    renditions,
    uses,
    banners,
    poster,
    posterUses,
  }: {
    renditions: readonly RenditionRow[];
    uses: readonly MediaUse[];
    banners: readonly BannerUse[];
    poster: { row: PosterRow; renditions: readonly RenditionRow[] } | undefined;
    posterUses: readonly PosterUse[];
  },
): MediaItem {
  const facts = poster && imageFactsOf(poster.row.media, poster.renditions);
  return {
    _id: media.id,
    kind: media.kind,
    url: publicAddress(file),
    fileName: file.fileName,
    contentType: file.contentType,
    byteSize: file.byteSize,
    altText: media.altText,
    revision: media.revision,
    width: media.width,
    height: media.height,
    color: media.color,
    sources: imageSources(renditions),
    variantsReady: media.kind !== 'IMAGE' || media.renditionsAt !== null,
    croppedFrom: media.croppedFromId,
    poster: facts ? { _id: poster.row.media.id, url: publicAddress(poster.row.file), ...facts } : null,
    createdAt: media.createdAt.toISOString(),
    createdByName:
      creatorFirstName === null ? null : fullName({ firstName: creatorFirstName, lastName: creatorLastName }),
    usedOn: uses.map(({ designType, state }) => ({ designType: designType as DesignType, state })),
    bannerOf: banners.map(({ _id, name }) => ({ _id, name })),
    posterOf: posterUses.map(({ _id, name }) => ({ _id, name })),
  };
}
