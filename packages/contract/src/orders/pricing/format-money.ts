import { groupDigits } from '../../fields/group-digits.ts';
import type { Currency } from './currency-for.ts';

/** An amount for people: whole dollars with the currency, `$1,250 USD`. */
export function formatMoney(amount: number, currency: Currency): string {
  return `${amount < 0 ? '−' : ''}$${groupDigits(Math.abs(amount))} ${currency}`;
}
