import type { Context } from '#server/db/context.ts';

import { deleteUnusedTokens } from './account-token-repository.ts';

/** Kills every mailed link of an account that has not been used yet, in the caller's transaction. */
export function endOpenLinks(ctx: Context, userId: string): Promise<void> {
  return deleteUnusedTokens(ctx.db, userId);
}
