import type { OrderFacts } from '../../orders/order-status.ts';

/** Why an order cannot be paid now; each has its sentence in `payabilityMessages`. */
export type PaymentRefusal =
  | 'CANCELLED'
  | 'NOT_SUBMITTED'
  | 'REJECTED'
  | 'NOTHING_TO_PAY'
  | 'PAYMENT_UNDER_WAY'
  | 'PAID';

/**
 * Whether a registrant may report a payment now (DECISIONS §4): submitted, not cancelled or rejected, something to pay,
 * and no payment pending, received or approved. Answers the reason when not.
 */
export function paymentRefusal(facts: OrderFacts): PaymentRefusal | undefined {
  if (facts.cancelled) return 'CANCELLED';
  if (!facts.submitted) return 'NOT_SUBMITTED';
  if (facts.registrationStatus === 'REG_REJECTED') return 'REJECTED';
  if (facts.net === 0) return 'NOTHING_TO_PAY';
  switch (facts.paymentStatus) {
    case 'PAYMENT_APPROVED':
      return 'PAID';
    case 'PAYMENT_RECEIVED':
    case 'PENDING_PAYMENT_APPROVAL':
      return 'PAYMENT_UNDER_WAY';
    case 'PAYMENT_DECLINED':
    case 'PAYMENT_REJECTED':
    case null:
      return undefined;
  }
}

export const payabilityMessages: Record<PaymentRefusal, string> = {
  CANCELLED: 'This registration was cancelled; nothing is to be paid for it.',
  NOT_SUBMITTED: 'Please submit the registration for approval before you pay.',
  REJECTED: 'This registration was not approved; nothing is to be paid for it.',
  NOTHING_TO_PAY: 'Nothing is to be paid for this registration.',
  PAYMENT_UNDER_WAY: 'Your payment is already on its way; the treasurer is looking at it.',
  PAID: 'This registration is already paid.',
};
