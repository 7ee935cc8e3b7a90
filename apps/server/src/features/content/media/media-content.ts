import type { MediaKind } from '@sangamam/contract/content/media/media-item';

import { contentTypeOf, extensionOf, type ContentType } from '#server/features/files/content-type.ts';
import { addressFileName } from '#server/features/files/file-name.ts';
import { requirePlainPdf } from '#server/features/files/pdf/require-plain-pdf.ts';
import { averageColor } from '#server/features/files/pictures/average-color.ts';
import { readPicture } from '#server/features/files/pictures/read-picture.ts';
import { AppError } from '#server/http/errors/app-error.ts';

/** An inspected file for the library; pictures are re-encoded. */
export interface MediaContent {
  kind: MediaKind;
  fileName: string;
  contentType: string;
  bytes: Buffer;
  width: number | null;
  height: number | null;
  color: string | null;
}

/** Longest side of a picture in pixels: the widest banner on the sharpest screen needs no more. */
const maxSide = 2_560;

const kinds: Partial<Record<ContentType, MediaKind>> = {
  'image/jpeg': 'IMAGE',
  'image/png': 'IMAGE',
  'image/gif': 'IMAGE',
  'image/webp': 'IMAGE',
  'image/avif': 'IMAGE',
  'application/pdf': 'PDF',
  'video/mp4': 'VIDEO',
  'video/webm': 'VIDEO',
};

/**
 * Inspects an uploaded file. PDFs and videos are stored unchanged; pictures are decoded and re-encoded.
 *
 * @throws UNSUPPORTED_MEDIA_TYPE
 */
export async function readMediaContent(bytes: Buffer, fileName: string): Promise<MediaContent> {
  const type = await contentTypeOf(bytes);
  const kind = type && kinds[type];
  if (type === undefined || kind === undefined)
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', { field: 'file' });
  if (kind === 'IMAGE') return readMediaPicture(bytes, fileName);
  if (kind === 'PDF') await requirePlainPdf(bytes);
  return {
    kind,
    fileName: addressFileName(fileName, extensionOf(type)),
    contentType: type,
    bytes,
    width: null,
    height: null,
    color: null,
  };
}

/** A re-encoded picture for the library. @throws UNSUPPORTED_MEDIA_TYPE */
export async function readMediaPicture(bytes: Buffer, fileName: string): Promise<MediaContent> {
  const { extension, ...picture } = await readPicture(bytes, { maxSide, encoding: 'web' });
  return {
    ...picture,
    kind: 'IMAGE',
    fileName: addressFileName(fileName, extension),
    color: await averageColor(picture.bytes),
  };
}
