import { linesInForce } from '@sangamam/contract/orders/pricing/lines-in-force';
import type { OrderPackage } from '@sangamam/contract/conventions/packages/package';

import type { PricedOrder } from './price-order.ts';

/**
 * The package of an order in an answer: name and prices from its stored line once the order is submitted, from the
 * catalogue before.
 */
export function presentOrderPackage({ package: chosen, lines }: PricedOrder): OrderPackage | null {
  const line = linesInForce(lines).find((one) => one.line.kind === 'PACKAGE')?.line;
  if (!chosen || !line) return null;
  return { ...chosen.wire, name: line.title, packagePrice: line.unit.usd, packageCadPrice: line.unit.cad };
}
