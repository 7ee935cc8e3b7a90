/**
 * The ways to pay. A new payment method starts here: its fee follows, and names, instructions and refunds are complete tables
 * over this list, so that the type check (`npm run typecheck`) finds each that lacks it.
 */
export const paymentMethods = ['CHEQUE', 'CREDIT_CARD', 'PAYPAL', 'CHASE'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Payment types as they travel (SPEC §3). `CHASE` is Zelle; `NA` means that nothing is to be paid. */
export const paymentTypes = [...paymentMethods, 'NA'] as const;
export type PaymentType = (typeof paymentTypes)[number];

/** The methods that a family can choose by itself; others come with their provider. */
export const reportableMethods = ['CHASE', 'CHEQUE'] as const satisfies readonly PaymentMethod[];
export type ReportableMethod = (typeof reportableMethods)[number];

/** What people read for a payment type. */
export const paymentTypeNames: Record<PaymentType, string> = {
  CHEQUE: 'Check',
  CREDIT_CARD: 'Credit card',
  PAYPAL: 'PayPal',
  CHASE: 'Zelle',
  NA: 'Nothing to pay',
};

/** The same value for each method, such as the schema of its fee. */
export function forEachMethod<Value>(value: Value): Record<PaymentMethod, Value> {
  return { CHEQUE: value, CREDIT_CARD: value, PAYPAL: value, CHASE: value };
}
