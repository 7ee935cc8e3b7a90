import type { OrderSummary } from '@sangamam/contract/orders/order';
import { familyBalanceOf } from '@sangamam/contract/ledger/balance/family-balance';
import { useId } from 'react';

import { totalLabel } from '#phrases/domain/payment-words.ts';
import * as phrases from '#phrases/orders/family/account.ts';
import { Amount } from '#web/domain/money/amount.tsx';
import { Facts } from '#web/ui/data/facts/facts.tsx';
import styles from './registrations.module.css';

/** What the family owes for a registration and its add-on orders together; nothing while no add-on order is sent. */
export function FamilyTotal({
  order,
  addonOrders,
}: {
  order: OrderSummary;
  addonOrders: readonly OrderSummary[];
}) {
  const heading = useId();
  if (addonOrders.every(({ status }) => status === 'INCOMPLETE' || status === 'CANCELLED')) return null;
  const family = familyBalanceOf([order, ...addonOrders].map(({ balance }) => balance));
  const fact = (name: string, amount: number) => ({
    name,
    value: <Amount amount={amount} currency={order.currency} />,
  });
  return (
    <section className={styles['addonOrder']} aria-labelledby={heading}>
      <h4 id={heading}>{phrases.allTogether}</h4>
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
