import type { OrderSummary } from '@sangamam/contract/orders/order';
import type { TimelineEventKind, TimelineEvent } from '@sangamam/contract/orders/timeline/timeline-events';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';

import * as phrases from '#phrases/orders/family/timeline.ts';
import { formatDayOfInstant } from '#web/lib/text/date-text.ts';

import { statusSummaryOf, type StatusSummary } from '../account/status-summary.ts';

/** One step of a registration's way: behind us, behind us without success, the one that it waits for, or still ahead. */
export interface TimelineStep {
  place: 'done' | 'failed' | 'now' | 'ahead';
  words: string;
  /** When it happened, as people say it. */
  when?: string;
  /** Who has to act. */
  whose?: string;
  /** What was written to the family about it. */
  note?: string;
}

type Order = Parameters<typeof statusSummaryOf>[0] &
  Pick<OrderSummary, 'timelineEvents' | 'permConvRegNo' | 'parentOrderId' | 'registrationStatus'>;

/** The whole way of an order in plain words: what happened, what it waits for and on whom, what comes after that. */
export function timelineOf(order: Order): TimelineStep[] {
  const standing = statusSummaryOf(order);
  return [
    ...byDay(order.timelineEvents.map((event) => behind(event, order))),
    ...now(standing),
    ...ahead(order, standing),
  ];
}

function behind({ what, at, amount, note }: TimelineEvent, order: Order): TimelineStep {
  const money = amount === null ? 'money' : formatMoney(amount, order.currency);
  return {
    place: failures.has(what) ? 'failed' : 'done',
    words: words[what]({ money, order }),
    when: formatDayOfInstant(at),
    ...(note && { note }),
  };
}

/** One step for all that went well on a day, unless something was written about it. */
function byDay(steps: readonly TimelineStep[]): TimelineStep[] {
  const merged: TimelineStep[] = [];
  for (const step of steps) {
    const last = merged.at(-1);
    const isSameDay = last?.place === 'done' && step.place === 'done' && last.when === step.when;
    if (isSameDay && last.note === undefined)
      merged[merged.length - 1] = { ...step, words: `${last.words}, ${withinSentence(step.words)}` };
    else merged.push(step);
  }
  return merged;
}

/** `The registrar` within a sentence. */
export function withinSentence(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** Events after which something has to be done again, or nothing is left to do. */
const failures: ReadonlySet<TimelineEventKind> = new Set([
  'REJECTED',
  'PAYMENT_DECLINED',
  'PAYMENT_REJECTED',
  'PAYMENT_REVERSED',
  'CANCELLED',
]);

/** Nothing where nobody has to act: the last thing that happened says it all. */
function now({ whose, words, step }: StatusSummary): TimelineStep[] {
  return whose ? [{ place: 'now', words: step ?? words, whose }] : [];
}

function ahead(
  { registrationStatus, paymentStatus, balance, parentOrderId, questions = [] }: Order,
  { whose }: StatusSummary,
) {
  if (!whose) return [];
  const steps: TimelineStep[] = [];
  const add = (words: string, whose?: string) =>
    steps.push({ place: 'ahead', words, ...(whose && { whose }) });
  const isAsked = registrationStatus === 'PENDING_REG_APPROVAL' && questions.length > 0;
  if ((registrationStatus === null || isAsked) && !followsItsRegistration({ parentOrderId, balance }))
    add('Approval', phrases.theRegistrar);
  const isPayingNow = parentOrderId !== null && registrationStatus !== null;
  const paysLater = paymentStatus === null && registrationStatus !== 'REG_APPROVED' && !isPayingNow;
  if (paysLater && balance.total > 0) add(phrases.paymentStep, 'You');
  add(parentOrderId ? phrases.addOnsConfirmation : phrases.registrationConfirmation);
  return steps;
}

/** An add-on order with a price follows the decision on its registration and needs only its payment. */
function followsItsRegistration({
  parentOrderId,
  balance,
}: Pick<Order, 'parentOrderId' | 'balance'>): boolean {
  return parentOrderId !== null && balance.net > 0;
}

const words: Readonly<Record<TimelineEventKind, (told: { money: string; order: Order }) => string>> = {
  STARTED: ({ order }) => (order.parentOrderId ? phrases.addOnOrderStarted : phrases.registrationStarted),
  SUBMITTED: ({ order }) => (followsItsRegistration(order) ? phrases.addOnsOrdered : phrases.sentForApproval),
  APPROVED: ({ order }) =>
    followsItsRegistration(order) ? phrases.approvedWithYourRegistration : phrases.approved,
  APPROVAL_TAKEN_BACK: () => phrases.approvalTakenBack,
  REJECTED: () => phrases.notApproved,
  REOPENED: () => phrases.reopened,
  AMENDED: () => phrases.theRegistrationWasChanged,
  PRICE_CHANGED: () => phrases.thePriceWasChanged,
  ANSWERED: () => phrases.youAnsweredTheRegistrar,
  ASKED: () => phrases.registrarAsked,
  CHANGE_REQUESTED: () => phrases.youRequestedChange,
  CHANGE_WITHDRAWN: () => phrases.youWithdrewRequest,
  CHANGE_DECLINED: () => phrases.changeDeclined,
  CHANGE_ASKED: () => phrases.youAskedForChange,
  PAYMENT_REPORTED: () => phrases.youReportedYourPayment,
  PAYMENT_RECEIVED: ({ money }) => phrases.theTreasurerReceived({ money }),
  PAYMENT_APPROVED: () => phrases.paymentApproved,
  PAYMENT_DECLINED: () => phrases.paymentFailed,
  PAYMENT_REJECTED: () => phrases.paymentRejected,
  PAYMENT_REVERSED: () => phrases.paymentReversed,
  PAYMENT_CORRECTED: ({ money }) => phrases.amountCorrected({ money }),
  PAYMENT_REFUNDED: ({ money }) => phrases.moneySentBack({ money }),
  PAYMENT_REFUND_RETURNED: ({ money }) => phrases.refundCameBack({ money }),
  PAYMENT_DONATED: ({ money }) => phrases.youDonated({ money }),
  PAYMENT_FEE_KEPT: ({ money }) => phrases.theAssociationKept({ money }),
  PAYMENT_MOVED_IN: ({ money }) => phrases.moneyMovedIn({ money }),
  PAYMENT_MOVED_OUT: ({ money }) => phrases.moneyMovedOut({ money }),
  CONFIRMED: ({ order }) =>
    order.permConvRegNo ? phrases.confirmedAs({ number: order.permConvRegNo }) : phrases.confirmed,
  CANCEL_ASKED: () => phrases.youAskedToCancel,
  CANCEL_REQUEST_TAKEN_BACK: () => phrases.youTookRequestBack,
  CANCEL_DECLINED: () => phrases.cancellationDeclined,
  CANCELLED: () => phrases.cancelled,
  REINSTATED: () => phrases.reinstated,
};
