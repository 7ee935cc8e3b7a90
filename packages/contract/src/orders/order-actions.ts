import type { OrderStatus, PaymentStatus, RegistrationStatus } from './order-status.ts';

/** What My Account offers for an order (SPEC §4 "My Account actions"). */
export type OrderAction = 'CONTINUE' | 'PAY' | 'RETRY_PAYMENT' | 'VIEW';

/** What the actions carry as their words (SPEC §4). */
export const orderActionNames: Record<OrderAction, string> = {
  CONTINUE: 'Continue',
  PAY: 'Complete The Registration With Payment',
  RETRY_PAYMENT: 'Retry Payment',
  VIEW: 'View registration',
};

/** The facts of an order from which its actions follow. */
export interface ActionableOrder {
  status: OrderStatus;
  registrationStatus: RegistrationStatus | null;
  paymentStatus: PaymentStatus | null;
  /** Whether the convention still takes registrations; one that was never sent cannot go on after that. */
  registrationOpen: boolean;
}

/**
 * What the family may do with an order, the most urgent first. This is the only place that knows the conditions: a
 * cancelled order offers nothing, a rejected one only reading (DECISIONS §4).
 */
export function orderActions(order: ActionableOrder): OrderAction[] {
  const { status, registrationStatus, paymentStatus, registrationOpen } = order;
  if (status === 'CANCELLED') return [];
  if (status === 'INCOMPLETE') return registrationOpen ? ['CONTINUE'] : ['VIEW'];
  if (registrationStatus === 'REG_REJECTED') return ['VIEW'];
  if (paymentStatus === 'PAYMENT_DECLINED' || paymentStatus === 'PAYMENT_REJECTED')
    return ['RETRY_PAYMENT', 'VIEW'];
  if (status === 'PAYMENT_NOT_DONE' && registrationStatus === 'REG_APPROVED') return ['PAY', 'VIEW'];
  return ['VIEW'];
}
