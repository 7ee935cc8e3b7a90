import { fullName } from '@sangamam/contract/fields/full-name';
import type { DesignType } from '@sangamam/contract/content/page-kinds';
import type { MediaItem } from '@sangamam/contract/content/media/media-item';

import { publicAddress } from '#server/features/files/file-address.ts';

import { imageSources } from './image-sources.ts';
import type { BannerUse, MediaRow, MediaUse } from './media-read-model.ts';
import type { RenditionRow } from './rendition-read-model.ts';

/** A file of the library on the wire. */
export function presentMedia(
  { media, file, creatorFirstName, creatorLastName }: MediaRow,
  {
    renditions,
    uses,
    banners,
  }: {
    renditions: readonly RenditionRow[];
    uses: readonly MediaUse[];
    banners: readonly BannerUse[];
  },
): MediaItem {
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
    createdAt: media.createdAt.toISOString(),
    createdByName:
      creatorFirstName === null ? null : fullName({ firstName: creatorFirstName, lastName: creatorLastName }),
    usedOn: uses.map(({ designType, state }) => ({ designType: designType as DesignType, state })),
    bannerOf: banners.map(({ _id, name }) => ({ _id, name })),
  };
}
