import type { OrderPackage } from '@sangamam/contract/conventions/packages/package';
import type { PriceList } from '@sangamam/contract/orders/pricing/price-list';

import type { Context } from '#server/db/context.ts';

import { findPackageRow, type OfferCalendar } from './package-read-model.ts';
import type { PackageWithOffers } from './package-repository.ts';
import { presentOrderPackage } from './present-package.ts';
import { pricePackage } from './price-package.ts';

/** A chosen package: its current price in whole dollars, and its wire format in an order. */
export interface PackageForOrder {
  id: string;
  name: string;
  price: PriceList;
  wire: OrderPackage;
}

/** A package that an order chose, offered or not, in the calendar of its convention. */
export function packageForOrder(
  ctx: Context,
  found: PackageWithOffers,
  calendar: OfferCalendar,
): PackageForOrder {
  const { price } = pricePackage(found, calendar, ctx.now());
  return { id: found.row.id, name: found.row.name, price, wire: presentOrderPackage(found.row, price) };
}

/** The package of this id, offered or not; undefined for an unknown one. */
export async function findPackageForOrder(
  ctx: Context,
  packageId: string,
): Promise<PackageForOrder | undefined> {
  const found = await findPackageRow(ctx.db, packageId);
  return found && packageForOrder(ctx, found, found.calendar);
}
