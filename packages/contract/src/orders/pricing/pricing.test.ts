import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { convenienceFee } from './convenience-fee.ts';
import { currencyFor } from './currency-for.ts';
import { packagePrice, validOffers, type PackageOffer } from './package-price.ts';
import { formatMoney } from './format-money.ts';

describe('convenienceFee', () => {
  it.each([
    [1000, 2.9, 29],
    [100, 7, 7],
    [1000, 2.91, 30],
    [1, 0.01, 1],
    [0, 3.5, 0],
    [1250, 0, 0],
    [333, 3, 10],
    [100, 1.1, 2],
    [700, 0.29, 3],
  ])('of %i dollars at %d %% is %i dollars', (net, percent, fee) => {
    expect(convenienceFee(net, percent)).toBe(fee);
  });

  it('is the smallest whole number of dollars that covers the percentage', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(3000), (net, hundredths) => {
        const fee = convenienceFee(net, hundredths / 100);
        expect(fee * 10_000).toBeGreaterThanOrEqual(net * hundredths);
        expect((fee - 1) * 10_000).toBeLessThan(net * hundredths || 1);
      }),
    );
  });
});

describe('currencyFor', () => {
  it.each([
    ['CAN', 'thomas@example.com', 'CAD'],
    ['USA', 'thomas@example.ca', 'USD'],
    ['IND', null, 'USD'],
    [null, 'thomas@example.ca', 'CAD'],
    [null, ' Thomas@Example.CA ', 'CAD'],
    [null, 'thomas@example.com', 'USD'],
    [null, null, 'USD'],
  ])('of a family in %s with the email address %s is %s', (country, email, currency) => {
    expect(currencyFor({ country, email })).toBe(currency);
  });
});

describe('package price', () => {
  const offer = (change: Partial<PackageOffer>): PackageOffer => ({
    offerDescription: 'Offer',
    salePrice: 900,
    cadSalePrice: 1200,
    earlyBird: false,
    validFrom: null,
    validUntil: null,
    ...change,
  });
  const early = { earlyBirdDate: '2027-03-01', earlyBirdStatus: true };
  const list = { price: 1000, cadPrice: 1350 };

  it.each<[string, PackageOffer[], typeof early, string, number]>([
    ['no offer', [], early, '2027-01-01', 1000],
    ['early bird on its last day', [offer({ earlyBird: true })], early, '2027-03-01', 900],
    ['early bird the day after', [offer({ earlyBird: true })], early, '2027-03-02', 1000],
    [
      'early bird switched off',
      [offer({ earlyBird: true })],
      { ...early, earlyBirdStatus: false },
      '2027-01-01',
      1000,
    ],
    ['before an offer starts', [offer({ validFrom: '2027-02-01' })], early, '2027-01-31', 1000],
    ['after an offer ended', [offer({ validUntil: '2027-02-01' })], early, '2027-02-02', 1000],
    ['the first of two', [offer({ salePrice: 800 }), offer({})], early, '2027-01-01', 800],
  ])('is the expected one: %s', (_name, offers, earlyBird, today, usd) => {
    expect(packagePrice(list, validOffers(offers, earlyBird, today)).usd).toBe(usd);
  });
});

it('amounts are formatted without decimals and with their currency', () => {
  expect(formatMoney(1250, 'USD')).toBe('$1,250 USD');
  expect(formatMoney(-75, 'CAD')).toBe('−$75 CAD');
});
