import { familyPictureMessages as messages } from '@sangamam/contract/documents/family-picture/family-picture-messages';
import {
  familyPictureFault,
  isFamilyPictureTooSmall,
} from '@sangamam/contract/documents/family-picture/family-picture-rules';

import { contentTypeOf } from '#server/features/files/content-type.ts';
import { shownFileName } from '#server/features/files/file-name.ts';
import { readPicture, type Picture } from '#server/features/files/pictures/read-picture.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import type { UploadedFile } from '#server/http/uploads/read-form.ts';

/** Longest side in pixels: a full page of a printed book, at 300 dots per inch. */
const maxSide = 4_000;

const acceptedTypes: ReadonlySet<string | undefined> = new Set(['image/jpeg', 'image/png', 'image/gif']);

/**
 * Inspects a family picture by its content and encodes it again as JPEG, upright and without metadata; of an animation
 * the first frame.
 *
 * @throws UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, RQST_PARAMS_INVALID with the specification's sentences
 */
export async function readPictureFile({ fileName, bytes }: UploadedFile) {
  const fault = familyPictureFault({ name: fileName, size: bytes.length });
  if (fault === messages.size) throw new AppError('PAYLOAD_TOO_LARGE', { message: fault });
  if (fault !== undefined || !acceptedTypes.has(await contentTypeOf(bytes))) throw noPicture();
  const picture = await decode(bytes);
  if (isFamilyPictureTooSmall(picture)) {
    throw new AppError('RQST_PARAMS_INVALID', { field: 'file', message: messages.tooSmall });
  }
  const { contentType, extension } = picture;
  return { fileName: shownFileName(fileName, extension), contentType, bytes: picture.bytes };
}

async function decode(bytes: Buffer): Promise<Picture> {
  try {
    return await readPicture(bytes, { maxSide, encoding: 'jpeg' });
  } catch (error) {
    if (error instanceof AppError && error.status === 415) throw noPicture(error);
    throw error;
  }
}

function noPicture(cause?: unknown): AppError {
  return new AppError('UNSUPPORTED_MEDIA_TYPE', { message: messages.type, cause });
}
