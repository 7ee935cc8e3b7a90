import {
  minPictureSide,
  pictureMessages,
  profilePictureMaxBytes,
} from '@sangamam/contract/people/picture/picture-endpoints';

import type { CropArea } from '#web/ui/form/picture-cropper/picture-cropper.tsx';

const takenTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

/** The `accept` attribute of the file input. */
export const acceptedPictures = takenTypes.join(',');

/** Width and height of the uploaded picture in pixels; the server keeps no more. */
const sentSide = 512;

/** Why a file cannot be a profile picture, as far as its type and size tell; undefined if it can. */
export function pictureFault({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!takenTypes.includes(type)) return pictureMessages.unreadable;
  return size > profilePictureMaxBytes ? pictureMessages.tooLarge : undefined;
}

/** The same, for what only decoding the file tells. */
export async function inspectPicture(address: string): Promise<string | undefined> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch {
    return pictureMessages.unreadable;
  }
  const { naturalWidth, naturalHeight } = image;
  return Math.min(naturalWidth, naturalHeight) <= minPictureSide ? pictureMessages.tooSmall : undefined;
}

/** The chosen square of a picture as a data URL, upright and no larger than the server keeps. */
export async function cropSquare(address: string, area: CropArea): Promise<string> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = sentSide;
  canvas.height = sentSide;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  // Transparent pixels become white, since JPEG has no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, sentSide, sentSide);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, sentSide, sentSide);
  return canvas.toDataURL('image/jpeg', 0.9);
}
