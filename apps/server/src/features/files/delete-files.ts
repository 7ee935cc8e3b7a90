import type { Context } from '#server/db/context.ts';

import { deleteFileRow, findDeletedFile, markFilesDeleted } from './file-repository.ts';

/** Deletes files: they are unreachable once the transaction commits, and a job removes bytes and rows. */
export function deleteFiles(ctx: Context, ids: readonly string[]): Promise<void> {
  return markFilesDeleted(ctx.db, ids, ctx.now());
}

/** Removes a deleted file for good, the bytes first: a row always has its file. Idempotent. */
export async function removeFile(ctx: Context, id: string): Promise<void> {
  const file = await findDeletedFile(ctx.db, id);
  if (!file) return;
  await ctx.storage.remove(file.storageKey);
  await deleteFileRow(ctx.db, id);
}
