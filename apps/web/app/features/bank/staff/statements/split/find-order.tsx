import type { PayableOrder } from '@sangamam/contract/bank/statements/accept-endpoints';
import { useState } from 'react';

import * as phrases from '#phrases/bank/staff/statements.ts';
import { TextField } from '#web/ui/form/field/text-field.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useBalances } from '../api.ts';
import { centsText } from '../cents-text.ts';
import styles from '../statements.module.css';

/** Finds registrations with an open balance by name or number. */
export function FindOrder({
  currency,
  taken,
  onAdd,
}: {
  currency: 'USD' | 'CAD';
  taken: readonly string[];
  onAdd: (order: PayableOrder) => void;
}) {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const query = useBalances({ currency, search });
  const found = search === '' ? undefined : query.data?.filter(({ orderId }) => !taken.includes(orderId));
  return (
    <div className={styles['find']}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSearch(typed.trim());
        }}
      >
        <TextField
          label={phrases.searchLabel}
          type="search"
          autoComplete="off"
          optional
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="secondary" loading={query.isFetching} idle={typed.trim().length < 2}>
          {phrases.search}
        </Button>
      </form>
      <output>{found?.length === 0 && !query.isFetching && phrases.nobodyFound}</output>
      {found && found.length > 0 && (
        <ul className={styles['found']} aria-label={phrases.found}>
          {found.map((order) => (
            <li key={order.orderId}>
              <span>
                <span className={styles['name']}>{order.registrantName}</span>{' '}
                <span className={styles['number']}>{order.tmpConvRegNo}</span>
                <span className={styles['sub']}>
                  {phrases.open({ amount: centsText(order.balance * 100, currency) })}
                  {order.isAddonOrder && ` · ${phrases.addonOrder}`}
                </span>
              </span>
              <Button
                size="sm"
                variant="secondary"
                aria-label={phrases.addOrder({ name: order.registrantName, number: order.tmpConvRegNo })}
                onClick={() => onAdd(order)}
              >
                {phrases.add}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
