import { consentMessages as messages } from '@sangamam/contract/documents/consents/consent-messages';
import { consentFileFault } from '@sangamam/contract/documents/consents/consent-rules';

import { contentTypeOf, extensionOf } from '#server/features/files/content-type.ts';
import { shownFileName } from '#server/features/files/file-name.ts';
import { requirePlainPdf } from '#server/features/files/pdf/require-plain-pdf.ts';
import { readPicture, unreadablePicture } from '#server/features/files/pictures/read-picture.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import type { UploadedFile } from '#server/http/uploads/read-form.ts';

/** A form whose content was inspected. */
export interface ReadConsentFile {
  fileName: string;
  contentType: string;
  bytes: Buffer;
}

/** Longest side of a photographed form in pixels: handwriting on a page of letter size stays legible. */
const maxSide = 4_000;

/**
 * Inspects a form: its type is detected from the content, whatever the name says; pictures are encoded again without
 * metadata; a PDF runs nothing and contains no other file.
 *
 * @throws UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE with the specification's sentences
 */
export async function readConsentFile({ fileName, bytes }: UploadedFile): Promise<ReadConsentFile> {
  const fault = consentFileFault({ name: fileName, size: bytes.length });
  if (fault === messages.size) throw new AppError('PAYLOAD_TOO_LARGE', { message: fault });
  const contentType = fault === undefined ? await contentTypeOf(bytes) : undefined;
  switch (contentType) {
    case 'application/pdf':
      await requirePlainPdf(bytes);
      return { fileName: shownFileName(fileName, extensionOf(contentType)), contentType, bytes };
    case 'image/jpeg':
    case 'image/png':
    case 'image/gif': {
      const picture = await readPicture(bytes, { maxSide, encoding: 'same' }).catch(inOurWords);
      const { contentType: type, extension } = picture;
      return { fileName: shownFileName(fileName, extension), contentType: type, bytes: picture.bytes };
    }
    default:
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: messages.type });
  }
}

/** A picture that cannot be decoded is none; what is said about animations says what to do. */
function inOurWords(error: unknown): never {
  const isBroken = error instanceof AppError && error.errors[0]?.message === unreadablePicture;
  throw isBroken ? new AppError('UNSUPPORTED_MEDIA_TYPE', { message: messages.type, cause: error }) : error;
}
