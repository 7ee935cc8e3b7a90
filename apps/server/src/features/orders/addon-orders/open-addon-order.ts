import { inTransaction, type Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import type { OpenAddonOrder } from '@sangamam/contract/orders/addon-orders/addon-order-endpoints';
import { formatRegistrationNumber } from '@sangamam/contract/orders/registration-number';

import { recordAudit } from '#server/features/audit/record-audit.ts';
import { findOpenAddonOrder, insertAddonOrder } from '../order/addon-order-repository.ts';
import { chooseAddons, type Selection } from '../selection/choose-addons.ts';
import { statusOf } from '../order/order-facts.ts';
import { nextNumberSerial, type OrderRow } from '../order/order-repository.ts';
import { requireOwnOrder, requireOwnOrderById, type RegistrationKey } from '../order/require-own-order.ts';
import { presentSelection } from '../selection/present-selection.ts';
import { priceOrder } from '../pricing/price-order.ts';
import { refuseOwnedAddons } from '../selection/refuse-owned-addons.ts';
import { refuseUnlessAddonsSold, refuseWhenConventionOver } from '../selection/refuse-unless-addons-sold.ts';

/**
 * Opens an add-on order for the actor's registration, or returns the open one; a selection is stored with it. Runs
 * under the registration's lock, so that two tabs get the same order.
 *
 * @throws ORDER_NOT_FOUND, ADDONS_NOT_POSSIBLE, REGISTRATION_CLOSED, ADDON_NOT_AVAILABLE,
 *   ADDON_ALREADY_BOUGHT, CONFLICT
 */
export function createAddonOrder(
  ctx: Context,
  actor: Actor,
  key: RegistrationKey,
  selection: Selection | undefined,
): Promise<OpenAddonOrder> {
  return inTransaction(ctx, async (ctx) => {
    const registration = await requireOwnOrder(ctx, actor, key, { lock: true });
    await refuseUnlessAddonsSold(ctx, registration);
    const order =
      (await findOpenAddonOrder(ctx.db, registration.id)) ?? (await open(ctx, actor, registration));
    return answer(ctx, order, registration, selection);
  });
}

/**
 * Replaces the selection of an open add-on order.
 *
 * @throws ORDER_NOT_FOUND also for a registration, ORDER_LOCKED, REGISTRATION_CLOSED, ADDON_NOT_AVAILABLE,
 *   ADDON_ALREADY_BOUGHT, CONFLICT
 */
export function upgradeAddons(
  ctx: Context,
  actor: Actor,
  orderId: string,
  selection: Selection,
): Promise<OpenAddonOrder> {
  return inTransaction(ctx, async (ctx) => {
    const order = await requireOwnOrderById(ctx, actor, orderId, { lock: true });
    if (order.parentOrderId === null) throw new AppError('ORDER_NOT_FOUND');
    if (order.submittedAt !== null || order.cancelledAt !== null) throw new AppError('ORDER_LOCKED');
    await refuseWhenConventionOver(ctx, order.conventionId);
    const registration = await requireOwnOrderById(ctx, actor, order.parentOrderId);
    return answer(ctx, order, registration, selection);
  });
}

async function open(ctx: Context, actor: Actor, registration: OrderRow): Promise<OrderRow> {
  const tempNumber = formatRegistrationNumber('T', await nextNumberSerial(ctx.db, 'temp_numbers'));
  const order = await insertAddonOrder(ctx.db, {
    userId: registration.userId,
    conventionId: registration.conventionId,
    parentOrderId: registration.id,
    tempNumber,
    createdAt: ctx.now(),
    updatedAt: ctx.now(),
  });
  await recordAudit(ctx, {
    actorId: actor.userId,
    action: 'order.initiated',
    entityId: order.id,
    after: { tempNumber, parentOrderId: registration.id },
  });
  return order;
}

async function answer(
  ctx: Context,
  order: OrderRow,
  registration: OrderRow,
  selection: Selection | undefined,
): Promise<OpenAddonOrder> {
  const currency = registration.currency ?? 'USD';
  if (selection) await refuseOwnedAddons(ctx, order, registration, bought(selection));
  return {
    parentOrderId: registration.id,
    tmpConvRegNo: order.tempNumber,
    status: statusOf(order),
    ...(selection
      ? await chooseAddons(ctx, order, selection, currency)
      : {
          orderId: order.id,
          selectedAddons: await chosenSoFar(ctx, order, currency),
          specialRequest: order.specialRequest,
          revision: order.selectionRevision,
        }),
  };
}

/** What the selection buys; quantity 0 clears an entry. */
function bought({ selectedAddonData }: Selection) {
  return selectedAddonData.flatMap(({ addonId, data: { key, value } }) =>
    value.quantity > 0 ? [{ addonId, key }] : [],
  );
}

async function chosenSoFar(ctx: Context, order: OrderRow, currency: 'USD' | 'CAD') {
  const { lines, catalogue } = await priceOrder(ctx, order);
  return presentSelection(lines, catalogue, currency);
}
