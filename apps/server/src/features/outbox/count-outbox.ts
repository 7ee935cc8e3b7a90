import type { Context } from '#server/db/context.ts';

import { countMails } from './outbox-repository.ts';

/** Mails that wait to be sent, and mails that were given up. */
export interface OutboxCounts {
  waiting: number;
  dead: number;
}

/** Counts what has not gone out. */
export function countOutbox(ctx: Context): Promise<OutboxCounts> {
  return countMails(ctx.db);
}
