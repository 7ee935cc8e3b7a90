/** A way to pay, said once for forms, fees, refunds, mails, receipts and files. */
interface PaymentMethodFacts {
  /** What people read. */
  name: string;
  /**
   * How the money comes: by a transfer to the treasurer's account, by a check that is mailed and taken to the bank, both of
   * which families report; or through a provider, which tells us itself.
   */
  comesBy: 'transfer' | 'check' | 'provider';
  /** The convenience fee until an organiser sets another one, in percent. */
  usualFee: number;
  /** How it goes back when nobody chose. */
  refundedBy: string;
}

/**
 * The ways to pay (SPEC §3). `CHASE` is Zelle. `CHEQUE`, and `cheque` in addresses, is the specification's word for what everybody reads as
 * a check: names of our own (`comesBy`, `isByCheck`) say check. A new one starts here: texts
 * about each are complete tables by method, so that the type check (`npm run typecheck`) finds each that lacks it.
 */
export const paymentMethodFacts = {
  CHEQUE: { name: 'Check', comesBy: 'check', usualFee: 0, refundedBy: 'CHEQUE' },
  CREDIT_CARD: { name: 'Credit card', comesBy: 'provider', usualFee: 2.9, refundedBy: 'CHASE' },
  PAYPAL: { name: 'PayPal', comesBy: 'provider', usualFee: 2.9, refundedBy: 'PAYPAL' },
  CHASE: { name: 'Zelle', comesBy: 'transfer', usualFee: 0, refundedBy: 'CHASE' },
} as const satisfies Readonly<Record<string, PaymentMethodFacts>>;

type Facts = typeof paymentMethodFacts;
export type PaymentMethod = keyof Facts;
export const paymentMethods = Object.keys(paymentMethodFacts) as [PaymentMethod, ...PaymentMethod[]];

/** Payment types as they travel (SPEC §3). `NA` means that nothing is to be paid. */
export const paymentTypes = [...paymentMethods, 'NA'] as const;
export type PaymentType = PaymentMethod | 'NA';

/** A method that a family can choose and report by itself; others come with their provider. */
export type ReportableMethod = {
  [Method in PaymentMethod]: Facts[Method]['comesBy'] extends 'provider' ? never : Method;
}[PaymentMethod];
/** Those in the order in which families are offered them: transfers, which come sooner, before checks. */
export const reportableMethods = [
  ...paymentMethods.filter(isByTransfer),
  ...paymentMethods.filter(isByCheck),
] as [ReportableMethod, ...ReportableMethod[]];

/** True for a method that families report. */
export function isReportable(method: PaymentMethod | null): method is ReportableMethod {
  return method !== null && paymentMethodFacts[method].comesBy !== 'provider';
}

/** True for money that comes on paper, with a number, and has to be taken to the bank. */
export function isByCheck(method: PaymentMethod | null | undefined): boolean {
  return comesBy(method, 'check');
}

/** True for money that the sender's address leads to. */
export function isByTransfer(method: PaymentMethod | null | undefined): boolean {
  return comesBy(method, 'transfer');
}

function comesBy(method: PaymentMethod | null | undefined, way: PaymentMethodFacts['comesBy']): boolean {
  return method !== null && method !== undefined && paymentMethodFacts[method].comesBy === way;
}

/** How money can go back: as it came, except through a provider that cannot take it. */
export type RefundMethod = Facts[PaymentMethod]['refundedBy'];
export const refundMethods = [...reportableMethods, 'PAYPAL'] as const satisfies readonly RefundMethod[];

/** What people read for a payment type. */
export const paymentTypeNames: Record<PaymentType, string> = {
  ...forEachMethod(({ name }) => name),
  NA: 'Nothing to pay',
};

/** A value for each method, such as the schema of its fee. */
export function forEachMethod<Value>(
  value: (facts: PaymentMethodFacts, method: PaymentMethod) => Value,
): Record<PaymentMethod, Value> {
  const entries = paymentMethods.map((method) => [method, value(paymentMethodFacts[method], method)]);
  return Object.fromEntries(entries) as Record<PaymentMethod, Value>;
}
