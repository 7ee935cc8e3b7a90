import { consentMessages as messages } from './consent-messages.ts';
import { uploadBytes } from '../../files/upload-limits.ts';

/** Each form must be smaller than this, in bytes (SPEC §5, §9). */
export const consentByteLimit = uploadBytes('consentForm');

/** Most forms in one call; a page sends them one by one. */
export const maxConsentsPerCall = 5;

/** Most forms of one registration. */
export const maxConsentsPerOrder = 30;

/** Accepted file extensions (SPEC §5). */
export const consentExtensions = ['jpg', 'jpeg', 'png', 'gif', 'pdf'] as const;

/** For the file picker. */
export const consentAccept = consentExtensions.map((extension) => `.${extension}`).join(',');

/**
 * Why a file cannot be a consent form, judged by name and size; undefined when it can. The server inspects the content
 * as well.
 */
export function consentFileFault({ name, size }: { name: string; size: number }): string | undefined {
  const extension = /\.([a-z0-9]{1,8})$/u.exec(name.toLowerCase())?.[1] ?? '';
  if (!consentExtensions.some((known) => known === extension)) return messages.type;
  return size >= consentByteLimit ? messages.size : undefined;
}
