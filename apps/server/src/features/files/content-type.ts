import { fileTypeFromBuffer } from 'file-type';

/** Accepted types of uploads, by their content type. */
const extensions = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
} as const;

/** A known type of file. */
export type ContentType = keyof typeof extensions;

/**
 * Detects the type of a file by its first bytes; pictures and PDFs are decoded later. Undefined for types that no
 * upload accepts, whatever the name says.
 */
export async function contentTypeOf(bytes: Buffer): Promise<ContentType | undefined> {
  const found = await fileTypeFromBuffer(bytes);
  if (found === undefined) return undefined;
  const type = found.mime === 'video/x-m4v' ? 'video/mp4' : found.mime;
  return type in extensions ? (type as ContentType) : undefined;
}

/** The file extension of a type. */
export function extensionOf(type: ContentType): string {
  return extensions[type];
}
