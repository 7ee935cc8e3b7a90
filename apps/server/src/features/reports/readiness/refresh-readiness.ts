import { inTransaction, type Context } from '#server/db/context.ts';

import { hasStale, lockRefresh, refreshSome, spreadMarks } from './readiness-repository.ts';

/** Registrations of one transaction. */
const atATime = 500;

/**
 * Stores the facts of readiness of all registrations that are marked. Nothing depends on when it runs, or whether: what is marked is
 * computed by whoever reads it. @returns how many were stored
 */
export async function refreshReadiness(ctx: Context): Promise<number> {
  let stored = 0;
  for (;;) {
    if (!(await hasStale(ctx.db))) return stored;
    const some = await inTransaction(ctx, async ({ db }) => {
      if (!(await lockRefresh(db))) return 0;
      await spreadMarks(db);
      return refreshSome(db, atATime);
    });
    stored += some;
    if (some < atATime) return stored;
  }
}
