import type { Context } from '#server/db/context.ts';

import { findPackageRow } from './package-read-model.ts';

/** How many places a package has left; nothing for one that is gone or has no capacity. */
export async function packagePlacesLeft(
  ctx: Context,
  packageId: string,
): Promise<{ title: string; left: number } | undefined> {
  const { row } = (await findPackageRow(ctx.db, packageId)) ?? {};
  if (!row || row.capacity === null) return undefined;
  return { title: row.name, left: row.capacity - row.seatsTaken };
}
