import type { CataloguePackage } from '@sangamam/contract/conventions/packages/package';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import { packagePrice } from '@sangamam/contract/orders/pricing/package-price';
import { priceIn } from '@sangamam/contract/orders/pricing/price-list';

type Priced = Pick<CataloguePackage, 'price' | 'cadPrice' | 'offers'>;

/** What a package costs today and what it costs without an offer, in whole dollars. */
export function pricesOf(offered: Priced, currency: Currency): { now: number; list: number } {
  return {
    now: priceIn(currency, packagePrice(offered, offered.offers)),
    list: priceIn(currency, { usd: offered.price, cad: offered.cadPrice }),
  };
}

/** The benefits that all of several packages have; they are said once, so that the cards show the differences. */
export function sharedBenefits(packages: readonly Pick<CataloguePackage, 'benefits'>[]): string[] {
  const [first, ...others] = packages;
  if (!first || others.length === 0) return [];
  return first.benefits.filter((benefit) => others.every(({ benefits }) => benefits.includes(benefit)));
}

/** The benefits of one of several packages, those that fewest have first: what tells it from the others. */
export function rarestFirst(
  benefits: readonly string[],
  packages: readonly Pick<CataloguePackage, 'benefits'>[],
): string[] {
  const having = (benefit: string) => packages.filter((one) => one.benefits.includes(benefit)).length;
  return benefits.toSorted((one, other) => having(one) - having(other));
}

/** The lowest price of those that can still be had, unless all cost the same; what is free is not compared. */
export function lowestPrice(
  packages: readonly (Priced & Pick<CataloguePackage, 'placesLeft'>)[],
  currency: Currency,
): number | undefined {
  const prices = packages
    .filter(({ placesLeft }) => placesLeft !== 0)
    .map((one) => pricesOf(one, currency).now)
    .filter((price) => price > 0);
  return new Set(prices).size > 1 ? Math.min(...prices) : undefined;
}
