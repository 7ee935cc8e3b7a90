import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { decrementPlacesTaken, incrementPlacesTaken, listPackageNames } from './package-repository.ts';

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
 * The same for an order that held a place before, which staff bring back.
 *
 * @throws SOLD_OUT with the package's name
 */
export async function retakePackagePlace(ctx: Context, packageId: string): Promise<void> {
  if (await incrementPlacesTaken(ctx.db, packageId)) return;
  const [sold] = await listPackageNames(ctx.db, [packageId]);
  throw new AppError('SOLD_OUT', { message: `${sold?.name ?? 'The package'} is sold out meanwhile.` });
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
