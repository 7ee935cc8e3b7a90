import { inTransaction, type Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { chooseAddons, type Selection } from './choose-addons.ts';
import { lockOpenOrder, type RegistrationKey } from '../order/require-own-order.ts';
import { refuseWhenConventionOver } from './refuse-unless-addons-sold.ts';

/**
 * Replaces the add-ons and the special request of the open registration.
 *
 * @throws ORDER_NOT_FOUND, ORDER_LOCKED, REGISTRATION_CLOSED, ADDON_NOT_AVAILABLE, CONFLICT
 */
export function selectAddons(ctx: Context, actor: Actor, key: RegistrationKey, selection: Selection) {
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOpenOrder(ctx, actor, key);
    await refuseWhenConventionOver(ctx, order.conventionId);
    return chooseAddons(ctx, order, selection);
  });
}
