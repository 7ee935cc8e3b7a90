import type { Context } from '#server/db/context.ts';

import { findPackageRow } from './package-read-model.ts';

/** Places left of a package; undefined for a deleted one or one without a capacity. */
export async function packagePlacesLeft(
  ctx: Context,
  packageId: string,
): Promise<{ title: string; left: number } | undefined> {
  const { row } = (await findPackageRow(ctx.db, packageId)) ?? {};
  if (!row || row.capacity === null) return undefined;
  return { title: row.name, left: row.capacity - row.seatsTaken };
}
