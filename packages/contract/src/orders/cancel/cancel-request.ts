import { z } from 'zod';

import { mayCancelOwnOrder } from '../addon-orders/addon-order-rules.ts';
import type { OrderFacts } from '../order-status.ts';

/** How a request to cancel ended. */
export const cancelOutcomes = ['CANCELLED', 'DECLINED', 'TAKEN_BACK'] as const;
export type CancelOutcome = (typeof cancelOutcomes)[number];

export const cancelReasonMax = 500;

/** The facts of an order that say who may end it. */
export interface CancellableOrder extends Pick<OrderFacts, 'registrationStatus' | 'paymentStatus'> {
  status: string;
  /** True for an order that buys add-ons for a registration. */
  isAddonOrder: boolean;
  /** Whether a payment was reported for an add-on order of this registration. */
  hasPaidAddons: boolean;
}

/** Whether the family may cancel the order itself: as long as no payment was reported for it or its add-on orders. */
export function mayCancelItself(order: CancellableOrder): boolean {
  return mayCancelOwnOrder(order) && !order.hasPaidAddons;
}

/** Whether the family may ask for the cancellation of a registration: it was sent, and a payment was reported. */
export function mayAskToCancel(order: CancellableOrder): boolean {
  const { status, registrationStatus, isAddonOrder } = order;
  const isActive = status !== 'INCOMPLETE' && status !== 'CANCELLED' && registrationStatus !== 'REG_REJECTED';
  return isActive && !isAddonOrder && !mayCancelItself(order);
}

/** Whether a convention takes requests to cancel on `today`; both `YYYY-MM-DD` in its time zone. */
export function takesCancelRequests(until: string | null, today: string): boolean {
  return until !== null && today <= until;
}

/** What a family sees of its last request: that it waits for an answer, or was declined. */
export const ownCancelRequest = z.object({
  askedAt: z.string(),
  /** What the terms kept on that day, whole dollars; `null` without terms. */
  keptFee: z.int().nullable(),
  /** Set once it was declined. */
  declined: z.object({ at: z.string(), answer: z.string() }).nullable(),
});
export type OwnCancelRequest = z.output<typeof ownCancelRequest>;
