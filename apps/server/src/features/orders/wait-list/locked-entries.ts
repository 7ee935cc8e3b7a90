import type { WaitListState } from '@sangamam/contract/orders/wait-list/wait-list';

import type { Context } from '#server/db/context.ts';
import { enqueue } from '#server/db/queue/enqueue.ts';
import { lockPackagePlaces } from '#server/features/conventions/packages/package-places.ts';

import { storeCounts, subjectOf, type Subject } from './subject.ts';
import {
  countEntries,
  listEntriesOfOrder,
  updateEntries,
  type WaitListEntry,
} from './wait-list-repository.ts';

/** An open entry about a package. */
export type PackageEntry = WaitListEntry & { packageId: string };

/**
 * The open entries about packages of an order that the caller has locked, under the locks of their packages. Orders are
 * locked before packages, everywhere.
 *
 * @param also a package that the caller locks with them
 */
export async function lockEntriesOfOrder(
  ctx: Context,
  orderId: string,
  also: readonly string[] = [],
): Promise<PackageEntry[]> {
  const seen = (await listEntriesOfOrder(ctx.db, orderId)).filter(isAboutPackage);
  await lockPackagePlaces(ctx, [...seen.map(({ packageId }) => packageId), ...also]);
  return (await listEntriesOfOrder(ctx.db, orderId)).filter(isAboutPackage);
}

function isAboutPackage(entry: WaitListEntry): entry is PackageEntry {
  return entry.packageId !== null;
}

/**
 * Ends open entries whose packages or options are locked. What was held, and is not taken now, goes to the next family.
 */
export async function endEntries(
  ctx: Context,
  entries: readonly WaitListEntry[],
  state: WaitListState,
): Promise<void> {
  const ids = entries.map(({ id }) => id);
  await updateEntries(ctx.db, ids, { state, endedAt: ctx.now() });
  const subjects = new Map(entries.map((entry) => [entry.subjectId, subjectOf(entry)]));
  for (const subject of subjects.values()) await recount(ctx, subject);
  if (state === 'TAKEN') return;
  for (const entry of entries)
    if (entry.state === 'OFFERED') await enqueue(ctx.db, 'serve-wait-list', { subjectId: entry.subjectId });
}

/** Stores with a locked package or option what its entries say. */
export async function recount(ctx: Context, subject: Subject): Promise<void> {
  await storeCounts(ctx, subject, await countEntries(ctx.db, subject.id));
}
