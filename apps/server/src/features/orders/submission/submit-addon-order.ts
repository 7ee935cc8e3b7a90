import { isPurchase } from '@sangamam/contract/orders/pricing/addon-lines';
import { priceIn } from '@sangamam/contract/orders/pricing/price-list';

import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { refuseIdleDiscount, takeOrderDiscount } from './discount-uses.ts';
import { snapshotOrder } from './snapshot-order.ts';
import { findOrder, type OrderRow } from '../order/order-repository.ts';
import { priceOrder } from '../pricing/price-order.ts';
import { refuseOwnedAddons } from '../selection/refuse-owned-addons.ts';
import { refuseUnlessAddonsSold } from '../selection/refuse-unless-addons-sold.ts';
import { takePieces } from '../wait-list/take-pieces.ts';

/**
 * Submits an add-on order whose registration is locked too. With a price it has the registration status of its
 * registration and needs only its payment; a free one is reviewed by the officers (DECISIONS §4).
 *
 * @throws ADDONS_NOT_POSSIBLE, REGISTRATION_CLOSED, ADDON_NOT_AVAILABLE, ADDON_ALREADY_BOUGHT, ADDON_REQUIRED,
 *   PRICE_CHANGED, SOLD_OUT
 */
export async function submitAddonOrder(
  ctx: Context,
  actor: Actor,
  order: OrderRow & { parentOrderId: string },
  expectedTotal: number | undefined,
): Promise<OrderRow> {
  const registration = await findOrder(ctx.db, order.parentOrderId);
  if (!registration) throw new Error(`Add-on order ${order.id} without its registration`);
  await refuseUnlessAddonsSold(ctx, registration);
  const priced = await priceOrder(ctx, order);
  if (priced.hasStaleChoices) throw new AppError('ADDON_NOT_AVAILABLE');
  await refuseOwnedAddons(ctx, order, registration, priced.lines);
  if (!priced.lines.some(isPurchase) && order.specialRequest === '') throw new AppError('ADDON_REQUIRED');
  refuseIdleDiscount(priced);
  const currency = registration.currency ?? 'USD';
  const isFree = priceIn(currency, priced.net) === 0;
  const submitted = await snapshotOrder(ctx, actor, order, {
    priced,
    currency,
    registrationStatus: isFree
      ? 'PENDING_REG_APPROVAL'
      : (registration.registrationStatus ?? 'PENDING_REG_APPROVAL'),
    expectedTotal,
  });
  await takePieces(ctx, registration, priced.lines);
  await takeOrderDiscount(ctx, priced, submitted);
  return submitted;
}
