import { describe, expect, it } from 'vitest';

import { priceRangeOf } from './price-range.ts';

const offered = (
  price: number,
  { salePrice, placesLeft = null }: { salePrice?: number; placesLeft?: number | null } = {},
) => ({
  price,
  cadPrice: price * 2,
  offers:
    salePrice === undefined
      ? []
      : [{ offerDescription: 'Early bird', salePrice, cadSalePrice: salePrice * 2 }],
  placesLeft,
});

describe('what the packages cost', () => {
  it('is the lowest and the highest price of today, with the first offer taken off', () => {
    expect(priceRangeOf([offered(1650, { salePrice: 1450 }), offered(240), offered(2400)])).toEqual({
      least: 240,
      most: 2400,
    });
    expect(priceRangeOf([offered(1650, { salePrice: 1450 })])).toEqual({ least: 1450, most: 1450 });
  });

  it('leaves out what is sold out and what is free', () => {
    const rest = [offered(900, { placesLeft: 1 }), offered(1200)];
    expect(priceRangeOf([offered(240, { placesLeft: 0 }), offered(0), ...rest])).toEqual({
      least: 900,
      most: 1200,
    });
    expect(priceRangeOf([offered(240, { placesLeft: 0 }), offered(0)])).toBeNull();
    expect(priceRangeOf([])).toBeNull();
  });
});
