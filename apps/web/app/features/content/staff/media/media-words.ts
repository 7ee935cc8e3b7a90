import type { MediaItem, MediaKind } from '@sangamam/contract/content/media/media-item';

import * as phrases from '#phrases/content/staff/media.ts';
import { byteText } from '#web/lib/text/byte-text.ts';

/** Display names of kinds of files. */
export const mediaKindNames: Readonly<Record<MediaKind, string>> = {
  IMAGE: phrases.picture,
  PDF: 'PDF',
  VIDEO: phrases.video,
};

const noBreakSpace = '\u00A0';

/** Kind and size of a file in a few words: `Picture, 1600 × 900, 240 kB`. */
export function mediaFacts({ kind, width, height, byteSize }: MediaItem): string {
  const size = width !== null && height !== null ? [`${width} × ${height}`] : [];
  return [mediaKindNames[kind], ...size, byteText(byteSize).replace(' ', noBreakSpace)].join(', ');
}

/** Whether a page, a draft, a convention or a video shows it; then it cannot be deleted. */
export function isInUse({
  usedOn,
  bannerOf,
  posterOf,
}: Pick<MediaItem, 'usedOn' | 'bannerOf' | 'posterOf'>): boolean {
  return usedOn.length > 0 || bannerOf.length > 0 || posterOf.length > 0;
}
