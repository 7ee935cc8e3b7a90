import type { ConsentOrderState } from '@sangamam/contract/documents/consents/consent-decisions';

import type { Context } from '#server/db/context.ts';
import { isAddonOrder, type OrderRow } from '#server/features/orders/order/order-facts.ts';
import { requireOwnOrderById } from '#server/features/orders/order/require-own-order.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

/** Whether the registration still counts. */
export function orderStateOf(order: Pick<OrderRow, 'cancelledAt' | 'registrationStatus'>): ConsentOrderState {
  if (order.cancelledAt !== null) return 'CANCELLED';
  return order.registrationStatus === 'REG_REJECTED' ? 'REJECTED' : 'ACTIVE';
}

/**
 * The actor's own registration. Documents belong to registrations, so an add-on order is like one that does not exist.
 *
 * @throws ORDER_NOT_FOUND
 */
export async function requireOwnRegistration(
  ctx: Context,
  actor: Actor,
  orderId: string,
  options?: { lock: boolean },
): Promise<OrderRow> {
  const order = await requireOwnOrderById(ctx, actor, orderId, options);
  if (isAddonOrder(order)) throw new AppError('ORDER_NOT_FOUND');
  return order;
}
