import { undoableUntil } from '@sangamam/contract/undo/undoable-decision';

import type { Context } from '#server/db/context.ts';
import { enqueue, enqueueEach } from '#server/db/queue/enqueue.ts';
import {
  lockAddonPlaces,
  releaseAddonPlaces,
  takeAddonPlaces,
} from '#server/features/conventions/addons/addon-places.ts';
import { releaseDiscounts, retakeDiscounts } from '#server/features/conventions/discounts/take-discount.ts';
import {
  givePackagePlace,
  lockPackagePlaces,
  releasePackagePlace,
  takePackagePlace,
} from '#server/features/conventions/packages/package-places.ts';

import { listLinesInForce } from '../selection/order-lines-repository.ts';
import type { OrderRow } from '../order/order-repository.ts';
import { listAwaited } from '../wait-list/wait-list-repository.ts';
import { discountUsesOf } from './discount-uses.ts';

/**
 * Releases the capacity and the discounts that submitted orders hold: a registration and its add-on orders in one call, so that the
 * contended rows are always locked in the same order. Queues a job for everything that had been sold out. Call it last
 * in the transaction.
 */
export async function releaseCapacity(ctx: Context, orders: readonly OrderRow[]): Promise<void> {
  const [first] = orders;
  if (first === undefined) return;
  const lines = await listLinesInForce(ctx.db, ...orders.map(({ id }) => id));
  const released = await releaseAddonPlaces(ctx, lines);
  for (const { id: orderId, packageId } of orders)
    if (packageId !== null) await releasePlace(ctx, { orderId, packageId });
  await releaseDiscounts(ctx, await discountUsesOf(ctx, orders));
  await announcePieces(ctx, first.id, released);
}

/**
 * Queues a job for each option of an add-on that had been sold out, or that families wait for: those get it only after the
 * minute in which staff can undo a decision, who then find it as it was.
 */
async function announcePieces(
  ctx: Context,
  orderId: string,
  released: Awaited<ReturnType<typeof releaseAddonPlaces>>,
): Promise<void> {
  const awaited = await listAwaited(
    ctx.db,
    released.map(({ id }) => id),
  );
  const news = released.filter(({ id, wasSoldOut }) => wasSoldOut || awaited.has(id));
  await enqueueEach(
    ctx.db,
    'capacity-released',
    news.map(({ addonId, key }) => ({ kind: 'ADDON' as const, addonId, key, orderId })),
    { runAts: news.map(({ id }) => (awaited.has(id) ? afterUndo(ctx) : undefined)) },
  );
}

const afterUndo = (ctx: Context) => new Date(undoableUntil(ctx.now()).getTime() + 5_000);

/**
 * Releases a package's place. Where families wait for it, it is offered to them only after the minute in which staff can
 * undo a decision, who then find it as it was.
 */
async function releasePlace(ctx: Context, place: { orderId: string; packageId: string }): Promise<void> {
  const { wasSoldOut, isAwaited } = await releasePackagePlace(ctx, place.packageId);
  if (!wasSoldOut) return;
  const runAt = isAwaited ? afterUndo(ctx) : undefined;
  await enqueue(ctx.db, 'capacity-released', { kind: 'PACKAGE', ...place }, runAt && { runAt });
}

/**
 * Takes the capacity and the discounts of submitted orders again. Call it last in the transaction.
 *
 * @throws SOLD_OUT with what is sold out, DISCOUNT_CODE_USED_UP
 */
export async function retakeCapacity(ctx: Context, orders: readonly OrderRow[]): Promise<void> {
  if (orders.length === 0) return;
  const lines = await listLinesInForce(ctx.db, ...orders.map(({ id }) => id));
  await takeAddonPlaces(ctx, lines, { passesWaitList: () => true });
  for (const { packageId } of orders) if (packageId !== null) await givePackagePlace(ctx, packageId);
  await retakeDiscounts(ctx, await discountUsesOf(ctx, orders));
}

/** Pieces of an option of an add-on: taken where `quantity` is positive, released where it is negative. */
interface ChangedPieces {
  addonId: string | null;
  key: string | null;
  title: string;
  quantity: number;
}

/**
 * Takes what a changed registration needs, then releases what it no longer does, and queues a job for everything that had
 * been sold out. Nobody on a wait list stands before staff; a family that changes its own registration stands behind all of
 * them. Call it last in the transaction, with the order as it was.
 *
 * @throws SOLD_OUT
 */
export async function exchangePlaces(
  ctx: Context,
  before: OrderRow,
  {
    packageId,
    pieces,
    passesWaitList,
  }: { packageId: string | null; pieces: readonly ChangedPieces[]; passesWaitList: boolean },
): Promise<void> {
  // Two registrations may exchange the same places at once, in opposite directions.
  await lockAddonPlaces(ctx, pieces);
  if (packageId !== before.packageId)
    await lockPackagePlaces(
      ctx,
      [packageId, before.packageId].flatMap((id) => id ?? []),
    );
  await takeAddonPlaces(
    ctx,
    pieces.filter(({ quantity }) => quantity > 0),
    { passesWaitList: () => passesWaitList },
  );
  const fewer = pieces.filter(({ quantity }) => quantity < 0);
  const returned = await releaseAddonPlaces(
    ctx,
    fewer.map((piece) => ({ ...piece, quantity: -piece.quantity })),
  );
  if (packageId !== before.packageId) {
    if (packageId !== null)
      await (passesWaitList ? givePackagePlace(ctx, packageId) : takePackagePlace(ctx, packageId));
    if (before.packageId !== null)
      await releasePlace(ctx, { orderId: before.id, packageId: before.packageId });
  }
  await announcePieces(ctx, before.id, returned);
}
