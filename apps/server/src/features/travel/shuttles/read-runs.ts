import type { ShuttleRun } from '@sangamam/contract/travel/shuttles/shuttle-run';

import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { presentRun } from './present-run.ts';
import { listFamiliesOn, listRunRows, type RunFilter } from './shuttle-read-model.ts';

/** Runs with their families, by day and time. */
export async function readRuns(ctx: Context, filter: RunFilter): Promise<ShuttleRun[]> {
  const rows = await listRunRows(ctx.db, filter);
  const families = await listFamiliesOn(
    ctx.db,
    rows.map(({ run }) => run.id),
  );
  return rows.map((row) => presentRun(row, families));
}

/** @throws NOT_FOUND */
export async function readRun(ctx: Context, runId: string): Promise<ShuttleRun> {
  const [run] = await readRuns(ctx, { runId });
  if (!run) throw new AppError('NOT_FOUND');
  return run;
}
