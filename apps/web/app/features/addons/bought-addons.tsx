import { declinedKey } from '@sangamam/contract/pricing/addon-lines';
import { useQueries } from '@tanstack/react-query';

import * as phrases from '#phrases/addons.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { useOrder } from './api/order.ts';
import styles from './addons-form/addons-form.module.css';
import { keyName } from './addons-form/key-name.ts';

/** The add-ons a family already has, so that nothing is bought twice. Renders nothing if there are none. */
export function BoughtAddons({ orderIds }: { orderIds: readonly string[] }) {
  const orders = useQueries({ queries: orderIds.map((orderId) => useOrder.options(orderId)) });
  const bought = orders
    .flatMap(({ data }) => data?.selectedAddons ?? [])
    .filter(({ data }) => data.key !== declinedKey);
  if (bought.length === 0) return null;
  return (
    <Callout title={phrases.youAlreadyHave}>
      <ul className={styles['bought']}>
        {bought.map(({ addonId, title, data: { key, value } }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same piece may stand in several orders
          <li key={`${addonId} ${key} ${place}`}>
            {[title, keyName(key)].filter(Boolean).join(', ')}
            {value.quantity > 1 && ` × ${value.quantity}`}
          </li>
        ))}
      </ul>
    </Callout>
  );
}
