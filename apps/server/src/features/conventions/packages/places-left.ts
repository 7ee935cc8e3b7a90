import type { Context } from '#server/db/context.ts';

import { findPackageRow } from './package-read-model.ts';
import type { PlacesOfPackage } from './package-repository.ts';

/** Places that are neither taken nor held; `null` where there is no limit. */
export function placesLeftOf({ capacity, seatsTaken, seatsHeld }: PlacesOfPackage): number | null {
  return capacity === null ? null : Math.max(0, capacity - seatsTaken - seatsHeld);
}

/**
 * Places left of a package, those that families wait for included for whoever passes the wait list; undefined for a deleted
 * one or one without a capacity.
 */
export async function packagePlacesLeft(
  ctx: Context,
  packageId: string,
  { passesWaitList = true } = {},
): Promise<{ title: string; left: number } | undefined> {
  const { row } = (await findPackageRow(ctx.db, packageId)) ?? {};
  const isAwaited = row !== undefined && row.familiesWaiting > 0;
  const left = isAwaited && !passesWaitList ? 0 : row && placesLeftOf(row);
  return row && typeof left === 'number' ? { title: row.name, left } : undefined;
}
