import type { Context } from '#server/db/context.ts';

import { findConventionRow, type ConventionRow } from './convention-repository.ts';

export type { ConventionRow } from './convention-repository.ts';

/** A stored convention, public or not. */
export function findConvention(ctx: Context, id: string): Promise<ConventionRow | undefined> {
  return findConventionRow(ctx.db, id);
}
