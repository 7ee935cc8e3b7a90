import type { Context } from '#server/db/context.ts';
import { inTransaction } from '#server/db/context.ts';
import { enqueue } from '#server/db/queue/enqueue.ts';

import { listStalePasses } from './stale-passes-read-model.ts';
import { markChanged } from './wallet-repository.ts';

/** So many at a time, the rest the next time: a change of a convention's days changes all of its passes. */
const most = 500;

/**
 * Looks which passes say something else than they did, whatever changed it, and queues that phones and Google are told.
 * Answers how many.
 */
export async function refreshPasses(ctx: Context): Promise<number> {
  if (!ctx.wallets?.apple && !ctx.wallets?.google) return 0;
  const stale = await listStalePasses(ctx.db, most);
  for (const pass of stale) {
    await inTransaction(ctx, async ({ db, now }) => {
      const changed = await markChanged(db, { ...pass, changedAt: now() });
      if (!changed) return;
      await enqueue(db, 'tell-phones', { orderId: pass.orderId });
      if (changed.atGoogle) await enqueue(db, 'tell-google', { orderId: pass.orderId });
    });
  }
  return stale.length;
}
