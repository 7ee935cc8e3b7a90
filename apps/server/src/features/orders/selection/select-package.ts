import { inTransaction, type Context } from '#server/db/context.ts';
import { packagesFor } from '#server/features/conventions/packages/packages-for.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { updateOrder } from '../order/order-repository.ts';
import { lockOpenOrder, requireOwnOrder, type RegistrationKey } from '../order/require-own-order.ts';
import { selectedBirths } from '../participants/selected-people.ts';
import { hasOffer } from '../wait-list/take-place.ts';

interface ChosenPackage {
  orderId: string;
  selectedPackageId: string | null;
}

/**
 * Selects a package for the open order. Capacity is taken only at submission; a sold-out package is refused here
 * already, so that nobody continues in vain, unless a place is held for the order.
 *
 * @throws ORDER_NOT_FOUND, ORDER_LOCKED, PACKAGE_NOT_AVAILABLE, SOLD_OUT
 */
export function selectPackage(
  ctx: Context,
  actor: Actor,
  { packageId, ...key }: RegistrationKey & { packageId: string },
): Promise<ChosenPackage> {
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOpenOrder(ctx, actor, key);
    const offered = await packagesFor(ctx, key.conventionId, await selectedBirths(ctx, order.id));
    const chosen = offered.find((one) => one._id === packageId);
    if (!chosen) throw new AppError('PACKAGE_NOT_AVAILABLE');
    if (chosen.placesLeft === 0 && !(await hasOffer(ctx, order, packageId))) throw new AppError('SOLD_OUT');
    await updateOrder(ctx.db, order.id, { packageId, updatedAt: ctx.now() });
    return { orderId: order.id, selectedPackageId: packageId };
  });
}

/**
 * Deselects the package, if one is selected.
 *
 * @throws ORDER_NOT_FOUND, ORDER_LOCKED
 */
export function deselectPackage(ctx: Context, actor: Actor, key: RegistrationKey): Promise<ChosenPackage> {
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOpenOrder(ctx, actor, key);
    await updateOrder(ctx.db, order.id, { packageId: null, updatedAt: ctx.now() });
    return { orderId: order.id, selectedPackageId: null };
  });
}

/** The packages that the selected people are eligible for, and the selected one. */
export async function listFilteredPackages(ctx: Context, actor: Actor, conventionId: string) {
  const order = await requireOwnOrder(ctx, actor, { userId: actor.userId, conventionId });
  const packages = await packagesFor(ctx, conventionId, await selectedBirths(ctx, order.id));
  return { packages, selectedPackageId: order.packageId };
}
