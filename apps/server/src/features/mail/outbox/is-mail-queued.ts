import type { Context } from '#server/db/context.ts';

import { hasMailWithKey } from './outbox-repository.ts';

/** Whether a mail with this key was queued, sent or not. */
export function isMailQueued(ctx: Context, dedupeKey: string): Promise<boolean> {
  return hasMailWithKey(ctx.db, dedupeKey);
}
