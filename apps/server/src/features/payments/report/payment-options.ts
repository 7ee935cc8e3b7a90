import type { Context } from '#server/db/context.ts';
import { addBusinessDays, addDays, calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import type { PaymentMethod } from '@sangamam/contract/payments/payment-methods';
import type { PaymentOption } from '@sangamam/contract/payments/payment-endpoints';
import { convenienceFee } from '@sangamam/contract/pricing/convenience-fee';
import type { SiteSettings } from '@sangamam/contract/reference-data/site-settings';

/** The methods that a family can choose by itself; others come with their provider. */
export const reportableMethods = ['CHASE', 'CHEQUE'] as const satisfies readonly PaymentMethod[];

/** The methods that are offered now: those that families report, and PayPal where an account is configured. */
export function offeredMethods({ paypal }: Pick<Context, 'paypal'>): readonly PaymentMethod[] {
  return paypal ? [...reportableMethods, 'PAYPAL'] : reportableMethods;
}

interface ToPay {
  /** Net price in the order's currency, whole dollars. */
  net: number;
  isAddonOrder: boolean;
  timeZone: string;
}

/**
 * The cost of a payment method and its due date: 10 business days from today in the convention's time zone, for add-ons
 * 10 days (SPEC §9).
 */
export function paymentOption(
  method: PaymentMethod,
  { net, isAddonOrder, timeZone }: ToPay,
  settings: Pick<SiteSettings, 'convenienceFee'>,
  now: Date,
): PaymentOption {
  const feePercent = settings.convenienceFee[method];
  const fee = convenienceFee(net, feePercent);
  const today = calendarDateIn(timeZone, now);
  return {
    method,
    feePercent,
    convenienceFee: fee,
    totalDue: net + fee,
    dueDate: isAddonOrder ? addDays(today, 10) : addBusinessDays(today, 10),
  };
}
