import sharp from 'sharp';

import { withPictureSlot } from './picture-limits.ts';

/** A part of a picture as fractions of its width and height. */
interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A stored picture rotated clockwise by quarter turns, then cropped to an area, as JPEG. */
export function turnPicture(
  bytes: Buffer,
  { turn, area }: { turn: number; area?: Area | undefined },
): Promise<{ bytes: Buffer; width: number; height: number }> {
  return withPictureSlot(async () => {
    const { data, info } = await sharp(bytes).rotate(turn).raw().toBuffer({ resolveWithObject: true });
    const turned = sharp(data, { raw: info });
    const cut = area === undefined ? turned : turned.extract(pixelsOf(area, info));
    const jpeg = await cut.jpeg({ quality: 90, progressive: true }).toBuffer({ resolveWithObject: true });
    return { bytes: jpeg.data, width: jpeg.info.width, height: jpeg.info.height };
  });
}

/** The area in whole pixels within the picture. */
function pixelsOf({ x, y, width, height }: Area, size: { width: number; height: number }) {
  const left = Math.min(Math.round(x * size.width), size.width - 1);
  const top = Math.min(Math.round(y * size.height), size.height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(width * size.width), size.width - left)),
    height: Math.max(1, Math.min(Math.round(height * size.height), size.height - top)),
  };
}
