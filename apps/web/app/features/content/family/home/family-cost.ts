import type { CataloguePackage } from '@sangamam/contract/conventions/packages/package';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import { packagePrice } from '@sangamam/contract/orders/pricing/package-price';
import { priceIn } from '@sangamam/contract/orders/pricing/price-list';

/** Between which ages a family says that all of it are. */
export interface Ages {
  min: number | null;
  max: number | null;
}

/** What a family says of itself. */
export interface Family {
  people: number;
  ages: Ages;
  currency: Currency;
}

/** What a package costs a family, whole dollars of its currency. */
export interface FamilyCost {
  id: string;
  name: string;
  price: number;
  /** For each of them, rounded. */
  each: number;
}

/** The groups of ages that packages ask for, the youngest first, and before them all ages. Empty where none asks. */
export function agesOf(packages: readonly CataloguePackage[]): Ages[] {
  const groups: Ages[] = [{ min: null, max: null }];
  for (const { minAge: min, maxAge: max } of packages
    .filter(({ price }) => price > 0)
    .map(({ eligibility }) => eligibility)) {
    if (!groups.some((one) => one.min === min && one.max === max)) groups.push({ min, max });
  }
  return groups.length === 1 ? [] : groups.toSorted((one, other) => (one.min ?? -1) - (other.min ?? -1));
}

/**
 * What the packages cost that a family may take and that are to be had: those for its ages first, others in the order of
 * the catalogue.
 */
export function costsOf(
  packages: readonly CataloguePackage[],
  { people, ages, currency }: Family,
): FamilyCost[] {
  const fitting = packages.filter(({ price, placesLeft, eligibility: rule }) => {
    if (price === 0 || placesLeft === 0) return false;
    if (people < (rule.minPeople ?? 1) || people > (rule.maxPeople ?? Infinity)) return false;
    return (ages.min ?? 0) >= (rule.minAge ?? 0) && (ages.max ?? Infinity) <= (rule.maxAge ?? Infinity);
  });
  const isForAges = ({ eligibility: { minAge, maxAge } }: CataloguePackage) =>
    minAge !== null || maxAge !== null;
  return fitting
    .toSorted((one, other) => Number(isForAges(other)) - Number(isForAges(one)))
    .map((one) => {
      const price = priceIn(currency, packagePrice(one, one.offers));
      return { id: one._id, name: one.name, price, each: Math.round(price / people) };
    });
}
