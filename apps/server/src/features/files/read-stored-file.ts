import { buffer } from 'node:stream/consumers';

import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { findFile } from './file-repository.ts';

/**
 * The bytes of a stored file, for callers who have checked that the reader may have it.
 *
 * @throws NOT_FOUND
 */
export async function readStoredFile(ctx: Context, id: string): Promise<{ fileName: string; bytes: Buffer }> {
  const file = await findFile(ctx.db, id);
  if (!file) throw new AppError('NOT_FOUND');
  return { fileName: file.fileName, bytes: await buffer(await ctx.storage.read(file.storageKey)) };
}
