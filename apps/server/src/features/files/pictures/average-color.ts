import sharp from 'sharp';

import { withPictureSlot } from './picture-limits.ts';

/** The average colour of a stored picture as `#rrggbb`, on the ivory background of the pages. */
export function averageColor(bytes: Buffer): Promise<string> {
  return withPictureSlot(async () => {
    const pixel = await sharp(bytes)
      .flatten({ background: '#fbf7ee' })
      .resize(1, 1, { fit: 'fill' })
      .toColourspace('srgb')
      .raw()
      .toBuffer();
    return `#${pixel.subarray(0, 3).toString('hex')}`;
  });
}
