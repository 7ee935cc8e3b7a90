import type { OrderPackage } from '@sangamam/contract/packages/package';

import type { PricedOrder } from './price-order.ts';

/**
 * The package of an order as the wire carries it: name and prices as frozen in its line once the order is submitted,
 * as of now before.
 */
export function presentOrderPackage({ package: chosen, lines }: PricedOrder): OrderPackage | null {
  const line = lines.find(({ kind }) => kind === 'PACKAGE');
  if (!chosen || !line) return null;
  return { ...chosen.wire, name: line.title, packagePrice: line.unit.usd, packageCadPrice: line.unit.cad };
}
