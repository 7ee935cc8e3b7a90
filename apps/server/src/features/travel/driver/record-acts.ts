import type { DriverRun, recordDriverActs } from '@sangamam/contract/travel/driver/driver-endpoints';
import type { EndpointParsed } from '@sangamam/contract/http/endpoint';

import { inTransaction, type Context } from '#server/db/context.ts';

import { lockRuns } from '../shuttles/shuttle-repository.ts';
import { applyAct, insertAct } from './driver-repository.ts';
import { readDriverRun, requireLinkedRun } from './read-driver-run.ts';

type Acts = EndpointParsed<typeof recordDriverActs>['body']['acts'];

/**
 * Records what the driver did, each act once. Times that a wrong clock puts into the future count as now.
 *
 * @throws NOT_FOUND as `requireLinkedRun`
 */
export function recordActs(ctx: Context, token: string, acts: Acts): Promise<DriverRun> {
  return inTransaction(ctx, async (ctx) => {
    const run = await requireLinkedRun(ctx, token);
    await lockRuns(ctx.db, [run.id]);
    const now = ctx.now();
    for (const { id, familyId: orderId, state, delayMinutes, doneAt } of acts) {
      const said = new Date(doneAt);
      const act = { id, runId: run.id, orderId, state, delayMinutes, doneAt: said > now ? now : said };
      if (await insertAct(ctx.db, act)) await applyAct(ctx.db, act);
    }
    return readDriverRun(ctx, run);
  });
}
