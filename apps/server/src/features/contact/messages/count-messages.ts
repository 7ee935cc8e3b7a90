import type { Context } from '#server/db/context.ts';

import { countNewMessages } from '../message-read-model.ts';

/** How many messages are not answered yet, and when the oldest of them came. */
export function readNewMessages(ctx: Context): Promise<{ count: number; oldest: Date | null }> {
  return countNewMessages(ctx.db);
}
