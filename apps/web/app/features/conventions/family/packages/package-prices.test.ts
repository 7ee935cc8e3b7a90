import { expect, it } from 'vitest';

import { pricesOf } from './package-prices.ts';

it("prices are today's and the list's, in the family's currency", () => {
  const offered = {
    price: 1200,
    cadPrice: 1645,
    offers: [{ offerDescription: '', salePrice: 1050, cadSalePrice: 1440 }],
  };
  expect(pricesOf(offered, 'USD')).toEqual({ now: 1050, list: 1200 });
  expect(pricesOf(offered, 'CAD')).toEqual({ now: 1440, list: 1645 });
});
