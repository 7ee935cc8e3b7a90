import type { EnvelopeSum, EveningFamily } from '@sangamam/contract/orders/kick-off/kick-off-endpoints';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';

import * as phrases from '#phrases/orders/staff/kick-off.ts';

/** The sums of checks or of cash in one line, each with its currency; a dash for none. */
export function sumsText(sums: readonly EnvelopeSum[], kind: 'checks' | 'cash'): string {
  const shown = sums.filter((sum) => sum[kind] !== 0).map((sum) => formatMoney(sum[kind], sum.currency));
  return shown.join(', ') || '–';
}

/** A check with its number, or cash, with the amount. */
export function moneyText({ kind, amount, currency, checkNumber }: EveningFamily['money'][number]): string {
  const what = kind === 'CASH' ? phrases.cash : phrases.checkNo({ number: checkNumber });
  return `${what} ${formatMoney(amount, currency)}`;
}
