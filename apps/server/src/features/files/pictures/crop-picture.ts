import sharp from 'sharp';

import { withPictureSlot } from './picture-limits.ts';

/** A rectangle in pixels. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part of a stored picture inside `rectangle`, which must not exceed the picture; lossless for the next step. */
export function cropPicture(bytes: Buffer, { x, y, width, height }: Rectangle): Promise<Buffer> {
  return withPictureSlot(() =>
    sharp(bytes).extract({ left: x, top: y, width, height }).png({ compressionLevel: 1 }).toBuffer(),
  );
}
