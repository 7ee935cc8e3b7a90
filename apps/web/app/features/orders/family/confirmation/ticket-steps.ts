import type { PaymentSummary } from '@sangamam/contract/collection/reporting/payment-endpoints';

import * as phrases from '#phrases/orders/family/confirmation.ts';

/** A step from sending an order to its confirmation. */
export interface TicketStep {
  name: string;
  place: 'done' | 'now' | 'ahead' | 'failed';
  /** Who has to act, for a step that is waited for. */
  whose?: string;
}

type Facts = Pick<
  PaymentSummary,
  'status' | 'registrationStatus' | 'paymentStatus' | 'netPrice' | 'isAddonOrder'
>;

/**
 * The steps of an order that was sent: sending, approval, payment, confirmation. What costs nothing needs no payment, and
 * add-ons with a price need no approval of their own (DECISIONS §4).
 */
export function ticketSteps(order: Facts): TicketStep[] {
  const costs = order.netPrice > 0;
  const isConfirmed = order.status === 'CONFIRMED';
  return [
    { name: phrases.stepSent, place: 'done' },
    ...(order.isAddonOrder && costs ? [] : [approval(order)]),
    ...(costs ? [payment(order)] : []),
    { name: phrases.stepConfirmed, place: isConfirmed ? 'done' : 'ahead' },
  ];
}

function approval({ registrationStatus }: Facts): TicketStep {
  const name = phrases.stepApproval;
  if (registrationStatus === 'REG_APPROVED') return { name, place: 'done' };
  return { name, place: 'now', whose: phrases.theRegistrar };
}

function payment({ paymentStatus, registrationStatus, isAddonOrder }: Facts): TicketStep {
  const name = phrases.stepPayment;
  switch (paymentStatus) {
    case 'PAYMENT_APPROVED':
      return { name, place: 'done' };
    case 'PENDING_PAYMENT_APPROVAL':
    case 'PAYMENT_RECEIVED':
      return { name, place: 'now', whose: phrases.theTreasurer };
    case 'PAYMENT_DECLINED':
    case 'PAYMENT_REJECTED':
      return { name, place: 'failed', whose: phrases.you };
    case null:
      return isAddonOrder || registrationStatus === 'REG_APPROVED'
        ? { name, place: 'now', whose: phrases.you }
        : { name, place: 'ahead', whose: phrases.you };
  }
}
