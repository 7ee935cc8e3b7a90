import { orderStatus, type OrderFacts } from '@sangamam/contract/orders/order-status';

/** What a receipt says about the money of an order. */
export type ReceiptState =
  | 'cancelled'
  | 'rejected'
  | 'not-submitted'
  | 'nothing-to-pay'
  | 'paid'
  | 'accepted-short'
  | 'received'
  | 'partly-paid'
  | 'reported'
  | 'declined'
  | 'not-paid';

/**
 * The state that a receipt prints. It never says more than the treasurer has confirmed: reported money is not paid, and
 * received money is paid once it is approved. Amounts in whole dollars, `total` with the fee.
 */
export function receiptState(
  facts: OrderFacts,
  { received, total }: { received: number; total: number },
): ReceiptState {
  if (facts.cancelled) return 'cancelled';
  if (facts.registrationStatus === 'REG_REJECTED') return 'rejected';
  if (orderStatus(facts) === 'INCOMPLETE') return 'not-submitted';
  if (facts.net === 0) return 'nothing-to-pay';
  switch (facts.paymentStatus) {
    case 'PAYMENT_APPROVED':
      return received >= total ? 'paid' : 'accepted-short';
    case 'PAYMENT_RECEIVED':
      return received >= total ? 'received' : 'partly-paid';
    case 'PENDING_PAYMENT_APPROVAL':
      return received > 0 ? 'partly-paid' : 'reported';
    case 'PAYMENT_DECLINED':
    case 'PAYMENT_REJECTED':
      return received > 0 ? 'partly-paid' : 'declined';
    case null:
      return 'not-paid';
  }
}

/** States in which the order asks for no more money. */
export const settledStates: ReadonlySet<ReceiptState> = new Set([
  'cancelled',
  'rejected',
  'nothing-to-pay',
  'accepted-short',
]);
