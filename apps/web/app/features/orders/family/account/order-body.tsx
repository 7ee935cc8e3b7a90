import type { OrderSummary } from '@sangamam/contract/orders/order';
import type { TimelineEventKind } from '@sangamam/contract/orders/timeline/timeline-events';
import { lazy, Suspense, type ReactNode } from 'react';

import * as phrases from '#phrases/orders/family/account.ts';
import { paths } from '#web/config/paths.ts';
import { CalendarLink } from '#web/domain/sharing/calendar-link.tsx';
import { ShuttleList } from '#web/domain/orders/shuttle-list.tsx';
import { WalletOffer } from '#web/domain/wallet/wallet-offer.tsx';
import { Facts } from '#web/ui/data/facts/facts.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';

import type { OrderActionRenderers } from '../actions/order-action-renderers.ts';
import { withinSentence } from '../timeline/order-timeline.ts';
import { RegistrationTimeline } from '../timeline/registration-timeline.tsx';
import { TellTheCousins } from '../confirmation/tell-the-cousins.tsx';
import { conventionOver } from './convention-over.ts';
import { Attending, Bought } from './attending.tsx';
import { OrderActs, actsOf } from './order-acts.tsx';
import { orderFacts } from './order-facts.tsx';
import styles from './registrations.module.css';
import type { StatusSummary } from './status-summary.ts';

/** Few families wait. */
const OwnWaitLists = lazy(() =>
  import('../wait-list/own-wait-lists.tsx').then((module) => ({ default: module.OwnWaitLists })),
);

/** Few families cancel. */
const CancelRequestNote = lazy(() =>
  import('../cancel/cancel-request-note.tsx').then((module) => ({ default: module.CancelRequestNote })),
);

/** Few families ask for a change. */
const ChangeRequestNote = lazy(() =>
  import('../amendments/change-request-note.tsx').then((module) => ({ default: module.ChangeRequestNote })),
);

/**
 * What an order says below its name: whose turn it is with the one thing to do, how to pay, its facts, what happened, and
 * everything else that can be done with it.
 */
export function OrderBody({
  order,
  summary: { tone, whose, next },
  hasPaidAddons = false,
  renderers,
  nextTask,
  checklist,
  howToPay,
  asked,
}: {
  order: OrderSummary;
  summary: StatusSummary;
  /** Whether a payment was reported for add-ons of this registration. */
  hasPaidAddons?: boolean;
  renderers: OrderActionRenderers;
  /** The way to what the checklist asks for first. */
  nextTask?: ReactNode;
  checklist?: ReactNode;
  howToPay?: ReactNode;
  /** What a registrar asks, with the form to answer it. */
  asked?: ReactNode;
}) {
  const acts = actsOf(order, hasPaidAddons, renderers);
  const reason = reasonOf(order);
  const facts = orderFacts(order);
  return (
    <>
      <div className={styles['next']} data-tone={tone}>
        {whose && (
          <p className={styles['whose']}>
            {whose === phrases.you ? (
              <strong>{phrases.yourTurn}</strong>
            ) : (
              phrases.waitingFor({ whose: withinSentence(whose) })
            )}
          </p>
        )}
        <p>{next}</p>
        {reason && <p className={styles['reason']}>“{reason}”</p>}
        <OrderActs order={order} acts={acts.filter(({ main }) => main)} />
        {nextTask}
        {isStopped(order) && <WriteToUs order={order} />}
      </div>
      {asked}
      {order.waitListed && (
        <Suspense fallback={null}>
          <OwnWaitLists order={order} />
        </Suspense>
      )}
      {order.cancelRequest && (
        <Suspense fallback={null}>
          <CancelRequestNote order={order} request={order.cancelRequest} />
        </Suspense>
      )}
      {order.changeRequest && (
        <Suspense fallback={null}>
          <ChangeRequestNote order={order} request={order.changeRequest} />
        </Suspense>
      )}
      {howToPay}
      {checklist}
      <div className={styles['facts']} data-columns={columnsFor(facts.length)}>
        <Facts facts={facts} />
      </div>
      <Attending names={order.attending} />
      <Bought lines={order.bought} currency={order.currency} />
      <ShuttleList shuttles={order.shuttles} heading="h4" />
      <WalletOffer orderId={order._id} wallets={order.wallets} name={order.conventionData.name} />
      <RegistrationTimeline order={order} />
      <OrderActs order={order} acts={acts.filter(({ main }) => !main)} quiet />
      {looksForward(order) && (
        <TellTheCousins convention={order.conventionData}>
          <CalendarLink conventionId={order.conventionData._id} />
        </TellTheCousins>
      )}
    </>
  );
}

/** Facts in rows of the same length: four in a row, or three where that leaves no single one. */
function columnsFor(count: number): number {
  if (count <= 4) return count;
  return count % 4 === 1 || count % 3 === 0 ? 3 : 4;
}

/** Why it was stopped, or why its last payment failed: said where the family is asked to do something about it. */
function reasonOf({ reason, balance, timelineEvents }: OrderSummary): string | null {
  if (reason !== null || balance.state !== 'DECLINED') return reason;
  return timelineEvents.findLast(({ what }) => paymentFailures.has(what))?.note ?? null;
}

const paymentFailures: ReadonlySet<TimelineEventKind> = new Set([
  'PAYMENT_DECLINED',
  'PAYMENT_REJECTED',
  'PAYMENT_REVERSED',
]);

/** A registration that was sent, for a convention that is not over. */
function looksForward(order: OrderSummary): boolean {
  const { parentOrderId, submittedDate, conventionData } = order;
  const isSent = parentOrderId === null && submittedDate !== null;
  return isSent && !isStopped(order) && !conventionOver(conventionData);
}

/** Cancelled or rejected: whoever disagrees, or waits for a refund, has somebody to ask. */
function isStopped({ status, registrationStatus }: OrderSummary): boolean {
  return status === 'CANCELLED' || registrationStatus === 'REG_REJECTED';
}

/** The contact form with the number in its subject, so that nobody has to ask which registration it is about. */
function WriteToUs({ order }: { order: OrderSummary }) {
  const number = order.permConvRegNo ?? order.tmpConvRegNo;
  const subject = phrases.subjectAbout({ number, name: order.conventionData.name });
  return (
    <div className={styles['actions']}>
      <LinkButton
        to={`${paths.contactUs}?subject=${encodeURIComponent(subject)}`}
        variant="secondary"
        aria-label={phrases.writeToUsAbout({ number })}
      >
        {phrases.writeToUs}
      </LinkButton>
    </div>
  );
}
