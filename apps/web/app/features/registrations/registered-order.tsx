import type { OrderSummary } from '@sangamam/contract/orders/order';
import { orderActionNames, orderActions, type OrderAction } from '@sangamam/contract/orders/order-actions';
import { spokenDateRange } from '@sangamam/contract/fields/spoken-date';
import { useId } from 'react';

import { paths } from '#web/config/paths.ts';
import { chooseConvention } from '#web/lib/session/session.ts';
import { Amount } from '#web/ui/amount/amount.tsx';
import { LinkButton } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/card/card.tsx';
import { Facts } from '#web/ui/facts/facts.tsx';
import { NumberTag } from '#web/ui/number-tag/number-tag.tsx';
import { StatusBadge } from '#web/ui/status-badge/status-badge.tsx';
import { ConventionFacts } from './convention-facts.tsx';
import type { FlowState } from './flow-state.ts';
import styles from './registrations.module.css';
import { standingOf } from './standing.ts';

/** One registration: its number, where it stands, who has to act, and what can be done with it. */
export function RegisteredOrder({ order }: { order: OrderSummary }) {
  const heading = useId();
  const { conventionData, tmpConvRegNo, permConvRegNo, packageName, total, currency, reason } = order;
  const standing = standingOf(order);
  const actions = orderActions({ ...order, registrationOpen: conventionData.registrationOpen });
  return (
    <Card as="li" labelledBy={heading} className={styles['order']}>
      <div className={styles['orderHead']}>
        <div>
          <h3 id={heading}>
            {conventionData.name}
            {order.parentOrderId && ' · Add-ons'}
          </h3>
          <ConventionFacts
            when={spokenDateRange(conventionData.startDate, conventionData.endDate)}
            where={conventionData.location}
          />
        </div>
        <StatusBadge tone={standing.tone}>{standing.words}</StatusBadge>
      </div>
      <div className={styles['next']} data-tone={standing.tone}>
        {standing.whose && (
          <p className={styles['whose']}>
            Next: <strong>{standing.whose}</strong>
          </p>
        )}
        <p>{standing.next}</p>
        {reason && <p className={styles['reason']}>“{reason}”</p>}
      </div>
      <Facts
        facts={[
          {
            name: permConvRegNo ? 'Registration number' : 'Temporary registration number',
            value: <NumberTag number={permConvRegNo ?? tmpConvRegNo} />,
          },
          { name: 'Package', value: packageName },
          { name: 'Total', value: packageName && <Amount amount={total} currency={currency} /> },
        ]}
      />
      {actions.length > 0 && (
        <div className={styles['actions']}>
          {actions.map((action, index) => (
            <OrderActionLink key={action} action={action} order={order} main={index === 0} />
          ))}
        </div>
      )}
    </Card>
  );
}

function OrderActionLink({
  action,
  order,
  main,
}: {
  action: OrderAction;
  order: OrderSummary;
  main: boolean;
}) {
  const variant = main && action !== 'VIEW' ? 'primary' : 'secondary';
  const named = `${orderActionNames[action]}: ${order.conventionData.name}`;
  const state: FlowState = { comeFrom: 'myAccount', orderId: order._id };
  return (
    <LinkButton
      to={addressOf(action, order)}
      state={state}
      variant={variant}
      aria-label={named}
      onClick={action === 'CONTINUE' ? () => chooseConvention(order.conventionData._id) : undefined}
    >
      {orderActionNames[action]}
    </LinkButton>
  );
}

/** Where an action leads; who had chosen a package before goes on at the review. */
function addressOf(action: OrderAction, { _id, packageName }: OrderSummary): string {
  switch (action) {
    case 'CONTINUE':
      return packageName === null ? paths.participants : paths.review;
    case 'PAY':
    case 'RETRY_PAYMENT':
      return paths.payment(_id);
    case 'VIEW':
      return paths.reviewOf(_id);
  }
}
