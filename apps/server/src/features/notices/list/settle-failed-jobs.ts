import type { settleFailedJobs as endpoint } from '@sangamam/contract/notices/list/notice-admin-endpoints';
import type { EndpointResult } from '@sangamam/contract/http/endpoint';

import { inTransaction, type Context } from '#server/db/context.ts';
import { settleFailedJobs as settle } from '#server/db/queue/queue-state.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';

/** Tries the jobs that were given up again, or discards them; one audit row for each. */
export function settleFailedJobs(
  ctx: Context,
  actor: Actor,
  { action }: { action: 'RETRY' | 'DISCARD' },
): Promise<EndpointResult<typeof endpoint>> {
  return inTransaction(ctx, async (ctx) => {
    const names = await settle(ctx.db, action);
    for (const name of names)
      await recordAudit(ctx, {
        actorId: actor.userId,
        action: action === 'RETRY' ? 'job.retried' : 'job.discarded',
        entityId: name,
      });
    return { jobs: names.length };
  });
}
