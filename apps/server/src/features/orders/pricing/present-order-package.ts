import type { OrderPackage } from '@sangamam/contract/conventions/packages/package';

import type { PricedOrder } from './price-order.ts';

/**
 * The package of an order in an answer: name and prices from its stored line once the order is submitted, from the
 * catalogue before.
 */
export function presentOrderPackage({ package: chosen, lines }: PricedOrder): OrderPackage | null {
  const line = lines.find(({ kind }) => kind === 'PACKAGE');
  if (!chosen || !line) return null;
  return { ...chosen.wire, name: line.title, packagePrice: line.unit.usd, packageCadPrice: line.unit.cad };
}
