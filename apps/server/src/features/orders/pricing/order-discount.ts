import type { OrderDiscount } from '@sangamam/contract/conventions/discounts/discount';
import { errorCatalogue } from '@sangamam/contract/http/error-catalogue';
import type { LineItem } from '@sangamam/contract/orders/pricing/addon-lines';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

import type { Context } from '#server/db/context.ts';
import {
  discountForOrder,
  type DiscountForOrder,
} from '#server/features/conventions/discounts/discount-for-order.ts';

import { currencyOfOrder } from '../order/order-currency.ts';
import type { OrderRow } from '../order/order-repository.ts';
import { listOrderPeople } from '../participants/participant-read-model.ts';

/** What the code of an order that is not submitted yet does for these purchases; undefined without a code. */
export async function discountOf(
  ctx: Context,
  order: OrderRow,
  lines: readonly LineItem[],
): Promise<DiscountForOrder | undefined> {
  if (order.discountCodeId === null) return undefined;
  const currency = await currencyNow(ctx, order);
  return discountForOrder(ctx, order.discountCodeId, { ...order, currency, lines });
}

/** The currency of an order whose registrant has not been read. */
export async function currencyNow(ctx: Context, order: OrderRow): Promise<Currency> {
  const people = await listOrderPeople(ctx.db, order.id);
  const self = people.find(({ relationship }) => relationship === 'SELF');
  return currencyOfOrder(ctx, order, self?.person ?? { country: null, email: null });
}

/** The code of an order as its review shows it. */
export function presentDiscount(discount: DiscountForOrder | undefined): OrderDiscount | null {
  if (!discount) return null;
  const { code, title, refusal } = discount;
  return {
    code,
    title,
    problem: refusal === undefined ? null : { code: refusal, message: errorCatalogue[refusal].message },
  };
}
