import type { Currency } from './currency-for.ts';

/** An amount for people: whole dollars with the currency, `$1,250 USD`. */
export function formatMoney(amount: number, currency: Currency): string {
  const sign = amount < 0 ? '−' : '';
  return `${sign}$${Math.abs(amount).toLocaleString('en-US', { maximumFractionDigits: 0 })} ${currency}`;
}
