import { priceIn } from '@sangamam/contract/orders/pricing/price-list';

import type { Context } from '#server/db/context.ts';
import { takeDiscount, type DiscountUse } from '#server/features/conventions/discounts/take-discount.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import type { OrderRow } from '../order/order-repository.ts';
import type { PricedOrder } from '../pricing/price-order.ts';
import { listSubmittedLines } from '../selection/order-lines-repository.ts';

/**
 * Refuses to submit an order whose code gives nothing as things are: the family decides whether to go without it.
 *
 * @throws the reason, such as DISCOUNT_CODE_EXPIRED
 */
export function refuseIdleDiscount({ discount }: Pick<PricedOrder, 'discount'>): void {
  if (discount?.refusal !== undefined) throw new AppError(discount.refusal);
}

/**
 * Takes the discount of an order that is just submitted. Call it last in the transaction.
 *
 * @throws PRICE_CHANGED, DISCOUNT_CODE_USED_UP
 */
export async function takeOrderDiscount(
  ctx: Context,
  { discount }: Pick<PricedOrder, 'discount'>,
  submitted: OrderRow,
): Promise<void> {
  const [use] = await discountUsesOf(ctx, [submitted]);
  if (discount && use) await takeDiscount(ctx, use, discount.revision);
}

/** The discounts that submitted orders have, from their lines. */
export async function discountUsesOf(ctx: Context, orders: readonly OrderRow[]): Promise<DiscountUse[]> {
  const uses: DiscountUse[] = [];
  for (const { id: orderId, userId, currency } of orders.filter((one) => one.discountCodeId !== null)) {
    if (currency === null) continue;
    for (const { kind, discountCodeId, unit } of await listSubmittedLines(ctx.db, orderId))
      if (kind === 'DISCOUNT' && discountCodeId)
        uses.push({ discountCodeId, orderId, userId, currency, amount: -priceIn(currency, unit) });
  }
  return uses;
}
