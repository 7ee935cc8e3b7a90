import * as phrases from '#phrases/orders/account.ts';
import { shortDate, shortDateRange } from '@sangamam/contract/fields/dates/short-date';
import type { OrderSummary } from '@sangamam/contract/orders/order';
import { totalLabel } from '@sangamam/contract/payments/balance/balance-words';
import { orderActionNames, orderActions } from '@sangamam/contract/orders/order-actions';
import { useId, type FunctionComponent, type ReactNode } from 'react';

import { Amount } from '#web/domain/money/amount.tsx';
import { Card } from '#web/ui/layout/card/card.tsx';
import { Facts } from '#web/ui/data/facts/facts.tsx';
import { NumberTag } from '#web/domain/orders/number-tag.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';
import { ShuttleList } from '#web/domain/orders/shuttle-list.tsx';
import { StatusImage } from '#web/domain/orders/status-image.tsx';
import { conventionOver } from './convention-over.ts';
import { ConventionFacts } from './convention-facts.tsx';
import { FamilyTotal } from './family-total.tsx';
import type { OrderActionRenderers } from '../actions/order-action-renderers.ts';
import { RegistrationTimeline } from '../timeline/registration-timeline.tsx';
import styles from './registrations.module.css';
import { statusPictureOf } from './status-picture.ts';
import { statusSummaryOf, statusSummaryOfAll, type StatusSummary } from './status-summary.ts';

/**
 * One registration: its number, its status, whose turn it is, and its actions. `addonOrders` are those of this
 * registration.
 */
export function RegisteredOrder({
  order,
  addonOrders,
  renderers,
  checklist,
  HowToPay,
}: {
  order: OrderSummary;
  addonOrders: readonly OrderSummary[];
  renderers: OrderActionRenderers;
  /** What the family still needs for it. */
  checklist?: ReactNode;
  /** Whom to pay for one of them, how much and by when. */
  HowToPay?: FunctionComponent<{ order: OrderSummary }>;
}) {
  const heading = useId();
  const { conventionData } = order;
  const summary = statusSummaryOfAll(order, addonOrders);
  const { tone, words } = summary;
  const picture = statusPictureOf(order);
  return (
    <Card as="li" labelledBy={heading} className={styles['order']}>
      <div className={styles['orderHead']}>
        {picture && <StatusImage {...picture} />}
        <div className={styles['orderName']}>
          <h3 id={heading}>{conventionData.name}</h3>
          <ConventionFacts
            when={shortDateRange(conventionData.startDate, conventionData.endDate)}
            where={conventionData.location}
          />
        </div>
        <StatusBadge tone={tone}>{words}</StatusBadge>
      </div>
      <OrderBody
        order={order}
        summary={summary}
        hasPaidAddons={addonOrders.some(
          ({ status, paymentStatus }) => status !== 'CANCELLED' && paymentStatus !== null,
        )}
        renderers={renderers}
        checklist={checklist}
        howToPay={HowToPay && <HowToPay order={order} />}
      />
      {addonOrders.map((addonOrder) => (
        <AddonOrder
          key={addonOrder._id}
          order={addonOrder}
          renderers={renderers}
          howToPay={HowToPay && <HowToPay order={addonOrder} />}
        />
      ))}
      <FamilyTotal order={order} addonOrders={addonOrders} />
    </Card>
  );
}

/** Add-ons bought after the registration was sent, shown inside it. */
function AddonOrder({ order, renderers, howToPay }: Pick<ActionProps, 'order' | 'renderers' | 'howToPay'>) {
  const heading = useId();
  const summary = statusSummaryOf(order);
  const { tone, words } = summary;
  return (
    <section className={styles['addonOrder']} aria-labelledby={heading}>
      <div className={styles['orderHead']}>
        <h4 id={heading} className={styles['orderName']}>
          {phrases.addOnsBoughtLater}
        </h4>
        <StatusBadge tone={tone}>{words}</StatusBadge>
      </div>
      <OrderBody order={order} summary={summary} renderers={renderers} howToPay={howToPay} />
    </section>
  );
}

