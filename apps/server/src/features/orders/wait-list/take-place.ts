import type { Context } from '#server/db/context.ts';
import { takePackagePlace } from '#server/features/conventions/packages/package-places.ts';

import type { OrderRow } from '../order/order-facts.ts';
import { endEntries, lockEntriesOfOrder } from './locked-entries.ts';
import { leaveAddonLists } from './take-pieces.ts';
import { listEntriesOfOrder } from './wait-list-repository.ts';

/**
 * Takes the place of a package for an order that is submitted: the one that is held for it, or a free one where no family
 * waits. It leaves all wait lists then. Call it last in the transaction.
 *
 * @throws SOLD_OUT
 */
export async function takePlace(ctx: Context, order: OrderRow, packageId: string): Promise<void> {
  if (!order.waitListed) return takePackagePlace(ctx, packageId);
  const entries = await lockEntriesOfOrder(ctx, order.id, [packageId]);
  const own = entries.filter((entry) => entry.packageId === packageId);
  const others = entries.filter((entry) => entry.packageId !== packageId);
  const isOffered = own.some(({ state }) => state === 'OFFERED');
  // The held place is released to be taken: nobody else can in between, since the package is locked.
  if (isOffered) await endEntries(ctx, own, 'TAKEN');
  await takePackagePlace(ctx, packageId, { passesWaitList: isOffered });
  if (!isOffered) await endEntries(ctx, own, 'TAKEN');
  await endEntries(ctx, others, 'LEFT');
}

/** Whether a place of the package is held for the order. */
export async function hasOffer(ctx: Context, order: OrderRow, packageId: string): Promise<boolean> {
  if (!order.waitListed) return false;
  const entries = await listEntriesOfOrder(ctx.db, order.id);
  return entries.some((entry) => entry.packageId === packageId && entry.state === 'OFFERED');
}

/** Takes a cancelled order off all wait lists. Call it last in the transaction. */
export async function leaveWaitLists(ctx: Context, order: OrderRow): Promise<void> {
  if (!order.waitListed) return;
  await endEntries(ctx, await lockEntriesOfOrder(ctx, order.id), 'LEFT');
  await leaveAddonLists(ctx, order);
}
