import type { Review } from '@sangamam/contract/orders/order';
import { priceIn } from '@sangamam/contract/orders/pricing/price-list';

/** What the order costs without fees, in its own currency. */
export function netOf({
  currency,
  totalAmout,
  totalCadAmount,
}: Pick<Review, 'currency' | 'totalAmout' | 'totalCadAmount'>): number {
  return priceIn(currency, { usd: totalAmout, cad: totalCadAmount });
}
