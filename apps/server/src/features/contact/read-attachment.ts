import { contentTypeOf, extensionOf, type ContentType } from '#server/features/files/content-type.ts';
import { shownFileName } from '#server/features/files/file-name.ts';
import { requirePlainPdf } from '#server/features/files/pdf/require-plain-pdf.ts';
import { readPicture, unreadablePicture } from '#server/features/files/pictures/read-picture.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { attachmentFault, attachmentSizeFault } from '@sangamam/contract/contact/attachment-rules';
import type { ContactAttachment } from '@sangamam/contract/contact/contact';
import { contactMessages as messages } from '@sangamam/contract/contact/contact-messages';

/** An attachment whose content was inspected. */
export interface ReadAttachment {
  fileName: string;
  contentType: string;
  bytes: Buffer;
}

/** File extensions allowed for a type of content. Types that are not listed are refused. */
const endings: Partial<Record<ContentType, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
};

/** Longest side of a picture in pixels: as large as cameras make them. */
const maxSide = 8_000;

/**
 * Inspects an attachment: its type is detected from the content and must match its extension where it has one; pictures
 * are re-encoded. A file without a name is named by its position: `attachment-1.pdf`.
 *
 * @throws RQST_PARAMS_INVALID naming the attachment
 */
export async function readAttachment(
  { name, path }: ContactAttachment,
  index: number,
): Promise<ReadAttachment> {
  const refuse = (message: string) =>
    new AppError('RQST_PARAMS_INVALID', { field: `attachments.${index}`, message });
  const bytes = decode(path);
  if (bytes === undefined) throw refuse(messages.attachmentType);
  const { length: size } = bytes;
  const fault = name === undefined ? attachmentSizeFault(size) : attachmentFault({ name, size });
  if (fault !== undefined) throw refuse(fault);
  const contentType = await contentTypeOf(bytes);
  const accepted = contentType && endings[contentType];
  if (contentType === undefined || accepted === undefined) throw refuse(messages.attachmentType);
  const ending = name?.toLowerCase().split('.').at(-1);
  if (ending !== undefined && !accepted.includes(ending)) throw refuse(messages.attachmentType);
  const fileName = shownFileName(name ?? `attachment-${index + 1}`, extensionOf(contentType));
  try {
    if (contentType === 'application/pdf') await requirePlainPdf(bytes);
    if (!contentType.startsWith('image/')) return { fileName, contentType, bytes };
    return { fileName, contentType, bytes: (await readPicture(bytes, { maxSide, encoding: 'same' })).bytes };
  } catch (error) {
    if (error instanceof AppError && error.status === 415) {
      // For PDFs and animations the refusal says what to do; a broken picture gets the sentence of the form.
      const [{ message } = { message: unreadablePicture }] = error.errors;
      throw refuse(message === unreadablePicture ? messages.attachmentType : message);
    }
    throw error;
  }
}

/** The bytes of a data URL; undefined when its text is not base64. */
function decode(url: string): Buffer | undefined {
  const text = url.slice(url.indexOf(',') + 1);
  const bytes = Buffer.from(text, 'base64');
  const digits = text.endsWith('==') ? text.length - 2 : text.length - Number(text.endsWith('='));
  // The decoder skips invalid characters: then fewer bytes come out than the length promises.
  return text.length > 0 && bytes.length === Math.floor((digits * 3) / 4) ? bytes : undefined;
}
