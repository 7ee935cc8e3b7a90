import type { Currency } from './currency-for.ts';

/** The same thing's price in both lists, in whole dollars. Nothing is ever converted from one to the other. */
export interface PriceList {
  usd: number;
  cad: number;
}

/** The number that counts for a currency. */
export function priceIn(currency: Currency, prices: PriceList): number {
  return currency === 'CAD' ? prices.cad : prices.usd;
}

/** Both lists of `quantity` pieces. */
export function timesQuantity(prices: PriceList, quantity: number): PriceList {
  return { usd: prices.usd * quantity, cad: prices.cad * quantity };
}

/** Both lists summed. */
export function sumPrices(all: readonly PriceList[]): PriceList {
  return all.reduce<PriceList>((sum, one) => ({ usd: sum.usd + one.usd, cad: sum.cad + one.cad }), {
    usd: 0,
    cad: 0,
  });
}
