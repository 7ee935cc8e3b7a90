import { contactMessages as messages } from './contact-messages.ts';

/** At most so many files, each smaller than so many bytes (SPEC §5, §9). */
export const maxAttachments = 3;
export const attachmentByteLimit = 2 * 1024 * 1024;

/** Kinds of files that are taken (DECISIONS §5), by the endings of their names. */
export const attachmentExtensions = ['jpg', 'jpeg', 'png', 'gif', 'pdf', 'docx', 'xlsx'] as const;

/** For the file picker. */
export const attachmentAccept = attachmentExtensions.map((extension) => `.${extension}`).join(',');

/** Why a file cannot be attached, judged by name and size, or nothing. The server looks at the content as well. */
export function attachmentFault({ name, size }: { name: string; size: number }): string | undefined {
  const extension = /\.([a-z]{1,5})$/u.exec(name.toLowerCase())?.[1] ?? '';
  if (!attachmentExtensions.some((known) => known === extension)) return messages.attachmentType;
  return attachmentSizeFault(size);
}

/** Why a file of so many bytes cannot be attached, or nothing. */
export function attachmentSizeFault(size: number): string | undefined {
  return size >= attachmentByteLimit ? messages.attachmentSize : undefined;
}
