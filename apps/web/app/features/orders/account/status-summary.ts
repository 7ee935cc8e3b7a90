import type { OrderSummary } from '@sangamam/contract/orders/order';
import { todayUtc } from '@sangamam/contract/fields/dates/date-of-birth';
import { spokenDate } from '@sangamam/contract/fields/dates/format-date';
import { spokenAmount } from '@sangamam/contract/pricing/format-money';

import type { StatusTone } from '#web/ui/primitives/status-badge/status-badge.tsx';

/** Where an order stands, in plain words. */
export interface StatusSummary {
  tone: StatusTone;
  /** The state in two or three words. */
  words: string;
  /** Who has to act now; nothing when nobody has to. */
  whose?: string;
  /** What comes next. */
  next: string;
}

type Order = Pick<
  OrderSummary,
  'status' | 'registrationStatus' | 'paymentStatus' | 'conventionData' | 'currency' | 'total'
> & { parentOrderId?: string | null };

/** Tells where an order stands and who has to act, from its three facts. */
export function statusSummaryOf(order: Order): StatusSummary {
  const { status, registrationStatus, paymentStatus } = order;
  if (status !== 'CANCELLED' && registrationStatus === 'REG_REJECTED') return rejected(order);
  if (order.parentOrderId && addonWords[status]) return addonWords[status](order);
  switch (status) {
    case 'INCOMPLETE':
      return incomplete(order);
    case 'SUBMITTED':
      return {
        tone: 'waiting',
        words: 'Waiting for approval',
        whose: 'The registrar',
        next: 'The registrar looks at your registration. We email you the decision; after that you pay.',
      };
    case 'PAYMENT_NOT_DONE':
      return paymentStatus === null ? toPay(order) : declined(order);
    case 'PENDING_FOR_APPROVAL':
      return pending(order);
    case 'CONFIRMED':
      return {
        tone: 'done',
        words: 'Confirmed',
        next:
          order.conventionData.endDate < todayUtc()
            ? 'This convention is over. Thank you for having been part of it.'
            : `Everything is done. We look forward to seeing you in ${order.conventionData.location}.`,
      };
    case 'CANCELLED':
      return {
        tone: 'stopped',
        words: 'Cancelled',
        next: paid(order)
          ? `This ${nounOf(order)} was cancelled. The treasurer will write to you about the refund.`
          : `This ${nounOf(order)} was cancelled. Nothing is to be paid for it.`,
      };
  }
}

function incomplete({ conventionData: { registrationOpen, conventionDeadline } }: Order): StatusSummary {
  return registrationOpen
    ? {
        tone: 'action',
        words: 'Not sent yet',
        whose: 'You',
        next: `Go on where you stopped, and send it for approval by ${spokenDate(conventionDeadline)}.`,
      }
    : {
        tone: 'stopped',
        words: 'Not sent',
        next: 'Registration has closed before this was sent for approval.',
      };
}

function toPay({ total, currency }: Order): StatusSummary {
  return {
    tone: 'action',
    words: 'Approved, payment due',
    whose: 'You',
    next: `Your registration is approved. Pay ${spokenAmount(total, currency)} to complete it.`,
  };
}

function declined({ registrationStatus }: Order): StatusSummary {
  return {
    tone: 'action',
    words: 'Payment declined',
    whose: 'You',
    next:
      registrationStatus === 'REG_APPROVED'
        ? 'Your payment did not go through. Please pay again to complete your registration.'
        : 'Your payment did not go through. Please pay again; the registrar looks at your registration meanwhile.',
  };
}

function pending(order: Order): StatusSummary {
  const { registrationStatus, paymentStatus } = order;
  const approved = registrationStatus === 'REG_APPROVED';
  if (paymentStatus === null || paymentStatus === 'PAYMENT_APPROVED') {
    return {
      tone: 'waiting',
      words: 'Waiting for approval',
      whose: 'The registrar',
      next:
        paymentStatus === null
          ? `Nothing is to be paid. The registrar looks at your ${nounOf(order)}, and we email you the decision.`
          : 'Your payment is in. The registrar still looks at your registration, and we email you the decision.',
    };
  }
  const received = paymentStatus === 'PAYMENT_RECEIVED';
  return {
    tone: 'waiting',
    words: received ? 'Payment received' : 'Payment on its way',
    whose: approved ? 'The treasurer' : 'The treasurer and the registrar',
    next: received
      ? 'The treasurer has your payment and checks it. We email you when it is approved.'
      : 'The treasurer looks for your payment. Approval takes 2 to 3 days after it has come in.',
  };
}

function rejected(order: Order): StatusSummary {
  return {
    tone: 'stopped',
    words: 'Not approved',
    next: paid(order)
      ? `The officers could not approve this ${nounOf(order)}. The treasurer will write to you about the refund.`
      : `The officers could not approve this ${nounOf(order)}. Nothing is to be paid for it.`,
  };
}

/** Where an add-on order differs: it hangs on its registration, and needs nothing but its payment. */
const addonWords: Partial<Record<OrderSummary['status'], (order: Order) => StatusSummary>> = {
  INCOMPLETE: () => ({
    tone: 'action',
    words: 'Not sent yet',
    whose: 'You',
    next: 'You have chosen add-ons that are not ordered yet. Look at them once more, and pay.',
  }),
  SUBMITTED: addonsToPay,
  PAYMENT_NOT_DONE: (order) => (order.paymentStatus === null ? addonsToPay(order) : addonsDeclined),
  CONFIRMED: () => ({
    tone: 'done',
    words: 'Confirmed',
    next: 'Everything is done. Your add-ons are kept for you.',
  }),
};

function addonsToPay({ total, currency }: Order): StatusSummary {
  return {
    tone: 'action',
    words: 'Payment due',
    whose: 'You',
    next: `Your add-ons are kept for you. Pay ${spokenAmount(total, currency)} to complete them.`,
  };
}

const addonsDeclined: StatusSummary = {
  tone: 'action',
  words: 'Payment declined',
  whose: 'You',
  next: 'Your payment did not go through. Please pay again to complete your add-ons.',
};

function nounOf({ parentOrderId }: Order): string {
  return parentOrderId ? 'add-on order' : 'registration';
}

function paid({ paymentStatus }: Order): boolean {
  return paymentStatus === 'PAYMENT_RECEIVED' || paymentStatus === 'PAYMENT_APPROVED';
}
