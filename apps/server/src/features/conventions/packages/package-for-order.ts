import type { OrderPackage } from '@sangamam/contract/conventions/packages/package';
import type { PriceList } from '@sangamam/contract/orders/pricing/price-list';

import type { Context } from '#server/db/context.ts';

import { findPackageRow } from './package-read-model.ts';
import { presentOrderPackage } from './present-package.ts';
import { pricePackage } from './price-package.ts';

/** A chosen package: its current price in whole dollars, and its wire format in an order. */
export interface PackageForOrder {
  id: string;
  name: string;
  price: PriceList;
  wire: OrderPackage;
}

/** The package chosen by an order, including one that is no longer offered; undefined for an unknown id. */
export async function packageForOrder(ctx: Context, packageId: string): Promise<PackageForOrder | undefined> {
  const found = await findPackageRow(ctx.db, packageId);
  if (!found) return undefined;
  const { price } = pricePackage(found, found.calendar, ctx.now());
  return { id: found.row.id, name: found.row.name, price, wire: presentOrderPackage(found.row, price) };
}
