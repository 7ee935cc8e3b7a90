import type { CataloguePackage } from '@sangamam/contract/conventions/packages/package';
import { packagePrice } from '@sangamam/contract/orders/pricing/package-price';

/** The lowest and the highest price of today, in whole US dollars. */
export interface PriceRange {
  least: number;
  most: number;
}

/** What the packages cost that can still be had. Null where there is none, or all are free. */
export function priceRangeOf(
  packages: readonly Pick<CataloguePackage, 'price' | 'cadPrice' | 'offers' | 'placesLeft'>[],
): PriceRange | null {
  const prices = packages
    .filter(({ placesLeft }) => placesLeft !== 0)
    .map((offered) => packagePrice(offered, offered.offers).usd)
    .filter((price) => price > 0);
  return prices.length === 0 ? null : { least: Math.min(...prices), most: Math.max(...prices) };
}
