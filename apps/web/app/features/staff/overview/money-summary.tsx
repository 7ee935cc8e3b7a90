import type { EndpointData } from '@sangamam/contract/http/endpoint';
import type { getOverview } from '@sangamam/contract/overview/overview-endpoints';
import { useId } from 'react';

import * as phrases from '#phrases/staff/overview.ts';
import { Amount } from '#web/domain/money/amount.tsx';
import { Facts } from '#web/ui/data/facts/facts.tsx';
import { Card } from '#web/ui/layout/card/card.tsx';
import styles from './overview.module.css';

/** What registrations cost, what came and what is open, by currency: currencies are never added up. */
export function MoneySummary({ money }: { money: NonNullable<EndpointData<typeof getOverview>['money']> }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles['group']}>
      <h2 id={heading}>{phrases.money}</h2>
      {money.length === 0 && <p>{phrases.noMoneyYet}</p>}
      <div className={styles['money']}>
        {money.map(({ currency, total, received, open }) => (
          <Card key={currency} as="div">
            <Facts
              facts={[
                { name: phrases.total, value: <Amount amount={total} currency={currency} /> },
                { name: phrases.received, value: <Amount amount={received} currency={currency} /> },
                { name: phrases.open, value: <Amount amount={open} currency={currency} /> },
              ]}
            />
          </Card>
        ))}
      </div>
    </section>
  );
}
