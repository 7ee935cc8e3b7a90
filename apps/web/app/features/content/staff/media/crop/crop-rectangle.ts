import type { CropRectangle } from '@sangamam/contract/content/media/media-item';

import type { CropArea } from '#web/ui/form/picture-cropper/picture-cropper.tsx';

/** A chosen part of a picture in whole pixels that lie within it. */
export function cropRectangleOf(area: CropArea, picture: { width: number; height: number }): CropRectangle {
  const x = Math.min(Math.max(0, Math.round(area.x)), picture.width - 1);
  const y = Math.min(Math.max(0, Math.round(area.y)), picture.height - 1);
  return {
    x,
    y,
    width: Math.min(Math.round(area.width), picture.width - x),
    height: Math.min(Math.round(area.height), picture.height - y),
  };
}
