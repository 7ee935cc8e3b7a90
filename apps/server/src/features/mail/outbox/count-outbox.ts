import type { Context } from '#server/db/context.ts';

import { countMails } from './outbox-repository.ts';

/** Unsent mails, and mails that were given up. */
export interface OutboxCounts {
  waiting: number;
  dead: number;
}

/** Counts the mails that have not been sent. */
export function countOutbox(ctx: Context): Promise<OutboxCounts> {
  return countMails(ctx.db);
}
