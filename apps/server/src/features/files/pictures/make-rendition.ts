import sharp from 'sharp';

import { withPictureSlot } from './picture-limits.ts';

/** Formats of renditions, the smaller one first: browsers use the first that they support. */
export const renditionFormats = ['avif', 'webp'] as const;
export type RenditionFormat = (typeof renditionFormats)[number];

/** A stored picture in another format, `width` pixels wide. */
export function makeRendition(bytes: Buffer, format: RenditionFormat, width: number): Promise<Buffer> {
  return withPictureSlot(() => {
    const resized = sharp(bytes).resize({ width, withoutEnlargement: true });
    return format === 'avif'
      ? resized.avif({ quality: 55, effort: 2 }).toBuffer()
      : resized.webp({ quality: 78 }).toBuffer();
  });
}
