import type { ImageFacts } from '@sangamam/contract/content/image-facts';

import type { media } from '#server/db/schema/schema.ts';
import { publicAddress } from '#server/features/files/file-address.ts';

import type { RenditionRow } from './rendition-read-model.ts';

/** Renditions for `<source>` elements, the smaller format first: browsers use the first that they support. */
export function imageSources(renditions: readonly RenditionRow[]): ImageFacts['sources'] {
  const formats = [
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
  ] as const;
  return formats.flatMap(([format, type]) => {
    const set = renditions.filter((one) => one.format === format);
    const srcset = set.map((one) => `${publicAddress(one)} ${one.width}w`).join(', ');
    return set.length === 0 ? [] : [{ type, srcset }];
  });
}

/** What is needed to show a file of the library as a picture; undefined where it is none. */
export function imageFactsOf(
  { altText: alt, width, height, color }: typeof media.$inferSelect,
  renditions: readonly RenditionRow[],
): ImageFacts | undefined {
  if (width === null || height === null || color === null) return undefined;
  return { alt, width, height, color, sources: imageSources(renditions) };
}
