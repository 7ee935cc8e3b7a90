/** Whole dollars where the currency is named nearby: `$1,250`. In a sentence use `formatMoney` of the contract. */
export function dollarText(amount: number): string {
  return `${amount < 0 ? '−' : ''}$${Math.abs(amount).toLocaleString('en-US', { maximumFractionDigits: 0 })}`;
}
