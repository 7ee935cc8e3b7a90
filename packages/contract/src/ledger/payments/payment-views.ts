import { paymentDecision } from '../decisions/payment-decisions.ts';
import { excessOf, refundDueOf, type HeldMoney } from '../entries/refund-due.ts';

/** What the treasurer has to do with payments, as views of the list. A payment can be in several. */
export const paymentViews = [
  'TO_MATCH',
  'TO_APPROVE',
  'SHORT',
  'OVER',
  'REFUND_DUE',
  'OVERDUE',
  'NO_MONEY',
] as const;
export type PaymentView = (typeof paymentViews)[number];

/** The views of the treasurer's list: of payments, and of orders that have no payment (`unreportedAmountOf`). */
export const deskViews = ['NOT_REPORTED', ...paymentViews] as const;
export type DeskView = (typeof deskViews)[number];

/** The facts of a payment that say in which views it is. Amounts are whole dollars of its currency. */
export interface ViewedPayment extends Omit<HeldMoney, 'reserved'> {
  /** `YYYY-MM-DD`. */
  dueDate: string;
}

/**
 * Whether a payment asks for nothing any more and has nothing to give back: its order was reported as paid, and costs
 * nothing since (DECISIONS §4: nothing to pay). It is in no view.
 */
export function asksForNothing({ state, held, due }: Pick<ViewedPayment, 'state' | 'held' | 'due'>): boolean {
  const isOpen = state === 'PENDING_PAYMENT_APPROVAL' || state === 'PAYMENT_RECEIVED';
  return isOpen && due === 0 && held === 0;
}

/**
 * How much of a payment each view is about, in whole dollars; it is in a view if that is more than 0. To match, short
 * and overdue: what is missing. To approve: what is held. Over and refund due: what is held and not due. No money: what is
 * due of a payment that was approved and of which nothing is held. `today` is `YYYY-MM-DD`.
 */
export function viewAmountsOf(payment: ViewedPayment, today: string): Record<PaymentView, number> {
  const { held, due, dueDate, orderIsActive } = payment;
  const decision = paymentDecision('approve', { ...payment, reserved: 0, reversed: false });
  const canApprove = decision.outcome === 'possible';
  const missing = canApprove ? excessOf(due, held) : 0;
  const refundDue = refundDueOf(payment);
  const isOwed = orderIsActive && !['PAYMENT_DECLINED', 'PAYMENT_REJECTED'].includes(payment.state);
  return {
    TO_MATCH: held === 0 ? missing : 0,
    TO_APPROVE: canApprove && missing === 0 ? held : 0,
    SHORT: held > 0 ? missing : 0,
    OVER: isOwed ? refundDue : 0,
    REFUND_DUE: refundDue,
    OVERDUE: dueDate < today ? missing : 0,
    NO_MONEY: payment.state === 'PAYMENT_APPROVED' && orderIsActive && held <= 0 ? due : 0,
  };
}
