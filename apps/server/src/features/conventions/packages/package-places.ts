import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import {
  decrementPlacesTaken,
  incrementPlacesTaken,
  listPackageNames,
  lockPackages,
  storeWaitListCounts,
  type PackageRow,
} from './package-repository.ts';

/**
 * Takes one place of a package, safely under concurrency. The package stays locked until the transaction ends, so call
 * it last. While families are on the wait list, places are theirs: `passesWaitList` is for the family with the offer.
 *
 * @throws SOLD_OUT
 */
export async function takePackagePlace(
  ctx: Context,
  packageId: string,
  { passesWaitList = false } = {},
): Promise<void> {
  if (!(await incrementPlacesTaken(ctx.db, packageId, { passesWaitList }))) throw new AppError('SOLD_OUT');
}

/**
 * The same when staff give the place: to an order that held one before, or with another package. Nobody on the wait list
 * stands before it, but a place that is on offer to a family is not taken away.
 *
 * @throws SOLD_OUT with the package's name
 */
export async function givePackagePlace(ctx: Context, packageId: string): Promise<void> {
  if (await incrementPlacesTaken(ctx.db, packageId, { passesWaitList: true })) return;
  const [sold] = await listPackageNames(ctx.db, [packageId]);
  throw new AppError('SOLD_OUT', { message: `${sold?.name ?? 'The package'} is sold out meanwhile.` });
}

/**
 * Releases one place and returns whether the package had been sold out, and whether families wait for the place. Call it
 * last in the transaction, and only for a place that was taken.
 */
export async function releasePackagePlace(
  ctx: Context,
  packageId: string,
): Promise<{ wasSoldOut: boolean; isAwaited: boolean }> {
  const released = await decrementPlacesTaken(ctx.db, packageId);
  if (!released) throw new Error(`Package ${packageId} has no taken place to give back`);
  const { capacity, seatsTaken, seatsHeld, familiesWaiting } = released;
  const isAwaited = familiesWaiting > 0;
  const wasSoldOut = capacity !== null && (isAwaited || seatsTaken + 1 + seatsHeld >= capacity);
  return { wasSoldOut, isAwaited };
}

/** Locks packages whose places or wait lists are about to change, always in the same order. */
export function lockPackagePlaces(ctx: Context, packageIds: readonly string[]): Promise<PackageRow[]> {
  return lockPackages(ctx.db, [...new Set(packageIds)]);
}

/** Stores how many places of a locked package are held for families on the wait list, and how many wait. */
export function storeWaitList(
  ctx: Context,
  packageId: string,
  counts: { seatsHeld: number; familiesWaiting: number },
): Promise<void> {
  return storeWaitListCounts(ctx.db, packageId, counts);
}
