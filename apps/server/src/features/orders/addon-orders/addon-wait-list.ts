import type { OwnWaitLists } from '@sangamam/contract/orders/wait-list/wait-list-endpoints';
import { isFlatPriced } from '@sangamam/contract/orders/pricing/addon-lines';

import { inTransaction, type Context } from '#server/db/context.ts';
import { enqueue } from '#server/db/queue/enqueue.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { lockAddonOption, optionIdOf } from '#server/features/conventions/addons/addon-places.ts';
import { optionTitle, piecesLeft } from '#server/features/conventions/addons/places-left.ts';
import { whoActed, type Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { updateOrder } from '../order/order-repository.ts';
import { requireOwnOrder, type RegistrationKey } from '../order/require-own-order.ts';
import { refuseOwnedAddons } from '../selection/refuse-owned-addons.ts';
import { refuseUnlessAddonsSold } from '../selection/refuse-unless-addons-sold.ts';
import { endEntries, recount } from '../wait-list/locked-entries.ts';
import { presentWaitLists, requireWaitLists } from '../wait-list/own-wait-list.ts';
import { insertEntry, listEntriesOfOrder, updateEntries } from '../wait-list/wait-list-repository.ts';

interface OfOption extends RegistrationKey {
  addonId: string;
  key: string;
}

/** What a family wants of an option. */
interface Wish extends OfOption {
  quantity: number;
  takesFewer: boolean;
}

/**
 * Puts the actor's registration, which was sent, on the list of a sold-out option of an add-on, at the end. Where it stands
 * on it already, what it wants is changed and it keeps its place.
 *
 * @throws ORDER_NOT_FOUND, ADDONS_NOT_POSSIBLE, REGISTRATION_CLOSED, ADDON_NOT_AVAILABLE, ADDON_ALREADY_BOUGHT,
 *   WAIT_LIST_OFF, PLACES_LEFT, TRANSITION_NOT_POSSIBLE while it has an offer
 */
export function joinAddonWaitList(
  ctx: Context,
  actor: Actor,
  { addonId, key, quantity: wanted, takesFewer, ...of }: Wish,
): Promise<OwnWaitLists> {
  return inTransaction(ctx, async (ctx) => {
    const order = await requireOwnOrder(ctx, actor, of, { lock: true });
    await refuseUnlessAddonsSold(ctx, order);
    await requireWaitLists(ctx);
    await refuseOwnedAddons(ctx, undefined, order, [{ addonId, key }]);
    const optionId = await optionIdOf(ctx, { addonId, key });
    const locked = optionId === undefined ? undefined : await lockAddonOption(ctx, optionId);
    if (!locked?.addon.active || locked.addon.conventionId !== order.conventionId)
      throw new AppError('ADDON_NOT_AVAILABLE');
    const { option, addon } = locked;
    const quantity = isFlatPriced(addon.type) ? 1 : wanted;
    const now = ctx.now();
    const entry = await entryAbout(ctx, order.id, option.id);
    if (entry?.state === 'OFFERED') throw new AppError('TRANSITION_NOT_POSSIBLE');
    if (entry?.quantity === quantity && entry.takesFewer === takesFewer) return presentWaitLists(ctx, order);
    if (entry) {
      await updateEntries(ctx.db, [entry.id], { quantity, takesFewer });
      // It may fit now.
      await enqueue(ctx.db, 'serve-wait-list', { subjectId: option.id });
    } else {
      if (option.familiesWaiting === 0 && piecesLeft(option) !== 0) throw new AppError('PLACES_LEFT');
      const joined = { orderId: order.id, addonOptionId: option.id, quantity, takesFewer };
      await insertEntry(ctx.db, { ...joined, rankedAt: now, createdAt: now });
    }
    await updateOrder(ctx.db, order.id, { waitListed: true, updatedAt: now });
    await recount(ctx, { kind: 'ADDON', id: option.id });
    await recordAudit(ctx, {
      actorId: whoActed(actor),
      action: 'order.wait-list-joined',
      entityId: order.id,
      after: { addon: optionTitle(addon.title, key), quantity, takesFewer },
    });
    return presentWaitLists(ctx, order);
  });
}

/**
 * Takes the actor's registration off the list of an option; what was held for it goes to the next family. Idempotent.
 *
 * @throws ORDER_NOT_FOUND
 */
export function leaveAddonWaitList(
  ctx: Context,
  actor: Actor,
  { addonId, key, ...of }: OfOption,
): Promise<OwnWaitLists> {
  return inTransaction(ctx, async (ctx) => {
    const order = await requireOwnOrder(ctx, actor, of, { lock: true });
    const optionId = await optionIdOf(ctx, { addonId, key });
    const locked = optionId === undefined ? undefined : await lockAddonOption(ctx, optionId);
    const entry = locked && (await entryAbout(ctx, order.id, locked.option.id));
    if (!locked || !entry) return presentWaitLists(ctx, order);
    await endEntries(ctx, [entry], 'LEFT');
    await updateOrder(ctx.db, order.id, { updatedAt: ctx.now() });
    await recordAudit(ctx, {
      actorId: whoActed(actor),
      action: 'order.wait-list-left',
      entityId: order.id,
      after: { addon: optionTitle(locked.addon.title, key) },
    });
    return presentWaitLists(ctx, order);
  });
}

async function entryAbout(ctx: Context, orderId: string, optionId: string) {
  const entries = await listEntriesOfOrder(ctx.db, orderId);
  return entries.find(({ addonOptionId }) => addonOptionId === optionId);
}
