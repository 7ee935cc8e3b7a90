import type { Context } from '#server/db/context.ts';

import { signFiles, type SignedFile } from './file-address.ts';
import { listFilesOfMessage } from './file-repository.ts';

/** A private file with an address that opens it for five minutes. */
export interface OpenFile extends SignedFile {
  id: string;
  contentType: string;
  byteSize: number;
}

/** What was attached to a message, in its order. Whether the reader may have it, the caller has asked before. */
export async function filesOfMessage(ctx: Context, messageId: string): Promise<OpenFile[]> {
  const files = await listFilesOfMessage(ctx.db, messageId);
  const signed = await signFiles(ctx, files);
  return files.flatMap(({ id, contentType, byteSize }, index) => {
    const address = signed[index];
    return address ? [{ id, contentType, byteSize, ...address }] : [];
  });
}
