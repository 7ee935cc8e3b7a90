import type { DriverRun, recordDriverActs } from '@sangamam/contract/travel/driver/driver-endpoints';
import type { EndpointParsed } from '@sangamam/contract/http/endpoint';

import { inTransaction, type Context } from '#server/db/context.ts';

import { listSeats, lockRuns } from '../shuttles/shuttle-repository.ts';
import { applyAct, deleteReplacedActs, insertActs } from './driver-repository.ts';
import { readDriverRun, requireLinkedRun } from './read-driver-run.ts';

type Acts = EndpointParsed<typeof recordDriverActs>['body']['acts'];

/**
 * Records what the driver did: the latest act on each family of the run. Earlier ones are not kept, so that a link stores no
 * more than the run has families. Times that a wrong clock puts into the future count as now. Idempotent.
 *
 * @throws NOT_FOUND as `requireLinkedRun`
 */
export function recordActs(ctx: Context, token: string, acts: Acts): Promise<DriverRun> {
  return inTransaction(ctx, async (ctx) => {
    const run = await requireLinkedRun(ctx, token);
    await lockRuns(ctx.db, [run.id]);
    const onRun = new Set((await listSeats(ctx.db, [run.id])).map(({ orderId }) => orderId));
    const latest = latestOfEach(actsOf(acts, run.id, ctx.now()).filter(({ orderId }) => onRun.has(orderId)));
    const isNew = await insertActs(ctx.db, latest);
    for (const act of latest) if (isNew.has(act.id)) await applyAct(ctx.db, act);
    if (isNew.size > 0) await deleteReplacedActs(ctx.db, run.id);
    return readDriverRun(ctx, run);
  });
}

function actsOf(acts: Acts, runId: string, now: Date) {
  return acts.map(({ id, familyId: orderId, state, delayMinutes, doneAt }) => {
    const said = new Date(doneAt);
    return { id, runId, orderId, state, delayMinutes, doneAt: said > now ? now : said };
  });
}

/** The latest act on each family; of two of one time the one that was sent later. */
function latestOfEach<Act extends { orderId: string; doneAt: Date }>(acts: readonly Act[]): Act[] {
  const sorted = acts.toSorted((a, b) => a.doneAt.getTime() - b.doneAt.getTime());
  return [...new Map(sorted.map((act) => [act.orderId, act])).values()];
}
