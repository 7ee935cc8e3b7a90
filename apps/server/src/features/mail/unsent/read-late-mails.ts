import type { Context } from '#server/db/context.ts';

import { findLateMails, type LateMails } from './unsent-repository.ts';

/** A mail without an attempt is late after this long, in milliseconds; one whose attempts failed is late sooner. */
const lateAfterMs = 15 * 60_000;
const lateAfterFailureMs = 5 * 60_000;

/** Mails that should have left and are still tried; none where no mail can leave at all. */
export async function readLateMails(ctx: Context): Promise<LateMails> {
  if (ctx.mailStays === true) return { count: 0, since: null, lastError: null };
  const now = ctx.now().getTime();
  return findLateMails(ctx.db, {
    due: new Date(now - lateAfterMs),
    tried: new Date(now - lateAfterFailureMs),
  });
}
