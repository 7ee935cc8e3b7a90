import { z } from 'zod';

import type { OrderFacts } from '../../orders/order-status.ts';
import { excessOf } from '../entries/refund-due.ts';
import { paymentMethods, type PaymentMethod } from '../terms/payment-methods.ts';

/** How the money of one order stands. */
export const balanceStates = [
  'NOT_SUBMITTED',
  'NOTHING_TO_PAY',
  'UNPAID',
  'REPORTED',
  'PART_RECEIVED',
  'RECEIVED',
  'PAID',
  'DECLINED',
  'CLOSED',
] as const;
export type BalanceState = (typeof balanceStates)[number];

/**
 * What a family owes for one order, in whole dollars of the order's currency. Every page, list and mail that prints an
 * amount or a payment state of an order takes it from here.
 */
export const balance = z.object({
  /** Net price: the sum of the lines. */
  net: z.int(),
  /** Convenience fee of the payment on record, 0 without one (DECISIONS §3). */
  fee: z.int(),
  /** Net price and fee. Called "Total, before any fee" while `feeIsKnown` is false. */
  total: z.int(),
  /** False while the family has not chosen how to pay, so that a fee may still be added. */
  feeIsKnown: z.boolean(),
  /** Received for the payment on record, less what was returned. */
  received: z.int(),
  /** Still to be paid. 0 once the treasurer has approved the payment, and for cancelled or rejected orders. */
  open: z.int(),
  /** Received in excess of what is owed: to be returned. */
  over: z.int(),
  /** How the payment on record is made; `null` without one. */
  method: z.enum(paymentMethods).nullable(),
  /** Day by which the payment on record should arrive (`YYYY-MM-DD`); `null` without one. */
  dueDate: z.string().nullable(),
  state: z.enum(balanceStates),
});
export type Balance = z.output<typeof balance>;

/** The payment on record: the one that is reported, received or approved. An order has at most one. */
export interface PaymentOnRecord {
  method: PaymentMethod;
  /** Whole dollars of the order's currency. */
  fee: number;
  /** Sum of its ledger, whole dollars. */
  received: number;
  /** `YYYY-MM-DD`. */
  dueDate: string;
}

/**
 * What the family owes, from the order's facts and its payment on record. The only place where net price, fee and
 * received money are added up.
 */
export function balanceOf(order: OrderFacts, payment: PaymentOnRecord | undefined): Balance {
  const { net } = order;
  const fee = payment?.fee ?? 0;
  const received = payment?.received ?? 0;
  const total = net + fee;
  const owed = isOwed(order) ? total : 0;
  const isSettled = order.paymentStatus === 'PAYMENT_APPROVED';
  return {
    net,
    fee,
    total,
    feeIsKnown: payment !== undefined || net === 0,
    received,
    open: isSettled ? 0 : Math.max(0, owed - received),
    over: excessOf(received, owed),
    method: payment?.method ?? null,
    dueDate: payment?.dueDate ?? null,
    state: stateOf(order, { received, owed }),
  };
}

/** True for an order that must be paid: submitted, neither cancelled nor rejected. */
function isOwed({ cancelled, submitted, registrationStatus }: OrderFacts): boolean {
  return submitted && !cancelled && registrationStatus !== 'REG_REJECTED';
}

function stateOf(order: OrderFacts, { received, owed }: { received: number; owed: number }): BalanceState {
  if (order.cancelled || order.registrationStatus === 'REG_REJECTED') return 'CLOSED';
  if (!order.submitted) return 'NOT_SUBMITTED';
  if (order.net === 0) return 'NOTHING_TO_PAY';
  switch (order.paymentStatus) {
    case null:
      return 'UNPAID';
    case 'PENDING_PAYMENT_APPROVAL':
      return 'REPORTED';
    case 'PAYMENT_RECEIVED':
      return received < owed ? 'PART_RECEIVED' : 'RECEIVED';
    case 'PAYMENT_APPROVED':
      return 'PAID';
    case 'PAYMENT_DECLINED':
    case 'PAYMENT_REJECTED':
      return 'DECLINED';
  }
}
