import type { OrderSummary } from '@sangamam/contract/orders/order';
import { todayUtc } from '@sangamam/contract/fields/dates/date-of-birth';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';

import { balanceSentence, balanceStateNames } from '#phrases/domain/payment-words.ts';
import * as phrases from '#phrases/orders/family/account.ts';
import type { StatusTone } from '#web/ui/primitives/status-badge/status-badge.tsx';
import { formatDate } from '#web/lib/text/calendar-text.ts';

/** The status of an order for its family. */
export interface StatusSummary {
  tone: StatusTone;
  /** The status in two or three words. */
  words: string;
  /** Whose turn it is; absent if nobody has to act. */
  whose?: string;
  /** What comes next. */
  next: string;
  /** The step of the timeline that it waits for; the status where absent. */
  step?: string;
}

type Order = Pick<
  OrderSummary,
  'status' | 'registrationStatus' | 'paymentStatus' | 'conventionData' | 'currency' | 'balance'
> & { parentOrderId?: string | null } & Partial<Pick<OrderSummary, 'questions'>>;

/**
 * The status of a registration together with its add-on orders and its checklist: a confirmed family whose add-ons or
 * forms still need something is not done. `openItems` is how many things of the checklist are left for the family;
 * undefined while that is not known.
 */
export function statusSummaryOfAll(
  registration: Order,
  addonOrders: readonly Order[],
  openItems?: number,
): StatusSummary {
  const summary = statusSummaryOf(registration);
  if (summary.tone !== 'done' || isOver(registration)) return summary;
  const parts = addonOrders.map(statusSummaryOf);
  if (parts.some(({ tone }) => tone === 'action'))
    return { ...summary, whose: phrases.you, next: phrases.addOnsNeedYou };
  if (openItems !== undefined && openItems > 0)
    return { ...summary, whose: phrases.you, next: phrases.confirmedWithTasksLeft({ count: openItems }) };
  const waiting = parts.find(({ tone }) => tone === 'waiting');
  if (waiting?.whose) return { ...summary, whose: waiting.whose, next: phrases.confirmedAddOnsWait };
  if (openItems === 0) return summary;
  const { location } = registration.conventionData;
  return { ...summary, next: phrases.confirmedText({ location }) };
}

const isOver = ({ conventionData }: Order) => conventionData.endDate < todayUtc();

/** Derives the status of an order and whose turn it is from its three facts, and from what the family is asked. */
export function statusSummaryOf(order: Order): StatusSummary {
  const summary = summaryOfFacts(order);
  const isAsked = (order.questions?.length ?? 0) > 0;
  if (!isAsked || (summary.tone !== 'waiting' && summary.tone !== 'done')) return summary;
  return {
    tone: 'action',
    words: phrases.questionForYou,
    whose: phrases.you,
    step: phrases.yourAnswerStep,
    next: phrases.answerTheRegistrar,
  };
}

function summaryOfFacts(order: Order): StatusSummary {
  const { status, registrationStatus, paymentStatus } = order;
  if (status !== 'CANCELLED' && registrationStatus === 'REG_REJECTED') return rejected(order);
  if (order.parentOrderId && addonWords[status]) return addonWords[status](order);
  switch (status) {
    case 'INCOMPLETE':
      return incomplete(order);
    case 'SUBMITTED':
      return {
        tone: 'waiting',
        words: phrases.waitingForApproval,
        whose: phrases.theRegistrar,
        step: phrases.approvalStep,
        next: phrases.reviewingOrPay,
      };
    case 'PAYMENT_NOT_DONE':
      return paymentStatus === null ? toPay(order) : declined(order);
    case 'PENDING_FOR_APPROVAL':
      return pending(order);
    case 'CONFIRMED':
      return {
        tone: 'done',
        words: phrases.confirmed,
        next:
          order.conventionData.endDate < todayUtc()
            ? phrases.conventionOver
            : phrases.allSet({ location: order.conventionData.location }),
      };
    case 'CANCELLED':
      return {
        tone: 'stopped',
        words: phrases.cancelled,
        next: isRefundDue(order)
          ? phrases.cancelledRefundDue({ order: nounOf(order) })
          : phrases.cancelledNothingToPay({ order: nounOf(order) }),
      };
  }
}

