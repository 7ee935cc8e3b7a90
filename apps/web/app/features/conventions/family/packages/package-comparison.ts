import type { CataloguePackage } from '@sangamam/contract/conventions/packages/package';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

import { pricesOf, type Priced } from './package-prices.ts';

/** The benefits that all of several packages have; they are said once, so that the cards show the differences. */
export function sharedBenefits(packages: readonly Pick<CataloguePackage, 'benefits'>[]): string[] {
  const [first, ...others] = packages;
  if (!first || others.length === 0) return [];
  return first.benefits.filter((benefit) => others.every(({ benefits }) => benefits.includes(benefit)));
}

/**
 * What all packages but one have and that one has not; it is said once, too. The one left out is the one without which the
 * others have most in common. Undefined where that is nothing, and for fewer than three packages.
 */
export function sharedExceptOne<Offered extends Pick<CataloguePackage, 'benefits'>>(
  packages: readonly Offered[],
): { without: Offered; benefits: string[] } | undefined {
  if (packages.length < 3) return undefined;
  const [most] = packages
    .map((without) => ({
      without,
      benefits: sharedBenefits(packages.filter((one) => one !== without)).filter(
        (benefit) => !without.benefits.includes(benefit),
      ),
    }))
    .toSorted((one, other) => other.benefits.length - one.benefits.length);
  return most && most.benefits.length > 0 ? most : undefined;
}

/** The benefits of one of several packages, those that fewest have first: what tells it from the others. */
export function rarestFirst(
  benefits: readonly string[],
  packages: readonly Pick<CataloguePackage, 'benefits'>[],
): string[] {
  const having = (benefit: string) => packages.filter((one) => one.benefits.includes(benefit)).length;
  return benefits.toSorted((one, other) => having(one) - having(other));
}

/** Packages from the lowest price of today to the highest, those that are sold out last. */
export function cheapestFirst<Offered extends Priced & Pick<CataloguePackage, 'placesLeft'>>(
  packages: readonly Offered[],
  currency: Currency,
): Offered[] {
  return packages.toSorted(
    (one, other) =>
      Number(one.placesLeft === 0) - Number(other.placesLeft === 0) ||
      pricesOf(one, currency).now - pricesOf(other, currency).now,
  );
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
