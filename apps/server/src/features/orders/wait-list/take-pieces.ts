import type { Context } from '#server/db/context.ts';
import { enqueue, enqueueEach } from '#server/db/queue/enqueue.ts';
import {
  lockAddonPlaces,
  optionIdOf,
  takeAddonPlaces,
} from '#server/features/conventions/addons/addon-places.ts';

import type { OrderRow } from '../order/order-facts.ts';
import { endEntries } from './locked-entries.ts';
import { listEntriesOfOrder, type WaitListEntry } from './wait-list-repository.ts';

type Pieces = Parameters<typeof takeAddonPlaces>[1];

/**
 * Takes the pieces that an add-on order of a locked registration buys: those that are held for it, or free ones where no
 * family waits. What it leaves of an offer goes to the next family. Call it near the end of the transaction.
 *
 * @throws SOLD_OUT
 */
export async function takePieces(ctx: Context, registration: OrderRow, pieces: Pieces): Promise<void> {
  if (!registration.waitListed) return takeAddonPlaces(ctx, pieces);
  await lockAddonPlaces(ctx, pieces);
  const passing = new Set<string>();
  for (const entry of await offersOf(ctx, registration.id)) {
    const bought = await boughtOf(ctx, entry, pieces);
    if (bought === 0) continue;
    const held = entry.offered ?? entry.quantity;
    // What is held is released to be taken: nobody else can in between, since the option is locked.
    await endEntries(ctx, [entry], 'TAKEN');
    if (bought <= held) passing.add(entry.subjectId);
    if (bought < held) await enqueue(ctx.db, 'serve-wait-list', { subjectId: entry.subjectId });
  }
  await takeAddonPlaces(ctx, pieces, { passesWaitList: (optionId) => passing.has(optionId) });
}

async function offersOf(ctx: Context, orderId: string): Promise<WaitListEntry[]> {
  const entries = await listEntriesOfOrder(ctx.db, orderId);
  return entries.filter(({ addonOptionId, state }) => addonOptionId !== null && state === 'OFFERED');
}

async function boughtOf(ctx: Context, { subjectId }: WaitListEntry, pieces: Pieces): Promise<number> {
  let bought = 0;
  for (const { addonId, key, quantity } of pieces)
    if (addonId !== null && key !== null && (await optionIdOf(ctx, { addonId, key })) === subjectId)
      bought += quantity;
  return bought;
}

/**
 * Has the lists of add-ons served that a cancelled registration is on: it leaves them, and what was held for it goes to the
 * next family. Not in the same transaction, because options are locked before packages.
 */
export async function leaveAddonLists(ctx: Context, { id, waitListed }: OrderRow): Promise<void> {
  if (!waitListed) return;
  const entries = await listEntriesOfOrder(ctx.db, id);
  await enqueueEach(
    ctx.db,
    'serve-wait-list',
    entries.flatMap(({ addonOptionId }) => (addonOptionId === null ? [] : [{ subjectId: addonOptionId }])),
  );
}
