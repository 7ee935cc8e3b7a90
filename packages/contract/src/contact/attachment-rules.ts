import { contactMessages as messages } from './contact-messages.ts';
import { uploadBytes } from '../files/upload-limits.ts';

/** Most attachments of a message, and the size in bytes that each must stay below (SPEC §5, §9). */
export const maxAttachments = 3;
export const attachmentByteLimit = uploadBytes('attachment');

/** Accepted file extensions (DECISIONS §5). */
export const attachmentExtensions = ['jpg', 'jpeg', 'png', 'gif', 'pdf', 'docx', 'xlsx'] as const;

/** For the file picker. */
export const attachmentAccept = attachmentExtensions.map((extension) => `.${extension}`).join(',');

/**
 * Why a file cannot be attached, judged by name and size; undefined when it can. The server inspects the content as
 * well.
 */
export function attachmentFault({ name, size }: { name: string; size: number }): string | undefined {
  const extension = /\.([a-z]{1,5})$/u.exec(name.toLowerCase())?.[1] ?? '';
  if (!attachmentExtensions.some((known) => known === extension)) return messages.attachmentType;
  return attachmentSizeFault(size);
}

/** Why a file of this size cannot be attached; undefined when it can. */
export function attachmentSizeFault(size: number): string | undefined {
  return size >= attachmentByteLimit ? messages.attachmentSize : undefined;
}
