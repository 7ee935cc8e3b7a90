import type { CropRectangle } from '@sangamam/contract/media/media';

/** A part of a picture in pixels, with fractions, as the crop tool tells it. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The same in whole pixels that lie within the picture. */
export function cropRectangleOf(area: Area, picture: { width: number; height: number }): CropRectangle {
  const x = Math.min(Math.max(0, Math.round(area.x)), picture.width - 1);
  const y = Math.min(Math.max(0, Math.round(area.y)), picture.height - 1);
  return {
    x,
    y,
    width: Math.min(Math.round(area.width), picture.width - x),
    height: Math.min(Math.round(area.height), picture.height - y),
  };
}
