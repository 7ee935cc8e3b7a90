import type { EndpointResult } from '@sangamam/contract/http/endpoint';
import type { settleFailedJob } from '@sangamam/contract/reports/system/system-endpoints';

import { inTransaction, type Context } from '#server/db/context.ts';
import { settleFailedJobs } from '#server/db/queue/queue-state.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { AnyActor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

/**
 * Tries one job that was given up again, or discards it, with an audit row.
 *
 * @throws AppError NOT_FOUND when it is not given up, or no longer
 */
export function settleJob(
  ctx: Context,
  actor: AnyActor,
  { jobId, action }: { jobId: string; action: 'RETRY' | 'DISCARD' },
): Promise<EndpointResult<typeof settleFailedJob>> {
  return inTransaction(ctx, async (ctx) => {
    const [name] = await settleFailedJobs(ctx.db, action, jobId);
    if (name === undefined) throw new AppError('NOT_FOUND');
    await recordAudit(ctx, {
      actor,
      action: action === 'RETRY' ? 'job.retried' : 'job.discarded',
      entityId: name,
    });
    return {};
  });
}
