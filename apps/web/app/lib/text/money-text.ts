/** Whole dollars where the currency is named beside: `$1,250`. In a sentence: `formatMoney` of the contract. */
export function dollarText(amount: number): string {
  return `${amount < 0 ? '−' : ''}$${Math.abs(amount).toLocaleString('en-US', { maximumFractionDigits: 0 })}`;
}
