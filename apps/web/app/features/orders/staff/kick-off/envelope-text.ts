import type { EnvelopeSum } from '@sangamam/contract/orders/kick-off/kick-off-endpoints';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';

/** The sums of checks or of cash in one line, each with its currency; a dash for none. */
export function sumsText(sums: readonly EnvelopeSum[], kind: 'checks' | 'cash'): string {
  const shown = sums.filter((sum) => sum[kind] !== 0).map((sum) => formatMoney(sum[kind], sum.currency));
  return shown.join(', ') || '–';
}
