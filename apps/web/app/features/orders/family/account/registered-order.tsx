import type { OrderSummary } from '@sangamam/contract/orders/order';
import { useId, type FunctionComponent, type ReactNode } from 'react';
import { familyBalanceOf } from '@sangamam/contract/ledger/balance/family-balance';
import * as phrases from '#phrases/orders/family/account.ts';
import { formatDateRange } from '#web/lib/text/calendar-text.ts';
import { Card } from '#web/ui/layout/card/card.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';
import { StatusImage } from '#web/domain/orders/status-image.tsx';
import { totalLabel } from '#phrases/domain/payment-words.ts';
import { Amount } from '#web/domain/money/amount.tsx';
import { Facts } from '#web/ui/data/facts/facts.tsx';

import type { OrderActionRenderers } from '../actions/order-action-renderers.ts';
import { checklistDecides, countToDo, type ChecklistLinks } from './checklist-tasks.ts';
import { ConventionFacts } from './convention-facts.tsx';
import { conventionOver } from './convention-over.ts';
import { NextTask } from './next-task.tsx';
import { OrderBody } from './order-body.tsx';
import { OwnChecklist } from './own-checklist.tsx';
import styles from './registrations.module.css';
import { statusPictureOf } from './status-picture.ts';
import { statusSummaryOf, statusSummaryOfAll } from './status-summary.ts';
import { useOwnReadiness } from '../api.ts';

/**
 * The checklist of a confirmed family; undefined while it is not known, and for a registration in another status, which
 * says itself whose turn it is.
 */
function useConfirmedChecklist(order: OrderSummary) {
  const { data, isLoading } = useOwnReadiness(checklistDecides(order) ? order._id : undefined);
  return { items: data, isLoading };
}

/**
 * One registration: its number, its status, whose turn it is, and its actions. `addonOrders` are those of this
 * registration.
 */
export function RegisteredOrder({
  order,
  addonOrders,
  renderers,
  links,
  HowToPay,
  Asked,
}: {
  order: OrderSummary;
  addonOrders: readonly OrderSummary[];
  renderers: OrderActionRenderers;
  /** Where the family settles each topic of its checklist. */
  links: ChecklistLinks;
  /** Whom to pay for one of them, how much and by when. */
  HowToPay?: FunctionComponent<{ order: OrderSummary }>;
  /** What a registrar asks about one of them, with the form to answer it. */
  Asked?: FunctionComponent<{ order: OrderSummary }>;
}) {
  const heading = useId();
  const { conventionData } = order;
  const { items, isLoading } = useConfirmedChecklist(order);
  const summary = statusSummaryOfAll(order, addonOrders, items && countToDo(items));
  const { tone, words } = summary;
  const picture = statusPictureOf(order);
  return (
    <Card as="li" bordered={!conventionOver(conventionData)} labelledBy={heading} className={styles['order']}>
      <div className={styles['orderHead']}>
        {picture && <StatusImage {...picture} />}
        <div className={styles['orderName']}>
          <h3 id={heading}>{conventionData.name}</h3>
          <ConventionFacts
            when={formatDateRange(conventionData.startDate, conventionData.endDate)}
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
        nextTask={<NextTask items={items} isLoading={isLoading} links={links} name={conventionData.name} />}
        checklist={<OwnChecklist order={order} links={links} />}
        howToPay={HowToPay && <HowToPay order={order} />}
        asked={Asked && <Asked order={order} />}
      />
      {addonOrders.map((addonOrder) => (
        <AddonOrder
          key={addonOrder._id}
          order={addonOrder}
          renderers={renderers}
          howToPay={HowToPay && <HowToPay order={addonOrder} />}
          asked={Asked && <Asked order={addonOrder} />}
        />
      ))}
      <FamilyTotal order={order} addonOrders={addonOrders} />
    </Card>
  );
}

/** Add-ons bought after the registration was sent, shown inside it. */
function AddonOrder({
  order,
  renderers,
  howToPay,
  asked,
}: {
  order: OrderSummary;
  renderers: OrderActionRenderers;
  howToPay?: ReactNode;
  asked?: ReactNode;
}) {
  const summary = statusSummaryOf(order);
  const { tone, words } = summary;
  return (
    <section className={styles['addonOrder']} aria-label={nameOf(phrases.addOnsBoughtLater, order)}>
      <div className={styles['orderHead']}>
        <h4 className={styles['orderName']}>{phrases.addOnsBoughtLater}</h4>
        <StatusBadge tone={tone}>{words}</StatusBadge>
      </div>
      <OrderBody order={order} summary={summary} renderers={renderers} howToPay={howToPay} asked={asked} />
    </section>
  );
}

/** What the family owes for a registration and its add-on orders together; nothing while no add-on order is sent. */
function FamilyTotal({ order, addonOrders }: { order: OrderSummary; addonOrders: readonly OrderSummary[] }) {
  if (addonOrders.every(({ status }) => status === 'INCOMPLETE' || status === 'CANCELLED')) return null;
  const family = familyBalanceOf([order, ...addonOrders].map(({ balance }) => balance));
  const fact = (name: string, amount: number) => ({
    name,
    value: <Amount amount={amount} currency={order.currency} />,
  });
  return (
    <section className={styles['addonOrder']} aria-label={nameOf(phrases.allTogether, order)}>
      <h4>{phrases.allTogether}</h4>
      <Facts
        facts={[
          fact(totalLabel(family), family.total),
          fact(phrases.received, family.received),
          fact(phrases.stillOpen, family.open),
        ]}
      />
    </section>
  );
}

/** The name of a part of a card: several cards have the same parts. */
function nameOf(part: string, { conventionData: { name } }: OrderSummary): string {
  return phrases.partOf({ part, name });
}
