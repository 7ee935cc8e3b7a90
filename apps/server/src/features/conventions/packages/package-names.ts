import type { Context } from '#server/db/context.ts';

import { listPackageNames } from './package-repository.ts';

/** The names of these packages by id. */
export async function packageNames(ctx: Context, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await listPackageNames(ctx.db, ids);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
