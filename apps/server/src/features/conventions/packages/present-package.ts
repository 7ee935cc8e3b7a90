import {
  logoTypes,
  type CataloguePackage,
  type LogoType,
  type OrderPackage,
} from '@sangamam/contract/conventions/packages/package';
import type { PriceList } from '@sangamam/contract/orders/pricing/price-list';

import type { PackageOfferRow, PackageRow } from './package-repository.ts';
import { placesLeftOf } from './places-left.ts';

/** A package of the catalogue in its wire format, with the current offers. */
export function presentPackage(
  row: PackageRow,
  offersValidToday: readonly PackageOfferRow[],
): CataloguePackage {
  return {
    _id: row.id,
    conventionId: row.conventionId,
    name: row.name,
    price: row.price,
    cadPrice: row.cadPrice,
    shortDescription: row.shortDescription,
    benefits: row.benefits,
    offers: offersValidToday.map(({ offerDescription, salePrice, cadSalePrice }) => ({
      offerDescription,
      salePrice,
      cadSalePrice,
    })),
    logoType: logoType(row.logoType),
    placesLeft: row.familiesWaiting > 0 ? 0 : placesLeftOf(row),
    eligibility: {
      minPeople: row.minPeople,
      maxPeople: row.maxPeople,
      minAge: row.minAge,
      maxAge: row.maxAge,
    },
    clearedOnParticipantChange: row.clearedOnParticipantChange,
  };
}

/** The package of an order in its wire format, at `price`. */
export function presentOrderPackage(row: PackageRow, price: PriceList): OrderPackage {
  return {
    _id: row.id,
    name: row.name,
    packagePrice: price.usd,
    packageCadPrice: price.cad,
    shortDescription: row.shortDescription,
    benefits: row.benefits,
    logoType: logoType(row.logoType),
  };
}

/** An emblem that no longer exists becomes the plainest one instead of failing the page. */
export function logoType(stored: string): LogoType {
  return logoTypes.find((known) => known === stored) ?? 'LOGO_GREY';
}
