import type { WaitListState } from '@sangamam/contract/orders/wait-list/wait-list';

import type { Context } from '#server/db/context.ts';
import { enqueue } from '#server/db/queue/enqueue.ts';
import { lockPackagePlaces, storeWaitList } from '#server/features/conventions/packages/package-places.ts';

import {
  countEntries,
  listEntriesOfOrder,
  updateEntries,
  type WaitListEntry,
} from './wait-list-repository.ts';

/**
 * The open entries of an order that the caller has locked, under the locks of their packages. Orders are locked before
 * packages, everywhere.
 *
 * @param also a package that the caller locks with them
 */
export async function lockEntriesOfOrder(
  ctx: Context,
  orderId: string,
  also: readonly string[] = [],
): Promise<WaitListEntry[]> {
  const seen = await listEntriesOfOrder(ctx.db, orderId);
  await lockPackagePlaces(ctx, [...seen.map(({ packageId }) => packageId), ...also]);
  return listEntriesOfOrder(ctx.db, orderId);
}

/** Ends open entries whose packages are locked. A place that was held, and is not taken now, goes to the next family. */
export async function endEntries(
  ctx: Context,
  entries: readonly WaitListEntry[],
  state: WaitListState,
): Promise<void> {
  const ids = entries.map(({ id }) => id);
  await updateEntries(ctx.db, ids, { state, endedAt: ctx.now() });
  for (const packageId of new Set(entries.map((entry) => entry.packageId))) await recount(ctx, packageId);
  if (state === 'TAKEN') return;
  for (const entry of entries)
    if (entry.state === 'OFFERED') await enqueue(ctx.db, 'serve-wait-list', { packageId: entry.packageId });
}

/** Stores with a locked package what its entries say. */
export async function recount(ctx: Context, packageId: string): Promise<void> {
  const entries = await countEntries(ctx.db, packageId);
  await storeWaitList(ctx, packageId, {
    seatsHeld: entries.get('OFFERED') ?? 0,
    familiesWaiting: entries.get('WAITING') ?? 0,
  });
}
