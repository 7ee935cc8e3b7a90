import type { CataloguePackage } from '@sangamam/contract/conventions/packages/package';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';

import { describeEligibility } from '#phrases/domain/eligibility.ts';
import * as phrases from '#phrases/orders/family/amendment.ts';
import type { Option } from '#web/ui/form/field/select-field.tsx';

/** A package as an option of a select: its price today, who may take it, and how many places are left. */
export function packageOption(one: CataloguePackage, currency: Currency): Option {
  return {
    value: one._id,
    disabled: one.placesLeft === 0,
    label: [
      `${one.name}, ${formatMoney(packagePrice(one, currency), currency)}`,
      describeEligibility(one.eligibility),
      one.placesLeft !== null && phrases.placesLeft({ left: one.placesLeft }),
    ]
      .filter(Boolean)
      .join(' · '),
  };
}

/** What a package costs today, whole dollars. */
export function packagePrice(
  { price, cadPrice, offers: [offer] }: CataloguePackage,
  currency: Currency,
): number {
  return currency === 'CAD' ? (offer?.cadSalePrice ?? cadPrice) : (offer?.salePrice ?? price);
}
