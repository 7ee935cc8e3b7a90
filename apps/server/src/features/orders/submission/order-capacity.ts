import type { Context } from '#server/db/context.ts';
import { enqueueEach } from '#server/db/queue/enqueue.ts';
import type { JobPayload } from '#server/db/queue/job-catalogue.ts';
import { releaseAddonPlaces, takeAddonPlaces } from '#server/features/conventions/addons/addon-places.ts';
import { releaseDiscounts, retakeDiscounts } from '#server/features/conventions/discounts/take-discount.ts';
import {
  releasePackagePlace,
  retakePackagePlace,
} from '#server/features/conventions/packages/package-places.ts';

import { listSubmittedLines } from '../selection/order-lines-repository.ts';
import type { OrderRow } from '../order/order-repository.ts';
import { discountUsesOf } from './discount-uses.ts';

/**
 * Releases the capacity and the discounts that submitted orders hold: a registration and its add-on orders in one call, so that the
 * contended rows are always locked in the same order. Queues a job for everything that had been sold out. Call it last
 * in the transaction.
 */
export async function releaseCapacity(ctx: Context, orders: readonly OrderRow[]): Promise<void> {
  const [first] = orders;
  if (first === undefined) return;
  const lines = await listSubmittedLines(ctx.db, ...orders.map(({ id }) => id));
  const released: JobPayload<'capacity-released'>[] = [];
  for (const { addonId, key } of await releaseAddonPlaces(ctx, lines))
    released.push({ kind: 'ADDON', addonId, key, orderId: first.id });
  for (const { id: orderId, packageId } of orders) {
    if (packageId === null) continue;
    const { wasSoldOut } = await releasePackagePlace(ctx, packageId);
    if (wasSoldOut) released.push({ kind: 'PACKAGE', packageId, orderId });
  }
  await releaseDiscounts(ctx, await discountUsesOf(ctx, orders));
  await enqueueEach(ctx.db, 'capacity-released', released);
}

/**
 * Takes the capacity and the discounts of submitted orders again. Call it last in the transaction.
 *
 * @throws SOLD_OUT with what is sold out, DISCOUNT_CODE_USED_UP
 */
export async function retakeCapacity(ctx: Context, orders: readonly OrderRow[]): Promise<void> {
  if (orders.length === 0) return;
  await takeAddonPlaces(ctx, await listSubmittedLines(ctx.db, ...orders.map(({ id }) => id)));
  for (const { packageId } of orders) if (packageId !== null) await retakePackagePlace(ctx, packageId);
  await retakeDiscounts(ctx, await discountUsesOf(ctx, orders));
}
