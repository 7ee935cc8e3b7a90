import type { Context } from '#server/db/context.ts';

import { signFiles, type SignedFile } from './file-address.ts';
import { listFilesOfMessage } from './file-repository.ts';

/** A private file with an address that opens it for five minutes. */
export interface OpenFile extends SignedFile {
  id: string;
  contentType: string;
  byteSize: number;
}

/** The attachments of a message in their order. The caller has checked that the reader may have them. */
export async function filesOfMessage(ctx: Context, messageId: string): Promise<OpenFile[]> {
  const files = await listFilesOfMessage(ctx.db, messageId);
  const signed = await signFiles(ctx, files);
  return files.flatMap(({ id, contentType, byteSize }, index) => {
    const address = signed[index];
    return address ? [{ id, contentType, byteSize, ...address }] : [];
  });
}
