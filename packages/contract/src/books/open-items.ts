import type { PaymentStatus } from '../orders/order-status.ts';
import { refundDueOf } from '../ledger/entries/refund-due.ts';

/** How late an open balance is; `NOT_DUE` also where no payment was reported, so that no day is set. */
export const balanceAges = ['NOT_DUE', 'UP_TO_7', 'UP_TO_14', 'UP_TO_30', 'OVER_30'] as const;
export type BalanceAge = (typeof balanceAges)[number];

/** The age of a balance that was due on a day (`YYYY-MM-DD`); on that day itself it is not late. */
export function ageOf(dueDate: string | null, today: string): BalanceAge {
  const days = dueDate === null ? 0 : (Date.parse(today) - Date.parse(dueDate)) / 86_400_000;
  if (days <= 0) return 'NOT_DUE';
  if (days <= 7) return 'UP_TO_7';
  if (days <= 14) return 'UP_TO_14';
  return days <= 30 ? 'UP_TO_30' : 'OVER_30';
}

/** What can be wrong between a payment, its ledger and its order. */
export const discrepancyKinds = [
  'NO_ENTRIES',
  'MONEY_ON_CLOSED_ORDER',
  'MONEY_NOT_ACCEPTED',
  'APPROVED_WITHOUT_MONEY',
  'APPROVED_SHORT',
  'HELD_TOO_MUCH',
] as const;
export type DiscrepancyKind = (typeof discrepancyKinds)[number];

/** What is wrong with a payment; `null` for nothing. Amounts are whole dollars. */
export function discrepancyOf(payment: {
  state: PaymentStatus;
  held: number;
  due: number;
  orderIsActive: boolean;
  entries: number;
}): DiscrepancyKind | null {
  const { state, held, due, orderIsActive, entries } = payment;
  if (entries === 0) return 'NO_ENTRIES';
  if (!orderIsActive) return held > 0 ? 'MONEY_ON_CLOSED_ORDER' : null;
  if (refundDueOf(payment) > 0)
    return state === 'PAYMENT_DECLINED' || state === 'PAYMENT_REJECTED'
      ? 'MONEY_NOT_ACCEPTED'
      : 'HELD_TOO_MUCH';
  if (state !== 'PAYMENT_APPROVED' || held >= due) return null;
  return held === 0 ? 'APPROVED_WITHOUT_MONEY' : 'APPROVED_SHORT';
}
