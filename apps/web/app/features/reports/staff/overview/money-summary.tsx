import { adminPaths } from '@sangamam/contract/admin-paths';
import type { EndpointData } from '@sangamam/contract/http/endpoint';
import type { getOverview } from '@sangamam/contract/reports/overview/overview-endpoints';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';
import { useId } from 'react';

import * as phrases from '#phrases/reports/staff/overview.ts';
import { allConventions, conventionParameter } from '#web/domain/conventions/use-convention.ts';
import { Amount } from '#web/domain/money/amount.tsx';
import { CountLink } from '#web/ui/data/count-link/count-link.tsx';
import { Facts } from '#web/ui/data/facts/facts.tsx';
import { Card } from '#web/ui/layout/card/card.tsx';

import styles from './overview.module.css';

/**
 * What registrations cost, what came and what is open, by currency: currencies are never added up. Each amount leads to the
 * registrations that it is the sum of; who keeps the books gets their open balances, of one convention.
 */
export function MoneySummary({
  money,
  chosen,
  books,
}: {
  money: NonNullable<EndpointData<typeof getOverview>['money']>;
  /** The convention in the links: an id, or all. */
  chosen: string;
  /** Whether the reader may open the books. */
  books: boolean;
}) {
  const heading = useId();
  const registrationsIn = (currency: Currency) => {
    const query = { places: 'HELD', currency, [conventionParameter]: chosen };
    return `${adminPaths.registrations}?${new URLSearchParams(query).toString()}`;
  };
  const balancesIn = (currency: Currency) =>
    `${adminPaths.books}?${new URLSearchParams({ [conventionParameter]: chosen, book: `${chosen}.${currency}` }).toString()}#open-balances`;
  const linked = (name: string, amount: number, currency: Currency, inBooks = false) => ({
    name,
    value: (
      <CountLink
        count={amount}
        to={inBooks ? balancesIn(currency) : registrationsIn(currency)}
        what={phrases.moneyOf[inBooks ? 'balances' : 'registrations']({ name })}
      >
        <Amount amount={amount} currency={currency} />
      </CountLink>
    ),
  });
  return (
    <section aria-labelledby={heading} className={styles['group']}>
      <h2 id={heading}>{phrases.money}</h2>
      {money.length === 0 && <p>{phrases.noMoneyYet}</p>}
      <div className={styles['money']}>
        {money.map(({ currency, total, received, open, waived, over }) => (
          <Card key={currency} as="div">
            <Facts
              facts={[
                linked(phrases.total, total, currency),
                linked(phrases.received, received, currency),
                linked(phrases.open, open, currency, books && chosen !== allConventions),
              ]}
            />
            {(waived > 0 || over > 0) && (
              <p className={styles['sums']}>
                {phrases.moneyAddsUp({
                  left: formatMoney(total - received, currency),
                  open: formatMoney(open, currency),
                  waived: waived > 0 ? formatMoney(waived, currency) : null,
                  over: over > 0 ? formatMoney(over, currency) : null,
                })}
              </p>
            )}
          </Card>
        ))}
      </div>
    </section>
  );
}
