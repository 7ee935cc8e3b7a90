import { paths } from '../../paths.ts';
import type { PaypalOutcome } from './paypal-endpoints.ts';

/** What `paymentStatus` of /confirmation says of each outcome (SPEC §2); NOT_CHARGED has no confirmation. */
const statuses: Readonly<Record<Exclude<PaypalOutcome, 'NOT_CHARGED'>, string>> = {
  RECEIVED: 'PAYMENT_RECEIVED',
  PENDING: 'PENDING_PAYMENT_APPROVAL',
  DECLINED: 'PAYMENT_DECLINED',
  NOT_APPROVED: 'CANCELLED',
};

/** The confirmation that a visit to PayPal leads to. */
export function paypalConfirmation(orderId: string, outcome: Exclude<PaypalOutcome, 'NOT_CHARGED'>): string {
  return `${paths.confirmationOf(orderId)}&paymentType=PAYPAL&paymentStatus=${statuses[outcome]}`;
}
