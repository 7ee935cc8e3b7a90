import type { SiteSettings } from '@sangamam/contract/reference-data/site-settings';

import * as phrases from '#phrases/review.ts';

/** What the convenience fee will be, by the ways to pay that every convention offers. */
export function feeHint(settings: SiteSettings | null): string {
  if (!settings) return phrases.dependsOnHowYouPay;
  const { CHASE, CHEQUE } = settings.convenienceFee;
  return phrases.dependsOnHowYouPayFees({ zelle: feeText(CHASE), check: feeText(CHEQUE) });
}

function feeText(percent: number): string {
  return percent === 0 ? phrases.noFee : phrases.percentFee({ percent: String(percent) });
}
