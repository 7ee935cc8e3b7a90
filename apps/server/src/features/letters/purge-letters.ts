import type { Context } from '#server/db/context.ts';

import { listLettersEndedBefore } from './letter-read-model.ts';
import { removeLetter } from './letter-repository.ts';

/** Deletes the letters of conventions that ended before `day` (`YYYY-MM-DD`), with who got them. Idempotent. */
export async function purgeLetters(ctx: Context, day: string): Promise<void> {
  for (const id of await listLettersEndedBefore(ctx.db, day)) await removeLetter(ctx.db, id);
}
