import type { CatalogueAddon } from '@sangamam/contract/conventions/addons/addon';
import { addonLines, type LineItem } from '@sangamam/contract/orders/pricing/addon-lines';
import { netOf } from '@sangamam/contract/orders/pricing/adjustment-line';
import type { PriceList } from '@sangamam/contract/orders/pricing/price-list';

import type { Context } from '#server/db/context.ts';
import { activeAddons, typesOfAddons } from '#server/features/conventions/addons/active-addons.ts';
import type { DiscountForOrder } from '#server/features/conventions/discounts/discount-for-order.ts';
import {
  packageForOrder,
  type PackageForOrder,
} from '#server/features/conventions/packages/package-for-order.ts';

import { listSelectedAddons, listSubmittedLines } from '../selection/order-lines-repository.ts';
import { discountOf } from './order-discount.ts';
import type { OrderRow } from '../order/order-repository.ts';

/** An order with its prices: the stored ones once it is submitted, the catalogue's before. */
export interface PricedOrder {
  lines: LineItem[];
  /** Sum of the lines in both lists, whole dollars. */
  net: PriceList;
  package: PackageForOrder | undefined;
  /** The add-ons that the lines may refer to. */
  catalogue: readonly Pick<CatalogueAddon, '_id' | 'type'>[];
  /** Selected add-ons that the catalogue no longer offers; they block submission and have no line. */
  hasStaleChoices: boolean;
  /** What the discount code does that the family entered; undefined without one, and once it is submitted. */
  discount: DiscountForOrder | undefined;
}

/** Prices an order, each table read once whatever the size of the family. */
export async function priceOrder(ctx: Context, order: OrderRow): Promise<PricedOrder> {
  const chosen = order.packageId === null ? undefined : await packageForOrder(ctx, order.packageId);
  if (order.submittedAt !== null) {
    const lines = await listSubmittedLines(ctx.db, order.id);
    const bought = new Set(lines.flatMap(({ addonId }) => addonId ?? []));
    const catalogue = await typesOfAddons(ctx, [...bought]);
    return {
      lines,
      net: netOf(lines),
      package: chosen,
      catalogue,
      hasStaleChoices: false,
      discount: undefined,
    };
  }
  const catalogue = await activeAddons(ctx, order.conventionId);
  const choices = await listSelectedAddons(ctx.db, order.id);
  const all = addonLines(catalogue, choices);
  const addons = all ?? choices.flatMap((choice) => addonLines(catalogue, [choice]) ?? []);
  const bought = chosen ? [packageLine(chosen), ...addons] : addons;
  const discount = await discountOf(ctx, order, bought);
  const lines = discount?.line ? [...bought, discount.line] : bought;
  return {
    lines,
    net: netOf(lines),
    package: chosen,
    catalogue,
    hasStaleChoices: all === undefined,
    discount,
  };
}

function packageLine({ id, name, price }: PackageForOrder): LineItem {
  return { kind: 'PACKAGE', packageId: id, addonId: null, key: null, title: name, quantity: 1, unit: price };
}
