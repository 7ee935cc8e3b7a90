import { z } from 'zod';

/** What can have happened to an order, as its family is told. */
export const timelineEventKinds = [
  'STARTED',
  'SUBMITTED',
  'APPROVED',
  'APPROVAL_TAKEN_BACK',
  'REJECTED',
  'REOPENED',
  'ASKED',
  'ANSWERED',
  'CHANGE_ASKED',
  'CHANGE_REQUESTED',
  'CHANGE_WITHDRAWN',
  'CHANGE_DECLINED',
  'AMENDED',
  'PRICE_CHANGED',
  'PAYMENT_REPORTED',
  'PAYMENT_RECEIVED',
  'PAYMENT_APPROVED',
  'PAYMENT_DECLINED',
  'PAYMENT_REJECTED',
  'PAYMENT_REVERSED',
  'PAYMENT_CORRECTED',
  'PAYMENT_MOVED_IN',
  'PAYMENT_MOVED_OUT',
  'PAYMENT_REFUNDED',
  'PAYMENT_REFUND_RETURNED',
  'PAYMENT_DONATED',
  'PAYMENT_FEE_KEPT',
  'CONFIRMED',
  'CANCEL_ASKED',
  'CANCEL_REQUEST_TAKEN_BACK',
  'CANCEL_DECLINED',
  'CANCELLED',
  'REINSTATED',
] as const;
export type TimelineEventKind = (typeof timelineEventKinds)[number];

/** One event of an order's life; `at` is an instant, ISO 8601 UTC. */
export const timelineEvent = z.object({
  what: z.enum(timelineEventKinds),
  at: z.string(),
  /** Whole dollars of the order's currency, where money came or went. */
  amount: z.int().nullable(),
  /** What the officers or the treasurer wrote to the family about it. */
  note: z.string().nullable(),
});
export type TimelineEvent = z.output<typeof timelineEvent>;
