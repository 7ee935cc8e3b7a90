import type { Context } from '#server/db/context.ts';

import { findConventionRow, type ConventionRow } from './convention-repository.ts';

export type { ConventionRow } from './convention-repository.ts';

/** A convention as it is stored, whether the public may see it or not. */
export function findConvention(ctx: Context, id: string): Promise<ConventionRow | undefined> {
  return findConventionRow(ctx.db, id);
}
