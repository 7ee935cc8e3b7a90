import { groupDigits } from '@sangamam/contract/fields/group-digits';

/** Whole dollars where the currency is named nearby: `$1,250`. In a sentence use `formatMoney` of the contract. */
export function dollarText(amount: number): string {
  return `${amount < 0 ? '−' : ''}$${groupDigits(Math.abs(amount))}`;
}
