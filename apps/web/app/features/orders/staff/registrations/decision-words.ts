import type { RegistrationDetail } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';

import * as phrases from '#phrases/orders/staff/registrations.ts';

type Registration = Pick<
  RegistrationDetail,
  'registrantName' | 'tmpConvRegNo' | 'people' | 'packageName' | 'balance' | 'currency' | 'paymentStatus'
>;

/** Identifies a registration in a dialog: family, number, people and package. */
export function describeRegistration({
  registrantName,
  tmpConvRegNo,
  people,
  packageName,
}: Registration): string {
  const who = phrases.peopleCount(people);
  return `${registrantName}, ${tmpConvRegNo}: ${who}${packageName ? `, ${packageName}` : ''}.`;
}

/** What an approval will do. */
export function afterApproval({ balance, currency, paymentStatus }: Registration): string {
  if (balance?.net === 0 || paymentStatus === 'PAYMENT_APPROVED') {
    return phrases.confirmedAtOnceHint;
  }
  if (paymentStatus === 'PENDING_PAYMENT_APPROVAL' || paymentStatus === 'PAYMENT_RECEIVED') {
    return phrases.approveBeforePaymentHint;
  }
  const amount = balance === null ? '' : ` ${formatMoney(balance.total, currency)}`;
  return phrases.approveAndAskHint({ amount });
}

/** What happens to money when a registration ends. */
export function refundNote({ paymentStatus }: Registration): string {
  const came = paymentStatus === 'PAYMENT_APPROVED' || paymentStatus === 'PAYMENT_RECEIVED';
  return came ? phrases.refundDueHint : phrases.nothingLeftToPay;
}

/** Whether the family has reported a payment, or money came. */
export function hasPayment({ paymentStatus }: Pick<Registration, 'paymentStatus'>): boolean {
  return paymentStatus !== null;
}
