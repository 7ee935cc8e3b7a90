import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

/** An amount of the bank with its cents where it has some: `$850 USD`, `$850.37 USD`. */
export function centsText(cents: number, currency: Currency): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  const amount = (cents / 100).toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `$${amount} ${currency}`;
}
