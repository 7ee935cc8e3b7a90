import type { Review } from '@sangamam/contract/orders/order';

import { inTransaction, type Context } from '#server/db/context.ts';
import { typedDiscountForOrder } from '#server/features/conventions/discounts/discount-for-order.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { updateOrder, type OrderRow } from '../order/order-repository.ts';
import { requireOwnOrderById } from '../order/require-own-order.ts';
import { currencyNow } from '../pricing/order-discount.ts';
import { priceOrder } from '../pricing/price-order.ts';
import { reviewOf } from './read-review.ts';

/**
 * Enters a discount code for the actor's open order, in place of an earlier one. Uses and budget are taken only at
 * submission; a code that would give nothing is refused here already.
 *
 * @throws ORDER_NOT_FOUND, ORDER_LOCKED, DISCOUNT_CODE_…
 */
export function enterDiscountCode(
  ctx: Context,
  actor: Actor,
  orderId: string,
  typed: string,
): Promise<Review> {
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOwnOpen(ctx, actor, orderId);
    const { lines } = await priceOrder(ctx, { ...order, discountCodeId: null });
    const currency = await currencyNow(ctx, order);
    const found = await typedDiscountForOrder(ctx, typed, { ...order, currency, lines });
    if (!found) throw refused('DISCOUNT_CODE_UNKNOWN');
    if (found.refusal) throw refused(found.refusal);
    return reviewOf(ctx, await change(ctx, order, found.id));
  });
}

/**
 * Removes the discount code of the actor's open order, if there is one.
 *
 * @throws ORDER_NOT_FOUND, ORDER_LOCKED
 */
export function removeDiscountCode(ctx: Context, actor: Actor, orderId: string): Promise<Review> {
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOwnOpen(ctx, actor, orderId);
    return reviewOf(ctx, await change(ctx, order, null));
  });
}

async function lockOwnOpen(ctx: Context, actor: Actor, orderId: string): Promise<OrderRow> {
  const order = await requireOwnOrderById(ctx, actor, orderId, { lock: true });
  if (order.submittedAt !== null || order.cancelledAt !== null) throw new AppError('ORDER_LOCKED');
  return order;
}

function change(ctx: Context, order: OrderRow, discountCodeId: string | null): Promise<OrderRow> {
  return updateOrder(ctx.db, order.id, { discountCodeId, updatedAt: ctx.now() });
}

const refused = (code: ConstructorParameters<typeof AppError>[0]) => new AppError(code, { field: 'code' });
