import { isByCheck, isByTransfer } from '@sangamam/contract/ledger/terms/payment-methods';
import type { PaymentSummary } from '@sangamam/contract/collection/reporting/payment-endpoints';

/** The variants of /confirmation (SPEC §2), each with texts of its own. */
export type ConfirmationVariant =
  | 'sent'
  | 'zelle'
  | 'cheque'
  | 'pending'
  | 'declined'
  | 'cancelled'
  | 'received'
  | 'nothing-to-pay';

/** What the address says about a payment that came back from a provider. */
export interface ReturnedPayment {
  paymentType: string | null;
  paymentStatus: string | null;
}

/**
 * Chooses the variant. The order's payment status decides, so that the page is the same after a reload and on another
 * device; the address counts only while no payment is open or received.
 */
export function confirmationVariant(
  { payment, paymentStatus, netPrice }: Pick<PaymentSummary, 'payment' | 'paymentStatus' | 'netPrice'>,
  returned: ReturnedPayment,
): ConfirmationVariant {
  switch (paymentStatus) {
    case 'PENDING_PAYMENT_APPROVAL':
      if (isByCheck(payment?.method)) return 'cheque';
      return isByTransfer(payment?.method) ? 'zelle' : 'pending';
    case 'PAYMENT_RECEIVED':
    case 'PAYMENT_APPROVED':
      return 'received';
    case 'PAYMENT_DECLINED':
    case 'PAYMENT_REJECTED':
      return returned.paymentStatus === 'CANCELLED' ? 'cancelled' : 'declined';
    case null:
      if (netPrice === 0 || returned.paymentType === 'NA') return 'nothing-to-pay';
      if (returned.paymentStatus === 'PAYMENT_DECLINED') return 'declined';
      if (returned.paymentStatus === 'CANCELLED') return 'cancelled';
      if (returned.paymentStatus === 'PENDING_PAYMENT_APPROVAL') return 'pending';
      return 'sent';
  }
}
