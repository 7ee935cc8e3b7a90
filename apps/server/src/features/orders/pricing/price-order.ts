import type { CatalogueAddon } from '@sangamam/contract/conventions/addons/addon';
import { addonLines, type LineItem } from '@sangamam/contract/orders/pricing/addon-lines';
import { netOf } from '@sangamam/contract/orders/pricing/adjustment-line';
import type { PriceList } from '@sangamam/contract/orders/pricing/price-list';

import type { Context } from '#server/db/context.ts';
import { presentAddons } from '#server/features/conventions/addons/active-addons.ts';
import type { DiscountForOrder } from '#server/features/conventions/discounts/discount-for-order.ts';
import {
  packageForOrder,
  type PackageForOrder,
} from '#server/features/conventions/packages/package-for-order.ts';

import { discountOf } from './order-discount.ts';
import type { OrderRow } from '../order/order-repository.ts';
import {
  findFactsOfOpenOrder,
  findFactsOfSubmittedOrder,
  type PricingFacts,
} from './pricing-facts-read-model.ts';

/** An order with its prices: the stored ones once it is submitted, the catalogue's before. */
export interface PricedOrder {
  lines: LineItem[];
  /** Sum of the lines in both lists, whole dollars. */
  net: PriceList;
  package: PackageForOrder | undefined;
  /** What the price was computed from. */
  facts: PricingFacts;
  /** The add-ons that the lines may refer to. */
  catalogue: readonly Pick<CatalogueAddon, '_id' | 'type'>[];
  /** Selected add-ons that the catalogue no longer offers; they block submission and have no line. */
  hasStaleChoices: boolean;
  /** What the discount code does that the family entered; undefined without one, and once it is submitted. */
  discount: DiscountForOrder | undefined;
}

/** Prices an order, with one statement unless it has a discount code. */
export async function priceOrder(ctx: Context, order: OrderRow): Promise<PricedOrder> {
  if (order.submittedAt !== null) {
    const { lines, bought, ...facts } = await findFactsOfSubmittedOrder(ctx.db, order);
    return {
      lines,
      net: netOf(lines),
      package: chosenIn(ctx, facts),
      facts,
      catalogue: bought.map(({ id, type }) => ({ _id: id, type })),
      hasStaleChoices: false,
      discount: undefined,
    };
  }
  const { addons: offered, choices, ...facts } = await findFactsOfOpenOrder(ctx.db, order);
  const chosen = chosenIn(ctx, facts);
  const catalogue = presentAddons(offered);
  const all = addonLines(catalogue, choices);
  const addons = all ?? choices.flatMap((choice) => addonLines(catalogue, [choice]) ?? []);
  const bought = chosen ? [packageLine(chosen), ...addons] : addons;
  const discount = await discountOf(ctx, order, bought);
  const lines = discount?.line ? [...bought, discount.line] : bought;
  return {
    lines,
    net: netOf(lines),
    package: chosen,
    facts,
    catalogue,
    hasStaleChoices: all === undefined,
    discount,
  };
}

function chosenIn(ctx: Context, facts: PricingFacts): PackageForOrder | undefined {
  return facts.package && packageForOrder(ctx, facts.package, facts.convention);
}

function packageLine({ id, name, price }: PackageForOrder): LineItem {
  return { kind: 'PACKAGE', packageId: id, addonId: null, key: null, title: name, quantity: 1, unit: price };
}
