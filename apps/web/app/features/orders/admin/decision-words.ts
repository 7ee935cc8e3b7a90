import type { RegistrationDetail } from '@sangamam/contract/orders/admin/registration-admin-endpoints';
import { spokenAmount } from '@sangamam/contract/pricing/format-money';

type Registration = Pick<
  RegistrationDetail,
  'registrantName' | 'tmpConvRegNo' | 'people' | 'packageName' | 'total' | 'currency' | 'paymentStatus'
>;

/** Whose registration it is, as a dialog names it. */
export function whose({ registrantName, tmpConvRegNo, people, packageName }: Registration): string {
  const who = `${people} ${people === 1 ? 'person' : 'people'}`;
  return `${registrantName}, ${tmpConvRegNo}: ${who}${packageName ? `, ${packageName}` : ''}.`;
}

/** What an approval brings about. */
export function afterApproval({ total, currency, paymentStatus }: Registration): string {
  if (total === 0 || paymentStatus === 'PAYMENT_APPROVED') {
    return 'It is confirmed at once and gets its permanent number. The family is told by email.';
  }
  if (paymentStatus === 'PENDING_PAYMENT_APPROVAL' || paymentStatus === 'PAYMENT_RECEIVED') {
    return 'The family is told by email. Once the treasurer has approved the payment, it is confirmed.';
  }
  const amount = total === null ? '' : ` ${spokenAmount(total, currency)}`;
  return `The family is told by email and asked to pay${amount}.`;
}

/** What happens to money when a registration ends. */
export function afterEnding({ paymentStatus }: Registration): string {
  const came = paymentStatus === 'PAYMENT_APPROVED' || paymentStatus === 'PAYMENT_RECEIVED';
  return came
    ? 'Money that has come is listed for the treasurer as refund due.'
    : 'Nothing is to be paid any more.';
}
