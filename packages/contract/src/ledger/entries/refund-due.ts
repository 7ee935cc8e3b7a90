import type { PaymentStatus } from '../../orders/order-status.ts';

/** The facts of a payment that say what of its money is not due. Amounts are whole dollars of its currency. */
export interface HeldMoney {
  state: PaymentStatus;
  /** What the association holds of this payment: the sum of its ledger. */
  held: number;
  due: number;
  /** Amounts and kept fees of its open refunds, which are not sent yet. */
  reserved: number;
  /** False once the order is cancelled or rejected: nothing is due any more. */
  orderIsActive: boolean;
}

/**
 * Money of a payment that is not due: all that is held when the order was cancelled or rejected or the payment was not
 * accepted, else what is held beyond the amount due. Everything that says "refund due" reads this.
 */
export function refundDueOf({ state, held, due, orderIsActive }: Omit<HeldMoney, 'reserved'>): number {
  const counts = orderIsActive && state !== 'PAYMENT_DECLINED' && state !== 'PAYMENT_REJECTED';
  return excessOf(held, counts ? due : 0);
}

/** What is held beyond what is owed. */
export function excessOf(held: number, owed: number): number {
  return Math.max(held - owed, 0);
}

/** The part of it for which no refund is open yet. */
export function uncoveredRefundOf(money: HeldMoney): number {
  return Math.max(refundDueOf(money) - money.reserved, 0);
}

/** What can be moved to another order: everything, but of an approved payment only what is too much. */
export function movableOf(money: HeldMoney): number {
  const isSettled = money.state === 'PAYMENT_APPROVED' && money.orderIsActive;
  return Math.max((isSettled ? refundDueOf(money) : money.held) - money.reserved, 0);
}
