import { z } from 'zod';

import { mayCancelOwnOrder } from '../addon-orders/addon-order-rules.ts';
import type { OrderFacts } from '../order-status.ts';
import { currencies } from '../pricing/currency-for.ts';

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

/**
 * What the cancellation of a whole registration with its add-on orders would give back, whole dollars of `currency`. What was
 * reported and has not come counts as well, since it is given back once it comes.
 */
export const cancelEstimate = z.object({
  currency: z.enum(currencies),
  /** The day whose terms count (`YYYY-MM-DD` in the convention's time zone). */
  day: z.string(),
  people: z.int(),
  /** What is held. */
  paid: z.int(),
  /** What was reported and has not come. */
  reported: z.int(),
  /** What the terms keep; `null` without terms, when staff decide. */
  kept: z.int().nullable(),
  /** Last day on which no more is kept (`YYYY-MM-DD`); `null` after the last one and without terms. */
  until: z.string().nullable(),
});
export type CancelEstimate = z.output<typeof cancelEstimate>;

/** What comes back when the terms keep `kept`. */
export function givenBackOf({ paid, reported, kept }: CancelEstimate): number {
  return paid + reported - (kept ?? 0);
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
