/** Payment types as they travel (SPEC §3). `CHASE` is Zelle; `NA` means that nothing is to be paid. */
export const paymentTypes = ['CHEQUE', 'CREDIT_CARD', 'PAYPAL', 'CHASE', 'NA'] as const;
export type PaymentType = (typeof paymentTypes)[number];

/** The types that stand for a payment. */
export type PaymentMethod = Exclude<PaymentType, 'NA'>;
export const paymentMethods = [
  'CHEQUE',
  'CREDIT_CARD',
  'PAYPAL',
  'CHASE',
] as const satisfies readonly PaymentMethod[];

/** What people read for a payment type. */
export const paymentTypeNames: Record<PaymentType, string> = {
  CHEQUE: 'Check',
  CREDIT_CARD: 'Credit card',
  PAYPAL: 'PayPal',
  CHASE: 'Zelle',
  NA: 'Nothing to pay',
};
