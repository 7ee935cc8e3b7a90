import type { EndpointData } from '@sangamam/contract/http/endpoint';
import type { getOverview } from '@sangamam/contract/overview/overview-endpoints';
import { useId } from 'react';

import * as phrases from '#phrases/staff/overview.ts';
import { Amount } from '#web/domain/money/amount.tsx';
import { Card } from '#web/ui/layout/card/card.tsx';
import styles from './overview.module.css';

/** What registrations cost, what came and what is open, by currency: currencies are never added up. */
export function MoneySummary({ money }: { money: NonNullable<EndpointData<typeof getOverview>['money']> }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles['group']}>
      <h2 id={heading}>{phrases.money}</h2>
      <Card as="div">
        {money.length === 0 ? (
          <p>{phrases.noMoneyYet}</p>
        ) : (
          <table className={styles['money']}>
            <thead>
              <tr>
                <th scope="col">{phrases.currency}</th>
                <th scope="col">{phrases.total}</th>
                <th scope="col">{phrases.received}</th>
                <th scope="col">{phrases.open}</th>
              </tr>
            </thead>
            <tbody>
              {money.map(({ currency, total, received, open }) => (
                <tr key={currency}>
                  <th scope="row">{currency}</th>
                  {[total, received, open].map((amount, index) => (
                    // oxlint-disable-next-line react/no-array-index-key -- three amounts in a fixed order
                    <td key={index}>
                      <Amount amount={amount} currency={currency} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Card>
    </section>
  );
}
