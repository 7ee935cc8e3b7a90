import type { PaymentSummary } from '@sangamam/contract/payments/payment-endpoints';

/** What /confirmation tells (SPEC §2): each variant has its own words. */
export type ConfirmationVariant = 'sent' | 'zelle' | 'cheque' | 'declined' | 'received' | 'nothing-to-pay';

/** What the address says about a payment that came back from a provider. */
export interface ReturnedPayment {
  paymentType: string | null;
  paymentStatus: string | null;
}

/**
 * Which variant is true. The order's own payment status decides, so that the page says the same after a reload and on
 * another device; what the address says counts only while nothing is on record.
 */
export function confirmationVariant(
  { payment, paymentStatus, netPrice }: Pick<PaymentSummary, 'payment' | 'paymentStatus' | 'netPrice'>,
  returned: ReturnedPayment,
): ConfirmationVariant {
  switch (paymentStatus) {
    case 'PENDING_PAYMENT_APPROVAL':
      return payment?.method === 'CHEQUE' ? 'cheque' : payment?.method === 'CHASE' ? 'zelle' : 'received';
    case 'PAYMENT_RECEIVED':
    case 'PAYMENT_APPROVED':
      return 'received';
    case 'PAYMENT_DECLINED':
    case 'PAYMENT_REJECTED':
      return 'declined';
    case null:
      if (netPrice === 0 || returned.paymentType === 'NA') return 'nothing-to-pay';
      if (returned.paymentStatus === 'PAYMENT_DECLINED') return 'declined';
      return 'sent';
  }
}
