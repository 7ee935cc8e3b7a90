import { fileTypeFromBuffer } from 'file-type';

/** Kinds of files that anybody may send us, by the type that their content has. */
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

/** A kind of file that we know. */
export type ContentType = keyof typeof extensions;

/** Tells by the first bytes what a file is, of pictures and PDFs still to be decoded; nothing for what we do not take anywhere, whatever its name says. */
export async function contentTypeOf(bytes: Buffer): Promise<ContentType | undefined> {
  const found = await fileTypeFromBuffer(bytes);
  if (found === undefined) return undefined;
  const type = found.mime === 'video/x-m4v' ? 'video/mp4' : found.mime;
  return type in extensions ? (type as ContentType) : undefined;
}

/** The ending that belongs to a kind of file. */
export function extensionOf(type: ContentType): string {
  return extensions[type];
}
