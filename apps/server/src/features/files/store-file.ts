import { createHash, randomBytes } from 'node:crypto';

import { v7 as uuidv7 } from 'uuid';

import type { Context } from '#server/db/context.ts';

import { insertFile, type FileRow } from './file-repository.ts';

/** A file whose content was inspected. */
export interface NewFile {
  kind: FileRow['kind'];
  /** As shown to people; see `file-name.ts`. */
  fileName: string;
  contentType: string;
  bytes: Buffer;
  /** Gives it a permanent address that cannot be guessed. */
  isPublic?: boolean;
  ownerId?: string;
  orderId?: string;
  contactMessageId?: string;
}

/**
 * Stores a file, then inserts its row in the caller's transaction. A row therefore always has its file; a file whose
 * transaction fails has no row and is swept at night.
 */
export async function storeFile(
  ctx: Context,
  { bytes, isPublic = false, ...facts }: NewFile,
): Promise<FileRow> {
  const id = uuidv7();
  const storageKey = `${id.slice(-2)}/${id}`;
  await ctx.storage.put(storageKey, bytes);
  ctx.diskWatch.noteWrite('files');
  return insertFile(ctx.db, {
    ...facts,
    id,
    storageKey,
    byteSize: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    publicKey: isPublic ? randomBytes(16).toString('base64url') : null,
    createdAt: ctx.now(),
  });
}
