import type { Context } from '#server/db/context.ts';

import { signFiles } from './file-address.ts';
import { listProfilePicturesOf, type FileRow } from './file-repository.ts';

/** The profile pictures of an account, the newest first; there should be one at most. */
export function listProfilePictures(ctx: Context, userId: string): Promise<FileRow[]> {
  return listProfilePicturesOf(ctx.db, userId);
}

/** An address that shows an account's profile picture for five minutes; `null` without a picture. */
export async function signedProfilePicture(ctx: Context, userId: string): Promise<string | null> {
  const [picture] = await listProfilePicturesOf(ctx.db, userId);
  const [signed] = await signFiles(ctx, picture ? [picture] : []);
  return signed?.url ?? null;
}
