import { fullName } from '@sangamam/contract/fields/full-name';
import type { Order } from '@sangamam/contract/orders/order';
import type { PaymentSummary } from '@sangamam/contract/collection/reporting/payment-endpoints';
import { useId, type ReactNode } from 'react';

import { totalLabel } from '#phrases/domain/payment-words.ts';
import * as phrases from '#phrases/orders/family/confirmation.ts';
import { Amount } from '#web/domain/money/amount.tsx';
import { NumberTag } from '#web/domain/orders/number-tag.tsx';
import { PackageEmblem } from '#web/domain/packages/package-emblem.tsx';
import { CalendarLink } from '#web/domain/sharing/calendar-link.tsx';
import { WalletOffer } from '#web/domain/wallet/wallet-offer.tsx';
import { Facts } from '#web/ui/data/facts/facts.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Card } from '#web/ui/layout/card/card.tsx';
import { KasavuBorder } from '#web/ui/primitives/kasavu/kasavu-border.tsx';
import { QuietCaps } from '#web/ui/primitives/quiet-caps/quiet-caps.tsx';
import { TextSkeleton } from '#web/ui/primitives/skeleton/skeleton.tsx';
import { formatDateRange } from '#web/lib/text/calendar-text.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';

import { useWholeOrder } from '../api.ts';
import { TellTheCousins } from './tell-the-cousins.tsx';
import styles from './ticket.module.css';
import { ticketSteps, type TicketStep } from './ticket-steps.ts';

/** The way of an order from sending to confirmation, with the step that it waits for. */
function TicketWay({ order }: { order: PaymentSummary }) {
  return (
    <ol className={styles['way']} aria-label={phrases.nextSteps}>
      {ticketSteps(order).map((step) => (
        <li key={step.name} data-place={step.place} aria-current={step.place === 'now' ? 'step' : undefined}>
          <span className={styles['mark']}>{signs[step.place]}</span>
          <span>
            <strong>{step.name}</strong>
            <span className={styles['soft']}>{words(step)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function words({ place, whose }: TicketStep): string {
  if (place === 'done') return phrases.stepDone;
  if (place === 'ahead' || whose === undefined) return phrases.stepLater;
  if (place === 'failed') return phrases.stepAgain;
  return whose === phrases.you ? phrases.stepYourTurn : phrases.stepWaitingFor({ whose });
}

const signs: Readonly<Record<TicketStep['place'], ReactNode>> = {
  done: <Icon name="check" size={16} />,
  now: <Icon name="clock" size={18} />,
  failed: <Icon name="close" size={16} />,
  ahead: null,
};

/** An order that was sent, as a ticket: who comes, when and where, the package, the total, and the way to the confirmation. */
export function Ticket({ summary, receipt }: { summary: PaymentSummary; receipt: ReactNode }) {
  const heading = useId();
  const query = useWholeOrder(summary.orderId);
  const { conventionName, isAddonOrder } = summary;
  return (
    <Card labelledBy={heading} className={styles['ticket']}>
      <KasavuBorder />
      <div className={styles['head']}>
        {query.data?.packageData && <PackageEmblem logoType={query.data.packageData.logoType} size={64} />}
        <h2 id={heading}>{isAddonOrder ? phrases.addOnsFor({ name: conventionName }) : conventionName}</h2>
      </div>
      <Loaded query={query} skeleton={<TextSkeleton lines={4} label={phrases.loadingYourTicket} />}>
        {(order) => (
          <>
            <p className={styles['where']}>
              {formatDateRange(order.conventionData.startDate, order.conventionData.endDate)}
              <br />
              {order.conventionData.location}
            </p>
            <Family order={order} />
            <Facts facts={factsOf(order, summary)} />
          </>
        )}
      </Loaded>
      <TicketWay order={summary} />
      {query.data && (
        <div className={styles['actions']}>
          <CalendarLink conventionId={query.data.conventionData._id} size="md" />
          {receipt}
        </div>
      )}
      {query.data && (
        <WalletOffer orderId={summary.orderId} wallets={query.data.wallets} name={conventionName} />
      )}
      {query.data && !isAddonOrder && <TellTheCousins convention={query.data.conventionData} />}
    </Card>
  );
}

function factsOf(order: Order, { balance, currency }: PaymentSummary) {
  const number = order.permConvRegNo ?? order.tmpConvRegNo;
  return [
    {
      name: order.permConvRegNo ? phrases.registrationNumber : phrases.temporaryRegistrationNumber,
      value: <NumberTag number={number} />,
    },
    ...(order.packageData
      ? [{ name: phrases.packageLabel, value: <QuietCaps text={order.packageData.name} /> }]
      : []),
    { name: totalLabel(balance), value: <Amount amount={balance.total} currency={currency} /> },
  ];
}

/** Everyone who is coming, by name. */
function Family({ order: { participants } }: { order: Order }) {
  const heading = useId();
  const people = participants.filter(({ isParticipated }) => isParticipated);
  if (people.length === 0) return null;
  return (
    <section className={styles['family']} aria-labelledby={heading}>
      <h3 id={heading}>{phrases.peopleComing({ count: people.length })}</h3>
      <ul>
        {people.map(({ userId }) => (
          <li key={userId._id}>{fullName(userId)}</li>
        ))}
      </ul>
    </section>
  );
}
