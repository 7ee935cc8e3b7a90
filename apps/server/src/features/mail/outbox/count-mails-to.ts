import type { Context } from '#server/db/context.ts';

import { countMailsOf } from './outbox-repository.ts';

/** How many mails of these kinds were queued for an account since an instant. */
export function countMailsTo(
  ctx: Context,
  to: { userId: string; kinds: string[]; since: Date },
): Promise<number> {
  return countMailsOf(ctx.db, to);
}
