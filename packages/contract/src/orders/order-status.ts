/** The three status enumerations of an order (SPEC §4, DECISIONS §4). */
export const orderStatuses = [
  'INCOMPLETE',
  'SUBMITTED',
  'PAYMENT_NOT_DONE',
  'PENDING_FOR_APPROVAL',
  'CANCELLED',
  'CONFIRMED',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const paymentStatuses = [
  'PENDING_PAYMENT_APPROVAL',
  'PAYMENT_APPROVED',
  'PAYMENT_REJECTED',
  'PAYMENT_DECLINED',
  'PAYMENT_RECEIVED',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const registrationStatuses = ['PENDING_REG_APPROVAL', 'REG_APPROVED', 'REG_REJECTED'] as const;
export type RegistrationStatus = (typeof registrationStatuses)[number];

/** The facts that determine the order status. */
export interface OrderFacts {
  cancelled: boolean;
  submitted: boolean;
  /** Net price in the order's currency, whole dollars; 0 means that nothing is to be paid. */
  net: number;
  registrationStatus: RegistrationStatus | null;
  paymentStatus: PaymentStatus | null;
}

/**
 * The order status: the first matching row of the table in DECISIONS §4. It is never stored; this is its only source.
 */
export function orderStatus({
  cancelled,
  submitted,
  net,
  registrationStatus,
  paymentStatus,
}: OrderFacts): OrderStatus {
  if (cancelled) return 'CANCELLED';
  if (!submitted) return 'INCOMPLETE';
  const approved = registrationStatus === 'REG_APPROVED';
  if (net === 0) return approved ? 'CONFIRMED' : 'PENDING_FOR_APPROVAL';
  switch (paymentStatus) {
    case 'PAYMENT_APPROVED':
      return approved ? 'CONFIRMED' : 'PENDING_FOR_APPROVAL';
    case 'PAYMENT_RECEIVED':
    case 'PENDING_PAYMENT_APPROVAL':
      return 'PENDING_FOR_APPROVAL';
    case 'PAYMENT_DECLINED':
    case 'PAYMENT_REJECTED':
      return 'PAYMENT_NOT_DONE';
    case null:
      return approved ? 'PAYMENT_NOT_DONE' : 'SUBMITTED';
  }
}
