import type { Currency } from './currency-for.ts';

/** A price in both lists, in whole dollars. Prices are never converted. */
export interface PriceList {
  usd: number;
  cad: number;
}

/** The price in a currency. */
export function priceIn(currency: Currency, prices: PriceList): number {
  return currency === 'CAD' ? prices.cad : prices.usd;
}

/** Both prices times `quantity`. */
export function timesQuantity(prices: PriceList, quantity: number): PriceList {
  return { usd: prices.usd * quantity, cad: prices.cad * quantity };
}

/** The sum of prices, per list. */
export function sumPrices(all: readonly PriceList[]): PriceList {
  return all.reduce<PriceList>((sum, one) => ({ usd: sum.usd + one.usd, cad: sum.cad + one.cad }), {
    usd: 0,
    cad: 0,
  });
}
