import { declinedKey, isFlatPriced, isPurchase } from '@sangamam/contract/orders/pricing/addon-lines';

import { typesOfAddons } from '#server/features/conventions/addons/active-addons.ts';
import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { listAddonOrders } from '../order/addon-order-repository.ts';
import { holdsCapacity, type OrderRow } from '../order/order-facts.ts';
import { listLinesInForce } from './order-lines-repository.ts';

/**
 * What is chosen once for a whole family, at a flat price, is not sold to it a second time: neither after its
 * registration nor after another add-on order, unless that one was cancelled or rejected. Call it under the lock of the
 * add-on order or its registration; `order` is the add-on order that buys, if there is one.
 *
 * @throws ADDON_ALREADY_BOUGHT
 */
export async function refuseOwnedAddons(
  ctx: Context,
  order: OrderRow | undefined,
  registration: OrderRow,
  wanted: readonly { addonId: string | null; key: string | null }[],
): Promise<void> {
  const ids = wanted.flatMap(({ addonId, key }) =>
    addonId === null || key === declinedKey ? [] : [addonId],
  );
  const types = await typesOfAddons(ctx, ids);
  const once = new Set(types.flatMap(({ _id, type }) => (isFlatPriced(type) ? [_id] : [])));
  if (once.size === 0) return;
  const others = [registration, ...(await listAddonOrders(ctx.db, registration.id))].filter(
    (one) => one.id !== order?.id && holdsCapacity(one),
  );
  for (const other of others) {
    const owned = (await listLinesInForce(ctx.db, other.id)).filter(isPurchase);
    if (owned.some(({ addonId }) => addonId !== null && once.has(addonId)))
      throw new AppError('ADDON_ALREADY_BOUGHT');
  }
}
