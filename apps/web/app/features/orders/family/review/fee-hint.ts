import type { SiteSettings } from '@sangamam/contract/conventions/site-settings/site-settings';
import { convenienceFee } from '@sangamam/contract/orders/pricing/convenience-fee';

import * as phrases from '#phrases/orders/family/review.ts';
import { dollarText } from '#web/lib/text/money-text.ts';

/** What the convenience fee of `net` whole dollars will be, by the ways to pay that every convention offers. */
export function feeHint(settings: SiteSettings | null, net: number): string {
  if (!settings) return phrases.feeDependsHint;
  const { CHASE, CHEQUE } = settings.convenienceFee;
  return phrases.feeRatesHint({ zelle: feeText(CHASE, net), check: feeText(CHEQUE, net) });
}

function feeText(percent: number, net: number): string {
  if (percent === 0) return phrases.noFee;
  return phrases.percentFee({ percent: String(percent), amount: dollarText(convenienceFee(net, percent)) });
}
