import type { CataloguePackage } from '@sangamam/contract/conventions/packages/package';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import { packagePrice } from '@sangamam/contract/orders/pricing/package-price';
import { priceIn } from '@sangamam/contract/orders/pricing/price-list';

/** What the price of a package is worked out from. */
export type Priced = Pick<CataloguePackage, 'price' | 'cadPrice' | 'offers'>;

/** What a package costs today and what it costs without an offer, in whole dollars. */
export function pricesOf(offered: Priced, currency: Currency): { now: number; list: number } {
  return {
    now: priceIn(currency, packagePrice(offered, offered.offers)),
    list: priceIn(currency, { usd: offered.price, cad: offered.cadPrice }),
  };
}
