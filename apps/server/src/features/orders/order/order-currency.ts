import { currencyFor, type Currency } from '@sangamam/contract/orders/pricing/currency-for';

import type { Context } from '#server/db/context.ts';

import { findOrder, type OrderRow } from './order-repository.ts';

/** The currency of a registration: fixed once submitted, the registrant's current one before. */
export function orderCurrency(
  order: OrderRow,
  self: { country: string | null; email: string | null },
): Currency {
  return order.currency ?? currencyFor(self);
}

/** The currency of any order: an add-on order's is its registration's, which is submitted. */
export async function currencyOfOrder(
  ctx: Context,
  order: OrderRow,
  self: { country: string | null; email: string | null },
): Promise<Currency> {
  if (order.currency === null && order.parentOrderId !== null) {
    const registration = await findOrder(ctx.db, order.parentOrderId);
    if (registration) return orderCurrency(registration, self);
  }
  return orderCurrency(order, self);
}
