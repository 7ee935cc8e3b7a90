import type { OrderFacts } from '@sangamam/contract/orders/order-status';
import { balanceOf, type Balance, type PaymentOnRecord } from '@sangamam/contract/ledger/balance/balance';

const underWay: ReadonlySet<OrderFacts['paymentStatus']> = new Set([
  'PENDING_PAYMENT_APPROVAL',
  'PAYMENT_RECEIVED',
  'PAYMENT_APPROVED',
]);

/**
 * The balance of an order with these facts, as the server computes it: a payment under way is a Zelle transfer without a
 * fee, received in full unless `payment` says otherwise.
 */
export function sampleBalance(
  facts: Partial<OrderFacts> = {},
  payment: Partial<PaymentOnRecord> = {},
): Balance {
  const all: OrderFacts = {
    cancelled: false,
    submitted: true,
    net: 1100,
    registrationStatus: 'PENDING_REG_APPROVAL',
    paymentStatus: null,
    ...facts,
  };
  const received = all.paymentStatus === 'PENDING_PAYMENT_APPROVAL' ? 0 : all.net + (payment.fee ?? 0);
  return balanceOf(
    all,
    underWay.has(all.paymentStatus)
      ? { method: 'CHASE', fee: 0, received, dueDate: '2026-12-04', ...payment }
      : undefined,
  );
}
