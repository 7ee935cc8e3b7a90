import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { decrementPlacesTaken, incrementPlacesTaken } from './package-repository.ts';

/**
 * Takes one place of a package, safely under concurrency. The package stays locked until the transaction ends, so call
 * it last.
 *
 * @throws SOLD_OUT
 */
export async function takePackagePlace(ctx: Context, packageId: string): Promise<void> {
  if (!(await incrementPlacesTaken(ctx.db, packageId))) throw new AppError('SOLD_OUT');
}

/**
 * Releases one place and returns whether the package had been sold out. Call it last in the transaction, and only for a
 * place that was taken.
 */
export async function releasePackagePlace(ctx: Context, packageId: string): Promise<{ wasSoldOut: boolean }> {
  const released = await decrementPlacesTaken(ctx.db, packageId);
  if (!released) throw new Error(`Package ${packageId} has no taken place to give back`);
  const { seatsTaken, capacity } = released;
  return { wasSoldOut: capacity !== null && seatsTaken + 1 >= capacity };
}
