import { familyPictureMessages as messages } from './family-picture-messages.ts';
import { uploadBytes } from '../../files/upload-limits.ts';

/** The picture must be smaller than this, in bytes (SPEC §5, §9). */
export const familyPictureByteLimit = uploadBytes('familyPicture');

/** Each side has more pixels than this (SPEC §5, §9). */
export const familyPictureMinSide = 160;

/** Longest note, in characters: it is the caption in the souvenir book. */
export const longestFamilyPictureNote = 300;

/** Accepted file extensions (SPEC §5). */
export const familyPictureExtensions = ['jpg', 'jpeg', 'png', 'gif'] as const;

/** For the file picker. */
export const familyPictureAccept = familyPictureExtensions.map((extension) => `.${extension}`).join(',');

/** Why a file cannot be the picture, judged by name and size; undefined when it can. */
export function familyPictureFault({ name, size }: { name: string; size: number }): string | undefined {
  const extension = /\.([a-z0-9]{1,8})$/u.exec(name.toLowerCase())?.[1] ?? '';
  if (!familyPictureExtensions.some((known) => known === extension)) return messages.type;
  return size >= familyPictureByteLimit ? messages.size : undefined;
}

/** Whether a picture of this size, in pixels, is too small. */
export function isFamilyPictureTooSmall({ width, height }: { width: number; height: number }): boolean {
  return width <= familyPictureMinSide || height <= familyPictureMinSide;
}
