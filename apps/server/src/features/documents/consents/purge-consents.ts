import type { Context } from '#server/db/context.ts';
import { deleteFiles } from '#server/features/files/delete-files.ts';

import { deleteConsentsOfFiles } from './consent-repository.ts';

/** Deletes consent forms by their files, when the time to keep them is over. */
export async function purgeConsents(ctx: Context, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await deleteConsentsOfFiles(ctx.db, fileIds);
  await deleteFiles(ctx, fileIds);
}