interface ActionProps {
  order: OrderSummary;
  /** Whether a payment was reported for add-ons of this registration. */
  hasPaidAddons?: boolean;
  renderers: OrderActionRenderers;
  checklist?: ReactNode;
  howToPay?: ReactNode;
}

function OrderBody({
  order,
  summary: { tone, whose, next },
  hasPaidAddons = false,
  renderers,
  checklist,
  howToPay,
}: ActionProps & { summary: StatusSummary }) {
  const { tmpConvRegNo, permConvRegNo, packageName, parentOrderId, reason } = order;
  const hasTotal = packageName !== null || parentOrderId !== null;
  const numbers: { name: string; value: ReactNode }[] = parentOrderId
    ? [{ name: phrases.number, value: <NumberTag number={tmpConvRegNo} /> }]
    : [
        {
          name: permConvRegNo ? phrases.registrationNumber : phrases.temporaryRegistrationNumber,
          value: <NumberTag number={permConvRegNo ?? tmpConvRegNo} />,
        },
        { name: phrases.packageLabel, value: packageName },
      ];
  return (
    <>
      <div className={styles['next']} data-tone={tone}>
        {whose && (
          <p className={styles['whose']}>
            {phrases.next} <strong>{whose}</strong>
          </p>
        )}
        <p>{next}</p>
        {reason && <p className={styles['reason']}>“{reason}”</p>}
      </div>
      {howToPay}
      <Facts facts={[...numbers, ...(hasTotal ? moneyFacts(order) : [])]} />
      {checklist}
      <ShuttleList shuttles={order.shuttles} heading="h4" />
      <RegistrationTimeline order={order} />
      <OrderActions order={order} hasPaidAddons={hasPaidAddons} renderers={renderers} />
    </>
  );
}

/** The total with its fee; while a payment is under way also what has come, what is open and by when. */
function moneyFacts({ balance, currency }: OrderSummary): { name: string; value: ReactNode }[] {
  const { fee, total, received, open, dueDate } = balance;
  const fact = (name: string, amount: number) => ({
    name,
    value: <Amount amount={amount} currency={currency} />,
  });
  return [
    ...(fee > 0 ? [fact(phrases.convenienceFee, fee)] : []),
    fact(totalLabel(balance), total),
    ...(received > 0 ? [fact(phrases.received, received)] : []),
    ...(received > 0 && open > 0 ? [fact(phrases.stillOpen, open)] : []),
    ...(dueDate !== null && open > 0 ? [{ name: phrases.dueBy, value: shortDate(dueDate) }] : []),
  ];
}

function OrderActions({ order, hasPaidAddons = false, renderers }: ActionProps) {
  const { conventionData, parentOrderId, balance } = order;
  const offered = orderActions({
    ...order,
    isAddonOrder: parentOrderId !== null,
    hasPaidAddons,
    openAmount: balance.open,
    registrationOpen: conventionData.registrationOpen,
    conventionOver: conventionOver(conventionData),
    uploadFamilyPicture: conventionData.uploadFamilyPicture,
  });
  const acts = offered.flatMap((action) => {
    const Renderer = renderers[action];
    return Renderer ? { action, Renderer } : [];
  });
  if (acts.length === 0) return null;
  const about = parentOrderId ? phrases.addOnsOf({ name: conventionData.name }) : conventionData.name;
  return (
    <div className={styles['actions']}>
      {acts.map(({ action, Renderer }) => (
        <Renderer
          key={action}
          order={order}
          name={`${orderActionNames[action]}: ${about}`}
          main={urgent.has(action) || (action === 'HOW_TO_PAY' && balance.state === 'PART_RECEIVED')}
        />
      ))}
    </div>
  );
}

/** The main actions, of which an order offers at most one at a time. */
const urgent: ReadonlySet<string> = new Set(['CONTINUE', 'PAY', 'RETRY_PAYMENT']);
