import type { Context } from '#server/db/context.ts';
import { createSecretToken } from '#server/features/accounts/links/secret-token.ts';

import { insertMissing } from './subscription-repository.ts';

/** Gives accounts the link that their letters have. Idempotent. */
export function ensureSubscriptions(ctx: Context, userIds: readonly string[]): Promise<void> {
  return insertMissing(
    ctx.db,
    userIds.map((userId) => ({ userId, token: createSecretToken().token })),
  );
}
