import type { PaymentOption } from '@sangamam/contract/collection/reporting/payment-endpoints';
import { reportableMethods, type PaymentMethod } from '@sangamam/contract/ledger/terms/payment-methods';
import { convenienceFee } from '@sangamam/contract/orders/pricing/convenience-fee';
import type { SiteSettings } from '@sangamam/contract/conventions/site-settings/site-settings';

import type { Context } from '#server/db/context.ts';

/** The methods that are offered now: those that families report, and PayPal where an account is configured. */
export function offeredMethods({ paypal }: Pick<Context, 'paypal'>): readonly PaymentMethod[] {
  return paypal ? [...reportableMethods, 'PAYPAL'] : reportableMethods;
}

type Fees = Pick<SiteSettings, 'convenienceFee'>;

/** What a price costs with the fee of a method, whole dollars. */
export function costOfMethod(method: PaymentMethod, net: number, settings: Fees) {
  const feePercent = settings.convenienceFee[method];
  const fee = convenienceFee(net, feePercent);
  return { feePercent, convenienceFee: fee, totalDue: net + fee };
}

/** A method with its cost; `net` in whole dollars, `dueDate` as `YYYY-MM-DD`. */
export function paymentOption(
  method: PaymentMethod,
  { net, dueDate }: { net: number; dueDate: string },
  settings: Fees,
): PaymentOption {
  return { method, ...costOfMethod(method, net, settings), dueDate };
}
