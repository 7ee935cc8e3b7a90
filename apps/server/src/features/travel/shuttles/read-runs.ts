import type { ShuttleRun } from '@sangamam/contract/travel/shuttles/shuttle-run';

import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { presentRun } from './present-run.ts';
import { listFamiliesOn, listRunIds, listRunRows, type RunFilter } from './shuttle-read-model.ts';

/** How many runs are read, checked and sent at once: some milliseconds of work. */
const runsInPart = 100;

/** Runs with their families, by day and time, part by part; one that is deleted meanwhile is left out. */
export async function* readRuns(ctx: Context, filter: RunFilter): AsyncGenerator<ShuttleRun[]> {
  const ids = await listRunIds(ctx.db, filter);
  for (let from = 0; from < ids.length; from += runsInPart)
    yield await readRunsById(ctx, ids.slice(from, from + runsInPart));
}

/** @throws NOT_FOUND */
export async function readRun(ctx: Context, runId: string): Promise<ShuttleRun> {
  const [run] = await readRunsById(ctx, [runId]);
  if (!run) throw new AppError('NOT_FOUND');
  return run;
}

async function readRunsById(ctx: Context, ids: readonly string[]): Promise<ShuttleRun[]> {
  const rows = await listRunRows(ctx.db, ids);
  const families = Map.groupBy(await listFamiliesOn(ctx.db, ids), ({ seat }) => seat.runId);
  return rows.map((row) => presentRun(row, families.get(row.run.id) ?? []));
}
