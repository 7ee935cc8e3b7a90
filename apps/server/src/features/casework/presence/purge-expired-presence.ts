import { presentForMs } from '@sangamam/contract/casework/presence/presence';

import type { Context } from '#server/db/context.ts';

import { deletePresenceBefore } from './presence-repository.ts';

/** Deletes what no longer counts: tabs that were closed without saying so. */
export async function purgeExpiredPresence(ctx: Context): Promise<void> {
  await deletePresenceBefore(ctx.db, new Date(ctx.now().getTime() - presentForMs));
}
