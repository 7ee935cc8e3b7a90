import sharp, { type Sharp } from 'sharp';

import * as phrases from '#phrases/refusals.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { mostAnimatedPixels, mostFrames, mostPixels, withPictureSlot } from './picture-limits.ts';

/** The refusal of a picture that cannot be decoded. */
export const unreadablePicture = phrases.pictureUnreadable;

/** A picture re-encoded from its pixels: upright, in sRGB, without metadata. */
export interface Picture {
  bytes: Buffer;
  contentType: 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp';
  extension: string;
  /** In pixels. */
  width: number;
  height: number;
}

/**
 * The format of the result: `web` chooses JPEG, or WebP for pictures with transparency; `same` keeps JPEG, PNG and GIF;
 * `jpeg` is always JPEG, on white.
 */
export type Encoding = 'web' | 'same' | 'jpeg';

/**
 * Decodes an uploaded picture and re-encodes it with at most `maxSide` pixels a side.
 *
 * @throws UNSUPPORTED_MEDIA_TYPE for what cannot be decoded or has too many pixels or frames
 */
export function readPicture(
  bytes: Buffer,
  { maxSide, encoding }: { maxSide: number; encoding: Encoding },
): Promise<Picture> {
  return withPictureSlot(async () => {
    try {
      const animated = encoding === 'same';
      const input = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', animated });
      const { format, hasAlpha, pages, width, pageHeight, height } = await input.metadata();
      const frames = pages ?? 1;
      // A still picture takes one frame, but the decoder reads through all of them.
      if (frames > 1) requireShortAnimation(frames, animated ? width * (pageHeight ?? height) : 0);
      const upright = input
        .autoOrient()
        .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });
      const { data, info } = await encode(upright, { format, hasAlpha, encoding }).toBuffer({
        resolveWithObject: true,
      });
      return {
        bytes: data,
        width: info.width,
        // Frames of an animation are stacked vertically.
        height: info.pageHeight ?? info.height,
        ...outputOf(info.format),
      };
    } catch (cause) {
      if (cause instanceof AppError) throw cause;
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: unreadablePicture, cause });
    }
  });
}

/**
 * Each frame takes as much work as a picture, however small the file, so frames are counted before any is decoded.
 *
 * @throws UNSUPPORTED_MEDIA_TYPE
 */
function requireShortAnimation(frames: number, pixelsOfFrame: number): void {
  if (frames <= mostFrames && frames * pixelsOfFrame <= mostAnimatedPixels) return;
  throw new AppError('UNSUPPORTED_MEDIA_TYPE', {
    message: phrases.animationTooLong,
  });
}

function encode(
  picture: Sharp,
  { format, hasAlpha, encoding }: { format: string; hasAlpha: boolean; encoding: Encoding },
): Sharp {
  if (encoding === 'same' && format === 'gif') return picture.gif();
  if (encoding === 'same' && format === 'png') return picture.png();
  if (encoding === 'web' && hasAlpha) return picture.webp({ quality: 88 });
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 86, progressive: true });
}

function outputOf(format: string): Pick<Picture, 'contentType' | 'extension'> {
  switch (format) {
    case 'png':
      return { contentType: 'image/png', extension: 'png' };
    case 'gif':
      return { contentType: 'image/gif', extension: 'gif' };
    case 'webp':
      return { contentType: 'image/webp', extension: 'webp' };
    default:
      return { contentType: 'image/jpeg', extension: 'jpg' };
  }
}