function incomplete({ conventionData: { registrationOpen, conventionDeadline } }: Order): StatusSummary {
  return registrationOpen
    ? {
        tone: 'action',
        words: phrases.notSentYet,
        whose: phrases.you,
        step: phrases.sendingStep,
        next: phrases.continueBy({ conventionDeadline: formatDate(conventionDeadline) }),
      }
    : {
        tone: 'stopped',
        words: phrases.notSent,
        next: phrases.closedBeforeSending,
      };
}

function toPay({ balance, currency }: Order): StatusSummary {
  return {
    tone: 'action',
    words: phrases.approvedPaymentDue,
    whose: phrases.you,
    step: phrases.yourPaymentStep,
    next: phrases.approvedPayNow({ total: formatMoney(balance.open, currency) }),
  };
}

function declined({ registrationStatus }: Order): StatusSummary {
  return {
    tone: 'action',
    words: balanceStateNames.DECLINED,
    whose: phrases.you,
    step: phrases.newPaymentStep,
    next:
      registrationStatus === 'REG_APPROVED' ? phrases.paymentFailedPayAgain : phrases.paymentFailedInReview,
  };
}

function pending(order: Order): StatusSummary {
  const { registrationStatus, paymentStatus, balance, currency } = order;
  if (balance.state === 'PART_RECEIVED') {
    return {
      tone: 'action',
      words: balanceStateNames.PART_RECEIVED,
      whose: phrases.you,
      step: phrases.restOfPaymentStep,
      next: `${balanceSentence(balance, currency)} ${phrases.payTheRest}`,
    };
  }
  const approved = registrationStatus === 'REG_APPROVED';
  if (paymentStatus === null || paymentStatus === 'PAYMENT_APPROVED') {
    return {
      tone: 'waiting',
      words: phrases.waitingForApproval,
      whose: phrases.theRegistrar,
      step: phrases.approvalStep,
      next: paymentStatus === null ? phrases.freeInReview({ order: nounOf(order) }) : phrases.paidInReview,
    };
  }
  const received = paymentStatus === 'PAYMENT_RECEIVED';
  return {
    tone: 'waiting',
    words: balanceStateNames[balance.state],
    step: approved ? phrases.paymentStep : phrases.paymentAndApprovalStep,
    whose: approved ? phrases.theTreasurer : phrases.treasurerAndRegistrar,
    next: received
      ? [balanceSentence(balance, currency), phrases.checkingPayment].filter(Boolean).join(' ')
      : phrases.awaitingPayment,
  };
}

function rejected(order: Order): StatusSummary {
  return {
    tone: 'stopped',
    words: phrases.notApproved,
    next: isRefundDue(order)
      ? phrases.rejectedRefundDue({ order: nounOf(order) })
      : phrases.rejectedNothingToPay({ order: nounOf(order) }),
  };
}

/** Where an add-on order differs: it depends on its registration and needs only its payment. */
const addonWords: Partial<Record<OrderSummary['status'], (order: Order) => StatusSummary>> = {
  INCOMPLETE: () => ({
    tone: 'action',
    words: phrases.notSentYet,
    whose: phrases.you,
    step: phrases.reviewStep,
    next: phrases.reviewAddOns,
  }),
  SUBMITTED: addonsToPay,
  PAYMENT_NOT_DONE: (order) => (order.paymentStatus === null ? addonsToPay(order) : addonsDeclined),
  CONFIRMED: () => ({
    tone: 'done',
    words: phrases.confirmed,
    next: phrases.addOnsReserved,
  }),
};

function addonsToPay({ balance, currency }: Order): StatusSummary {
  return {
    tone: 'action',
    words: phrases.paymentDue,
    whose: phrases.you,
    step: phrases.yourPaymentStep,
    next: phrases.payForAddOns({ total: formatMoney(balance.open, currency) }),
  };
}

const addonsDeclined: StatusSummary = {
  tone: 'action',
  words: balanceStateNames.DECLINED,
  whose: phrases.you,
  next: phrases.addOnsPaymentFailed,
};

function nounOf({ parentOrderId }: Order): string {
  return parentOrderId ? phrases.addOnOrder : phrases.registration;
}

/** True while money of a cancelled or rejected order has not been returned. */
function isRefundDue({ balance }: Order): boolean {
  return balance.over > 0;
}
